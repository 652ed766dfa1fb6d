import { describe, expect, it } from "vitest";
import { compileTokens } from "./compile";

const page = (...tokens: string[]) => compileTokens(tokens, "page");
const empty = page();
/** What the tokens add to the style sheet. */
const rulesOf = (...tokens: string[]) => page(...tokens).slice(empty.length);

describe("compileTokens", () => {
  it("writes a rule for a class", () => {
    expect(rulesOf("flex")).toContain(".flex{display:flex}");
  });

  it("skips words that are not classes", () => {
    expect(page("no-such-class", "https://wattleaf.example", "bg-blue-500", "text-13xl")).toBe(empty);
  });

  it("produces the same text for the same classes", () => {
    const tokens = ["md:flex", "flex", "hover:bg-brand", "text-sm"];
    expect(page(...tokens)).toBe(page(...tokens));
  });

  it.each([
    ["max-h-[16rem]", "{max-height:16rem}"],
    ["hover:underline", ":hover{text-decoration-line:underline}"],
    ["md:grid-cols-2", "@media (min-width:768px){"],
    ["narrow:h-auto", "@media (max-width:20rem){"],
    ["motion-reduce:animate-none", "@media (prefers-reduced-motion:reduce){"],
    ["focus-visible:ring-2", ":focus-visible{"],
    ["aria-invalid:border-danger", '[aria-invalid="true"]{'],
    ["data-[state=active]:text-ink", "[data-state=active]{"],
    ["size-11", "{width:2.75rem;height:2.75rem}"],
    ["min-h-dvh", "{min-height:100dvh}"],
    ["max-w-container", "{max-width:1200px}"],
    ["duration-250", "{transition-duration:250ms}"],
  ])("supports %s", (token, css) => {
    expect(page(token)).toContain(css);
  });

  it("references tokens, with and without an opacity", () => {
    expect(page("bg-brand")).toContain("background-color:var(--wl-brand)}");
    expect(page("bg-brand/20")).toContain("background-color:color-mix(in srgb,var(--wl-brand) 20%,transparent)}");
    expect(page("bg-ink/[0.06]")).toContain("color-mix(in srgb,var(--wl-ink) 6%,transparent)");
    expect(page("ring-brand")).toContain("--tw-ring-color:var(--wl-brand)}");
  });

  it("puts states after the plain class, wider screens after narrower ones, and dark last", () => {
    const css = page("dark:p-1", "lg:p-2", "md:p-3", "hover:p-4", "p-5");
    const order = [".p-5", ".hover\\:p-4", ".md\\:p-3", ".lg\\:p-2", ".dark\\:p-1"].map((rule) => css.indexOf(rule));
    expect(order).not.toContain(-1);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  it("applies dark: under the system's scheme unless light was chosen, and under the explicit choice", () => {
    const css = page("dark:underline");
    expect(css).toContain(
      "@media (prefers-color-scheme:dark){:where(:root:not([data-theme=light])) .dark\\:underline{",
    );
    expect(css).toContain(":where([data-theme=dark]) .dark\\:underline{");
  });

  it("names a rule as in the source, although twind sorts the variants", () => {
    expect(page("md:dark:underline")).toContain(".md\\:dark\\:underline{");
    expect(page("!hover:underline")).toContain(".\\!hover\\:underline:hover{");
  });

  it("resets a page's elements only for a page", () => {
    expect(page("flex")).toContain("body{margin:0");
    const shadow = compileTokens(["flex"], "shadow");
    expect(shadow).not.toMatch(/(^|[,}\n])(html|body)\b/);
    expect(shadow).toContain(":host{all:initial");
    expect(shadow).toContain(".flex{display:flex}");
    // After the reset, which would undo the color scheme.
    expect(shadow.indexOf(":host{color-scheme:")).toBeGreaterThan(shadow.indexOf(":host{all:initial"));
  });

  it("uses pixels in a shadow root, where rem depends on the host page", () => {
    const shadow = compileTokens(["p-4", "text-sm", "max-h-[16rem]", "w-[min(22rem,88vw)]"], "shadow");
    expect(shadow).toContain("{padding:16px}");
    expect(shadow).toContain("{font-size:14px;line-height:22px}");
    expect(shadow).toContain(".max-h-\\[16rem\\]{max-height:256px}");
    expect(shadow).toContain("{width:min(352px,88vw)}");
    expect(shadow).not.toMatch(/\drem[;}]/);
  });
});
