import type { Fact } from "../../tools/facts";
import { savingsEstimate } from "../../tools/savings-estimate";
import { typicalHome, type TypicalUse } from "../../tools/typical-home";
import type { Composition } from "../composition";
import type { Figure } from "../format";
import type { Plan } from "./question";
import { addYesOrNo } from "./yes-or-no";

/** Of a shorter time a year of other homes says nothing. */
const LEAST_DAYS = 27;

interface HeldToTypical {
  use: Fact;
  typical: readonly TypicalUse[];
}

/**
 * What the home uses in a year and what typical homes do, where "is that a lot?" is asked of all that it uses in a month
 * or longer; undefined of anything else, and where no article tells of such homes.
 */
export async function heldToTypical(c: Composition, plan: Plan, days: number): Promise<HeldToTypical | undefined> {
  const { asksIfMuch, persons } = c.frame.mentions ?? {};
  const { metric, filters = [], load, without } = plan.question;
  const isOfAll = (metric === "bought" || metric === "cost") && filters.length === 0 && !load && !without;
  if (!asksIfMuch || !isOfAll || days < LEAST_DAYS) return undefined;
  const { yearly } = await c.use(savingsEstimate, {});
  const { ofCountry, ofPersons } = await c.use(typicalHome, persons === undefined ? {} : { persons });
  const typical = [ofPersons, ofCountry].filter((one) => one !== null);
  return yearly && typical.length > 0 ? { use: yearly.use, typical } : undefined;
}

/** How far the use lies above or below what is typical, as a fraction; 0 within it. */
function beyond(use: Fact, { low, high }: TypicalUse): number {
  const [own, least, most] = [use, low, high ?? low].map(({ value }) => Number(value));
  if (own === undefined || least === undefined || most === undefined) return 0;
  return own > most ? own / most - 1 : own < least ? own / least - 1 : 0;
}

/** Yes or no by what is typical. */
export function judgeByTypical(c: Composition, held: HeldToTypical): void {
  const { asksIfMuch } = c.frame.mentions ?? {};
  const [first] = held.typical;
  if (asksIfMuch && first) addYesOrNo(c, asksIfMuch, beyond(held.use, first));
  addTypical(c, held);
}

/** "In a year you use about 12,400 kWh. An average home in the US uses about 10,800 kWh." */
export function addTypical(c: Composition, { use, typical }: HeldToTypical): void {
  c.draft.add("assistant.typical.own", { use: c.show(use, { whole: true }) });
  for (const { of, low, high, persons } of typical)
    c.draft.add(`assistant.typical.${of}`, {
      use: rangeOf(c, low, high),
      ...(persons ? { persons: c.show(persons) } : {}),
    });
}

function rangeOf(c: Composition, low: Fact, high: Fact | null): Figure {
  const [first, last] = [c.show(low, { whole: true }), high && c.show(high, { whole: true })];
  if (!last) return first;
  return {
    text: c.t("assistant.given.range", { low: first.text, high: last.text }),
    sources: [...first.sources, ...last.sources],
  };
}
