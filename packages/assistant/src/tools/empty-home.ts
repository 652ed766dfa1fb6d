import { shareOfWeek } from "@wattleaf/engine/query/filter-code";
import { billFacts } from "./bill-facts";
import type { Figures } from "./energy-figures";
import { type Fact, fact, factsIn, type ToolResult } from "./facts";
import { queryEnergy } from "./query-energy";
import { tool } from "./tool";

export interface EmptyHome extends ToolResult {
  figures: Figures | null;
  /** Of the hours that are asked about, a day: what was taken then, what never switches off, and what is usual. Null where one is not known. */
  held: { value: Fact; base: Fact; usual: Fact } | null;
  isEmpty: boolean;
}

const HOURS_PER_DAY = 24;
/** Up to this many times the load that is always on, a home may have been empty: fridges and boilers come and go. */
const MOST_OF_EMPTY = 1.3;
const NOTHING = { held: null, isEmpty: false };

/** Whether a home was empty: what a day of the time took beside the base load of the same hours, and beside the year. */
export const emptyHome = tool(
  "emptyHome",
  async ({ period, filters }: { period: string; filters: string[] }, context): Promise<EmptyHome> => {
    const ask = (of: string) => queryEnergy.run({ metric: "bought", period: of, filters, aggregate: "total" }, context);
    const asked = await ask(period);
    const { figures } = asked;
    const { bill } = await billFacts.run({}, context);
    const value = figures?.perDay;
    const usual = (await ask("last12m")).figures?.perDay;
    const ofHours = hoursOf(filters);
    if (!figures || !value || !usual || !bill?.baseLoad || bill.isNet || ofHours === null)
      return { ...NOTHING, figures, facts: asked.facts };
    const base = fact(bill.source, "baseLoadOfHours", Number(bill.baseLoad.value) * ofHours, "Wh");
    const held = { value, base, usual: { ...usual, id: "usual.perDay" } };
    return {
      figures,
      held,
      isEmpty: Number(value.value) <= MOST_OF_EMPTY * Number(base.value),
      facts: [...asked.facts, ...factsIn(held)],
    };
  },
);

const OF_DAYS = /^(?:weekday|weekend|(?:mon|tue|wed|thu|fri|sat|sun)(?:\+\w+)*)$/;

/** How many hours the filters leave of each day that they leave. Null where one is of neither. */
function hoursOf(filters: readonly string[]): number | null {
  const ofWeek = filters.length === 0 ? 1 : shareOfWeek(filters);
  const ofDays = shareOfWeek(filters.filter((code) => OF_DAYS.test(code))) ?? 1;
  return ofWeek === null ? null : (HOURS_PER_DAY * ofWeek) / ofDays;
}
