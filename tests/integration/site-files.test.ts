import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Site } from "../../packages/server/src/http/site-files";

const folder = mkdtempSync(join(tmpdir(), "wattleaf-site-"));
const script = `console.log("wattleaf");\n`.repeat(100);
const BUILT_ORIGIN = "https://built.invalid";
const FILES = {
  "app/routes.json": JSON.stringify({
    origin: BUILT_ORIGIN,
    prerendered: ["/", "/pricing"],
    notFound: "/404",
    notFoundOf: {},
    client: { "/chat": "shell/chat.html", "/blog/:id": "shell/post.html" },
    signedIn: { "/": "/chat" },
    inlineScripts: ["sha256-abc"],
  }),
  "app/en/index.html": "<html lang=en>home</html>",
  "app/zh/index.html": "<html lang=zh>首页</html>",
  "app/en/pricing/index.html": `<html lang=en>pricing <link rel=canonical href="${BUILT_ORIGIN}/pricing">`.padEnd(
    2_000,
  ),
  "app/en/404/index.html": "<html lang=en>not found</html>",
  "app/zh/404/index.html": "<html lang=zh>未找到</html>",
  "app/sitemap.xml": `<loc>${BUILT_ORIGIN}/pricing</loc>`,
  "app/robots.txt": `Sitemap: ${BUILT_ORIGIN}/sitemap.xml`,
  "app/en/shell/chat.html": "<html lang=en>shell</html>",
  "app/zh/shell/chat.html": "<html lang=zh>外壳</html>",
  "app/en/shell/post.html": "<html lang=en>shell</html>",
  "app/assets/entry-abc.js": script,
  "widget/widget.js": script,
  "widget/widget/panel.abc.js": script,
  "client/wattleaf-client.tgz": "packed",
  "client/index.js": "not a package",
  "secret.txt": "not for the web",
};

const siteAt = (origin: string) =>
  new Site(
    { app: join(folder, "app"), widget: join(folder, "widget"), client: join(folder, "client") },
    { origin, headers: { "x-every": "file" } },
  );
let site: Site;
beforeAll(() => {
  for (const [path, content] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  site = siteAt("https://energy.example");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const get = async (path: string, headers: Record<string, string> = {}) =>
  site.respond(new Request(`http://localhost${path}`, { headers }));

describe("a page", () => {
  test.each([
    ["/", {}, "home"],
    ["/", { cookie: "language=zh" }, "首页"],
    ["/?lang=zh", {}, "首页"],
    ["/?lang=en", { cookie: "language=zh" }, "home"],
    ["/", { cookie: "language=klingon" }, "home"],
    ["/", { cookie: "wattleaf_session=abc" }, "shell"],
    ["/chat", { cookie: "language=zh" }, "外壳"],
    ["/pricing", { cookie: "wattleaf_session=abc" }, "pricing"],
  ])("%s with %o is in the reader's language", async (path, headers, text) => {
    const response = await get(path, headers as Record<string, string>);
    expect(response.status).toBe(200);
    expect(response.headers.get("vary")).toContain("Cookie");
    expect(await response.text()).toContain(text);
  });

  test.each(["/chat", "/blog/7"])("%s is the shell", async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain("shell");
  });

  test("with a trailing slash leads to its one address", async () => {
    const response = await get("/pricing/?lang=en");
    expect(response.status).toBe(308);
    expect(response.headers.get("location")).toBe("/pricing?lang=en");
  });

  test.each([
    ["/no/such/page", {}, "not found"],
    ["/blog", {}, "not found"],
    ["/404", {}, "not found"],
    ["/no-such-page", { cookie: "wattleaf_session=abc" }, "not found"],
    ["/no-such-page", { cookie: "language=zh" }, "未找到"],
    ["/no-such-page?lang=zh", {}, "未找到"],
  ])("%s with %o is a 404 in the reader's language", async (path, headers, text) => {
    const response = await get(path, headers as Record<string, string>);
    expect(response.status).toBe(404);
    expect(response.headers.get("vary")).toContain("Cookie");
    expect(await response.text()).toContain(text);
  });
});

test.each(["/pricing", "/chat", "/no/such/page"])(
  "%s may run the scripts that the build wrote into it",
  async (path) => {
    const policy = (await get(path)).headers.get("content-security-policy");
    expect(policy).toContain("script-src 'self' 'sha256-abc';");
  },
);

describe("an absolute URL", () => {
  test.each(["/pricing", "/sitemap.xml", "/robots.txt"])("in %s uses the site's own origin", async (path) => {
    const text = await (await get(path)).text();
    expect(text).toContain("https://energy.example/");
    expect(text).not.toContain(BUILT_ORIGIN);
  });

  test.each(["br", "gzip"])("is the same in a page sent as %s", async (encoding) => {
    const response = await get("/pricing", { "accept-encoding": encoding });
    expect(response.headers.get("content-encoding")).toBe(encoding);
    const bytes = Buffer.from(await response.arrayBuffer());
    const text = String(encoding === "br" ? brotliDecompressSync(bytes) : gunzipSync(bytes));
    expect(text).toBe(await (await get("/pricing")).text());
  });

  test("changes the page when the setting changes, without a new build", async () => {
    const etag = (await get("/pricing")).headers.get("etag") ?? "";
    const request = new Request("http://localhost/pricing", { headers: { "if-none-match": etag } });
    const response = await siteAt("https://moved.example").respond(request);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('href="https://moved.example/pricing"');
  });
});

describe("a cached page", () => {
  test("is a 304 without a body until the page changes", async () => {
    const first = await get("/");
    const etag = first.headers.get("etag") ?? "";
    const again = await get("/", { "if-none-match": `"other", ${etag}` });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
    expect(again.headers.get("vary")).toContain("Cookie");

    expect((await get("/", { "if-none-match": etag, cookie: "language=zh" })).status).toBe(200);
    expect((await get("/", { "if-none-match": etag, cookie: "wattleaf_session=abc" })).status).toBe(200);
  });

  test("still becomes a 404 when the page does not exist", async () => {
    const etag = (await get("/chat")).headers.get("etag") ?? "";
    expect((await get("/no/such/page", { "if-none-match": etag })).status).toBe(404);
  });
});

test.each(["/", "/chat", "/no-such-page", "/assets/entry-abc.js", "/widget.js", "/robots.txt"])(
  "%s carries the headers of every response, compressed or not, and when it is cached",
  async (path) => {
    const first = await get(path);
    expect(first.headers.get("x-every")).toBe("file");
    expect((await get(path, { "accept-encoding": "br" })).headers.get("x-every")).toBe("file");
    const again = await get(path, { "if-none-match": first.headers.get("etag") ?? "" });
    expect(again.headers.get("x-every")).toBe("file");
  },
);

describe("a file", () => {
  test("with a hash in its name is cached for a year", async () => {
    const response = await get("/assets/entry-abc.js");
    expect(response.headers.get("cache-control")).toContain("immutable");
    expect(await response.text()).toBe(script);
  });

  test("is compressed for clients that accept it", async () => {
    const response = await get("/assets/entry-abc.js", { "accept-encoding": "gzip" });
    expect(response.headers.get("content-encoding")).toBe("gzip");
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(bytes.length).toBeLessThan(script.length / 5);
    expect(gunzipSync(bytes).toString()).toBe(script);
  });

  test("is compressed as the client weighs the encodings", async () => {
    const encodingOf = async (accepts: string) =>
      (await get("/assets/entry-abc.js", { "accept-encoding": accepts })).headers.get("content-encoding");
    expect(await encodingOf("br;q=0.2, gzip;q=0.8")).toBe("gzip");
    expect(await encodingOf("gzip;q=0, br;q=0")).toBeNull();
  });

  test.each(["/widget.js", "/widget/panel.abc.js"])("%s of the widget can be loaded by any page", async (path) => {
    const response = await get(path);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(response.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  });

  test.each([
    "/../secret.txt",
    "/..%2fsecret.txt",
    "/assets/..%2f..%2fsecret.txt",
    "/widget/..%2f..%2fsecret.txt",
    "/routes.json",
    "/assets/%00.js",
  ])("%s exposes nothing", async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toMatch(/not for the web|prerendered/);
  });
});
