import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { pathToFileURL } from "node:url";

const read = (name) => readFile(new URL(name, import.meta.url), "utf8");

/**
 * Serves the example utility's page on the loopback address, under the strictest content security policy that the
 * widget allows: it only needs the Wattleaf origin in script-src and connect-src.
 *
 * @param {import("./serve.d.mts").PartnerPageOptions} options
 * @returns {Promise<import("./serve.d.mts").PartnerPage>}
 * @throws when the port is in use
 */
export async function servePartnerPage({ port, wattleafOrigin, widgetKey }) {
  const page = (await read("index.html"))
    .replaceAll("https://wattleaf.example", wattleafOrigin)
    .replaceAll("YOUR_WIDGET_KEY", widgetKey);
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self'",
    `script-src ${wattleafOrigin}`,
    `connect-src ${wattleafOrigin}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
  const files = {
    "/": {
      body: page,
      headers: { "content-type": "text/html; charset=utf-8", "content-security-policy": policy },
    },
    "/style.css": { body: await read("style.css"), headers: { "content-type": "text/css; charset=utf-8" } },
    "/icon.svg": { body: await read("icon.svg"), headers: { "content-type": "image/svg+xml" } },
  };

  const server = createServer((request, response) => {
    const file = files[new URL(request.url, "http://localhost").pathname];
    response.writeHead(file ? 200 : 404, file?.headers).end(file?.body ?? "Not found");
  });
  await new Promise((resolve, reject) => {
    server.once("error", reject).listen(port, "localhost", resolve);
  });
  const { port: chosen } = server.address();
  return {
    port: chosen,
    url: new URL(`http://localhost:${chosen}/`),
    stop(closeConnections = false) {
      const closed = new Promise((resolve) => server.close(() => resolve()));
      if (closeConnections) server.closeAllConnections();
      return closed;
    },
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const {
    PORT = "3001",
    WATTLEAF_ORIGIN: wattleafOrigin = "http://localhost:3000",
    WIDGET_KEY: widgetKey,
  } = process.env;
  if (!widgetKey) throw new Error("Set WIDGET_KEY to the partner's widget key");
  const { url } = await servePartnerPage({ port: Number(PORT), wattleafOrigin, widgetKey });
  console.info(`Partner page on ${url.href}`);
}
