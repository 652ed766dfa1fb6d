import { formatDay, formatDayOfMonth, formatDayWithWeekday, formatMonthName } from "@wattleaf/shared/i18n/format/dates";
import { formatNumber } from "@wattleaf/shared/i18n/format/numbers";
import { hourInKey } from "@wattleaf/shared/domain/hour-keys";
import type { Language } from "@wattleaf/shared/i18n/language";
import { daysLeftOut, weekdaysOfFilter } from "../../frame/labels";
import type { AssistantKey } from "../../messages";
import { thresholdOf } from "../../tools/energy-given";
import type { Fact } from "../../tools/facts";
import type { Figures, RowFigures } from "../../tools/energy-figures";
import type { Composition } from "../composition";
import type { Figure } from "../format";
import { filterPhrase, whenWithin, within } from "./filter-words";
import { capital, type Flow, flowOf, loadWithin, measureName } from "./flow-words";
import { whenOf } from "./period-words";
import type { Group, Plan } from "./question";
import { rowAt, rowName } from "./row-words";

/** Puts the figures of one answer into the phrases of its sentences. */
export class FigureWriter {
  readonly language: Language;
  readonly flow: Flow;
  /** It is said that hours are missing, and how many there are. */
  saysMissing = false;
  /** Yes or no was said already. */
  isJudged = false;

  constructor(
    readonly c: Composition,
    readonly figures: Figures,
    readonly plan: Plan,
  ) {
    this.language = c.frame.language;
    this.flow = flowOf(figures.answer, figures.hasSolar);
  }

  /** The load that is told of, if it is one. */
  get load(): string {
    const { load } = this.figures.answer;
    return load ? loadWithin(load.name, this.language) : "";
  }

  figure(text: string): Figure {
    return { text, sources: [this.figures.source], doubts: this.figures.whole.value.doubts };
  }

  show(fact: Fact, perDay = false): Figure {
    const { unit } = this.c.frame;
    // A day is too little for megawatt-hours.
    const energyUnit = unit === "Wh" || (unit === "MWh" && !perDay) ? unit : "kWh";
    return this.c.show(fact, { energyUnit, whole: fact.unit === "kgCo2" });
  }

  /** "you bought 41.2 kWh from the grid" */
  clause(value: Fact): Figure {
    const isSold = this.flow === "net" && Number(value.value) < 0;
    const size = isSold ? { ...value, value: -Number(value.value) } : value;
    return this.clauseOf(this.show(size).text, isSold);
  }

  /** The same of words for an amount: "more than 30 kWh". */
  clauseOf(amount: string, isSold = false): Figure {
    return this.figure(
      this.c.t(`assistant.figures.clause.${isSold ? "netSold" : this.flow}` as AssistantKey, {
        value: amount,
        load: this.load,
      }),
    );
  }

  /** "you bought 41.2 kWh a day from the grid" */
  clauseEach(value: Fact, group: Group): Figure {
    // A single day has no average one.
    if (group === "day" && this.isOneDay) return this.clause(value);
    const isSold = this.flow === "net" && Number(value.value) < 0;
    const size = isSold ? { ...value, value: -Number(value.value) } : value;
    const key = `assistant.figures.each.${isSold ? "netSold" : this.flow}` as AssistantKey;
    return this.figure(this.c.t(key, { value: this.show(size, true).text, each: this.each(group), load: this.load }));
  }

  /** "a day" */
  each(group: Group): string {
    const known: Partial<Record<Group, Group>> = {
      hour_of_day: "day",
      weekday: "day",
      weekpart: "day",
      tariff_period: "day",
    };
    return this.c.t(`assistant.figures.each.of.${known[group] ?? group}` as AssistantKey);
  }

  /** Of a figure that is per day: of hours, weekdays and habits. */
  get isPerDay(): boolean {
    return this.figures.answer.values === "daily_average";
  }

  /** The clause of a group's figure. */
  rowClause({ value }: RowFigures): Figure {
    return this.isPerDay ? this.clauseEach(value, "day") : this.clause(value);
  }

  /** A group's figure alone: "12 kWh a day". */
  rowValue({ value }: RowFigures): Figure {
    return this.isPerDay && !this.isOneDay ? this.perDayValue(value) : this.#besideLimit(value);
  }

  /** With the decimals that show on which side of the limit it lies: 12.02 kWh is more than 12 kWh. */
  #besideLimit(value: Fact): Figure {
    const limit =
      this.plan.form === "threshold" ? thresholdOf(this.plan.question.pick, this.figures.answer.currency) : null;
    const shown = this.show(value);
    const isAlike = limit && limit.value !== value.value && this.exactly(limit).text === shown.text;
    return isAlike ? this.exactly(value) : shown;
  }

  /** With all decimals that a person would say of a limit. */
  exactly(value: Fact): Figure {
    const { unit } = this.c.frame;
    return this.c.show(value, { energyUnit: unit === "Wh" || unit === "MWh" ? unit : "kWh", moreDigits: true });
  }

  perDayValue(value: Fact): Figure {
    return this.figure(
      this.c.t("assistant.figures.valueEach", { value: this.show(value, true).text, each: this.each("day") }),
    );
  }

  /** "your usage", where it goes up or down. */
  get usage(): Figure {
    return this.flow === "used" ? this.figure(this.c.t("assistant.figures.noun.usage")) : this.noun;
  }

  get noun(): Figure {
    return this.figure(this.c.t(`assistant.figures.noun.${this.flow}` as AssistantKey, { load: this.load }));
  }

  /** "electricity bought" */
  get measure(): string {
    return measureName(this.figures.answer, this.figures.hasSolar, this.language);
  }

  /** "in October 2026" */
  get period(): Figure {
    const { from, to } = this.figures.answer;
    return this.figure(whenOf({ from, to }, this.language));
  }

  get filters(): string {
    return filterPhrase(this.#saidFilters(this.figures.answer), this.language);
  }

  /** "on Thursdays from …" of what it is compared with. */
  whenCompared(days: { from: string; to: string }): Figure {
    return this.figure(whenWithin(this.isOneDay ? this.#saidFilters(days) : [], days, this.language));
  }

  /** Of one day, compared with days like it. */
  get isOneDay(): boolean {
    const { from, to } = this.figures.answer;
    return from === to;
  }

  /** A single day has its weekday, and rows of weekdays have theirs. */
  #saidFilters({ from, to }: { from: string; to: string }): readonly string[] {
    const { filters = [], group } = this.plan.question;
    // Days that are left out of both parts of a week are said.
    const isOfRows = (filter: string) =>
      OF_DAYS.test(filter) && (group === "weekday" || daysLeftOut(weekdaysOfFilter(filter)).length === 0);
    if (group === "weekday" || group === "weekpart") return filters.filter((filter) => !isOfRows(filter));
    return from === to ? filters.filter((filter) => !NAMES_DAY.test(filter)) : filters;
  }

  /** "on weekends in October 2026" */
  get when(): Figure {
    return this.figure(within(this.filters, this.period.text, this.language));
  }

  at({ key }: RowFigures): Figure {
    return this.figure(rowAt(this.group, key, this.language));
  }

  /** The same where the sentence names the day anyway: "between 6 and 7 PM". */
  atWithin(row: RowFigures): Figure {
    const { from, to } = this.figures.answer;
    if (this.group !== "hour" || from !== to) return this.at(row);
    return this.figure(rowAt("hour_of_day", hourInKey(row.key), this.language));
  }

  name({ key }: RowFigures): Figure {
    if (this.group === "week")
      return this.figure(this.c.t("assistant.figures.when.theWeekOf", { day: formatDay(key, this.language) }));
    return this.figure(rowName(this.group, key, this.language));
  }

  /** "Tuesday, Feb 3, 2026" */
  dayName({ key }: RowFigures): Figure {
    return this.figure(formatDayWithWeekday(key, this.language));
  }

  /** "Nov 1", of the year that goes on. */
  dayOfMonth({ value }: Fact): Figure {
    return this.figure(formatDayOfMonth(String(value), this.language));
  }

  /** In a list, without the year that its sentence names. */
  listName(row: RowFigures): Figure {
    const { from, to } = this.figures.answer;
    if (from.slice(0, YEAR_LENGTH) !== to.slice(0, YEAR_LENGTH)) return this.name(row);
    if (this.group === "day") return this.figure(formatDayOfMonth(row.key, this.language));
    return this.group === "month" ? this.figure(formatMonthName(row.key, this.language)) : this.name(row);
  }

  /** "November 2025 (2 days only)": what the time or the readings cut off says so. */
  markedName(row: RowFigures): Figure {
    const at = this.lineName(row);
    const full = FULL_DAYS[this.group]?.(row.key);
    if (full === undefined || this.isPerDay || Number(row.days.value) >= full) return at;
    const days = this.show(row.days).text;
    return this.figure(this.c.t("assistant.figures.onlyDays", { at: at.text, days }));
  }

  /** "from the week of Sep 7, 2026 to the week of Oct 19, 2026" */
  range(first: RowFigures, last: RowFigures): Figure {
    const names = { first: this.name(first).text, last: this.name(last).text };
    return this.figure(this.c.t("assistant.figures.when.range", names));
  }

  /** A group's name alone in its line: the hours of one day need no date. */
  lineName(row: RowFigures): Figure {
    const isHour = this.group === "hour" && this.isOneDay;
    return isHour ? this.figure(rowName("hour_of_day", hourInKey(row.key), this.language)) : this.listName(row);
  }

  get group(): Group {
    return this.plan.question.group ?? "day";
  }

  /** "hour of the day" */
  get groupName(): string {
    return this.c.t(`assistant.figures.group.${this.group}` as AssistantKey);
  }

  /** "7 days" */
  count(facts: readonly Fact[]): Figure {
    const count = Number(facts[0]?.value ?? 0);
    const n = formatNumber(count, this.language, 0);
    const counted = this.c.t(`assistant.figures.count.${this.group}` as AssistantKey, { n });
    const isNamed = !counted.startsWith("assistant.");
    const one = this.language === "en" && count === 1 ? counted.replace(/s$/, "") : counted;
    return this.figure(isNamed ? one : this.c.t("assistant.figures.count.other", { n }));
  }

  /** "days" */
  get groupsName(): string {
    return this.c.t(`assistant.figures.count.${this.group}` as AssistantKey, { n: "" }).trim();
  }

  atLeast(count: Figure): Figure {
    return this.figure(this.c.t("assistant.figures.atLeast", { count: count.text }));
  }

  /** "7" of 31 days; Chinese repeats what is counted. */
  partOf(facts: readonly Fact[]): Figure {
    return this.language === "zh"
      ? this.count(facts)
      : this.figure(formatNumber(Number(facts[0]?.value ?? 0), this.language, 0));
  }

  /** Figures and words in a list. */
  list(figures: readonly Figure[]): Figure {
    return this.c.join(figures);
  }

  sentence(key: AssistantKey, values: Readonly<Record<string, Figure | string>> = {}): void {
    const filled = this.language === "en" ? capitalized(this.c, key, values) : values;
    this.c.draft.add(key, filled, [this.figures.source]);
  }
}

const YEAR_LENGTH = "2026".length;
const WEEK_DAYS = 7;
/** Of groups that a time may cut off, how many days they have. */
const FULL_DAYS: Partial<Record<Group, (key: string) => number>> = {
  week: () => WEEK_DAYS,
  month: (key) => new Date(Date.UTC(Number(key.slice(0, YEAR_LENGTH)), Number(key.slice(5, 7)), 0)).getUTCDate(),
};

const NAMES_DAY = /^(?:mon|tue|wed|thu|fri|sat|sun)$/;
const OF_DAYS = /^(?:week(?:day|end)|(?:mon|tue|wed|thu|fri|sat|sun)(?:\+\w+)*)$/;

/** The first place of a sentence that begins with one gets a capital. */
function capitalized(c: Composition, key: AssistantKey, values: Readonly<Record<string, Figure | string>>) {
  const first = /^\{(\w+)\}/.exec(c.t(key))?.[1];
  const value = first === undefined ? undefined : values[first];
  if (first === undefined || value === undefined) return values;
  const text = capital(typeof value === "string" ? value : value.text);
  return { ...values, [first]: typeof value === "string" ? text : { ...value, text } };
}
