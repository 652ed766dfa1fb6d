import { NEARLY_WHOLE } from "@wattleaf/engine/query/choose-rows";
import { shareOfWeek } from "@wattleaf/engine/query/filter-code";
import { median } from "@wattleaf/engine/statistics/robust";
import type { EnergyAnswer, EnergyQuestion, EnergyRow } from "@wattleaf/shared/contracts/energy-query";
import { clockHourOf, hourInKey } from "@wattleaf/shared/domain/hour-keys";
import { NILM_CATEGORIES } from "@wattleaf/shared/domain/nilm";
import { billDays, type Group } from "../compose/figures/row-words";
import { type Fact, fact, QUESTION_SOURCE, type Source } from "./facts";

export type Answered = Extract<EnergyAnswer, { status: "answered" }>;

/** One group, or the whole period, as facts. */
export interface RowFigures {
  key: string;
  value: Fact;
  share: Fact | null;
  /** What the words for its key are backed by. */
  named: readonly Fact[];
  days: Fact;
  /** What was measured, in whole days. */
  measuredDays: Fact;
  /** Clearly fewer than its days, because hours are missing: a total over its days is no average that a reader can check. */
  lacksHours: boolean;
  /** The part of its days that was not measured. */
  missingShare: Fact;
  /** Local time at which the strongest interval began. */
  peakAt: Fact | null;
  isWhole: boolean;
  /** It counts when groups are ranked. */
  isComparable: boolean;
}

/** The figures of an answer, each a fact that a sentence may say. */
export interface Figures {
  source: Source;
  answer: Answered;
  /** Energy is sold as well: what is taken from the grid is then called bought. */
  hasSolar: boolean;
  /** What a kWh costs, where the question states it. */
  price: Fact | null;
  /** What each day costs besides, where the question states it. */
  fixedPerDay: Fact | null;
  /** What each month costs besides, where the question states it. */
  fixedPerMonth: Fact | null;
  first: Fact;
  last: Fact;
  /** The last day measured, where relative periods count from it. */
  countsFrom: Fact | null;
  whole: RowFigures;
  /** The whole over its days; the same as the whole where that is an average per day. */
  perDay: Fact | null;
  rows: readonly RowFigures[];
  meanOfGroups: Fact | null;
  /** Of the rows of which all was measured, where they are sums. */
  medianOfGroups: Fact | null;
  unfilteredTotal: Fact | null;
  /** The whole as a part of the period without the filters. */
  shareOfAll: Fact | null;
  /** What that part would be if the use were the same at every hour. */
  evenShare: Fact | null;
  /** How many groups were picked, and of how many. */
  picked: readonly Fact[];
  groups: readonly Fact[];
  /** Of all picked rows, where they are sums. */
  pickedSum: Fact | null;
  /** Of picked days, how many lie in each month (YYYY-MM). */
  pickedByMonth: readonly { month: Fact; days: Fact }[];
  compared: ComparedFigures | null;
  /** How far the highest of the rows lies above the lowest. */
  spread: Fact | null;
  /** The same as a part of the highest, below zero; null of nothing. */
  spreadShare: Fact | null;
  /** Of two groups, the first against the second. */
  rowChange: Fact | null;
  trend: {
    change: Fact;
    share: Fact;
    /** How many groups it goes through, where that is not all. */
    over: readonly Fact[] | null;
  } | null;
  /** Of one load of the home; null of the home itself. */
  load: {
    isCategory: boolean;
    intervalMinutes: Fact;
    /** The whole over the groups that were picked: each time that it was on. */
    perPicked: Fact | null;
  } | null;
}

export interface ComparedFigures {
  first: Fact;
  last: Fact;
  whole: RowFigures;
  perDay: Fact | null;
  rows: readonly RowFigures[];
  /** The first period against this one, per day where their lengths differ. */
  change: Fact | null;
  /** Of the totals, whatever the lengths; null of nothing. */
  totalChange: Fact | null;
  difference: Fact;
  /** Of a day of the one and of the other. */
  perDayDifference: Fact | null;
  perDayCompared: boolean;
}

const sumOf = (rows: readonly EnergyRow[]): number => rows.reduce((sum, { value }) => sum + value, 0);

function pickedByMonth(source: Source, rows: readonly EnergyRow[]): { month: Fact; days: Fact }[] {
  const days = new Map<string, number>();
  for (const { key } of rows) {
    const month = key.slice(0, "2026-10".length);
    days.set(month, (days.get(month) ?? 0) + 1);
  }
  return [...days]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([month, count], index) => ({
      month: fact(source, `query.pickedMonth.${index + 1}`, month, "month"),
      days: fact(source, `query.pickedMonthDays.${index + 1}`, count, "days"),
    }));
}

/** The answer's unit as that of facts, and what brings a value to it. */
function unitOf({ unit, currency }: Answered): { unit: Fact["unit"]; factor: number; text?: string } {
  switch (unit) {
    case "kWh":
      return { unit: "Wh", factor: 1_000 };
    case "kW":
      return { unit: "W", factor: 1_000 };
    case "kgCO2":
      return { unit: "kgCo2", factor: 1 };
    case "currency":
      return { unit: "currency", factor: 1, ...(currency ? { text: currency } : {}) };
  }
}

/** @param nameOf a group as the answer's language names it */
export function figuresOf(
  answer: Answered,
  question: EnergyQuestion,
  source: Source,
  nameOf: (group: Group, key: string) => string,
): Omit<Figures, "hasSolar"> {
  const { unit, factor, text } = unitOf(answer);
  const { group } = question;
  // What one load used is no figure of the home's.
  const counted = answer.load ? `load_${answer.metric}` : answer.metric;
  const of = (id: string, value: number) => fact(source, `query.${counted}.${id}`, value * factor, unit, text);
  const part = (id: string, value: number) => fact(source, `query.${id}`, value, "fraction");
  const rowOf =
    (id: string) =>
    (row: EnergyRow, index = 0): RowFigures => ({
      key: row.key,
      value: of(`${id}.${index + 1}`, row.value),
      share: row.share === null ? null : part(`${id}Share.${index + 1}`, row.share),
      named: group ? keyFacts(source, `query.${counted}.${id}.${index + 1}.at`, group, row.key, nameOf) : [],
      days: fact(source, `query.${id}.days`, row.days, "days"),
      measuredDays: fact(source, `query.${id}.measuredDays`, row.measured_days, "days"),
      missingShare: part(`${id}MissingShare`, Math.max(0, Math.round(100 * (1 - row.measured_days / row.days)) / 100)),
      lacksHours: row.missing_intervals > 0 && row.measured_days < NEARLY_WHOLE * row.days,
      peakAt: row.peak_at === null ? null : fact(source, `query.${id}.peakAt`, row.peak_at, "instant"),
      isWhole: row.is_whole,
      isComparable: row.is_comparable,
    });
  const perDayOf = (id: string, row: EnergyRow) =>
    answer.metric === "power" || row.days === 0
      ? null
      : of(id, answer.values === "daily_average" ? row.value : dayOf(row));
  // A standing charge is of every day, and what was used of those that were measured.
  const daily = answer.cost_by === "price" ? (question.fixed_per_day ?? 0) : 0;
  const dayOf = (row: EnergyRow): number => (row.value - daily * row.days) / daysOf(row) + daily;
  const rows = answer.rows.map(rowOf(endOf(question)));
  const [one, other] = answer.rows;
  const comparable = answer.rows.filter(({ is_comparable: isComparable }) => isComparable);
  const spreadOf = (question.pick === undefined ? comparable : answer.rows).map(({ value }) => value);
  const evenShare = shareOfWeek(question.filters ?? []);
  const { compared, trend, whole } = answer;
  return {
    source,
    answer,
    price:
      answer.cost_by === "price" && question.price_per_kwh !== undefined
        ? fact(QUESTION_SOURCE, "given.price", question.price_per_kwh, "price", text)
        : null,
    fixedPerDay:
      answer.cost_by === "price" && question.fixed_per_day !== undefined
        ? fact(QUESTION_SOURCE, "given.fixedPerDay", question.fixed_per_day, "currency", text)
        : null,
    fixedPerMonth:
      answer.cost_by === "price" && question.fixed_per_month !== undefined
        ? fact(QUESTION_SOURCE, "given.fixedPerMonth", question.fixed_per_month, "currency", text)
        : null,
    first: fact(source, "query.from", answer.from, "date"),
    last: fact(source, "query.to", answer.to, "date"),
    countsFrom: answer.counts_from === null ? null : fact(source, "query.countsFrom", answer.counts_from, "date"),
    whole: rowOf("whole")(whole),
    perDay: perDayOf("perDay", whole),
    rows,
    meanOfGroups: answer.mean_of_groups === null ? null : of("meanOfGroups", answer.mean_of_groups),
    medianOfGroups: medianOf(answer, (value) => of("medianOfGroups", value)),
    unfilteredTotal: answer.unfiltered_total === null ? null : of("unfilteredTotal", answer.unfiltered_total),
    shareOfAll: shareOf(answer, (share) => part("shareOfAll", share)),
    evenShare: evenShare === null ? null : part("evenShare", evenShare),
    picked: countFacts(source, "query.picked", answer.rows.length, group),
    groups: countFacts(source, "query.groups", answer.groups, group),
    pickedSum:
      question.pick !== undefined && answer.values === "total" && answer.rows.length > 1
        ? of("pickedSum", sumOf(answer.rows))
        : null,
    pickedByMonth: question.pick !== undefined && group === "day" ? pickedByMonth(source, answer.rows) : [],
    compared: compared && {
      first: fact(source, "query.compared.from", compared.from, "date"),
      last: fact(source, "query.compared.to", compared.to, "date"),
      whole: rowOf("compared.whole")(compared.whole),
      perDay: perDayOf("compared.perDay", compared.whole),
      rows: compared.rows.map(rowOf("compared.row")),
      change: compared.change === null ? null : part("change", compared.change),
      totalChange: compared.whole.value > 0 ? part("totalChange", whole.value / compared.whole.value - 1) : null,
      difference: of("difference", whole.value - compared.whole.value),
      perDayDifference: differenceOf(perDayOf("perDay", whole), perDayOf("compared.perDay", compared.whole)),
      perDayCompared: compared.per_day,
    },
    spread: spreadOf.length > 1 ? of("spread", Math.max(...spreadOf) - Math.min(...spreadOf)) : null,
    spreadShare:
      spreadOf.length > 1 && Math.min(...spreadOf) >= 0 && Math.max(...spreadOf) > 0
        ? part("spreadChange", Math.min(...spreadOf) / Math.max(...spreadOf) - 1)
        : null,
    rowChange: one && other && other.value !== 0 ? part("rowChange", one.value / other.value - 1) : null,
    load: answer.load
      ? {
          isCategory: NILM_CATEGORIES.some((name) => name === answer.load?.name),
          intervalMinutes: fact(source, "query.interval", answer.resolution_seconds / 60, "minutes"),
          perPicked: rows.length > 0 ? of("perPicked", whole.value / rows.length) : null,
        }
      : null,
    trend: trend && {
      change: of("trendChange", trend.change_per_group),
      share: part("trendShareChange", trend.share_per_group),
      over:
        trend.groups < answer.groups ? countFacts(source, "query.trendGroups", trend.groups, group ?? undefined) : null,
    },
  };
}

function medianOf({ rows, values, group }: Answered, told: (value: number) => Fact): Fact | null {
  const whole = rows.filter(({ is_whole: isWhole }) => isWhole).map(({ value }) => value);
  return group && values === "total" && whole.length > 0 ? told(median(whole)) : null;
}

const differenceOf = (one: Fact | null, other: Fact | null): Fact | null =>
  one && other && { ...one, id: "query.perDayDifference", value: Number(one.value) - Number(other.value) };

/** An hour of a night of eight, which a clock change adds or takes away. */
const CLOCK_CHANGE_DAYS = 0.13;

/** The days that a total is spread over: whole ones where a clock change alone makes a difference. */
const daysOf = ({ days, measured_days: measured }: EnergyRow): number =>
  Math.abs(days - measured) > CLOCK_CHANGE_DAYS ? measured : days;

function shareOf({ whole, unfiltered_total: all, values }: Answered, part: (share: number) => Fact): Fact | null {
  return values === "total" && all !== null && all !== 0 ? part(whole.value / all) : null;
}

/** What a row's figure is, as its fact's id says: the highest, the lowest, or one of all. */
function endOf({ pick = "" }: EnergyQuestion): string {
  if (/^(?:highest|top|above)/.test(pick)) return "highest";
  return /^(?:lowest|bottom|below)/.test(pick) ? "lowest" : "row";
}

function keyFacts(
  source: Source,
  id: string,
  group: Group,
  key: string,
  nameOf: (group: Group, key: string) => string,
): Fact[] {
  switch (group) {
    case "hour":
      return [fact(source, id, key.slice(0, 10), "date"), fact(source, id, clockHourOf(hourInKey(key)), "hour")];
    case "hour_of_day":
      return [fact(source, id, Number(key), "hour")];
    case "day":
    case "week":
      return [fact(source, id, key, "date")];
    case "bill":
      return billDays(key).map((day) => fact(source, id, day, "date"));
    case "month":
      return [fact(source, id, key, "month")];
    case "year":
      return [fact(source, id, `${key}-01-01`, "date"), fact(source, id, Number(key), "count")];
    case "quarter":
    case "season":
      return [fact(source, id, nameOf(group, key), "text")];
    default:
      return [];
  }
}

/** A number of groups: "7 of 31 days" counts days, "3 of 12" counts. */
export function countFacts(source: Source, id: string, count: number, group?: Group): Fact[] {
  if (Number.isNaN(count)) return [];
  const counted: Partial<Record<Group, [number, Fact["unit"]]>> = {
    hour: [1, "hours"],
    day: [1, "days"],
    week: [7, "days"],
    month: [1, "months"],
    year: [12, "months"],
  };
  const [factor, unit] = (group && counted[group]) ?? [];
  const asDays =
    group === undefined
      ? [
          fact(source, id, count, "days"),
          fact(source, id, count, "months"),
          fact(source, id, count, "hours"),
          fact(source, id, count * 7, "days"),
        ]
      : [];
  return [fact(source, id, count, "count"), ...(factor && unit ? [fact(source, id, count * factor, unit)] : asDays)];
}
