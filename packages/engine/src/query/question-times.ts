import type { EnergyAnswer, EnergyQuestion } from "@wattleaf/shared/contracts/energy-query";
import { DAY_MS, DAY_SECONDS } from "@wattleaf/shared/domain/time";
import { zoneClock } from "@wattleaf/shared/domain/zone-clock";
import { comparable } from "./compare";
import type { IntervalFilter } from "./energy-query";
import { resolveFilters } from "./filter-code";
import type { EnergyRecord, HomeEnergy } from "./home-energy";
import { type LocalSpan, overlap, lastDayOf } from "./local-span";
import {
  BILLS_FRESH_DAYS,
  countingFrom,
  isRelative,
  type PeriodContext,
  resolvePeriod,
  seasonIn,
  wholeDaysUntil,
} from "./period-code";

type Gap = Extract<EnergyAnswer, { status: "gap" }>["gap"];

/** When a question is about. */
export interface QuestionTimes {
  period: LocalSpan;
  /** What it is compared with. */
  second: LocalSpan | null;
  filter: IntervalFilter;
  bills: readonly LocalSpan[];
  /** The day that "this month" and the like count from, because the readings ended long ago, or with which "the last 7 days" end. */
  countsFrom: string | null;
}

/** Reads the periods and filters of a question, or names the one that does not exist. */
export function readTimes(
  { records, bills: billed, timeZone }: HomeEnergy,
  { covered }: EnergyRecord,
  measured: LocalSpan,
  { period: code = "all", compared_to: comparedCode, filters = [], aggregate, group }: EnergyQuestion,
  nowUtcMs: number,
): QuestionTimes | { gap: Gap } {
  // The months of a file that keeps its days end with its readings.
  const isCoarse = records.every(
    ({ isTypicalDay, resolutionSeconds }) => isTypicalDay || resolutionSeconds > DAY_SECONDS,
  );
  const freshDays = isCoarse ? BILLS_FRESH_DAYS : undefined;
  const { nowMs, isPast } = countingFrom(
    zoneClock(timeZone)(nowUtcMs),
    covered ? overlap(covered, measured) : measured,
    freshDays,
  );
  const bills = billed.map(({ span }) => span);
  const context: PeriodContext = { nowMs, measured, bills };
  const rolling = contextOf(code, context, isCoarse);
  const isLate = !isCoarse && wholeDaysUntil(rolling.nowMs) < wholeDaysUntil(nowMs);
  const asked = begun(code, rolling);
  if (!asked) return { gap: unresolved(code, bills) };
  const resolved = resolveFilters(filters, { measured, timeZone });
  if ("gap" in resolved) return resolved;
  const { filter } = resolved;
  const times = {
    filter,
    bills,
    countsFrom: isLate ? lastDayOf(asked) : isPast && isRelative(code) ? lastDayOf(measured) : null,
  };
  const period = nightOf(asked, filter);
  if (comparedCode === undefined) {
    const needsSecond = aggregate === "difference" && group === undefined;
    return needsSecond ? { gap: "second_period" } : { ...times, period, second: null };
  }
  const compared = otherPeriod(comparedCode, asked, contextOf(comparedCode, context, isCoarse));
  if (!compared) return { gap: unresolved(comparedCode, bills) };
  const second = nightOf(compared, filter);
  // An autumn that goes on is not held against the first days of a spring, but by the day against all of it.
  const [season, other] = [seasonIn(code), seasonIn(comparedCode)];
  if (season && other && season !== other) return { ...times, period, second };
  const [first, matched] = comparable(period, second, Math.min(nowMs + 1, measured.toMs));
  return { ...times, period: first, second: matched };
}

const unresolved = (code: string, bills: readonly LocalSpan[]): Gap =>
  code.includes("bill") && bills.length === 0 ? "bills" : "unknown_period";

/** Of readings, "this weekend" is the last one until Saturday. */
function begun(code: string, context: PeriodContext): LocalSpan | null {
  const span = resolvePeriod(code, context);
  return code === "weekend0" && span && span.fromMs > context.nowMs ? resolvePeriod("weekend-1", context) : span;
}

/** "The last seven days" and the like end with the last one that was measured, as readings arrive late. */
function contextOf(code: string, context: PeriodContext, isCoarse: boolean): PeriodContext {
  const { measured, nowMs } = context;
  if (!measured || !isRolling(code)) return context;
  const isOfMonths = isCoarse && /[my](?:-\d)?$/.test(code);
  // A day of which less than half was measured is not the last.
  const lastDayMs = Math.round(measured.toMs / DAY_MS) * DAY_MS - 1;
  return { ...context, nowMs: isOfMonths ? measured.toMs - 1 : Math.min(nowMs, lastDayMs) };
}

const isRolling = (code: string): boolean => /^last\d+[dwmy](?:-\d)?$/.test(code);

/** The period to compare with; where the codes mean the same time (this summer, last summer), the one before it. */
function otherPeriod(code: string, first: LocalSpan, context: PeriodContext): LocalSpan | null {
  const other = begun(code, context);
  const isSame = other !== null && other.fromMs === first.fromMs && other.toMs === first.toMs;
  return isSame ? resolvePeriod(code, { ...context, nowMs: first.fromMs - 1, measured: null }) : other;
}

/** The night of a day begins on it and ends the next morning. */
function nightOf(period: LocalSpan, { hours = [] }: IntervalFilter): LocalSpan {
  const isOneDay = period.toMs - period.fromMs === DAY_MS;
  if (!isOneDay || !hours.some(({ from, to }) => from > to)) return period;
  return { fromMs: period.fromMs + DAY_MS / 2, toMs: period.toMs + DAY_MS / 2 };
}
