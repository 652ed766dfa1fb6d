import { describe, expect, it } from "vitest";
import { themeOf } from "./page-theme";

describe("themeOf", () => {
  it.each([
    ["rgb(255, 255, 255)", "light"],
    ["rgb(17, 24, 39)", "dark"],
    ["rgba(0, 0, 0, 0.9)", "dark"],
    ["oklch(0.21 0.034 264.665)", "dark"],
    ["oklab(0.98 -0.001 0.002)", "light"],
    ["lab(96.5 0 0)", "light"],
    ["lch(12 3 250 / 0.95)", "dark"],
    ["color(srgb 0.95 0.96 0.9)", "light"],
    ["color(display-p3 0.1 0.1 0.1 / 1)", "dark"],
  ])("%s is %s", (color, theme) => expect(themeOf(color)).toBe(theme));

  it.each(["rgba(0, 0, 0, 0)", "color(srgb 0 0 0 / 0.2)", "transparent", ""])("one sees through %j", (color) => {
    expect(themeOf(color)).toBeUndefined();
  });
});
