import type { Browser } from "playwright";

const SLOWDOWN = 4;

/**
 * Milliseconds that a page spends on compiling and running scripts until its network is idle, with a processor four
 * times slower: Chromium's own count, the same for classic scripts and modules.
 */
export async function scriptTime(browser: Browser, pageUrl: string): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable");
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await page.goto(pageUrl, { waitUntil: "networkidle" });
  const { metrics } = await session.send("Performance.getMetrics");
  await context.close();
  const seconds = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return (seconds("ScriptDuration") + seconds("V8CompileDuration")) * 1_000;
}
