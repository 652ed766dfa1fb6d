import { expect, test } from "vitest";
import { plainColors } from "./colors";

test("tokens become the colors of the light theme", () => {
  expect(plainColors(`<path fill="var(--wl-brand)"/>`)).toBe(`<path fill="#34a853"/>`);
});

test("a mixture becomes one color", () => {
  const mixed = plainColors(`<path fill="color-mix(in srgb, var(--wl-surface) 25%, var(--wl-ink))"/>`);
  // A quarter of white and three quarters of #111c16.
  expect(mixed).toBe(`<path fill="#4d5550"/>`);
});

test.each(["var(--wl-made-up)", "color-mix(in oklab, var(--wl-ink) 10%, red)"])("%s is an error", (color) => {
  expect(() => plainColors(`<path fill="${color}"/>`)).toThrow();
});
