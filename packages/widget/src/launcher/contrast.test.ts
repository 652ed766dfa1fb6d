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

describe("textOn", () => {
  it("reaches 4.5:1 on every accent", () => {
    const steps = Array.from({ length: 18 }, (_, step) => step * 15);
    let lowest = 21;
    for (const r of steps)
      for (const g of steps)
        for (const b of steps) {
          const accent = `#${[r, g, b].map((value) => value.toString(16).padStart(2, "0")).join("")}`;
          const own = luminance([r, g, b]);
          lowest = Math.min(lowest, textOn(accent) === "#fff" ? 1.05 / (own + 0.05) : (own + 0.05) / 0.05);
        }
    expect(lowest).toBeGreaterThanOrEqual(4.5);
  });
});
