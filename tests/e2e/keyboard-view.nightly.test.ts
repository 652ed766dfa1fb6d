import type { Page } from "playwright";
import { signUpWithDevices } from "../support/sign-up";
import { expect, show, test } from "../support/story";
import { MANY_PAGES, SIGNED_IN_PATHS, WIDE_PX } from "../support/views";

/*
 * The Tab key leads to everything on a page that can be used, each with a visible mark, and no focused element is under
 * the sticky header or the tab bar (WCAG 2.1.1, 2.4.7, 2.4.11).
 */

const PHONE = { viewport: { width: 390, height: 844 } };
/** More tab stops than any page has. */
const MAX_STOPS = 250;
/** Set on every element that had the focus. */
const VISITED = "data-visited";

/** The focused element, whether it has a mark, and whether one of the bars covers part of it. */
const focused = (page: Page) =>
  page.evaluate((visited) => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    element.setAttribute(visited, "");
    const { top, bottom, height, left, right } = element.getBoundingClientRect();
    const bar = document.querySelector("[data-tab-bar]")?.getBoundingClientRect();
    const header = document.querySelector("header")?.getBoundingClientRect();
    const isUnder = header && left < header.right && right > header.left;
    const roomTop = isUnder && header.top >= 0 && document.querySelector("header.sticky") ? header.bottom : 0;
    const roomBottom = bar && bar.height > 0 ? bar.top : innerHeight;
    const isBar = element.closest("[data-tab-bar], header, .sr-only") !== null;
    const isTall = height > roomBottom - roomTop;
    // Scrolling stops at whole pixels.
    const isHidden = !isBar && !isTall && (Math.ceil(top) < roomTop || Math.floor(bottom) > roomBottom);
    // A field inside a frame, or a box that is drawn beside its hidden input, shows the focus around it.
    const isMarked = [element, element.parentElement, ...(element.parentElement?.children ?? [])].some((each) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each ?? element);
      return (outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0) || boxShadow !== "none";
    });
    const name = element.getAttribute("aria-label") ?? element.textContent ?? element.tagName;
    const place = `${Math.round(top)} to ${Math.round(bottom)} px within ${Math.round(roomTop)} to ${Math.round(roomBottom)} px`;
    return { name: `${name}, ${place}`, isHidden, isMarked };
  }, VISITED);

/** What a mouse could use in view or below and the Tab key passed by, radio buttons aside, which arrow keys go through. */
const unreached = (page: Page) =>
  page.evaluate((visited) => {
    const usable = "a[href], button, input:not([type=radio]), select, textarea, summary, [role=slider]";
    return Array.from(document.querySelectorAll<HTMLElement>(usable))
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          !element.matches(":disabled, [role=tab]") &&
          !element.closest("[inert]") &&
          !element.hasAttribute(visited),
      )
      .map((element) => element.getAttribute("aria-label") ?? element.textContent ?? element.tagName);
  }, VISITED);

/** Tabs through the page once and returns the focused elements that are covered or bear no mark. */
async function hiddenStops(page: Page, key: "Tab" | "Shift+Tab"): Promise<string[]> {
  const hidden: string[] = [];
  let stops = 0;
  for (; stops < MAX_STOPS; stops += 1) {
    await page.keyboard.press(key);
    const stop = await focused(page);
    // After the last one, focus would move to the browser's own controls.
    if (!stop) break;
    if (stop.isHidden) hidden.push(`covered: ${stop.name}`);
    if (!stop.isMarked) hidden.push(`no mark: ${stop.name}`);
  }
  expect(stops).toBeGreaterThan(3);
  expect(stops).toBeLessThan(MAX_STOPS);
  return hidden;
}

test.for([390, 1440])(
  "everything on each signed-in screen is reached by Tab, in view and marked, at %i px",
  MANY_PAGES,
  async (width, { open, site }) => {
    const viewport = { width, height: width < WIDE_PX ? 844 : 900 };
    const page = await open("/dashboard", { viewport, before: (fresh) => signUpWithDevices(fresh, site) });
    const faults: Record<string, unknown> = {};
    for (const path of [...SIGNED_IN_PATHS, "/onboarding"]) {
      await show(page, path);
      const forward = await hiddenStops(page, "Tab");
      const passedBy = await unreached(page);
      const backward = await hiddenStops(page, "Shift+Tab");
      if (forward.length + passedBy.length + backward.length > 0) faults[path] = { forward, passedBy, backward };
    }
    expect(faults).toEqual({});
  },
);

test("fields of sign-in and registration are in view when they have the focus", async ({ open }) => {
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
