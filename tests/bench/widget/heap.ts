import type { Browser } from "playwright";

const WARM_MOUNTS = 10;
const MOUNTS = 50;

/** Bytes of heap that 50 further mounts of an opened widget leave on the page, after a few to warm up. */
export async function heapGrowth(browser: Browser, pageUrl: string): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto(pageUrl, { waitUntil: "networkidle" });

  async function mount(times: number): Promise<number> {
    for (let mounted = 0; mounted < times; mounted++) {
      await page.evaluate("window.Wattleaf.open()");
      await page.locator("wattleaf-widget textarea").waitFor();
      await page.evaluate(
        "(() => { const { init } = window.Wattleaf; window.Wattleaf.destroy(); init({ key: 'wk_test' }); })()",
      );
    }
    await session.send("HeapProfiler.collectGarbage");
    return (await session.send("Runtime.getHeapUsage")).usedSize;
  }

  const before = await mount(WARM_MOUNTS);
  const after = await mount(MOUNTS);
  await context.close();
  return after - before;
}
