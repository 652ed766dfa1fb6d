import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { servePartnerPage } from "../../examples/partner-page/serve";
import { startServer } from "../../packages/server/src/main";
import { cheapPasswords } from "./cheap-passwords";

/** The real server, and two pages of the same partner: one on an origin that its list allows, one on no list. */
export interface Site {
  /** Origin to open in a browser; cookies and Origin checks want this spelling, not 127.0.0.1. */
  url: string;
  partnerPage: string;
  unlistedPage: string;
  /** Where its letters are. */
  outbox: string;
  stop(): Promise<void>;
}

/**
 * Serves the built site on a fresh database. Everything on free loopback ports; needs `bun run build` before.
 * @param settings environment variables that depend on where the site will be
 */
export async function startSite(
  settings: (siteUrl: string) => Promise<Record<string, string>> = async () => ({}),
): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), "wattleaf-e2e-"));
  const outbox = join(folder, "outbox");
  const partnerPort = await freePort();
  const port = await freePort();
  const server = await startServer({
    parts: { passwordHasher: cheapPasswords },
    env: {
      NODE_ENV: "test",
      LOG_LEVEL: "silent",
      HOST: "127.0.0.1",
      PORT: String(port),
      PARTNER_DEMO_PORT: String(partnerPort),
      DATABASE_URL: `file:${join(folder, "site.db")}`,
      MAIL_OUTBOX: outbox,
      ...(await settings(`http://localhost:${port}`)),
    },
  });
  const widgetKey = server.partnerDemo?.widgetKey ?? "";
  const partner = await servePartnerPage({ port: partnerPort, wattleafOrigin: server.url, widgetKey });
  const unlisted = await servePartnerPage({ port: 0, wattleafOrigin: server.url, widgetKey });
  return {
    url: server.url,
    partnerPage: partner.url.href,
    unlistedPage: unlisted.url.href,
    outbox,
    async stop() {
      await Promise.all([partner.stop(true), unlisted.stop(true), server.stop()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Asked of the system right before use: the server's settings take no port 0, because its own URL is made of it. */
async function freePort(): Promise<number> {
  const probe = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: () => new Response() });
  const { port = 0 } = probe;
  await probe.stop(true);
  return port;
}
