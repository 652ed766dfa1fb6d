import { fileURLToPath } from "node:url";

export interface PartnerPageOptions {
  /** 0 picks a free port. */
  port: number;
  /** The Wattleaf origin: scheme, host and port, for example "http://localhost:3000". */
  wattleafOrigin: string;
  /** The public key that identifies the partner to Wattleaf. */
  widgetKey: string;
}

const read = (name: string) => Bun.file(fileURLToPath(new URL(name, import.meta.url))).text();

/**
 * Serves the example utility's page on the loopback address, under the strictest content security policy that the
 * widget allows: it only needs the Wattleaf origin in script-src and connect-src.
 *
 * @throws when the port is in use
 */
export async function servePartnerPage({ port, wattleafOrigin, widgetKey }: PartnerPageOptions) {
  const page = (await read("index.html"))
    .replaceAll("https://wattleaf.example", wattleafOrigin)
    .replaceAll("YOUR_WIDGET_KEY", widgetKey);
  const style = await read("style.css");
  const icon = await read("icon.svg");
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

  return Bun.serve({
    port,
    hostname: "localhost",
    routes: {
      "/": () =>
        new Response(page, {
          headers: { "content-type": "text/html; charset=utf-8", "content-security-policy": policy },
        }),
      "/style.css": () => new Response(style, { headers: { "content-type": "text/css; charset=utf-8" } }),
      "/icon.svg": () => new Response(icon, { headers: { "content-type": "image/svg+xml" } }),
    },
    fetch: () => new Response("Not found", { status: 404 }),
  });
}

if (import.meta.main) {
  const {
    PORT = "3001",
    WATTLEAF_ORIGIN: wattleafOrigin = "http://localhost:3000",
    WIDGET_KEY: widgetKey,
  } = process.env;
  if (!widgetKey) throw new Error("Set WIDGET_KEY to the partner's widget key");
  const server = await servePartnerPage({ port: Number(PORT), wattleafOrigin, widgetKey });
  console.info(`Partner page on ${server.url.href}`);
}
