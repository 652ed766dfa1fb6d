import { isLoadMetric } from "@wattleaf/shared/contracts/energy-query";
import { exclusiveFilters, hoursOf } from "@wattleaf/engine/query/filter-code";
import { DAY_MS } from "@wattleaf/shared/domain/time";
import { formatList } from "@wattleaf/shared/i18n/format/lists";
import { slotLabel } from "../../frame/labels";
import { isOneDay } from "../../frame/conversation/merge";
import { moved } from "../../frame/times/near-periods";
import { periodLabel } from "../../frame/times/period-label";
import type { Figures } from "../../tools/energy-figures";
import { hoursBeyond } from "../../tools/hours-beyond";
import { queryEnergy } from "../../tools/query-energy";
import { loadName } from "../../tools/load-name";
import type { Composer, Composition } from "../composition";
import { FOUND_AS, isFoundAs } from "../load-names";
import { addEnergyAccount, addMoneyAccount } from "./accounts";
import { addAlternatives } from "./alternatives";
import { addExcess } from "./beyond-limit";
import { addComparison, addTrend } from "./comparison";
import { ask, withDefaults } from "./ask";
import { addChangedPart } from "./changed-part";
import { addChangedUse } from "./changed-use";
import { addDataGaps } from "./data-gaps";
import { addGap, addUnanswerable } from "./gaps";
import { addPick, addRows, addThreshold, addTop, item } from "./groups";
import { addLoadsOfDay } from "./loads-of-day";
import { addLunarDay } from "./lunar-day";
import { addNearlyNothing } from "./nearly-nothing";
import { addOffPeakInstead } from "./off-peak";
import { addPartOfEach } from "./part-of-each";
import { addLimit } from "./limit";
import { addLoadFactor, addOfThose } from "./ratios";
import { addRank, isOfRank } from "./rank";
import { addRowsBeside } from "./rows-beside";
import { addEachPart, addOtherHomes, addStated } from "./stated";
import { addMedian, addStreak } from "./runs";
import { filterOfRow, periodOfRow } from "./period-of-row";
import { type Plan, planOf } from "./question";
import { addGroupShares, isOfShares } from "./group-shares";
import { addShareOfYear } from "./share-of-year";
import { addAverage, addBasis, addNow, addShare, addTotal, isOneNight } from "./single";
import { addCredit } from "./credit";
import { addBaseLoad, addBilledDemand, addFuel, addPart, addPrice } from "./special";
import { addAvoidedCarbon, addOwnShares, addSolarAccount } from "./solar-account";
import { addTypical, heldToTypical, judgeByTypical } from "./typical";
import { addYearBefore } from "./verdict";
import { periodDays } from "../../tools/period-days";
import { addAmong, addShareWithin } from "./within";
import { addIfEmpty } from "./was-empty";
import { FigureWriter } from "./writer";

export { sayLost } from "./gaps";
export { planOf } from "./question";

/**
 * Answers a question about the asker's own energy in figures: what was bought, sold, net, made, paid, drawn at most or
 * emitted, over any period, filtered, grouped, picked or compared. What cannot be told is named by what stands in the way.
 */
export const ownFigures: Composer = async (c) => {
  const plan = withoutLoads(c, planOf(c.frame));
  if (await addChangedUse(c, plan)) return;
  if (c.frame.mentions?.asksDataGaps) return addDataGaps(c, plan);
  if (c.frame.mentions?.asksLoadFactor) return addLoadFactor(c, plan);
  if (c.frame.mentions?.asksIfEmpty && (await addIfEmpty(c, plan))) return;
  const namesTime = (c.frame.period !== undefined && c.frame.period !== "all") || c.frame.comparedTo !== undefined;
  if (c.frame.mentions?.sinceUnknownDay && !namesTime) return c.draft.add("assistant.figures.whichDay");
  const { several, asksFifth: fifth } = c.frame.mentions ?? {};
  if (fifth && /^\d{4}-\d\d$/.test(c.frame.period ?? ""))
    return c.draft.add("assistant.figures.noFifth", { days: slotLabel("filters", fifth, c.language) });
  const isOfBoth = several === "carbon_both" && c.frame.metric === "carbon";
  const isOfSpared = c.frame.metric === "carbon" && c.frame.mentions?.asksAvoidedCarbon === true;
  if (isOfSpared && !isOfBoth && (await addAvoidedCarbon(c, plan))) return;
  if (addUnanswerable(c)) {
    await addHomeInstead(c);
    return;
  }
  if (c.frame.mentions?.asksDeviation) c.draft.add("assistant.figures.noDeviation");
  if (c.frame.metric === "base_load") return addBaseLoad(c);
  if (c.frame.metric === "price") {
    await addPrice(c, plan);
    const { compared_to: other, ...question } = plan.question;
    return other ? addPrice(c, { ...plan, question: { ...question, period: other } }) : undefined;
  }
  if (await addOfSeveral(c, plan)) return;
  if (c.frame.metric === "own_use" && ACCOUNTED.has(plan.form)) return addSolarAccount(c, plan);
  if (c.frame.metric === "own_use" && plan.form === "comparison" && c.frame.aggregate === "share")
    return addOwnShares(c, plan);
  if (plan.form === "alternatives") return addAlternatives(c, plan);
  if (await addShareWithin(c, plan)) return;
  if (await addShareOfYear(c, plan)) return;
  if (isOfShares(c.frame, plan)) return addGroupShares(c, plan);
  if (await addEachSide(c, plan)) return;
  if (plan.form === "threshold" && plan.question.group === "hour_of_day") return addHoursBeyond(c, plan);
  const { figures, ...result } = await ask(c, plan);
  if (result.answer.status === "gap") {
    if (result.answer.gap === "no_data" && ((await addFuel(c)) || (await addPart(c)))) return;
    if (result.answer.gap === "hourly_readings" && (await addBilledDemand(c))) return;
    if (result.answer.gap === "prices" && plan.question.metric === "cost") await addInEnergy(c, plan);
    return addGap(c, result.answer, { ...result, figures }, plan);
  }
  if (!figures) return;
  const writer = new FigureWriter(c, figures, plan);
  const hasFallen = plan.form === "comparison" && Number(figures.compared?.change?.value ?? 0) < 0;
  if (c.frame.act === "explain" && hasFallen && c.frame.mentions?.presumes === "rise")
    c.draft.add("assistant.explain.wentDown");
  if (plan.form === "top" && (await addAmong(writer))) return;
  const typical = await heldToTypical(c, plan, Number(figures.whole.days.value));
  writer.isJudged = typical !== undefined && (plan.form !== "comparison" || c.frame.mentions?.persons !== undefined);
  if (typical && writer.isJudged) judgeByTypical(c, typical);
  if (plan.form === "pick" && plan.question.group === "hour_of_day") addBusyVerdict(writer);
  // What goes on now is asked for first; the year may have gone the other way.
  const isOfNow = plan.form === "trend" && c.frame.period === undefined;
  if (isOfNow) await addLately(c, plan, figures);
  await FORMS[plan.form](writer);
  if (typical && !writer.isJudged) addTypical(c, typical);
  if (plan.form === "pick" || plan.form === "top") addPicked(c, figures, plan.question.group);
  if (plan.form === "pick" && c.frame.mentions?.asksList) await addListed(c, plan);
  addLeftOut(writer);
  if (c.frame.metric === "earnings") await addCredit(c, plan);
  const [picked] = figures.rows;
  if (c.frame.mentions?.thenHour && plan.form === "pick" && plan.question.group === "day" && picked)
    await addHourOf(c, plan, picked.key);
  if (c.frame.mentions?.asksLunarDay && plan.form === "pick" && plan.question.group === "day" && picked)
    addLunarDay(writer, picked.key);
  await addEachPart(writer);
  await addStated(writer);
  await addOtherHomes(writer);
  await addBeside(writer);
  if (several === "loads_of_pick" && plan.form === "pick" && plan.question.group === "day" && picked)
    await addLoadsOfDay(c, picked.key);
  const tellsHighest = picked !== undefined && plan.question.pick?.startsWith("above") === true;
  const isOfNothing = plan.question.pick?.startsWith("below:0.05") === true && !picked;
  // Where none went beyond a limit, how near the nearest came to it.
  const isOfNone = plan.question.pick?.startsWith("above") === true && !picked;
  if (plan.form === "threshold" && (isOfNothing || isOfNone || (c.frame.mentions?.asksWorst && !tellsHighest)))
    await addEnd(c, plan);
  if (plan.form === "threshold" && c.frame.mentions?.asksExcess) await addExcess(writer);
  if (plan.form === "threshold") await addOfThose(writer);
  if (plan.form === "months") await addThisMonth(c, plan);
  if (plan.form === "comparison") await addYearBefore(writer);
  if (plan.question.metric === "net" && (plan.form === "total" || plan.form === "rows")) await addBothSides(c, plan);
  if (plan.form === "trend" && /^(?:highest|lowest)$/.test(c.frame.pick ?? "")) await addEndOf(c, plan);
  if (isOfBoth) {
    await addBasis(writer);
    await addAvoidedCarbon(c, plan, { withFactor: false });
    return;
  }
  if (isOfSpared) writer.sentence("assistant.figures.carbonAvoided");
  if (c.frame.mentions?.asksWeather) writer.sentence("assistant.figures.noWeather");
  addLimits(writer);
  await addBasis(writer);
};

/** What later questions of "that day" are of. */
function addPicked(c: Composition, { rows }: Figures, group: Plan["question"]["group"]): void {
  c.picked = rows.flatMap(({ key }) => periodOfRow(key, group) ?? []);
  const [first] = rows;
  c.pickedPart = first && filterOfRow(first.key, group);
}

/** "Do I peak in the evening?": yes or no by the hour that was found. */
function addBusyVerdict(writer: FigureWriter): void {
  const part = hoursOf(writer.c.frame.mentions?.busyPart ?? "");
  const hour = Number(writer.figures.rows[0]?.key);
  if (part && !Number.isNaN(hour))
    writer.sentence(isInSpan(part, hour) ? "assistant.figures.verdict.yes" : "assistant.figures.verdict.isNot");
}

/** A night begins before midnight and ends after it. */
const isInSpan = ({ from, to }: { from: number; to: number }, hour: number): boolean =>
  from < to ? hour >= from && hour < to : hour >= from || hour < to;

/** Where no price is known: the electricity that would have been paid for. */
async function addInEnergy(c: Composition, plan: Plan): Promise<void> {
  if (plan.form === "alternatives" || plan.form === "threshold") return;
  const inEnergy: Plan = { ...plan, question: { ...plan.question, metric: "bought" } };
  const { figures } = await ask(c, inEnergy);
  if (figures) await FORMS[plan.form](new FigureWriter(c, figures, inEnergy));
}

/** "List every month's cost, and which was the most expensive?": the steps of which one was picked. */
async function addListed(c: Composition, { question }: Plan): Promise<void> {
  const { pick: _pick, ...all } = question;
  const plan: Plan = { form: "rows", question: all };
  const { figures } = await ask(c, plan);
  if (figures && figures.rows.length > 1 && figures.rows.length <= MOST_BESIDE)
    addRows(new FigureWriter(c, figures, plan));
}

/** Figures that belong together: see `several-kinds.ts`. False for other questions. */
async function addOfSeveral(c: Composition, plan: Plan): Promise<boolean> {
  const { several } = c.frame.mentions ?? {};
  const { metric, filters = [] } = plan.question;
  if (isOfRank(plan)) return addRank(c, plan);
  if (several === "if_off_peak" && filters.includes("peak")) return told(addOffPeakInstead(c, plan));
  if (several === "near_nothing" && metric === "produced") return told(addNearlyNothing(c, plan));
  if (several === "accounts" && metric === "cost") return told(addMoneyAccount(c, plan));
  if (several === "accounts" && metric === "net") return addEnergyAccount(c, plan);
  if (several === "part_of_each") return (await addPartOfEach(c, plan)) !== null;
  return plan.form === "rows" && addRowsBeside(c, plan);
}

const told = async (telling: Promise<void>): Promise<true> => {
  await telling;
  return true;
};

/** Not of groups, ends or another period: there the home's own use is told alone. */
const ACCOUNTED: ReadonlySet<Plan["form"]> = new Set(["total", "months", "average", "share"]);

/** The sentences of each form. */
export const FORMS: Record<Exclude<Plan["form"], "alternatives">, (writer: FigureWriter) => Promise<void> | void> = {
  total: addTotal,
  months: addTotal,
  average: addAverage,
  share: addShare,
  rows: addRows,
  pick: addPick,
  top: addTop,
  threshold: addThreshold,
  limit: addLimit,
  comparison: addComparison,
  trend: addTrend,
  streak: addStreak,
  median: addMedian,
  now: addNow,
};

/** "The lowest hour of the day, in summer and in winter": each of them, where both at once are never. */
async function addEachSide(c: Composition, plan: Plan): Promise<boolean> {
  const { filters = [], group } = plan.question;
  const sides = exclusiveFilters(filters);
  const isProfile = plan.form === "rows" && group === "hour_of_day";
  if ((!CHOSEN.has(plan.form) && !isProfile) || plan.form === "alternatives" || !group || sides.length < 2)
    return false;
  let isTold = false;
  for (const side of sides) {
    const own = [...filters.filter((code) => !sides.includes(code)), side];
    const one = { ...plan, question: { ...plan.question, filters: own } };
    const { figures } = await ask(c, one);
    if (!figures) continue;
    const writer = new FigureWriter(c, figures, one);
    await FORMS[plan.form](writer);
    isTold = true;
  }
  return isTold;
}

/** "When do we go over 5 kW?": on how many days, and in which hours of the day. */
async function addHoursBeyond(c: Composition, plan: Plan): Promise<void> {
  const byDay: Plan = { ...plan, question: { ...plan.question, group: "day" } };
  const days = await ask(c, byDay);
  if (days.answer.status === "gap") return addGap(c, days.answer, days, byDay);
  const hours = (await ask(c, plan)).figures;
  if (!days.figures || !hours) return;
  addThreshold(new FigureWriter(c, days.figures, byDay));
  const writer = new FigureWriter(c, hours, plan);
  if (hours.rows.length > 0)
    writer.sentence("assistant.figures.inHours", { list: writer.list(hours.rows.map((row) => writer.name(row))) });
  const { group: _hours, ...question } = plan.question;
  const { most } = await c.use(hoursBeyond, question);
  if (most)
    writer.sentence("assistant.figures.mostInHour", {
      hour: c.showHours(most.hour, most.hour),
      count: c.show(most.count),
      total: c.show(most.total),
    });
}

/** "Without the car". */
function withoutLoads(c: Composition, plan: Plan): Plan {
  const without = c.frame.mentions?.leavesOut?.flatMap((appliance) => (FOUND_AS[appliance] ?? []).slice(0, 1)) ?? [];
  return without.length > 0 && isLoadMetric(plan.question.metric)
    ? { ...plan, question: { ...plan.question, without } }
    : plan;
}

/** Which loads are not counted, or that they could not be told from the rest. */
function addLeftOut(writer: FigureWriter): void {
  const { c, language, figures } = writer;
  const { leavesOut = [] } = c.frame.mentions ?? {};
  if (leavesOut.length === 0) return;
  const { without = [] } = figures.answer;
  const names = without.map((name) => loadName(name, language));
  const missed = leavesOut.filter((appliance) => !without.some((name) => isFoundAs(appliance, name)));
  if (names.length > 0) writer.sentence("assistant.figures.leftOut", { loads: formatList(names, language) });
  if (missed.length > 0)
    writer.sentence("assistant.figures.notLeftOut", {
      loads: formatList(
        missed.map((appliance) => slotLabel("appliances", appliance, language)),
        language,
      ),
    });
}

/** The hour of the day that was found. */
async function addHourOf(c: Composition, plan: Plan, day: string): Promise<void> {
  const question = { ...plan.question, period: day, group: "hour" as const };
  const { figures } = await c.use(queryEnergy, withDefaults({ ...plan, question }));
  if (figures) addPick(new FigureWriter(c, figures, { ...plan, question }));
}

const CHOSEN: ReadonlySet<Plan["form"]> = new Set<Plan["form"]>(["pick", "threshold", "top"]);
const MOST_BESIDE = 13;
const KEPT_BESIDE: ReadonlySet<string> = new Set(["bought", "cost", "produced", "sold"]);

/** "The ten days with the highest use, with their cost": another figure of the same days. */
export async function addBeside({ c, plan, figures }: FigureWriter): Promise<void> {
  const { metric, period, filters, group, load } = plan.question;
  const { rows } = figures;
  // Of the difference both sides are told.
  if (plan.form === "total") return metric === "net" ? undefined : addAlso(figures, plan, c);
  if (!CHOSEN.has(plan.form) || !KEPT_BESIDE.has(metric) || !group || rows.length === 0 || rows.length > MOST_BESIDE)
    return;
  for (const other of c.frame.mentions?.alsoCounts ?? []) {
    if (other === metric) continue;
    const question = { metric: other, period, ...(filters ? { filters } : {}), group, ...(load ? { load } : {}) };
    const besides = (await c.use(queryEnergy, withDefaults({ ...plan, question }))).figures;
    if (!besides) continue;
    const writer = new FigureWriter(c, besides, { form: "rows", question });
    const same = rows.flatMap(({ key }) => besides.rows.find((row) => row.key === key) ?? []);
    if (same.length === 0) continue;
    writer.sentence("assistant.figures.beside", {
      noun: writer.noun,
      list: writer.list(same.map((row) => item(writer, "assistant.figures.topItem", row))),
    });
  }
}

/** "In kWh and in dollars": the other figure of the same time. */
async function addAlso(figures: Figures, plan: Plan, c: Composition): Promise<void> {
  for (const metric of c.frame.mentions?.alsoCounts ?? []) {
    if (metric === plan.question.metric) continue;
    const question = { ...plan.question, metric };
    const other = (await c.use(queryEnergy, withDefaults({ ...plan, question }))).figures;
    if (!other) continue;
    const writer = new FigureWriter(c, other, { ...plan, question });
    writer.sentence("assistant.figures.also", { clause: writer.clause(other.whole.value) });
    if (figures.answer.cost_by === null) await addBasis(writer);
  }
}

/** Where no day was without, the one that came nearest to it; and the worst of all, where it is asked for. */
async function addEnd(c: Composition, plan: Plan): Promise<void> {
  const isAbove = plan.question.pick?.startsWith("above") ?? true;
  const metric = planOf(c.frame).question.metric;
  const pick = isAbove || c.frame.mentions?.asksWorst ? "highest" : "lowest";
  const question = { ...plan.question, metric, pick };
  const { figures } = await c.use(queryEnergy, withDefaults({ ...plan, question }));
  if (figures) addPick(new FigureWriter(c, figures, { ...plan, question }));
}

const LATELY_DAYS = 30;

/** "Is it going up?" without a time: the latest thirty days against those before, then the trend of the year. */
async function addLately(c: Composition, plan: Plan, { answer: { to } }: Figures): Promise<void> {
  const { group: _steps, ...asked } = plan.question;
  const question = {
    ...asked,
    aggregate: "total" as const,
    period: `${moved(to, 1 - LATELY_DAYS)}..${to}`,
    compared_to: `${moved(to, 1 - 2 * LATELY_DAYS)}..${moved(to, -LATELY_DAYS)}`,
  };
  const lately: Plan = { form: "comparison", question };
  const { figures } = await ask(c, lately);
  if (figures?.compared) addComparison(new FigureWriter(c, figures, lately));
}

/** The end of the days in the time that the trend is of. */
async function addEndOf(c: Composition, plan: Plan): Promise<void> {
  const { aggregate: _trend, ...asked } = plan.question;
  const question = { ...asked, group: "day" as const, pick: c.frame.pick ?? "lowest" };
  const { figures } = await c.use(queryEnergy, withDefaults({ ...plan, question }));
  if (figures) addPick(new FigureWriter(c, figures, { form: "pick", question }));
}

/**
 * The whole home, in the time and by the groups that are asked of, where what is asked of cannot be told apart in it.
 * @param isLarge of a part such as heating, for which a month of the home says something
 * @returns false where the question names no day, hours or second time: a month of the home says nothing of one appliance
 */
export async function addHomeInstead(c: Composition, isLarge = false): Promise<boolean> {
  const { appliances: _appliances, subject: _subject, devices: _devices, rooms: _rooms, ...frame } = c.frame;
  const isOfPart =
    isOneDay(frame.period) ||
    (frame.comparedTo ?? frame.filters?.[0]) !== undefined ||
    (isLarge && frame.period !== undefined);
  // How often it ran is no figure of the home.
  const isOfRuns = frame.aggregate === "count" || frame.metric === "count" || frame.metric === "duration";
  if (!isOfPart || isOfRuns) return false;
  const plan = planOf(frame.comparedTo === undefined ? frame : { ...frame, act: "compare" });
  if (plan.form === "alternatives") return false;
  const { figures } = await ask(c, plan);
  if (!figures) return false;
  c.draft.add(plan.form === "comparison" ? "assistant.figures.homeCompared" : "assistant.figures.homeInstead");
  await FORMS[plan.form](new FigureWriter(c, figures, plan));
  if (c.frame.mentions?.asksWeather) c.draft.add("assistant.figures.noWeather");
  return true;
}

/** What another period came to, beside a forecast. False where it is not known. @param metric the frame's unless told */
export async function addPeriod(c: Composition, period: string, metric = c.frame.metric): Promise<boolean> {
  const { comparedTo: _other, group: _group, pick: _pick, aggregate: _aggregate, ...frame } = c.frame;
  const plan = planOf({ ...frame, act: "ask", period, ...(metric ? { metric } : {}) });
  const { figures } = await ask(c, plan);
  if (figures) addTotal(new FigureWriter(c, figures, plan));
  return figures !== null;
}

/**
 * A time against the one before it, one that goes on against as many days of it: in money, then in energy. False where
 * it cannot be told.
 */
export async function addComparedPeriod(c: Composition, period: string): Promise<boolean> {
  const comparedTo = c.frame.comparedTo ?? (await monthBefore(c, period));
  let isTold = false;
  for (const metric of ["cost", "energy"] as const) {
    const plan = planOf({ ...c.frame, act: "compare", metric, period, ...(comparedTo ? { comparedTo } : {}) });
    const { figures } = await ask(c, plan);
    if (!figures?.compared) continue;
    const writer = new FigureWriter(c, figures, plan);
    const hasFallen = Number(figures.compared.change?.value ?? 0) < 0;
    if (!isTold && hasFallen && c.frame.mentions?.presumes === "rise") c.draft.add("assistant.explain.wentDown");
    addComparison(writer);
    isTold = true;
    if (metric === "energy" && c.frame.act === "explain") await addChangedPart(c, plan);
  }
  return isTold;
}

const NAMED_MONTH = /^(?:\d{4}|-)-\d{2}$/;

/** Of a month that is named: `2024-06` before `--07`. */
async function monthBefore(c: Composition, period: string): Promise<string | undefined> {
  const days = NAMED_MONTH.test(period) ? await periodDays(period, c.tools.data) : null;
  return days ? moved(days.from.slice(0, "2024-07".length), -1) : undefined;
}

/** What was bought and what was sold, whose difference is told. */
async function addBothSides(c: Composition, plan: Plan): Promise<void> {
  const of = async (metric: "bought" | "sold") =>
    (await c.use(queryEnergy, withDefaults({ ...plan, question: { ...plan.question, metric } }))).figures;
  const [bought, sold] = [await of("bought"), await of("sold")];
  if (bought && sold)
    c.draft.add("assistant.figures.bothSides", {
      bought: c.show(bought.whole.value),
      sold: c.show(sold.whole.value),
    });
}

/** The month that goes on, beside the last whole one. */
async function addThisMonth(c: Composition, plan: Plan): Promise<void> {
  const { figures } = await c.use(
    queryEnergy,
    withDefaults({ ...plan, question: { ...plan.question, period: "month0" } }),
  );
  if (!figures) return;
  const writer = new FigureWriter(c, figures, plan);
  writer.sentence("assistant.figures.soFar", {
    first: writer.dayOfMonth(figures.first),
    last: writer.dayOfMonth(figures.last),
    value: writer.show(figures.whole.value),
  });
}

/** Meters' readings come a day or two late, so a time that goes on ends with the newest. */
const LATE_MS = 3 * DAY_MS;

/** What of the period is not in the readings. */
export function addLimits(writer: FigureWriter): void {
  const { answer, whole, countsFrom } = writer.figures;
  const { period } = writer.c.frame;
  const goesOn = Date.parse(answer.to) > writer.c.tools.data.nowMs() - LATE_MS;
  // The dates say where a time that goes on ends; that readings ended long ago is news.
  if (countsFrom && !goesOn) writer.sentence("assistant.figures.countsFrom", { day: writer.show(countsFrom) });
  if (answer.is_partial && isOneNight(writer)) writer.sentence("assistant.figures.nightSoFar");
  else if (answer.is_partial && period && !goesOn && !/^(?:since:|last\d|all$)/.test(period))
    writer.sentence("assistant.figures.partial", { label: periodLabel(period, writer.language) });
  else if (!writer.saysMissing && !whole.isWhole && answer.whole.missing_intervals > 0) addMissing(writer);
}

const FORMS_OF_SUMS: ReadonlySet<Plan["form"]> = new Set<Plan["form"]>(["limit", "months", "rows", "total"]);

/** How much of the time has no readings, said once and plainly. */
function addMissing(writer: FigureWriter): void {
  const { missingShare, lacksHours } = writer.figures.whole;
  if (!lacksHours) return writer.sentence("assistant.figures.missingFew");
  const isAverage = writer.plan.form === "average" || (writer.plan.form === "rows" && writer.isPerDay);
  const isSum = FORMS_OF_SUMS.has(writer.plan.form) && OF_SUMS.has(writer.figures.answer.metric);
  const isNone = writer.plan.form === "threshold" && writer.figures.rows.length === 0;
  const kind = isAverage ? "missingAverage" : isSum ? "missingTotal" : isNone ? "missingNone" : "missing";
  writer.sentence(`assistant.figures.${kind}`, { share: writer.show(missingShare) });
}
const OF_SUMS: ReadonlySet<string> = new Set(["bought", "carbon", "cost", "produced", "sold"]);
