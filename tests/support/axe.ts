import axe, { type RunOptions } from "axe-core";
import type { Page } from "playwright";
import { NIGHTLY } from "./nightly";

type AxeWindow = Window & { axe: typeof axe };

/** The parts of a finding that help the reader of a failed test. */
interface Violation {
  theme: Theme;
  rule: string;
  impact: string;
  where: string[];
}

type Theme = "dark" | "light";

// axe-core leaves WCAG 2.2's rule out unless asked for it.
const ALL_RULES = { rules: { "target-size": { enabled: true } } };
/** A theme only changes colors, so all other rules run once. */
const COLOR_RULES = { runOnly: ["color-contrast", "link-in-text-block"] };

interface Look {
  theme: Theme;
  options: RunOptions;
}
const BOTH_THEMES: readonly Look[] = [
  { theme: "dark", options: COLOR_RULES },
  { theme: "light", options: ALL_RULES },
];
let looks = 0;
/** By day the pages take turns: every page is checked, in one theme. */
const nextLooks = (): readonly Look[] =>
  NIGHTLY ? BOTH_THEMES : [{ theme: looks++ % 2 === 0 ? "light" : "dark", options: ALL_RULES }];

/**
 * What axe-core finds on the page as it stands, shadow roots included: at night in both themes, by day in one.
 * Leaves the page light.
 * @param within a selector of what alone is looked at: a menu covers targets that are reached again once it is closed
 * @returns violations of every impact, from minor to critical, best practices included
 */
export async function axeViolations(page: Page, within?: string): Promise<Violation[]> {
  // Evaluated rather than added as a script, which the page's content security policy would reject.
  await page.evaluate(`if (!window.axe) { ${axe.source} }`);
  const found: Violation[] = [];
  for (const { theme, options } of nextLooks()) {
    await page.emulateMedia({ colorScheme: theme });
    await colorsSettled(page);
    const violations = await page.evaluate(
      async ({ rules, part }) => {
        const { axe: engine } = window as unknown as AxeWindow;
        const results = await engine.run(part ?? document, { ...rules, resultTypes: ["violations"], preload: false });
        return results.violations.map(({ id, impact, nodes }) => ({
          rule: id,
          impact: impact ?? "",
          where: nodes.map(({ html, failureSummary }) => `${html.slice(0, 200)}\n${failureSummary ?? ""}`),
        }));
      },
      { rules: options, part: within },
    );
    for (const violation of violations) found.push({ theme, ...violation });
  }
  await page.emulateMedia({ colorScheme: "light" });
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
