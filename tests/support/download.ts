import { buffer } from "node:stream/consumers";
import type { Page } from "playwright";

/** Does what downloads a file, and gives the file. */
export async function downloadBy(page: Page, act: () => Promise<unknown>): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent("download"), act()]);
  return { name: download.suggestedFilename(), bytes: await buffer(await download.createReadStream()) };
}
