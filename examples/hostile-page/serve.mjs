import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { pathToFileURL } from "node:url";

/** How a page allows the widget: its script-src, and what its script tag needs for it. */
export const POLICIES = {
  "nonce only": { script: "'nonce-NONCE'", attributes: 'nonce="NONCE" data-nonce="NONCE"' },
  "strict-dynamic": { script: "'nonce-NONCE' 'strict-dynamic'", attributes: 'nonce="NONCE"' },
  "host allow-list": { script: "WATTLEAF" },
  "Trusted Types": { script: "WATTLEAF", more: "; require-trusted-types-for 'script'; trusted-types 'none'" },
  COEP: {
    script: "WATTLEAF",
    headers: { "cross-origin-embedder-policy": "require-corp", "cross-origin-opener-policy": "same-origin" },
  },
  "pinned by integrity": {
    script: "WATTLEAF",
    attributes: 'integrity="INTEGRITY" crossorigin="anonymous"',
    pinned: true,
  },
};

const read = (name) => readFile(new URL(name, import.meta.url), "utf8");

/**
 * Serves the page on the loopback address under each policy, at `/?policy=NAME`; further attributes of the script tag
 * come from the query, such as `&data-target=%23chat`. `&plain` leaves out the hostile styles.
 *
 * @throws when the port is in use
 */
export async function serveHostilePage({ port, wattleafOrigin, widgetKey }) {
  const [html, style] = [await read("index.html"), await read("style.css")];

  async function pageFor(query) {
    const policy = POLICIES[query.get("policy") ?? "host allow-list"];
    const nonce = randomUUID();
    const release = policy.pinned
      ? await (await fetch(`${wattleafOrigin}/widget/release.json`)).json()
      : { src: "/widget.js", integrity: "" };
    const fill = (text = "") =>
      text.replaceAll("NONCE", nonce).replaceAll("WATTLEAF", wattleafOrigin).replaceAll("INTEGRITY", release.integrity);
    const data = [...query].filter(([name]) => name.startsWith("data-")).map(([name, value]) => `${name}="${value}"`);
    const tag = `<script async src="${wattleafOrigin}${release.src}" data-key="${widgetKey}" ${fill(policy.attributes)} ${data.join(" ")}></script>`;
    const page = html.replace("<!-- widget -->", tag);
    return {
      body: query.has("plain") ? page.replace(/<link[^>]*>/, "") : page,
      headers: {
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": `default-src 'none'; style-src 'self'; img-src 'self'; script-src ${fill(policy.script)}; connect-src ${wattleafOrigin}; form-action 'none'; frame-ancestors 'none'${policy.more ?? ""}`,
        ...policy.headers,
      },
    };
  }

  const server = createServer(async ({ url }, response) => {
    const { pathname, searchParams } = new URL(url, "http://localhost");
    if (pathname === "/style.css") return response.writeHead(200, { "content-type": "text/css" }).end(style);
    if (pathname === "/favicon.ico") return response.writeHead(204).end();
    if (pathname !== "/") return response.writeHead(404).end("Not found");
    const { body, headers } = await pageFor(searchParams);
    return response.writeHead(200, headers).end(body);
  });
  await new Promise((resolve, reject) => server.once("error", reject).listen(port, "localhost", resolve));
  return {
    url: new URL(`http://localhost:${server.address().port}/`),
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { PORT = "3001", WATTLEAF_ORIGIN = "http://localhost:3000", WIDGET_KEY } = process.env;
  if (!WIDGET_KEY) throw new Error("Set WIDGET_KEY to the partner's widget key");
  const { url } = await serveHostilePage({
    port: Number(PORT),
    wattleafOrigin: WATTLEAF_ORIGIN,
    widgetKey: WIDGET_KEY,
  });
  for (const name of Object.keys(POLICIES)) console.info(`${name}: ${url.href}?policy=${encodeURIComponent(name)}`);
}
