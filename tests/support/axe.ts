import axe from "axe-core";
import type { Page } from "playwright";

type AxeWindow = Window & { axe: typeof axe };

/** What of a rule's findings matters to a reader of a failed test. */
interface Violation {
  theme: Theme;
  rule: string;
  where: string[];
}

const WORTH_FAILING = ["serious", "critical"];

/** A theme changes colors alone, so all other rules are asked once. */
const COLOR_RULES = ["color-contrast", "link-in-text-block"];
const THEMES = [
  ["dark", { runOnly: COLOR_RULES }],
  ["light", {}],
] as const;
type Theme = (typeof THEMES)[number][0];

/**
 * What axe-core finds on the page as it stands, in both themes, shadow roots included. Leaves the page light.
 * @returns violations of the impacts serious and critical
 */
export async function seriousViolations(page: Page): Promise<Violation[]> {
  // Evaluated rather than added as a script, which the page's content security policy would refuse.
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
      { ...options, runOnly: "runOnly" in options ? [...options.runOnly] : undefined },
    );
    for (const { rule, impact, where } of violations) {
      if (WORTH_FAILING.includes(impact)) found.push({ theme, rule, where });
    }
  }
  return found;
}

/** An element that inherits a color starts its own transition when its parent's is over, so one calm frame is none. */
const CALM_FRAMES = 3;

const colorsSettled = (page: Page) =>
  page.evaluate(async (calmFrames) => {
    for (let calm = 0; calm < calmFrames;) {
      await new Promise(requestAnimationFrame);
      const isChanging = document.getAnimations().some((animation) => animation instanceof CSSTransition);
      calm = isChanging ? 0 : calm + 1;
    }
  }, CALM_FRAMES);
