import { createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import config from "../../packages/app/vite.config";

/* The site under `bun run dev`, requested as curl does: without a browser's Accept header. */

/** twind's development build warns about every string in the sources that is not a class name: thousands of lines. */
const dropWarning = (warning: Event) => warning.preventDefault();

let server: ViteDevServer;
beforeAll(async () => {
  addEventListener("warning", dropWarning);
  server = await createServer({
    ...config,
    configFile: false,
    logLevel: "silent",
    // Dependency bundles are only for a browser; leaves the developer's cache unchanged.
    optimizeDeps: { noDiscovery: true },
    server: { host: "127.0.0.1", port: 0, strictPort: false, watch: null, hmr: false, ws: false },
  });
  await server.listen();
});
afterAll(() => {
  removeEventListener("warning", dropWarning);
  return server.close();
});

async function get(path: string, headers: Record<string, string> = {}) {
  const address = server.httpServer?.address();
  if (typeof address !== "object" || address === null) throw new Error("Vite does not listen");
  const response = await fetch(`http://127.0.0.1:${address.port}${path}`, { headers });
  return { status: response.status, type: response.headers.get("content-type"), text: await response.text() };
}

test.each([
  ["/", {}, 200, "Energy AI Assistant"],
  ["/pricing", {}, 200, "Start free. Pay when it pays off."],
  ["/pricing", { cookie: "theme=dark; language=zh" }, 200, "先免费用，值得再付费。"],
  ["/pricing?lang=zh", {}, 200, "先免费用，值得再付费。"],
  ["/no/such/page", {}, 404, "404 Page Not Found"],
  ["/no/such/page", { cookie: "language=zh" }, 404, "404 页面不存在"],
])("%s with %o is served with its status", async (path, headers, status, heading) => {
  const page = await get(path, headers as Record<string, string>);
  expect(page).toMatchObject({ status, type: expect.stringContaining("text/html") });
  expect(/<h1[^>]*>(.*?)<\/h1>/.exec(page.text)?.[1]).toContain(heading);
});

test("a page that only the browser renders is served as the shell", async () => {
  const { status, text } = await get("/dashboard");
  expect(status).toBe(200);
  expect(text).toContain(`<div id="root"></div>`);
  expect(text).toContain(`src="/src/entry-client.tsx"`);
});
