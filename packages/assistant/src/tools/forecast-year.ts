import { zoneClock } from "@wattleaf/shared/domain/zone-clock";
import { thresholdOf } from "./energy-given";
import { type Fact, fact, factsIn, missing, type Missing, type ToolResult } from "./facts";
import { forecastBill } from "./forecast-bill";
import { meterSource } from "./own-sources";
import { tool } from "./tool";

/** The last quarter: from here on most of the year is measured. */
const FIRST_MONTH = 10;

export interface YearForecast extends ToolResult {
  missing: null;
  year: Fact;
  energy: Fact;
  /** Null without a price. */
  cost: Fact | null;
  likeDays: Fact;
  limit: Fact | null;
}

/**
 * Energy and cost of the year that goes on: the nine months measured and the forecast of its last quarter. Missing
 * `year` before October: half a year by the last four weeks would be a guess.
 */
export const forecastYear = tool(
  "forecastYear",
  async ({ limit }: { limit?: string }, context): Promise<YearForecast | Missing<"meter" | "readings" | "year">> => {
    const { data, language } = context;
    const own = await data.meter();
    if (!own) return missing("meter");
    const now = new Date(zoneClock(own.meter.timeZone)(data.nowMs()));
    const year = now.getUTCFullYear();
    if (now.getUTCMonth() + 1 < FIRST_MONTH) return missing("year");
    const quarter = await forecastBill.run({ stretch: "this_quarter", days: 1, skip: 0 }, context);
    if (quarter.missing) return quarter;
    const before = (metric: "bought" | "cost") =>
      data.query({ metric, period: `${year}-01..${year}-09`, filters: [], aggregate: "total" });
    const [energy, cost] = [await before("bought"), await before("cost")];
    if (energy.status === "gap") return missing("readings");
    const source = meterSource(own.meter, language);
    const currency = quarter.cost?.text;
    const figures = {
      year: fact(source, "year", String(year), "text"),
      energy: fact(source, "year.energy", energy.whole.value * 1_000 + Number(quarter.energy.value), "Wh"),
      cost:
        quarter.cost && cost.status === "answered"
          ? fact(source, "year.cost", cost.whole.value + Number(quarter.cost.value), "currency", currency)
          : null,
      likeDays: quarter.likeDays,
      limit: thresholdOf(limit, currency ?? null),
    };
    return { missing: null, ...figures, facts: factsIn(figures) };
  },
);
