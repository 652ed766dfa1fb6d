import { fileURLToPath } from "node:url";
import { type Browser, type BrowserContextOptions, chromium, type LaunchOptions, type Page } from "playwright";
import { findChromium } from "../../scripts/lib/chromium";

const WRAPPER = fileURLToPath(new URL("./chromium.sh", import.meta.url));

/**
 * Debian's build in a container runs as root and has no GPU and little shared memory; the other flags keep Chromium
 * from making its own network requests.
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

/**
 * Optimizing the scripts of pages that live for seconds costs more than it saves: without it, and without a process for
 * the GPU, a run of the tests needs a seventh less CPU time. Not for measurements.
 */
const SHORT_LIVED_PAGES = ["--js-flags=--no-opt --no-maglev --single-threaded-gc", "--in-process-gpu"];

/** A page in its own browser context, and its problems so far. */
export interface WatchedPage {
  page: Page;
  /** Console errors, uncaught exceptions, failed requests and responses of 400 and above, each as one line. */
  problems: readonly string[];
  close(): Promise<void>;
}

/**
 * Starts the Chromium that `bun run test` has found, or finds one. Installs nothing.
 * @param flags besides those of every browser here
 * @throws when this machine has none.
 */
export async function launchBrowser(flags: readonly string[] = []): Promise<Browser> {
  const options = await launchOptions();
  return chromium.launch({ ...options, args: [...CHROMIUM_FLAGS, ...flags] });
}

let ofThread: Browser | undefined;

/**
 * The Chromium of this thread, for one file at a time: files that run together would share its clipboard. It starts with
 * the first and ends with the thread.
 */
export async function threadBrowser(): Promise<Browser> {
  if (!ofThread?.isConnected()) ofThread = await chromium.launch(await launchOptions(SHORT_LIVED_PAGES));
  return ofThread;
}

/** What a file has left open, before the next one has the browser. */
export async function closeContexts(browser: Browser): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()));
}

async function launchOptions(flags: readonly string[] = []): Promise<LaunchOptions> {
  const path = await findChromium();
  if (path === undefined) throw new Error("No Chromium here: set CHROMIUM_PATH, or run `bun run test` once");
  return { executablePath: WRAPPER, args: [...CHROMIUM_FLAGS, ...flags], env: { ...process.env, CHROMIUM_PATH: path } };
}

/**
 * Opens an empty page in a context of its own (own cookies, own storage) and watches it.
 * `expected` names problems that belong to the test, such as /401 .*auth\.login/ for a wrong password.
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
    // Chromium repeats each failed response on the console, without its URL; the response event has the details.
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource"))
      note(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => note(`exception: ${error.message}`));
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "failed";
    // Leaving a page, or stopping an answer, aborts its requests.
    if (reason !== "net::ERR_ABORTED") note(`request: ${reason} ${request.method()} ${request.url()}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400)
      note(`response: ${response.status()} ${response.request().method()} ${response.url()}`);
  });
  return { page, problems, close: () => context.close() };
}
