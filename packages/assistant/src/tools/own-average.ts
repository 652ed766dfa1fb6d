import { z } from "zod";
import { billFacts } from "./bill-facts";
import { type Fact, fact, factsIn, QUESTION_SOURCE, type ToolResult } from "./facts";
import { tool } from "./tool";

export interface AgainstAverage extends ToolResult {
  given: Fact | null;
  /** Of the asker's own readings over the same time; null where they cannot tell. */
  average: Fact | null;
  /** The given amount against it, as a fraction. */
  change: Fact | null;
}

const DAYS = { day: 1, week: 7, month: 365.25 / 12, year: 365.25 } as const;

export const againstAverage = tool({
  name: "againstAverage",
  description: "An amount of energy or money that the user names, beside the user's own average over the same time",
  input: z.object({
    energyWh: z.number().positive().optional(),
    money: z.number().positive().optional(),
    per: z.enum(["day", "week", "month", "year"]),
  }),
  async run({ energyWh, money, per }, context): Promise<AgainstAverage> {
    const { bill } = await billFacts.run({}, context);
    const nothing = { given: null, average: null, change: null, facts: [], passages: [] };
    if (!bill) return nothing;
    const days = Number(bill.days.value);
    const own =
      energyWh !== undefined && bill.averagePerDay.unit === "Wh"
        ? fact(bill.source, `average.${per}`, Number(bill.averagePerDay.value) * DAYS[per], "Wh")
        : money !== undefined && bill.cost && days > 0
          ? fact(
              bill.source,
              `averageCost.${per}`,
              (Number(bill.cost.value) / days) * DAYS[per],
              "currency",
              bill.cost.text,
            )
          : null;
    const named = energyWh ?? money;
    if (!own || named === undefined || Number(own.value) <= 0) return nothing;
    const given = fact(QUESTION_SOURCE, "given", named, own.unit, own.text);
    const change = fact(bill.source, "againstAverage", named / Number(own.value) - 1, "fraction");
    const figures = { given, average: own, change };
    return { ...figures, facts: factsIn(figures), passages: [] };
  },
});
