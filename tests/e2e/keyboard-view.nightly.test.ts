import type { Page } from "playwright";
import { signUpWithMeter } from "../support/sign-up";
import { expect, show, test } from "../support/story";

/* On a phone, no focused element is under the sticky header or the tab bar (WCAG 2.4.11). */

const PHONE = { viewport: { width: 390, height: 844 } };
/** More tab stops than any page has. */
const MAX_STOPS = 150;

/** The focused element, and whether one of the bars covers part of it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const { top, bottom, height } = element.getBoundingClientRect();
    const bar = document.querySelector("[data-tab-bar]")?.getBoundingClientRect();
    const header = document.querySelector("header")?.getBoundingClientRect();
    const roomTop = header && header.top >= 0 && document.querySelector("header.sticky") ? header.bottom : 0;
    const roomBottom = bar && bar.height > 0 ? bar.top : innerHeight;
    const isBar = element.closest("[data-tab-bar], header, .sr-only") !== null;
    const isTall = height > roomBottom - roomTop;
    const isHidden = !isBar && !isTall && (top < roomTop || bottom > roomBottom);
    return { name: element.getAttribute("aria-label") ?? element.textContent ?? element.tagName, isHidden };
  });

/** Tabs through the page once and returns the focused elements that are covered. */
async function hiddenStops(page: Page, key: "Tab" | "Shift+Tab"): Promise<string[]> {
  const hidden: string[] = [];
  let stops = 0;
  for (; stops < MAX_STOPS; stops += 1) {
    await page.keyboard.press(key);
    const stop = await focused(page);
    // After the last one, focus would move to the browser's own controls.
    if (!stop) break;
    if (stop.isHidden) hidden.push(stop.name);
  }
  expect(stops).toBeGreaterThan(3);
  expect(stops).toBeLessThan(MAX_STOPS);
  return hidden;
}

test("fields of the settings, the dashboard and the setup are in view when they have the focus", async ({
  open,
  site,
}) => {
  const page = await open("/settings", { ...PHONE, before: (fresh) => signUpWithMeter(fresh, site) });
  for (const path of ["/settings", "/dashboard", "/onboarding"]) {
    await show(page, path);
    expect({ [path]: await hiddenStops(page, "Tab") }).toEqual({ [path]: [] });
    expect({ [path]: await hiddenStops(page, "Shift+Tab") }).toEqual({ [path]: [] });
  }
});

test("so are those of sign-in and registration", async ({ open }) => {
  const page = await open("/login", PHONE);
  for (const path of ["/login", "/register"]) {
    await show(page, path);
    expect({ [path]: await hiddenStops(page, "Tab") }).toEqual({ [path]: [] });
    expect({ [path]: await hiddenStops(page, "Shift+Tab") }).toEqual({ [path]: [] });
  }
});

test("the check detects a covered field", async ({ open }) => {
  const page = await open("/register", PHONE);
  await page.evaluate(() => {
    document.documentElement.style.scrollPadding = "0";
  });
  expect(await hiddenStops(page, "Tab")).not.toEqual([]);
});
