import type { AssistantKey } from "../../messages";
import type { RowFigures } from "../../tools/energy-figures";
import { thresholdOf } from "../../tools/energy-given";
import type { Figure } from "../format";
import { addEnds } from "./single";
import type { Group } from "./row-words";
import type { FigureWriter } from "./writer";

/** So few groups are all named in the sentence. */
const MOST_NAMED = 4;
/** So many of a longer list are, before the table goes on. */
const MOST_LISTED = 5;
/** So many where the question asks for a list, or for so many. */
const MOST_ASKED = 13;
/** The hours of a day, on which clocks may go back. */
const HOURS_ASKED = 25;

/** "By month": the whole, and its ends or all its parts. Chart and table stand below. */
export function addRows(w: FigureWriter): void {
  const { whole, rowChange } = w.figures;
  // A part of a bill is no bill.
  const bills = w.group === "bill" ? w.figures.rows.filter(({ isWhole }) => isWhole) : [];
  const rows = bills.length > 0 ? bills : w.figures.rows;
  const [one, other] = rows;
  const isPair = rows.length === 2 && w.isPerDay && one && other;
  if (isPair && rowChange && w.flow !== "net") return addPair(w, one, other);
  const clause = w.isPerDay && w.figures.perDay ? w.clauseEach(w.figures.perDay, "day") : w.clause(whole.value);
  const asksEach = w.c.frame.mentions?.asksEach === true;
  const { asksBothEnds = false, asksList = false } = w.c.frame.mentions ?? {};
  const tellsEnds = asksBothEnds && rows.length > 2;
  // Which is the highest and which the lowest needs no list of all.
  if (tellsEnds && !asksList) {
    w.sentence(w.isPerDay ? "assistant.figures.average" : "assistant.figures.total", { clause, when: w.when });
    addEnds(w);
    return addSpread(w);
  }
  // Who asks by the day, of a week or so, wants each of them.
  const isByDay = w.group === "day" && rows.length > MOST_NAMED;
  const mostEach = w.group === "hour" ? HOURS_ASKED : MOST_ASKED;
  if ((asksEach || isByDay) && rows.length > 1 && rows.length <= mostEach) {
    w.sentence(w.isPerDay ? "assistant.figures.average" : "assistant.figures.total", { clause, when: w.when });
    if (tellsEnds || !asksEach) addEnds(w);
    for (const row of rows) w.c.draft.line("assistant.figures.line", { at: w.markedName(row), value: w.rowValue(row) });
    return addSpread(w);
  }
  const asksShares = w.c.frame.aggregate === "share" || w.c.frame.unit === "percent";
  if (rows.length < 2 || (rows.length > MOST_NAMED && !asksShares)) {
    w.sentence(w.isPerDay ? "assistant.figures.average" : "assistant.figures.total", { clause, when: w.when });
    if (rows.length > 1) addEnds(w);
    return addSpread(w);
  }
  const named = rows.length > MOST_LISTED ? byValue(rows).slice(0, MOST_LISTED) : rows;
  const items = named.map((row) =>
    item(w, row.share && !w.isPerDay ? "assistant.figures.listShare" : "assistant.figures.listItem", row),
  );
  w.sentence(w.isPerDay ? "assistant.figures.listAverage" : "assistant.figures.list", {
    clause,
    when: w.when,
    list: w.list(items),
  });
}

/** "On average, you bought 13.1 kWh a day from the grid on weekends in October 2026, 34% more than on weekdays (9.8 kWh a day)." */
function addPair(w: FigureWriter, one: RowFigures, other: RowFigures): void {
  const { rowChange } = w.figures;
  const change = rowChange && w.c.showSize(rowChange);
  const isMore = Number(one.value.value) >= Number(other.value.value);
  const { spread } = w.figures;
  if (spread && rowChange && w.c.frame.aggregate === "difference")
    w.sentence("assistant.figures.apart", { difference: w.perDayValue(spread), change: w.c.showSize(rowChange) });
  w.sentence(isMore ? "assistant.figures.pairMore" : "assistant.figures.pairLess", {
    clause: w.rowClause(one),
    at: w.at(one),
    when: w.when,
    change: change ?? "",
    at2: w.at(other),
    value2: w.rowValue(other),
  });
}

/** "Tuesday, Feb 3, 2026 was your highest day in 2026: you bought 54.1 kWh from the grid." */
export function addPick(w: FigureWriter): void {
  const [row] = w.figures.rows;
  if (!row) return;
  const { pick = "" } = w.plan.question;
  if (/^(?:first|last)/.test(pick)) {
    w.sentence("assistant.figures.firstOrLast", { clause: w.rowClause(row), at: w.at(row) });
    return;
  }
  const isHigh = /^(?:highest|top)/.test(pick);
  const isMoney = w.figures.answer.metric === "cost";
  const end = `assistant.figures.end.${isMoney ? (isHigh ? "costHigh" : "costLow") : isHigh ? "high" : "low"}` as const;
  // Of a habit the day is an average one, which English says once.
  const isUsual = RECURRING.has(w.group) && w.isPerDay && !w.isOneDay;
  w.sentence(pickSentence(w.group, isUsual), {
    clause: isUsual && w.language === "en" ? w.clause(row.value) : w.rowClause(row),
    at: w.atWithin(row),
    name: w.group === "day" ? w.dayName(row) : w.name(row),
    end: w.c.t(end),
    group: w.groupName,
    when: w.when,
  });
}

const RECURRING: ReadonlySet<string> = new Set(["hour_of_day", "tariff_period", "weekday", "weekpart"]);

/** What was asked for comes first: the day, the hour or the month. */
function pickSentence(group: Group, isUsual: boolean): AssistantKey {
  if (group === "hour_of_day") return isUsual ? "assistant.figures.pickUsual" : "assistant.figures.pickHour";
  if (group === "hour") return "assistant.figures.pickHour";
  return isUsual ? "assistant.figures.pickEach" : "assistant.figures.pick";
}

/** "Your 5 highest days from Jan 1 to Nov 22, 2026: Feb 3 (54.1 kWh), …" */
export function addTop(w: FigureWriter): void {
  const { rows, picked } = w.figures;
  const isHigh = w.plan.question.pick?.startsWith("top") ?? true;
  const isAmount = /^(?:bought|sold|produced)$/.test(w.figures.answer.metric);
  const isOfUse = w.flow === "used";
  const end = isAmount && !isOfUse ? (isHigh ? "most" : "least") : isHigh ? "highest" : "lowest";
  w.sentence(isOfUse ? "assistant.figures.topUsed" : "assistant.figures.top", {
    count: w.count(picked),
    n: w.figure(`${picked[0]?.value ?? 0}`),
    groups: w.groupsName,
    end: w.c.t(`assistant.figures.topEnd.${end}`),
    noun: w.measure,
    when: w.when,
    list: listed(w, rows),
  });
  const { pickedSum } = w.figures;
  if (pickedSum && w.c.frame.mentions?.asksSum) w.sentence("assistant.figures.pickedSum", { total: w.show(pickedSum) });
  addSpread(w);
}

/** How far the highest lies above the lowest, where that is asked for. */
function addSpread(w: FigureWriter): void {
  const { spread, spreadShare } = w.figures;
  if (!spread || w.c.frame.aggregate !== "difference") return;
  const difference = w.isPerDay ? w.perDayValue(spread) : w.show(spread);
  if (spreadShare) w.sentence("assistant.figures.spread", { difference, share: w.c.showSize(spreadShare) });
  else w.sentence("assistant.figures.difference", { difference });
}

/** "On 7 of 31 days in October 2026, you bought more than 30 kWh from the grid." */
export function addThreshold(w: FigureWriter): void {
  const { rows, picked, groups, load, whole } = w.figures;
  const { pick = "", group } = w.plan.question;
  const isAbove = pick.startsWith("above");
  const threshold = thresholdOf(pick, w.figures.answer.currency);
  if (!threshold) return;
  if (w.flow === "net" && Number(threshold.value) === 0) return addBalance(w, isAbove);
  const amount = w.exactly(threshold);
  const words = w.c.t(isAbove ? "assistant.figures.amount.above" : "assistant.figures.amount.below", {
    amount: amount.text,
  });
  const isOn = w.flow === "load_bought" && isAbove && Number(threshold.value) === 0;
  const clause = isOn ? w.figure(w.c.t("assistant.figures.loadOn", { load: w.load })) : w.clauseOf(words);
  // What was not measured may lie on that side as well.
  const count = whole.lacksHours ? w.atLeast(w.partOf(picked)) : w.partOf(picked);
  const values = { clause, count, total: w.count(groups), when: w.when };
  if (w.c.frame.mentions?.asksIfAny)
    w.sentence(rows.length > 0 ? "assistant.figures.verdict.any" : "assistant.figures.verdict.no");
  if (rows.length === 0)
    return w.sentence(group === "day" ? "assistant.figures.above.noneOn" : "assistant.figures.above.none", values);
  w.sentence(group === "day" ? "assistant.figures.above.on" : "assistant.figures.above.in", values);
  if (isOn && load?.perPicked)
    w.sentence("assistant.figures.loadOnTotal", { total: w.show(whole.value), each: w.show(load.perPicked) });
  const { asksTurn } = w.c.frame.mentions ?? {};
  if (asksTurn) {
    const inTime = rows.toSorted((a, b) => (a.key < b.key ? -1 : 1));
    const turn = asksTurn === "first" ? inTime[0] : inTime.at(-1);
    if (turn) w.sentence(`assistant.figures.above.${asksTurn}`, { at: w.name(turn), value: w.rowValue(turn) });
    return;
  }
  if (addMonthsOf(w) || addWhich(w)) return;
  const end = isAbove ? byValue(rows)[0] : byValue(rows).at(-1);
  if (end)
    w.sentence(isAbove ? "assistant.figures.above.highest" : "assistant.figures.above.lowest", {
      at: w.name(end),
      value: w.rowValue(end),
    });
}

/** "On 243 of 365 days in 2026, you sold more to the grid than you bought." */
function addBalance(w: FigureWriter, isBought: boolean): void {
  const { rows, picked, groups } = w.figures;
  const clause = w.figure(w.c.t(isBought ? "assistant.figures.balance.bought" : "assistant.figures.balance.sold"));
  const values = { clause, count: w.partOf(picked), total: w.count(groups), when: w.when };
  if (rows.length === 0)
    return w.sentence(w.group === "day" ? "assistant.figures.above.noneOn" : "assistant.figures.above.none", values);
  w.sentence(w.group === "day" ? "assistant.figures.above.on" : "assistant.figures.above.in", values);
  addWhich(w);
  const largest = isBought ? byValue(rows)[0] : byValue(rows).at(-1);
  if (largest) w.sentence("assistant.figures.balance.most", { at: w.name(largest), clause: w.clause(largest.value) });
}

/** "In which months": how many of the days lie in each. */
function addMonthsOf(w: FigureWriter): boolean {
  const { pickedByMonth } = w.figures;
  if (w.c.frame.mentions?.byMonth !== true || pickedByMonth.length === 0) return false;
  const items = pickedByMonth.map(({ month, days }) =>
    w.figure(w.c.t("assistant.figures.topItem", { at: w.c.show(month).text, value: w.c.show(days).text })),
  );
  w.sentence("assistant.figures.above.which", { list: w.list(items) });
  return true;
}

/** "Which months": their names, of a list that is read at a glance. False where it is longer, or not asked for. */
function addWhich(w: FigureWriter): boolean {
  const { rows } = w.figures;
  const { asksEach, asksList } = w.c.frame.mentions ?? {};
  const isListed = asksList === true || rows.length <= MOST_ASKED;
  if (asksEach !== true || rows.length < 2 || !isListed) return false;
  w.sentence("assistant.figures.above.which", { list: listed(w, rows) });
  return true;
}

/** "Jun 14 (57.7 kWh), …, and more": no more than are read at a glance; the table below has all. */
export function listed(w: FigureWriter, rows: readonly RowFigures[]): Figure {
  const items = rows.slice(0, MOST_ASKED).map((row) => item(w, "assistant.figures.topItem", row));
  return w.list(rows.length > items.length ? [...items, w.figure(w.c.t("assistant.figures.andMore"))] : items);
}

export function item(w: FigureWriter, key: AssistantKey, row: RowFigures): Figure {
  // English lists what was bought and when, Chinese when and what.
  const isPhrase = w.language === "en" && key !== "assistant.figures.topItem";
  const at = isPhrase ? w.at(row) : w.listName(row);
  const values = { at: at.text, value: w.rowValue(row).text, share: row.share ? w.show(row.share).text : "" };
  return w.figure(w.c.t(key, values));
}

const byValue = (rows: readonly RowFigures[]): RowFigures[] =>
  rows.toSorted((a, b) => Number(b.value.value) - Number(a.value.value));
