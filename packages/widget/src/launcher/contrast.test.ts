import { describe, expect, it } from "vitest";
import { textOn } from "./contrast";

/** WCAG 2.2's own formula, with the two-part transfer curve. */
function luminance(rgb: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = rgb.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const contrast = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

/** Many accents' luminance, with that of the text on each. */
const ACCENTS = (() => {
  const steps = Array.from({ length: 18 }, (_, step) => step * 15);
  const colors = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => [r, g, b])));
  return colors.map((color) => {
    const accent = `#${color.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
    return { own: luminance(color), text: textOn(accent) === "#fff" ? 1 : 0 };
  });
})();

describe("textOn", () => {
  it("reaches 4.5:1 on every accent", () => {
    expect(Math.min(...ACCENTS.map(({ own, text }) => contrast(own, text)))).toBeGreaterThanOrEqual(4.5);
  });

  it.each([1, 0])("or the accent stands out from a page of luminance %d", (page) => {
    const edge = ACCENTS.map(({ own, text }) => Math.max(contrast(own, page), contrast(text, page)));
    expect(Math.min(...edge)).toBeGreaterThanOrEqual(3);
  });
});
