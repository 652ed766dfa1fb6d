import { type EnergyAnswer, type EnergyQuestion, isLoadMetric } from "@wattleaf/shared/contracts/energy-query";
import { DAY_SECONDS, HOUR_SECONDS } from "@wattleaf/shared/domain/time";
import type { IntervalSeries } from "../time-series/interval-series";
import { answerBySides } from "./answer-sides";
import { comparedOf, rowWriter, scaleOf, tidy, UNIT_OF, valuesOf } from "./answer-rows";
import type { IntervalFilter, QueriedSeries } from "./energy-query";
import { exclusiveFilters } from "./filter-code";
import { type EnergyRecord, type HomeEnergy, measuredSpan } from "./home-energy";
import { recordOfLoad, recordWithout } from "./load-record";
import { isRecurring } from "./group-key";
import { firstDayOf, lastDayOf, overlap } from "./local-span";
import { costsAtPrice, costsOf, creditsOf, type PricedIntervals } from "./question-costs";
import { planQuestion, type QuestionPlan } from "./question-plan";
import { readTimes } from "./question-times";
import { runQuery } from "./run-query";
import { type TariffPeriod, tariffPeriodsOf } from "./tariff-period";
import { tooCoarse } from "./too-coarse";
import { trendOf } from "./trend";
import { isOfTypicalDay, withPeak } from "./typical-day";

type Gap = Extract<EnergyAnswer, { status: "gap" }>["gap"];

/**
 * Answers a question about a home's energy in figures, or names what stands in the way. The assistant, the dashboard and
 * `POST /api/v1/query` ask this function, so that one question has one number everywhere.
 * @param nowMs UTC milliseconds, which "last month" counts from
 */
export function answerEnergyQuestion(
  home: HomeEnergy,
  question: EnergyQuestion,
  { nowMs }: { nowMs: number },
): EnergyAnswer {
  const sides = exclusiveFilters(question.filters ?? []);
  const answer = (one: EnergyQuestion) =>
    one.load === undefined && !one.without?.length ? answerFromAny(home, one, nowMs) : answerByLoads(home, one, nowMs);
  return sides.length > 0 ? answerBySides(question, sides, answer) : answer(question);
}

function answerFromAny(home: HomeEnergy, question: EnergyQuestion, nowMs: number): EnergyAnswer {
  let answer: EnergyAnswer = { status: "gap", gap: "no_data", from: null, to: null };
  for (const record of home.records) {
    answer = answerFrom(home, record, question, nowMs);
    const isTooCoarse = answer.status === "gap" && TOO_COARSE.includes(answer.gap);
    if (!isTooCoarse) return answer;
  }
  return answer;
}

/** Of one load alone, or of a home without some: the readings are taken apart for it. */
function answerByLoads(home: HomeEnergy, question: EnergyQuestion, nowMs: number): EnergyAnswer {
  const record = home.records.find(({ isTypicalDay }) => !isTypicalDay);
  const measured = record ? measuredSpan(record) : null;
  if (!record || !measured) return { status: "gap", gap: "no_data", from: null, to: null };
  const gap = (named: Gap): EnergyAnswer => ({
    status: "gap",
    gap: named,
    from: firstDayOf(measured),
    to: lastDayOf(measured),
  });
  if (!isLoadMetric(question.metric)) return gap("load");
  const times = readTimes(home, record, measured, question, nowMs);
  if ("gap" in times) return gap(times.gap);
  const spans = [times.period, ...(times.second ? [times.second] : [])];
  const { load, without = [] } = question;
  const found =
    load === undefined
      ? recordWithout(home, record, measured, without, spans)
      : recordOfLoad(home, record, measured, load, spans);
  if (!found) return gap("load");
  const { record: own, ...told } = found;
  const answer = answerFrom({ ...home, records: [own] }, own, question, nowMs);
  return answer.status === "answered" ? { ...answer, ...told } : answer;
}

/** What a record of shorter intervals may answer. */
const TOO_COARSE: readonly Gap[] = ["daily_readings", "hourly_readings", "no_data"];

function answerFrom(home: HomeEnergy, record: EnergyRecord, question: EnergyQuestion, nowMs: number): EnergyAnswer {
  const measured = measuredSpan(record);
  if (!measured) return { status: "gap", gap: "no_data", from: null, to: null };
  const gap = (named: Gap): EnergyAnswer => ({
    status: "gap",
    gap: named,
    from: firstDayOf(measured),
    to: lastDayOf(measured),
  });
  const { series, resolutionSeconds } = record;
  const times = readTimes(home, record, measured, question, nowMs);
  if ("gap" in times) return gap(times.gap);
  const { period, second, filter, bills } = times;

  // What a question leaves open is read the same way for every record, as the shortest readings allow.
  const finestSeconds = Math.min(
    ...home.records.map((each) => (each.isTypicalDay ? DAY_SECONDS : each.resolutionSeconds)),
  );
  const plan = planQuestion(question, overlap(period, measured), finestSeconds);
  if (!plan) return gap("unknown_pick");
  const missing = missingIn(record, plan, question) ?? tooCoarse(record, plan, times, measured);
  if (missing) return gap(missing);
  const { metric, query } = plan;
  const priced = pricedIntervals(home, record, plan, filter, question);
  if ((metric === "cost" || metric === "credit") && !priced) return gap("prices");

  const queried: QueriedSeries = {
    grid: series,
    producedKwh: countsProduction(query) ? record.producedKwh : null,
    costs: priced?.amounts ?? null,
    tariffPeriods: needsTariffPeriods(query, filter) ? tariffPeriodsIn(home, series) : null,
    bills,
    ...(record.parts ? { parts: record.parts } : {}),
    ...(record.covered ? { covered: record.covered } : {}),
  };
  const inPeriod = runQuery(queried, { ...query, filter, period });
  const found = metric === "power" ? withPeak(inPeriod, record) : inPeriod;
  if (found.kind === "gap") return gap(found.gap);
  // All groups of the other period, whatever is picked of the first.
  const { choice: _, ...unpicked } = query;
  const compared = second && runQuery(queried, { ...unpicked, filter, period: second });
  if (compared?.kind === "gap") return gap(compared.gap === "readings_in_period" ? "second_period" : compared.gap);

  const toRow = rowWriter(plan, home, resolutionSeconds);
  const looked = overlap(period, measured);
  const scale = scaleOf(plan, home);
  const trend = question.aggregate === "trend" ? trendOf(found.all, hasParts(query)) : null;
  return {
    status: "answered",
    metric,
    unit: UNIT_OF[metric],
    currency: priced?.currency ?? null,
    from: firstDayOf(looked),
    to: lastDayOf(looked),
    is_partial: period.fromMs < measured.fromMs || period.toMs > measured.toMs,
    counts_from: times.countsFrom,
    values: valuesOf(plan),
    group: query.group ?? null,
    whole: toRow(found.whole),
    rows: found.rows.map(toRow),
    groups: found.groups,
    mean_of_groups: found.meanOfGroups === null ? null : tidy(found.meanOfGroups * scale),
    unfiltered_total: metric === "power" || found.unfilteredTotal === null ? null : tidy(found.unfilteredTotal * scale),
    compared: compared && second ? comparedOf(found, compared, overlap(second, measured), plan, filter, toRow) : null,
    trend: trend && {
      change_per_group: tidy(trend.changePerGroup * scale),
      share_per_group: tidy(trend.sharePerGroup),
      groups: trend.groups,
    },
    cost_by: priced?.by ?? null,
    resolution_seconds: resolutionSeconds,
  };
}

/** Of a group that was measured in part the total is a part as well. */
const hasParts = ({ aggregate, group }: QuestionPlan["query"]): boolean =>
  aggregate === "total" && group !== undefined && !isRecurring(group);

/** Null of what is no money, and where nothing tells the prices. */
function pricedIntervals(
  home: HomeEnergy,
  record: EnergyRecord,
  { metric, query }: QuestionPlan,
  filter: IntervalFilter,
  {
    period,
    price_per_kwh: perKwh,
    fixed_per_day: fixedPerDay = 0,
    fixed_per_month: fixedPerMonth = 0,
    price_currency: currency,
  }: EnergyQuestion,
): PricedIntervals | null {
  if (metric === "credit") return creditsOf(home, record);
  if (metric !== "cost") return null;
  return perKwh === undefined
    ? costsOf(home, record, query, filter, period)
    : costsAtPrice(home, record, { perKwh, fixedPerDay, fixedPerMonth, currency });
}

/** What the record does not have at all. */
function missingIn(record: EnergyRecord, plan: QuestionPlan, question: EnergyQuestion): Gap | null {
  const { series, resolutionSeconds, isTypicalDay, isImportOnly } = record;
  const { metric } = plan;
  if (isTypicalDay && !isOfTypicalDay(question, plan)) return "hourly_readings";
  if (metric === "power" && resolutionSeconds > HOUR_SECONDS) return "hourly_readings";
  if ((metric === "sold" || metric === "credit") && !series.kwh.some((kwh) => kwh < 0)) return "export";
  return metric === "net" && isImportOnly ? "export" : null;
}

/** Of a sandbox home it is computed when it is first read. */
const countsProduction = ({ quantity }: QuestionPlan["query"]): boolean =>
  quantity === "produced" || quantity === "own_use";

const needsTariffPeriods = ({ group }: QuestionPlan["query"], { tariffPeriod }: IntervalFilter): boolean =>
  group === "tariff_period" || tariffPeriod !== undefined;

/** Hours cannot be told apart in longer intervals. */
const tariffPeriodsIn = ({ tariff }: HomeEnergy, series: IntervalSeries): readonly TariffPeriod[] | null =>
  tariff && series.intervalSeconds <= HOUR_SECONDS ? tariffPeriodsOf(series, tariff) : null;
