import { join } from "node:path";
import { servePartnerPage } from "../../examples/partner-page/serve.mjs";
import { DEMO_WIDGET_KEY } from "../../packages/server/src/db/seed/demo";
import { freePort, startServerProcess } from "./server-process";

/** The real server, and two pages of the same partner: one on an allowed origin, one on an origin that is not. */
export interface Site {
  /** Origin to open in a browser; cookies and Origin checks require this spelling, not 127.0.0.1. */
  url: string;
  partnerPage: string;
  unlistedPage: string;
  /** The folder of its emails. */
  outbox: string;
  /** URL of its database. */
  database: string;
}

export interface RunningSite extends Site {
  stop(): Promise<void>;
}

/**
 * Serves the built site on a fresh database and free loopback ports; needs `bun run build` before. Acts as if behind a
 * proxy: callers send their own address (`X-Forwarded-For`), or share 127.0.0.1's limits.
 * @param settings environment variables that depend on the site's URL
 */
export async function startSite(
  settings: (siteUrl: string) => Promise<Record<string, string>> = async () => ({}),
): Promise<RunningSite> {
  const port = await freePort();
  const page = { port: 0, wattleafOrigin: `http://localhost:${port}`, widgetKey: DEMO_WIDGET_KEY };
  const partner = await servePartnerPage(page);
  const unlisted = await servePartnerPage(page);
  const server = await startServerProcess({
    cheapPasswords: true,
    variables: {
      NODE_ENV: "test",
      LOG_LEVEL: "silent",
      PORT: String(port),
      PARTNER_DEMO_PORT: String(partner.port),
      RATE_LIMITS: "on",
      SEED_DEMO: "on",
      TRUSTED_PROXIES: "127.0.0.1",
      // The stand-ins for hubs are on this machine.
      HUB_PRIVATE_ADDRESSES: "on",
      // So are the servers and the pages of partners.
      PARTNER_LOOPBACK: "on",
      ...(await settings(page.wattleafOrigin)),
    },
  });
  await untilReady(server.url);
  return {
    url: server.url,
    partnerPage: partner.url.href,
    unlistedPage: unlisted.url.href,
    outbox: join(server.folder, "outbox"),
    database: `file:${join(server.folder, "bench.db")}`,
    async stop() {
      await Promise.all([partner.stop(true), unlisted.stop(true), server.stop()]);
    },
  };
}

/** Each look waits some seconds for the parts that are not ready. */
const MOST_LOOKS = 10;

/** As a load balancer does before it sends visitors. */
async function untilReady(url: string): Promise<void> {
  for (let look = 0; look < MOST_LOOKS; look += 1) if ((await fetch(`${url}/api/ready`)).ok) return;
  throw new Error("The site is not ready");
}
