import axe from "axe-core";
import type { Page } from "playwright";

type AxeWindow = Window & { axe: typeof axe };

/** What of a rule's findings matters to a reader of a failed test. */
interface Violation {
  rule: string;
  where: string[];
}

const WORTH_FAILING = ["serious", "critical"];

/**
 * What axe-core finds on the page as it stands, shadow roots included.
 * @returns violations of the impacts serious and critical
 */
export async function seriousViolations(page: Page): Promise<Violation[]> {
  // Evaluated rather than added as a script, which the page's content security policy would refuse.
  await page.evaluate(axe.source);
  const violations = await page.evaluate(async () => {
    const results = await (window as unknown as AxeWindow).axe.run(document, { resultTypes: ["violations"] });
    return results.violations.map(({ id, impact, nodes }) => ({
      rule: id,
      impact: impact ?? "",
      where: nodes.map(({ html, failureSummary }) => `${html.slice(0, 200)}\n${failureSummary ?? ""}`),
    }));
  });
  return violations.filter(({ impact }) => WORTH_FAILING.includes(impact)).map(({ rule, where }) => ({ rule, where }));
}
