import { DAY_MS } from "@wattleaf/shared/domain/time";
import type { ComparedFigures } from "../../tools/energy-figures";
import type { Figure } from "../format";
import { LEAST_CHANGE } from "../least-change";
import { addVerdict } from "./verdict";
import type { FigureWriter } from "./writer";

/** A smaller change from one step to the next is no trend. */
const STEADY_SHARE = 0.01;

/** A trend over less may be summer or winter coming. */
const TWO_YEARS_MS = 730 * DAY_MS;

/** "You bought 312 kWh from the grid in October 2026, 12% more than in October 2025 (279 kWh)." */
export function addComparison(w: FigureWriter): void {
  const { whole, perDay, compared } = w.figures;
  if (!compared) return;
  const { from, to } = w.figures.answer.compared ?? w.figures.answer;
  const when2 = w.whenCompared({ from, to });
  // "The average daily import of two autumns" is told by the day, however they are put together.
  const asksAverage = w.c.frame.aggregate === "average" && w.flow !== "net";
  const isAverage = w.isPerDay || compared.perDayCompared || asksAverage;
  const [value, value2] =
    isAverage && perDay && compared.perDay ? [perDay, compared.perDay] : [whole.value, compared.whole.value];
  // One day is told as it is, beside an average one.
  const clauseOf = (fact: typeof value) => (isAverage && !w.isOneDay ? w.clauseEach(fact, "day") : w.clause(fact));
  const { change } = compared;
  if (w.figures.answer.metric === "power" && w.plan.question.aggregate === "average") return addAveragePower(w, when2);
  if (!change || w.flow === "net") {
    w.sentence("assistant.figures.both", { clause: clauseOf(value), when: w.when, when2, clause2: clauseOf(value2) });
    return;
  }
  const size = Number(change.value);
  const isVerdict = addVerdict(w, size);
  if (w.c.frame.aggregate === "difference") addApart(w, compared, isAverage);
  const key = Math.abs(size) < LEAST_CHANGE ? "same" : size > 0 ? "more" : "less";
  w.sentence(`assistant.figures.${key}`, {
    clause: clauseOf(value),
    when: w.when,
    when2,
    value2: isAverage ? w.perDayValue(value2) : w.show(value2),
    ...(key === "same" ? {} : { change: w.c.showSize(change) }),
  });
  if (compared.perDayCompared && !w.isPerDay && !w.isOneDay && !isVerdict) addTotals(w, compared);
  addSteps(w);
  maySeason(w);
}

/** "By how much?": how far two times are apart, before the figures of both. Months are as long as they are. */
function addApart(w: FigureWriter, compared: ComparedFigures, isAverage: boolean): void {
  const { change, totalChange, difference, perDayDifference } = compared;
  const lacksHours = w.figures.whole.lacksHours || compared.whole.lacksHours;
  const isPerDay = isAverage && (w.isPerDay || lacksHours || !isNearlyAsLong(w, compared));
  const [apart, share] = isPerDay ? [perDayDifference, change] : [difference, totalChange ?? change];
  if (!apart || !share) return;
  const size = { ...apart, value: Math.abs(Number(apart.value)) };
  const shown = isPerDay ? w.perDayValue(size) : w.show(size);
  // So small a share says nothing that the difference does not.
  if (Math.abs(Number(share.value)) < LEAST_CHANGE) w.sentence("assistant.figures.difference", { difference: shown });
  else w.sentence("assistant.figures.apart", { difference: shown, change: w.c.showSize(share) });
}

const isNearlyAsLong = ({ figures }: FigureWriter, compared: ComparedFigures): boolean =>
  Math.abs(Number(figures.whole.days.value) - Number(compared.whole.days.value)) <= NEARLY_AS_LONG_DAYS;

/** Months differ by a day or three: beside the average day, their totals and how far these are apart. */
const NEARLY_AS_LONG_DAYS = 3;

function addTotals(w: FigureWriter, compared: ComparedFigures): void {
  const { whole } = w.figures;
  const { totalChange } = compared;
  const totals = { value: w.show(whole.value), value2: w.show(compared.whole.value) };
  // Where hours are missing, the totals of what is left say nothing of each other.
  if (whole.lacksHours || compared.whole.lacksHours) {
    w.saysMissing = true;
    return w.sentence("assistant.figures.unequalMeasured", totals);
  }
  const values = { ...totals, days: w.show(whole.days), days2: w.show(compared.whole.days) };
  if (!isNearlyAsLong(w, compared) || !totalChange || Math.abs(Number(totalChange.value)) < LEAST_CHANGE)
    return w.sentence("assistant.figures.unequal", values);
  w.sentence(Number(totalChange.value) > 0 ? "assistant.figures.totalMore" : "assistant.figures.totalLess", {
    ...values,
    change: w.c.showSize(totalChange),
  });
}

/** A longer list is left to the chart. */
const MOST_LISTED = 13;
const YEAR_LENGTH = "2026".length;

/** March of one year and of another: the part of the key behind the year. */
export const sameStep = (one: string, other: string): boolean =>
  one.slice(YEAR_LENGTH) === other.slice(YEAR_LENGTH) && one.length > YEAR_LENGTH;

const STEPS: ReadonlySet<string> = new Set(["month", "quarter"]);

/** "Month by month, 2026 against 2025": each step beside the same one of the other time. */
function addSteps(w: FigureWriter): void {
  const { rows, compared } = w.figures;
  const { group = "" } = w.plan.question;
  if (!compared || !STEPS.has(group) || rows.length < 2 || rows.length > MOST_LISTED) return;
  for (const row of rows) {
    const same = compared.rows.find(({ key }) => sameStep(key, row.key));
    if (same)
      w.c.draft.line("assistant.figures.comparedLine", {
        at: w.name(row),
        value: w.rowValue(row),
        at2: w.name(same),
        value2: w.rowValue(same),
      });
  }
}

/** Since a change as long as before it: so much time brings another season. */
function maySeason(w: FigureWriter): void {
  const { compared, from, to } = w.figures.answer;
  const isAdjacent = compared !== null && Date.parse(compared.to) + DAY_MS === Date.parse(from);
  const isOfDates = /^\d{4}-\d\d-\d\d\.\./.test(w.plan.question.period);
  // The latest days against those before hold no change that someone named.
  if (w.c.frame.aggregate !== "trend" && isAdjacent && isOfDates && Date.parse(to) - Date.parse(from) >= WEEKS_MS)
    w.sentence("assistant.figures.otherSeason");
}
const WEEKS_MS = 21 * DAY_MS;

/** "On average, your home took 640 W from the grid from … , 12% more than from … (571 W)." */
function addAveragePower(w: FigureWriter, when2: Figure): void {
  const { whole, compared } = w.figures;
  if (!compared?.change) return;
  const size = Number(compared.change.value);
  const key = Math.abs(size) < LEAST_CHANGE ? "Same" : size > 0 ? "More" : "Less";
  w.sentence(`assistant.figures.powerAverage${key}`, {
    value: w.show(whole.value),
    when: w.when,
    when2,
    value2: w.show(compared.whole.value),
    ...(key === "Same" ? {} : { change: w.c.showSize(compared.change) }),
  });
}

/** "The electricity you bought from the grid went up by about 5 kWh a month from … (2.1%)." */
export function addTrend(w: FigureWriter): void {
  const { trend } = w.figures;
  if (!trend || Math.abs(Number(trend.share.value)) < STEADY_SHARE)
    return w.sentence("assistant.figures.steady", { noun: w.usage, when: w.when });
  w.sentence(Number(trend.change.value) > 0 ? "assistant.figures.up" : "assistant.figures.down", {
    noun: w.usage,
    change: w.show({ ...trend.change, value: Math.abs(Number(trend.change.value)) }),
    share: w.c.showSize(trend.share),
    each: w.each(w.group),
    when: w.when,
  });
  // Of a year that no one named the latest days are told besides.
  if (trend.over && w.c.frame.period) w.sentence("assistant.figures.trendOver", { count: w.count(trend.over) });
  const { from, to } = w.figures.answer;
  if (Date.parse(to) - Date.parse(from) < TWO_YEARS_MS) w.sentence("assistant.figures.maybeSeason");
}
