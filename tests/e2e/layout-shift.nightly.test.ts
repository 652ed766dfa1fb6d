import type { Page } from "playwright";
import { signUpWithMeter } from "../support/sign-up";
import { expect, show, test } from "../support/story";

/* Pages do not move while loading: the cumulative layout shift, as the browser measures it. */

const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1440, height: 900 };
/** "Good" ends at 0.1; the rest here is a header that changes when the user is loaded. */
const MAX_SHIFT = 0.02;

interface ShiftWindow extends Window {
  shifted: number;
}

const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const view = window as unknown as ShiftWindow;
    view.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) view.shifted += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });

async function shiftOf(page: Page, path: string): Promise<number> {
  await show(page, path);
  await page.waitForLoadState("networkidle");
  return page.evaluate(() => (window as unknown as ShiftWindow).shifted);
}

for (const viewport of [PHONE, LAPTOP]) {
  test(`a visitor's pages do not move, ${viewport.width} px`, async ({ open }) => {
    const page = await open("/", { viewport, before: watchShifts, expected: [/^response: 404 GET .*\/nowhere$/] });
    for (const path of ["/", "/dashboard", "/chat", "/login", "/nowhere", "/settings", "/onboarding"]) {
      expect(await shiftOf(page, path), path).toBeLessThan(MAX_SHIFT);
    }
  });

  test(`a household's dashboard does not move, ${viewport.width} px`, async ({ open, site }) => {
    const page = await open("/settings", {
      viewport,
      before: async (fresh) => {
        await watchShifts(fresh);
        await signUpWithMeter(fresh, site);
      },
    });
    for (const path of ["/dashboard", "/settings", "/chat"]) {
      expect(await shiftOf(page, path), path).toBeLessThan(MAX_SHIFT);
    }
  });
}

test("the check detects a shift", async ({ open }) => {
  const page = await open("/login", { viewport: LAPTOP, before: watchShifts });
  await page.waitForLoadState("networkidle");
  await page.evaluate(() =>
    document.querySelector("main")?.insertAdjacentHTML("afterbegin", "<p style='height:40vh'>"),
  );
  await expect.poll(() => page.evaluate(() => (window as unknown as ShiftWindow).shifted)).toBeGreaterThan(MAX_SHIFT);
});
