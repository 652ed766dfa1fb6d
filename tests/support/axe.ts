import axe from "axe-core";
import type { Page } from "playwright";

type AxeWindow = Window & { axe: typeof axe };

/** The parts of a finding that help the reader of a failed test. */
interface Violation {
  theme: Theme;
  rule: string;
  impact: string;
  where: string[];
}

/** A theme only changes colors, so all other rules run once. */
const COLOR_RULES = ["color-contrast", "link-in-text-block"];
const THEMES = [
  ["dark", { runOnly: COLOR_RULES }],
  // axe-core leaves WCAG 2.2's rule out unless asked for it.
  ["light", { rules: { "target-size": { enabled: true } } }],
] as const;
type Theme = (typeof THEMES)[number][0];

/**
 * What axe-core finds on the page as it stands, in both themes, shadow roots included. Leaves the page light.
 * @returns violations of every impact, from minor to critical, best practices included
 */
export async function axeViolations(page: Page): Promise<Violation[]> {
  // Evaluated rather than added as a script, which the page's content security policy would reject.
  await page.evaluate(`if (!window.axe) { ${axe.source} }`);
  const found: Violation[] = [];
  for (const [theme, options] of THEMES) {
    await page.emulateMedia({ colorScheme: theme });
    await colorsSettled(page);
    const violations = await page.evaluate(
      async (rules) => {
        const { axe: engine } = window as unknown as AxeWindow;
        const results = await engine.run(document, { ...rules, resultTypes: ["violations"] });
        return results.violations.map(({ id, impact, nodes }) => ({
          rule: id,
          impact: impact ?? "",
          where: nodes.map(({ html, failureSummary }) => `${html.slice(0, 200)}\n${failureSummary ?? ""}`),
        }));
      },
      "runOnly" in options ? { runOnly: [...options.runOnly] } : options,
    );
    for (const violation of violations) found.push({ theme, ...violation });
  }
  return found;
}

/** An element that inherits a color starts its transition after its parent's, so one idle frame is not enough. */
const CALM_FRAMES = 3;

const colorsSettled = (page: Page) =>
  page.evaluate(async (calmFrames) => {
    for (let calm = 0; calm < calmFrames;) {
      await new Promise(requestAnimationFrame);
      const isChanging = document.getAnimations().some((animation) => animation instanceof CSSTransition);
      calm = isChanging ? 0 : calm + 1;
    }
  }, CALM_FRAMES);
