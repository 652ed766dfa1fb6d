import type { Page } from "playwright";

/**
 * How far the page is wider than the screen, in CSS pixels, what it cuts off included. A box of its own may scroll, and
 * a long name may end in an ellipsis.
 */
export const surplusPx = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const ends = Array.from(document.querySelectorAll("main *, header *, footer *"), (element) => {
      const { right, width } = element.getBoundingClientRect();
      if (right <= clientWidth || width <= 1 || element.closest("svg, .sr-only")) return 0;
      for (let box = element.parentElement; box; box = box.parentElement) {
        const { overflowX, textOverflow } = getComputedStyle(box);
        if (textOverflow === "ellipsis" || ["auto", "scroll"].includes(overflowX)) return 0;
      }
      return right;
    });
    return Math.round(Math.max(scrollWidth, ...ends) - clientWidth);
  });
