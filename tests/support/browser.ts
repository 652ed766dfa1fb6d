import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright";
import { findChromium } from "../../scripts/lib/chromium";

/**
 * Debian's build in a container runs as root and has no GPU and little shared memory;
 * the other flags keep Chromium from talking to the world on its own.
 */
const CHROMIUM_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-dev-shm-usage",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** A page of its own browser context, and what went wrong on it so far. */
export interface WatchedPage {
  page: Page;
  /** Console errors, uncaught exceptions, failed requests and answers of 400 and above, each as one line. */
  problems: readonly string[];
  close(): Promise<void>;
}

/**
 * Starts the Chromium that `bun run test` has found, or finds one. Installs nothing.
 * @throws when this machine has none.
 */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = await findChromium();
  if (executablePath === undefined) throw new Error("No Chromium here: set CHROMIUM_PATH, or run `bun run test` once");
  return chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
}

/**
 * Opens an empty page in a context of its own (own cookies, own storage) and watches it.
 * `expected` names problems that belong to the test, such as /401 .*\/api\/auth\/user/ for a visitor.
 */
export async function openWatchedPage(
  browser: Browser,
  { expected = [], ...options }: BrowserContextOptions & { expected?: readonly RegExp[] } = {},
): Promise<WatchedPage> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const problems: string[] = [];
  const note = (problem: string) => {
    if (!expected.some((pattern) => pattern.test(problem))) problems.push(problem);
  };

  page.on("console", (message) => {
    // Chromium repeats each bad answer on the console, without saying which; the response says it better.
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource"))
      note(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => note(`exception: ${error.message}`));
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "failed";
    // Leaving a page, or stopping an answer, ends its requests.
    if (reason !== "net::ERR_ABORTED") note(`request: ${reason} ${request.method()} ${request.url()}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400)
      note(`response: ${response.status()} ${response.request().method()} ${response.url()}`);
  });
  return { page, problems, close: () => context.close() };
}
