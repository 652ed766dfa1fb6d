import { z } from "zod";
import { messages } from "../messages";
import { chartOf } from "./attachments";
import { type Fact, fact, factsIn, type ToolResult } from "./facts";
import { usageSource } from "./own-sources";
import { tool } from "./tool";
import { daysOf } from "./usage-by-day";

/** Days that a chart shows one by one. */
const MOST_CHARTED_DAYS = 62;

export interface UsageBetween extends ToolResult {
  /** Null without single days in that time. */
  total: Fact | null;
  average: Fact | null;
  firstDay: Fact | null;
  lastDay: Fact | null;
  days: Fact | null;
  highest: { date: Fact; total: Fact } | null;
  missing: Fact | null;
}

const date = () => z.string().regex(/^\d{4}-\d{2}-\d{2}$/, "Give YYYY-MM-DD.");

export const usageBetween = tool({
  name: "usageBetween",
  description: "The user's energy use between two dates, both included: total, average day, highest day, days left out",
  input: z.object({ from: date(), to: date() }),
  async run({ from, to }, { data, language }): Promise<UsageBetween> {
    const usage = await data.usage();
    const daily = usage?.facts.dailyTotals;
    if (!usage || !daily) return NOTHING;
    const within = daysOf(daily).filter((day) => day.date >= from && day.date <= to);
    const measured = within.flatMap((day) => (day.total === null ? [] : [{ date: day.date, total: day.total }]));
    const [first] = within;
    const last = within.at(-1);
    const highest = measured.toSorted((a, b) => b.total - a.total)[0];
    if (!first || !last || !highest) return NOTHING;
    const source = usageSource(usage, language);
    const { unit } = usage.facts;
    const total = measured.reduce((sum, day) => sum + day.total, 0);
    const figures = {
      total: fact(source, "between.total", total, unit),
      average: fact(source, "between.average", total / measured.length, unit),
      firstDay: fact(source, "between.firstDay", first.date, "date"),
      lastDay: fact(source, "between.lastDay", last.date, "date"),
      days: fact(source, "between.days", within.length, "days"),
      highest: {
        date: fact(source, "between.highestDay", highest.date, "date"),
        total: fact(source, "between.highest", highest.total, unit),
      },
      missing:
        measured.length < within.length
          ? fact(source, "between.missing", within.length - measured.length, "count")
          : null,
    };
    const isCharted = unit === "Wh" && within.length > 2 && within.length <= MOST_CHARTED_DAYS;
    return {
      ...figures,
      facts: factsIn(figures),
      passages: [],
      attachments: isCharted
        ? [
            chartOf(
              {
                title: messages(language)("assistant.usage.dailyChart"),
                form: "bars",
                unit: "kWh",
                labels: within.map((day) => day.date),
              },
              [
                {
                  name: messages(language)("assistant.usage.dailyUse"),
                  facts: within.map((day) =>
                    day.total === null ? null : fact(source, `day.${day.date}`, day.total, unit),
                  ),
                },
              ],
              1 / 1_000,
            ),
          ]
        : [],
    };
  },
});

const NOTHING: UsageBetween = {
  total: null,
  average: null,
  firstDay: null,
  lastDay: null,
  days: null,
  highest: null,
  missing: null,
  facts: [],
  passages: [],
};
