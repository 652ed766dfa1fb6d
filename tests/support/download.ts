import { buffer } from "node:stream/consumers";
import type { Page } from "playwright";

/** Runs an action that downloads a file, and returns the file. */
export async function downloadBy(page: Page, act: () => Promise<unknown>): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent("download"), act()]);
  return { name: download.suggestedFilename(), bytes: await buffer(await download.createReadStream()) };
}
