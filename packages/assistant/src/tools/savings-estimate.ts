import { TYPICAL_IDLE_WATTS } from "@wattleaf/engine/advice/advise";
import { isMeasured } from "@wattleaf/shared/contracts/usage";
import { averagePrice } from "./average-price";
import { billFacts } from "./bill-facts";
import { doubtsBehind, withDoubts } from "./doubts";
import type { Fact, ToolResult } from "./facts";
import { fact, published } from "./facts";
import { tool } from "./tool";

/**
 * Ehrhardt-Martinez, Donnelly and Laitner, "Advanced Metering Initiatives and Residential Feedback Programs",
 * ACEEE report E105 (2010): 36 programs, households that see their use saved between 4 % and 12 % of it.
 */
export const FEEDBACK_SAVING = { low: 0.04, high: 0.12 };
export const FEEDBACK_SOURCE = published(
  "aceee-2010",
  "ACEEE, Advanced Metering Initiatives and Residential Feedback Programs (2010)",
);

export const IDLE_SOURCE = published(
  "hea-idle-load",
  "Home Energy Analytics, Home Idle Load",
  "https://corp.hea.com/home-idle-load",
);

/** The hours in which time-of-use tariffs commonly put their peak. */
const EVENING_PEAK = { startHour: 16, endHour: 21 };
const DAYS_PER_YEAR = 365;

export interface SavingsEstimate extends ToolResult {
  /** Null without electricity data of the asker's own. */
  yearly: { use: Fact; low: Fact; high: Fact; lowMoney: Fact | null; highMoney: Fact | null } | null;
  /** The base load beside the typical one; null when it is not above it or unknown. */
  baseLoad: { watts: Fact; typical: Fact } | null;
  /** True when the base load is known and not above the typical one. */
  baseLoadIsFine: boolean;
  /** Share of use in the hours that are commonly the most expensive; shifting it needs a time-of-use tariff to pay. */
  evening: { share: Fact; start: Fact; end: Fact } | null;
  percent: { low: Fact; high: Fact };
}

/** A realistic yearly range of what the user could save, from the user's own data and published results. */
export const savingsEstimate = tool("savingsEstimate", async (_, context): Promise<SavingsEstimate> => {
  const percent = {
    low: fact(FEEDBACK_SOURCE, "feedbackLow", FEEDBACK_SAVING.low, "fraction"),
    high: fact(FEEDBACK_SOURCE, "feedbackHigh", FEEDBACK_SAVING.high, "fraction"),
  };
  const { bill, usage } = await billFacts.run({}, context);
  if (!bill || !usage || !isMeasured(usage.facts) || usage.facts.commodity !== "electricity" || usage.facts.days <= 0) {
    return {
      yearly: null,
      baseLoad: null,
      baseLoadIsFine: false,
      evening: null,
      percent,
      facts: Object.values(percent),
    };
  }
  const { source } = bill;
  // Readings without prices have those of the bills beside them.
  const paid = bill.price ?? (await averagePrice.run({ period: "last12m", filters: [] }, context)).price;
  const price = paid ? Number(paid.value) : null;
  const currency = paid?.text;
  const money = (id: string, energyWh: number) =>
    price === null
      ? null
      : withDoubts(fact(source, id, (energyWh / 1000) * price, "currency", currency), doubtsBehind(paid));

  const yearlyWh = (usage.facts.total / usage.facts.days) * DAYS_PER_YEAR;
  const lowWh = yearlyWh * FEEDBACK_SAVING.low;
  const highWh = yearlyWh * FEEDBACK_SAVING.high;
  const ofUse = (id: string, energyWh: number) =>
    withDoubts(fact(source, id, energyWh, "Wh"), doubtsBehind(bill.averagePerDay));
  const yearly = {
    use: ofUse("yearlyUse", yearlyWh),
    low: ofUse("yearlySavingLow", lowWh),
    high: ofUse("yearlySavingHigh", highWh),
    lowMoney: money("yearlySavingLowCost", lowWh),
    highMoney: money("yearlySavingHighCost", highWh),
  };

  const watts = bill.baseLoad ? Number(bill.baseLoad.value) : null;
  const excess = watts === null ? 0 : watts - TYPICAL_IDLE_WATTS;
  const baseLoad =
    bill.baseLoad && excess > 0
      ? {
          watts: bill.baseLoad,
          typical: fact(IDLE_SOURCE, "typicalIdle", TYPICAL_IDLE_WATTS, "W"),
        }
      : null;

  const share = eveningShare(usage.facts.hourlyAverage);
  const evening =
    share === null
      ? null
      : {
          share: fact(source, "eveningShare", share, "fraction"),
          start: fact(source, "eveningStart", EVENING_PEAK.startHour, "hour"),
          end: fact(source, "eveningEnd", EVENING_PEAK.endHour - 1, "hour"),
        };
  const facts = [yearly, baseLoad, evening, percent]
    .flatMap((group) => (group ? Object.values(group) : []))
    .filter((value): value is Fact => value !== null);
  return { yearly, baseLoad, baseLoadIsFine: watts !== null && excess <= 0, evening, percent, facts };
});

function eveningShare(hourlyAverage: readonly number[]): number | null {
  const total = hourlyAverage.reduce((sum, value) => sum + value, 0);
  if (hourlyAverage.length !== 24 || total <= 0) return null;
  return (
    hourlyAverage.slice(EVENING_PEAK.startHour, EVENING_PEAK.endHour).reduce((sum, value) => sum + value, 0) / total
  );
}
