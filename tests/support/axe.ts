import axe, { type RunOptions } from "axe-core";
import type { Page } from "playwright";
import { NIGHTLY } from "./nightly";

type AxeWindow = Window & { axe: typeof axe };

/** The parts of a finding that help the reader of a failed test. */
interface Violation {
  look: LookName;
  rule: string;
  impact: string;
  where: string[];
}

type LookName = "dark" | "forced colors" | "light";

// axe-core leaves WCAG 2.2's rule out unless asked for it.
const ALL_RULES = { rules: { "target-size": { enabled: true } } };
/** A theme only changes colors, so all other rules run once. */
const COLOR_RULES = { runOnly: ["color-contrast", "link-in-text-block"] };

interface Look {
  name: LookName;
  options: RunOptions;
}
const ALL_LOOKS: readonly Look[] = [
  { name: "dark", options: COLOR_RULES },
  { name: "forced colors", options: COLOR_RULES },
  { name: "light", options: ALL_RULES },
];
const LOOKS_BY_DAY: readonly LookName[] = ["light", "dark", "forced colors"];
let looks = 0;
/** By day the pages take turns: every page is checked, in one look. */
const nextLooks = (): readonly Look[] =>
  NIGHTLY ? ALL_LOOKS : [{ name: LOOKS_BY_DAY[looks++ % LOOKS_BY_DAY.length] ?? "light", options: ALL_RULES }];

const mediaOf = (look: LookName) =>
  ({
    colorScheme: look === "dark" ? "dark" : "light",
    forcedColors: look === "forced colors" ? "active" : "none",
  }) as const;

/**
 * What axe-core finds on the page as it stands, shadow roots included: at night in both themes and in forced
 * colors, by day in one of them. Leaves the page light.
 * @param within a selector of what alone is looked at: a menu covers targets that are reached again once it is closed
 * @returns violations of every impact, from minor to critical, best practices included
 */
export async function axeViolations(page: Page, within?: string): Promise<Violation[]> {
  // Evaluated rather than added as a script, which the page's content security policy would reject.
  await page.evaluate(`if (!window.axe) { ${axe.source} }`);
  const found: Violation[] = [];
  for (const { name, options } of nextLooks()) {
    await page.emulateMedia(mediaOf(name));
    await colorsSettled(page);
    const violations = await page.evaluate(
      async ({ rules, part, isForced }) => {
        const { axe: engine } = window as unknown as AxeWindow;
        // Chromium paints text in the forced color and tells axe of the page's own.
        const valueOf = CSSStyleDeclaration.prototype.getPropertyValue;
        if (isForced)
          CSSStyleDeclaration.prototype.getPropertyValue = function getPropertyValue(property) {
            return valueOf.call(this, property === "-webkit-text-fill-color" ? "color" : property);
          };
        const results = await engine
          .run(part ?? document, { ...rules, resultTypes: ["violations"], preload: false })
          .finally(() => {
            CSSStyleDeclaration.prototype.getPropertyValue = valueOf;
          });
        return results.violations.map(({ id, impact, nodes }) => ({
          rule: id,
          impact: impact ?? "",
          where: nodes.map(({ html, failureSummary }) => `${html.slice(0, 200)}\n${failureSummary ?? ""}`),
        }));
      },
      { rules: options, part: within, isForced: name === "forced colors" },
    );
    for (const violation of violations) found.push({ look: name, ...violation });
  }
  await page.emulateMedia(mediaOf("light"));
  return found;
}

/** An element that inherits a color starts its transition after its parent's, so one idle frame is not enough. */
const CALM_FRAMES = 2;

/** Ends color transitions at their final value, until none starts again. */
const colorsSettled = (page: Page) =>
  page.evaluate(async (calmFrames) => {
    for (let calm = 0; calm < calmFrames;) {
      await new Promise(requestAnimationFrame);
      const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
      for (const transition of transitions) transition.finish();
      calm = transitions.length > 0 ? 0 : calm + 1;
    }
  }, CALM_FRAMES);
