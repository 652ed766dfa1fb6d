import { servePartnerPage } from "../../examples/partner-page/serve.mjs";
import { startServer } from "../../packages/server/src/main";
import { SetupError } from "./fail";

/** A server that listens on a port until it is stopped. */
interface Running {
  url: string;
  stop(): Promise<void>;
}

/** How long open requests may take to finish before the process exits. */
const STOP_TIMEOUT_MS = 5_000;

/**
 * Starts the server and the partner demo page, prints their URLs, and stops both on SIGINT or SIGTERM.
 * @throws StartError of the server for a bad value, a taken port or an unwritable folder; SetupError for the page's
 * port.
 */
export async function serve(env: NodeJS.ProcessEnv): Promise<void> {
  const running: Running[] = [];
  stopOnSignal(running);

  const site = await startServer({ env });
  running.push(site);
  const page = site.partnerDemo && (await startPartnerPage(site.partnerDemo, site.url));
  if (page) running.push(page);

  const { demoUrl, mailDestination } = site;
  const facts = {
    Site: site.url,
    Demo: demoUrl ? `${demoUrl} (one click to the read-only sample household)` : "off (SEED_DEMO=off)",
    "Partner page": page ? page.url : "off",
    "Email goes to": mailDestination,
  };
  console.log("");
  for (const [name, value] of Object.entries(facts)) console.log(`${name.padEnd(13)} ${value}`);
}

/** The demo partner's page, on its own port so that the widget runs cross-origin. */
async function startPartnerPage(demo: { port: number; widgetKey: string }, wattleafOrigin: string): Promise<Running> {
  try {
    const page = await servePartnerPage({ ...demo, wattleafOrigin });
    return { url: page.url.origin, stop: () => page.stop(true) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
    throw new SetupError(
      `port ${demo.port} of the partner page is taken; set PARTNER_DEMO_PORT to a free one, or to off`,
    );
  }
}

/** The first signal lets open requests finish, a second one exits at once. */
function stopOnSignal(running: readonly Running[]): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
    await Promise.allSettled(running.map((each) => each.stop()));
    process.exit(0);
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
}
