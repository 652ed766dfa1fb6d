import { DAY_MS } from "@wattleaf/shared/domain/time";
import type { Frame, SlotName } from "../frame/frame";
import { daysLeftOut, hoursOfFilter, slotLabel, weekdaysOfFilter } from "../frame/labels";
import { unitOfPeriod } from "../frame/amounts/limit-of-whole";
import { yearEarlier } from "../frame/times/period-shift";
import { periodLabel } from "../frame/times/period-label";
import { WEEKDAYS } from "../frame/values/calendar";
import { type Fact, UNPRICED } from "../tools/facts";
import type { DraftSentence, Evidence } from "./check-sentence";
import { checkSentence } from "./check-sentence";
import { type Claim, findClaims } from "./claims";
import { backs } from "./fact-backing";
import { namesFlows, saysWhichFlow, type Stated } from "./flow-guard";
import { agrees, type DayRange, isWithin, rangeOfCode, rangesIn } from "./period-guard";
import {
  AGGREGATE_WORDS,
  APPLIANCE_WORDS,
  COMPARISON_WORDS,
  END_WORDS,
  FILTER_WORDS,
  FLOW_WORDS,
  GROUP_WORDS,
  METRIC_WORDS,
  OWN_REGION,
  OWN_WORDS,
} from "./slot-words";

export interface FrameVerdict {
  ok: boolean;
  /** The slots of the frame that the answer does not carry, or carries in another's place. */
  missing: readonly SlotName[];
}

export interface GuardedHome {
  /** YYYY-MM-DD of the asker's clock; relative periods are checked where it is known. */
  today?: string;
  /** Its meter tells what it bought and sold, and not what it used. */
  hasPanels?: boolean;
}

/** What an answer states of the asker's own energy: a length of intervals or a count is none of it. */
const MEASURED: ReadonlySet<Claim["dimension"]> = new Set(["currency", "energyWh", "fraction", "kgCo2", "powerW"]);

/**
 * Checks an answer of another kind than figures, which tells own figures in its own form: it calls energy by its flow, and
 * carries those slots that answers of its kind carry.
 */
export function checkTold(
  sentences: readonly DraftSentence[],
  frame: Frame,
  evidence: Evidence,
  { slots, today, hasPanels = false }: GuardedHome & { slots: readonly SlotName[] },
): FrameVerdict {
  const { facts } = evidence;
  const all = sentences.map((sentence) => ({ ...sentence, ...findClaims(sentence.text) }));
  const stated = all.filter(
    ({ figures, sources }) => figures.some(({ dimension }) => MEASURED.has(dimension)) && sources.some(isOwnSource),
  );
  const text = all.map((sentence) => sentence.text).join(" ");
  const dated = all.find(({ dates, sources }) => dates.length > 0 && sources.some(isOwnSource));
  const answer = { text, stated, frame, facts, hasPanels, today: todayOf(facts, today) };
  const isNamed =
    stated.every((one) => namesFlows(one, facts, hasPanels)) && (!hasPanels || saysWhichFlow(stated, text, facts));
  const missing: SlotName[] = isNamed ? [] : ["metric"];
  // A sentence without figures says which time is told instead, and why.
  if (slots.includes("period") && dated && stated.includes(dated) && !leadsWithPeriod(answer, dated))
    missing.push("period");
  const others = CHECKS.filter(([slot]) => slot !== "period" && slots.includes(slot));
  if (stated.length > 0) for (const [slot, holds] of others) if (!holds(answer)) missing.push(slot);
  return { ok: missing.length === 0, missing };
}

/**
 * Checks that an answer in figures is one to the question: of its period, filters, appliance, flow, end, group and second
 * period. It reads the finished words against the frame and the tools' facts, so it serves a model's sentences as well as
 * the built-in composers'. An answer without figures of the asker's own says what it cannot do, and passes.
 */
export function checkAnswer(
  sentences: readonly DraftSentence[],
  frame: Frame,
  evidence: Evidence,
  { today, hasPanels = false }: GuardedHome = {},
): FrameVerdict {
  const all = sentences.map((sentence) => ({ ...sentence, ...findClaims(sentence.text) }));
  if (!evidence.facts.some(isOwn)) {
    const speaksOfOwn = all.some((sentence) => sentence.figures.length > 0 && isSaidOfOwn(sentence, evidence));
    return speaksOfOwn ? { ok: false, missing: ["scope"] } : { ok: true, missing: [] };
  }
  if (frame.scope !== "own") return { ok: true, missing: [] };
  const stated = all.filter(
    ({ figures, dates, sources }) => figures.length + dates.length > 0 && sources.some(isOwnSource),
  );
  // What readings there are is said where there are none to answer from.
  const hasId = (start: string) => evidence.facts.some(({ id }) => id.startsWith(start));
  const isGap = hasId("query.available.") && !hasId("query.from");
  if (stated.length === 0 || isGap) return { ok: true, missing: [] };
  const answer: Answer = {
    text: all.map(({ text }) => text).join(" "),
    stated,
    frame: hasId(UNPRICED) ? inEnergy(frame) : frame,
    facts: evidence.facts,
    hasPanels,
    today: todayOf(evidence.facts, today),
  };
  // A base load is that of all readings, and a file of gas or water tells its months: their answers say so.
  const told = frame.metric === "base_load" ? "metric" : isOfFuel(evidence.facts) ? "period" : null;
  const checks = told === null ? CHECKS : CHECKS.filter(([slot]) => slot === told);
  const missing = checks.filter(([, holds]) => !holds(answer)).map(([slot]) => slot);
  return { ok: missing.length === 0, missing };
}

/** The frame of an answer that is in kWh, as no price is known. */
function inEnergy({ unit: _money, ...frame }: Frame): Frame {
  return { ...frame, metric: "energy" };
}

/** Where relative periods are counted from: what a file of gas or water says of that is not among its facts. */
function todayOf(facts: readonly Fact[], today: string | undefined): string | undefined {
  const countsFrom = facts.find(({ id }) => id === "query.countsFrom");
  if (countsFrom) return String(countsFrom.value);
  return isOfFuel(facts) ? undefined : today;
}

const isOfFuel = (facts: readonly Fact[]): boolean => facts.some(({ unit }) => unit === "therm" || unit === "liter");

interface Answer {
  text: string;
  /** The sentences that state figures of the asker's own. */
  stated: readonly Stated[];
  frame: Frame;
  facts: readonly Fact[];
  hasPanels: boolean;
  today: string | undefined;
}

const isOwnSource = ({ kind }: Fact["source"]): boolean => kind === "meter" || kind === "upload" || kind === "account";
const isOwn = ({ source }: Fact): boolean => isOwnSource(source);

/** A figure told as the asker's own of whom nothing is known; what the asker said and what articles say may be repeated. */
function isSaidOfOwn({ text, sources }: DraftSentence, evidence: Evidence): boolean {
  if (OWN_REGION.test(text)) return true;
  if (!OWN_WORDS.test(text) || evidence.passages.some((passage) => passage.text.includes(text))) return false;
  const given = evidence.facts.filter(({ source }) => source.kind === "question");
  return !checkSentence({ text, sources }, { facts: given, passages: [] }).ok;
}

const CHECKS: readonly [SlotName, (answer: Answer) => boolean][] = [
  ["period", holdsPeriod],
  ["comparedTo", holdsComparison],
  [
    "filters",
    ({ frame, text, stated }) =>
      (frame.filters ?? []).every((filter) => isOfRows(filter, frame) || holdsFilter(filter, text, stated)),
  ],
  ["appliances", ({ frame, text }) => (frame.appliances ?? []).every((one) => namesAppliance(one, text, frame))],
  ["devices", ({ frame, text }) => (frame.devices ?? []).every((name) => namesDevice(name, text))],
  ["metric", holdsMetric],
  ["pick", holdsEnd],
  ["group", holdsGroup],
  ["aggregate", holdsAggregate],
  ["unit", holdsUnit],
];

/** The figure that comes first is of the time that was asked for; what it is held against may follow. */
function leadsWithPeriod({ frame, text, today }: Answer, { dates: [first] }: Stated): boolean {
  const { period: code } = frame;
  const named = code === undefined ? null : rangeOfCode(code, today);
  if (code === undefined || !named || !first) return true;
  if (names(text, [periodLabel(code, frame.language), periodLabel(code, frame.language, today)])) return true;
  return isWithin(first, named);
}

/** Where days of the week are told one by one, their names say which half of it they are of. */
const isOfRows = (filter: string, { group }: Frame): boolean =>
  group === "weekday" && (filter === "weekday" || filter === "weekend");

const WEEK_DAYS = 7;

function holdsPeriod({ frame, text, stated, facts, today }: Answer): boolean {
  const { period: code } = frame;
  if (code === undefined || code === "all" || code.startsWith("hour")) return true;
  const isNamed = names(text, [periodLabel(code, frame.language), periodLabel(code, frame.language, today)]);
  const answered = rangesIn(facts, "query");
  const right = answered.filter((range) => agrees(code, range, today));
  if (answered.length > 0 && right.length === 0) return false;
  const named = rangeOfCode(code, today);
  const expected = right.length > 0 ? right : named ? [named] : [];
  if (expected.length === 0) return isNamed || stated.some(({ dates }) => dates.length > 0);
  // What of the named time has no readings is said by its name.
  // A month that is ranked, or told as a part of its year, is told beside that whole year.
  const isRanked = facts.some(({ id }) => id === "query.rank" || id === "partOfWhole");
  const allowed = [
    ...expected,
    // The first week of a month begins before it.
    ...(frame.group === "week"
      ? expected.map(({ fromMs, toMs }) => ({ fromMs: fromMs - WEEK_DAYS * DAY_MS, toMs }))
      : []),
    ...(isRanked ? answered : []),
    ...yearBeforeRange(frame, today),
    ...(named ? [named] : []),
    ...comparedRanges(frame, facts, today),
  ];
  const dates = stated.flatMap((sentence) => sentence.dates);
  const isOther = dates.some((date) => !allowed.some((range) => isWithin(date, range)) && !isLimit(date, facts));
  return !isOther && (isNamed || dates.some((date) => expected.some((range) => isWithin(date, range))));
}

/** "Is that a lot?" of a month is told with the same month a year before. */
function yearBeforeRange({ mentions, period }: Frame, today: string | undefined): DayRange[] {
  const earlier = mentions?.asksIfMuch && period && today ? yearEarlier(period, today) : undefined;
  const range = earlier ? rangeOfCode(earlier, today) : null;
  return range ? [range] : [];
}

/** Where the readings end: said beside an answer, and no part of it. */
function isLimit(date: Stated["dates"][number], facts: readonly Fact[]): boolean {
  return facts.some(({ id, value }) => {
    if (id !== "query.countsFrom" && !id.startsWith("query.available")) return false;
    const at = Date.parse(String(value));
    return isWithin(date, { fromMs: at, toMs: at + 1 });
  });
}

function comparedRanges({ comparedTo }: Frame, facts: readonly Fact[], today: string | undefined): DayRange[] {
  const answered = rangesIn(facts, "query.compared");
  const named = comparedTo ? rangeOfCode(comparedTo, today) : null;
  return answered.length > 0 ? answered : named ? [named] : [];
}

function holdsComparison({ frame, text, stated, facts, today }: Answer): boolean {
  const { comparedTo } = frame;
  if (!comparedTo) return true;
  if (!COMPARISON_WORDS.test(text)) return false;
  if (names(text, [periodLabel(comparedTo, frame.language), periodLabel(comparedTo, frame.language, today)]))
    return true;
  const second = comparedRanges(frame, facts, today);
  const dates = stated.flatMap((sentence) => sentence.dates);
  return second.length === 0 ? dates.length > 1 : dates.some((date) => second.some((range) => isWithin(date, range)));
}

const names = (text: string, labels: readonly string[]): boolean =>
  labels.some((label) => text.toLowerCase().includes(label.toLowerCase()));

const MINUTES_PER_HOUR = 60;

function holdsFilter(filter: string, text: string, stated: readonly Stated[]): boolean {
  const hours = hoursOfFilter(filter);
  if (hours) {
    const clocks = stated.flatMap(({ figures }) => figures).filter(({ dimension }) => dimension === "clock");
    return [hours.fromMinute, hours.toMinute].every((minute) =>
      clocks.some(({ value }) => Math.abs((value % 24) - ((minute / MINUTES_PER_HOUR) % 24)) < 0.01),
    );
  }
  const days = weekdaysOfFilter(filter);
  // Of most of a week the days are said that are left out.
  const others = daysLeftOut(days);
  const words =
    others.length > 0 ? others.map((day) => WEEKDAYS[day] ?? "") : days.length > 0 ? filter.split("+") : [filter];
  return words.every((word) => FILTER_WORDS[word]?.test(text) ?? true);
}

function namesAppliance(
  appliance: NonNullable<Frame["appliances"]>[number],
  text: string,
  { language, metric }: Frame,
): boolean {
  if (appliance === "other") return true;
  // What a home sells comes from its panels: the metric's own words are held below.
  if (
    appliance === "solar" &&
    (metric === "export" || metric === "net" || metric === "earnings" || metric === "own_use")
  )
    return true;
  return (
    names(text, [slotLabel("appliances", appliance, language)]) || (APPLIANCE_WORDS[appliance]?.test(text) ?? false)
  );
}

/** Any word of the name that tells it from others. */
function namesDevice(name: string, text: string): boolean {
  const parts = name.match(/\p{Script=Han}{2,}|[\p{L}\d]{3,}/gu) ?? [name];
  return parts.some((part) => names(text, [part]));
}

/** A unit says what is wanted more plainly than a verb: "how many days did we spend over 20 kWh" is of energy. */
function askedMetric({ metric = "energy", unit, pick = "" }: Frame): NonNullable<Frame["metric"]> {
  if (unit === "money") return "cost";
  const isFlow = metric === "export" || metric === "net" || metric === "production" || metric === "own_use";
  return /^(?:above|below):[\d.]+[kM]?Wh$/i.test(pick) && !isFlow ? "energy" : metric;
}

function holdsMetric(answer: Answer): boolean {
  const { frame, text, stated, hasPanels } = answer;
  const { unit, appliances, devices } = frame;
  const metric = askedMetric(frame);
  const figures = stated.flatMap((sentence) => sentence.figures);
  const states = (...dimensions: readonly Claim["dimension"][]) =>
    figures.some(({ dimension }) => dimensions.includes(dimension));
  if (metric !== "base_load" && !stated.every((sentence) => namesFlows(sentence, answer.facts, hasPanels)))
    return false;
  const words = METRIC_WORDS[metric];
  if (words && !words.test(text)) return false;
  // "About the same" needs no figure.
  if (frame.aggregate === "trend" && ALIKE.test(text)) return true;
  if (metric === "cost") return states("currency", "fraction", "count");
  if (metric === "power") return states("powerW", "energyWh");
  if (metric === "carbon") return states("kgCo2", "fraction");
  if (metric === "price") return states("currency");
  if (metric !== "energy" || !hasPanels || appliances || devices || unit === "kg") return true;
  // What a home with panels takes from the grid is not what it uses.
  return (
    FLOW_WORDS.bought.test(text) ||
    FLOW_WORDS.net.test(text) ||
    states("powerW", "kgCo2") ||
    !states("energyWh", "fraction")
  );
}

function endOf({ pick, aggregate }: Frame): "high" | "low" | null {
  if (pick) {
    if (/^(?:highest|top|above)/.test(pick)) return "high";
    return /^(?:lowest|bottom|below)/.test(pick) ? "low" : null;
  }
  return aggregate === "max" ? "high" : aggregate === "min" ? "low" : null;
}

/** "Days when I sold more than I bought". */
const isBalance = ({ metric, pick }: Frame): boolean => metric === "net" && /^(?:above|below):0kWh$/.test(pick ?? "");

const ROW_FACT = /^query\.(\w+)\.(?:row|highest|lowest)\.\d+$/;

/** The end that was asked for is named, and the figure beside its name is that end's. */
/** "Did I go over 260 kWh in June?" */
const isLimitOfWhole = ({ group, period, pick = "" }: Frame): boolean =>
  /^(?:above|below):/.test(pick) && group !== undefined && group === unitOfPeriod(period);

function holdsEnd({ frame, stated, facts }: Answer): boolean {
  const end = endOf(frame);
  // Which of the two was more is said by their names.
  if (!end || isBalance(frame)) return true;
  // Of a whole that is held against a limit, the difference to it is told.
  if (isLimitOfWhole(frame)) return true;
  const other = end === "high" ? "low" : "high";
  const speaking = stated.filter(({ text }) => END_WORDS[end].test(text));
  if (speaking.length === 0) return false;
  // The day with the lowest share need not be the one with the least energy.
  if (frame.aggregate === "share" && facts.some(({ id }) => id.startsWith("query.groupShare."))) return true;
  const threshold = /^(?:above|below)/.test(frame.pick ?? "");
  if (threshold) return true;
  // Its place is told, in which a month that goes on does not count.
  if (facts.some(({ id }) => id === "query.rank")) return true;
  const ofRows = facts.filter(({ id }) => ROW_FACT.test(id));
  // What is told of the same days beside is no end of its own.
  const metric = ROW_FACT.exec(ofRows[0]?.id ?? "")?.[1];
  const rows = ofRows.filter(({ id }) => ROW_FACT.exec(id)?.[1] === metric);
  const values = rows.map(({ value }) => Number(value));
  const extreme = end === "high" ? Math.max(...values) : Math.min(...values);
  const right = rows.filter(({ value }) => Number(value) === extreme);
  const isToldOf = (told: readonly Fact[]) =>
    speaking.some(
      ({ figures, dates, text }) =>
        figures.some((claim) => told.some((fact) => backs(fact, claim, text))) ||
        dates.some((date) => told.some((fact) => isDate(fact, date))),
    );
  const keys = new Set(right.map(({ id }) => `${id}.at`));
  if (right.length > 0)
    return isToldOf([...right, ...facts.filter(({ id, unit }) => keys.has(id) && unit !== "month")]);
  // Facts of a peak say nothing of the lowest, whatever the sentence calls it.
  const ofOther = facts.filter(({ id }) => (other === "high" ? /^peak|highest/i : /lowest|^baseLoad/i).test(id));
  return !isToldOf(ofOther);
}

function isDate({ unit, value }: Fact, date: Stated["dates"][number]): boolean {
  const fromMs = Date.parse(String(value));
  return unit === "date" && date.day !== null && isWithin(date, { fromMs, toMs: fromMs + 1 });
}

/** "Which hour" is answered with an hour, "which month" with a month. */
function holdsGroup({ frame, text, stated, facts }: Answer): boolean {
  const { group, pick, comparedTo, aggregate } = frame;
  // Periods side by side and trends are told as a whole.
  if (!group || comparedTo || aggregate === "trend") return true;
  if (group === "appliance" || group === "device" || group === "room") return true;
  const isPicked = pick !== undefined && /^(?:highest|lowest|top|bottom|first|last)/.test(pick);
  const dates = stated.flatMap((sentence) => sentence.dates);
  if (isPicked && group === "day") return dates.some(({ day }) => day !== null);
  if (isPicked && group === "month") return dates.some(({ month }) => month !== null);
  if (isPicked && (group === "hour" || group === "hour_of_day"))
    return stated.some(({ figures }) => figures.some(({ dimension }) => dimension === "clock"));
  // A list of days or weeks has their dates.
  if (new Set(dates.map(({ day, month, year }) => `${year}-${month}-${day}`)).size >= ROWS && GROUPS_BY_DATE.has(group))
    return true;
  // A whole that is held against a limit is no list of its kind.
  if (isLimitOfWhole(frame)) return true;
  // Where there is but one, the whole is it.
  const isOnlyOne = facts.some(({ id, value }) => id === "query.groups" && value === 1);
  return isOnlyOne || (GROUP_WORDS[group]?.test(text) ?? true);
}

/** More dates than those of the time that is told of. */
const ROWS = 3;
const GROUPS_BY_DATE: ReadonlySet<string> = new Set(["day", "hour", "week"]);

function holdsAggregate({ frame, text, stated }: Answer): boolean {
  const { aggregate, filters, group } = frame;
  if (aggregate === "share") {
    // A share of nothing is asked back, and of what may be below zero, or is no sum, there is none.
    const isOfNothing = (!filters?.length && !group) || frame.metric === "net" || frame.metric === "power";
    return isOfNothing || hasDimension(stated, "fraction");
  }
  if (aggregate === "average" && frame.pick) return true;
  // Against another time, the change is told as more or less.
  if (aggregate === "trend" && frame.comparedTo && CHANGED.test(text)) return true;
  return aggregate === undefined ? true : (AGGREGATE_WORDS[aggregate]?.test(text) ?? true);
}

const CHANGED = /\b(?:more|less)\b|about the same|多|少|差不多|持平/i;

/** No percentage is said of what is not different. */
const ALIKE = /about the same|差不多|持平/i;

function holdsUnit({ frame, text, stated }: Answer): boolean {
  const { unit, filters, group } = frame;
  if (unit === "money") return hasDimension(stated, "currency");
  if (unit === "percent") return hasDimension(stated, "fraction") || ALIKE.test(text) || (!filters?.length && !group);
  return true;
}

const hasDimension = (stated: readonly Stated[], wanted: Claim["dimension"]): boolean =>
  stated.some(({ figures }) => figures.some(({ dimension }) => dimension === wanted));
