import { describe, expect, it } from "vitest";
import { contrastRatio } from "./contrast";
import { type TokenName, darkTokens, lightTokens, pageTokensCss, shadowTokensCss, tokenNames } from "./tokens";

/** WCAG 2.2 AA contrast: text, and the edges of controls. */
const TEXT_RATIO = 4.5;
const CONTROL_RATIO = 3;

const textPairs: [text: TokenName, ground: TokenName][] = [
  ...(["paper", "surface", "sunken", "brand-soft", "amber-soft", "danger-soft"] as const).map(
    (ground): [TokenName, TokenName] => ["ink", ground],
  ),
  ["muted", "paper"],
  ["muted", "surface"],
  ["muted", "sunken"],
  ["muted", "brand-soft"],
  ["muted", "danger-soft"],
  ["brand-strong", "paper"],
  ["brand-strong", "surface"],
  ["brand-strong", "sunken"],
  ["brand-strong", "brand-soft"],
  ["on-brand", "brand-strong"],
  ["paper", "danger"],
  ["amber", "paper"],
  ["amber", "surface"],
  ["amber", "amber-soft"],
  ["danger", "paper"],
  ["danger", "surface"],
  ["danger", "danger-soft"],
  ["on-forest", "forest"],
  ["on-forest-muted", "forest"],
  ["brand", "forest"],
  ["paper", "ink"],
];

const controlPairs: [edge: TokenName, ground: TokenName][] = [
  ["line-strong", "paper"],
  ["line-strong", "surface"],
  ["brand-strong", "paper"],
  ["danger", "surface"],
];

describe.each([
  ["light", lightTokens],
  ["dark", darkTokens],
] as const)("the %s theme", (_, tokens) => {
  it.each(textPairs)("shows %s on %s as readable text", (text, ground) => {
    expect(contrastRatio(tokens[text], tokens[ground])).toBeGreaterThanOrEqual(TEXT_RATIO);
  });

  it.each(controlPairs)("draws a visible edge of %s on %s", (edge, ground) => {
    expect(contrastRatio(tokens[edge], tokens[ground])).toBeGreaterThanOrEqual(CONTROL_RATIO);
  });
});

describe("contrastRatio", () => {
  it("matches the ends of the WCAG scale", () => {
    expect(contrastRatio("#000000", "#ffffff")).toBeCloseTo(21, 5);
    expect(contrastRatio("#34a853", "#34a853")).toBe(1);
  });

  it("shows why the brand green is not used for text on white", () => {
    expect(contrastRatio(lightTokens.brand, lightTokens.surface)).toBeLessThan(TEXT_RATIO);
  });
});

describe("token style sheets", () => {
  it("contain each token for the page's system scheme and for both explicit choices", () => {
    for (const name of tokenNames) expect(pageTokensCss().split(`--wl-${name}:`)).toHaveLength(5);
  });

  it("put the explicit choice after the media query, so that it wins", () => {
    const css = pageTokensCss();
    expect(css.indexOf("[data-theme=light]")).toBeGreaterThan(css.indexOf("@media (prefers-color-scheme:dark)"));
  });

  it("put the tokens on the host of a shadow root", () => {
    expect(shadowTokensCss()).toContain(":host{color-scheme:light");
    expect(shadowTokensCss()).not.toContain(":root");
  });
});
