import { currencyOfAmounts, type GivenPeriod, readGiven } from "../../frame/amounts/given-codes";
import type { SunZone } from "../../frame/sun-zone";
import { slotLabel } from "../../frame/labels";
import type { Fact } from "../../tools/facts";
import { calculateGiven } from "../../tools/given";
import type { Assumption, Calculation, Figures, Step } from "../../tools/given/calculation";
import type { AssistantKey } from "../../messages";
import type { Composition } from "../composition";
import type { Figure, FormatOptions } from "../format";

/** A formula of more steps is no longer read. */
const MOST_STEPS = 6;

/**
 * Calculates with the amounts of a question: the figure first, then the formula, then what was assumed.
 * @returns false, and adds nothing, when the amounts make no calculation
 */
export async function addGiven(c: Composition): Promise<boolean> {
  const { given = [], metric, subject, appliances, group, period, unit, topics, act } = c.frame;
  const [topic] = topics;
  const [appliance] = appliances ?? [];
  const kinds = new Set(given.map((code) => readGiven(code).kind));
  const isOfBill = kinds.has("energy") && (kinds.has("price") || kinds.has("tier")) && !kinds.has("power");
  // One price of several would make a wrong sum.
  if (isOfBill && c.frame.mentions?.unreadPrice) return addUnclear(c);
  const days = seasonDays(period);
  const hasSpan = kinds.has("span");
  const { calculation, unknown } = await c.use(calculateGiven, {
    codes: days !== null && !hasSpan && kinds.has("duration") ? [...given, `${days}days`] : given,
    // 周末每天开6小时 is every weekend, and not the last.
    filters: [...(c.frame.filters ?? []), ...(period?.startsWith("weekend") ? ["weekend"] : [])],
    sun: sunOf(c),
    currency: currencyOfAmounts(c.frame),
    bareCurrency: c.frame.mentions?.bareMoney ?? null,
    metric,
    subject,
    appliance,
    group,
    named: lengthOf(period),
    unit,
    topic: topic?.topic,
    isAdvice: act === "advise",
  });
  if (unknown) {
    c.draft.add(`assistant.given.unknown.${unknown.unknown}`, { value: c.show(unknown.amount) });
    return true;
  }
  if (!calculation) return isOfBill ? addUnclear(c) : false;
  addHeadline(c, calculation);
  const { steps, also = [], assumed = [], ask, panels } = calculation;
  if (steps.length > 0) addFormula(c, steps.slice(-MOST_STEPS));
  if (panels) c.draft.add("assistant.given.panels", { value: figuresOf(c, panels.figures), each: c.show(panels.each) });
  for (const { figures, per } of also)
    c.draft.add("assistant.given.also", { value: figuresOf(c, figures), per: c.t(`assistant.given.per.${per}`) });
  for (const { what, facts } of assumed) addAssumption(c, what, facts);
  if (ask && !(ask === "price" && assumed.some(({ what }) => what === "average_price")))
    c.draft.add(`assistant.given.ask.${ask}`);
  return true;
}

/** Of a whole day, week, month or year by its name. */
function lengthOf(period: string | undefined): GivenPeriod | null {
  const [, length] = /^(day|week|month|year)(?:-\d+|0)$/.exec(period ?? "") ?? [];
  return (length as GivenPeriod | undefined) ?? (/^(?:\d{4}|-)-\d\d$/.test(period ?? "") ? "month" : null);
}

/** Where panels would stand: at the place that is named, else where the language is at home. */
const sunOf = ({ frame: { mentions, language } }: Composition): SunZone =>
  mentions?.sunZone ?? (language === "zh" ? "cn" : "us");

/** "And for the whole summer?": June to August, and so on. */
const DAYS_OF_SEASON: Readonly<Record<string, number>> = { spring: 92, summer: 92, autumn: 91, winter: 90 };
const seasonDays = (period: string | undefined): number | null =>
  DAYS_OF_SEASON[period?.replace(/(?:-\d+|0)$/, "") ?? ""] ?? null;

/** No figure, as the amounts fit no formula; with what to state. */
function addUnclear(c: Composition): true {
  c.draft.add("assistant.given.unclear");
  return true;
}

function addHeadline(c: Composition, { finding, headline, per, span, worded = [], isAtMost }: Calculation): void {
  const options = energyIn(c);
  const [first] = headline;
  if (finding === "change") {
    const isRise = Number(first.value) >= 0;
    return c.draft.add(isRise ? "assistant.given.rise" : "assistant.given.fall", { value: c.showSize(first) });
  }
  const value = figuresOf(c, headline, options);
  const [cost] = worded;
  if (finding === "charging_time")
    return cost
      ? c.draft.add("assistant.given.charging_time_cost", { value, cost: c.show(cost) })
      : c.draft.add("assistant.given.charging_time", { value });
  const when: Figure =
    per === "span" && span
      ? { text: c.t("assistant.given.per.span", { span: c.show(span).text }), sources: [span.source] }
      : { text: per && per !== "span" ? c.t(`assistant.given.per.${per}`) : "", sources: [] };
  if (isAtMost) {
    c.draft.add("assistant.given.atMost", { value, per: when });
    return c.draft.add("assistant.given.dutyCycle");
  }
  c.draft.add(`assistant.given.${finding}` as AssistantKey, { value, per: when });
}

/** The unit that the answer is wanted in. */
function energyIn(c: Composition): Partial<FormatOptions> {
  const { unit } = c.frame;
  if (unit === "W") return { keepWatts: true };
  return unit === "Wh" || unit === "kWh" || unit === "MWh" ? { energyUnit: unit } : {};
}

export function figuresOf(c: Composition, figures: Figures, options: Partial<FormatOptions> = {}): Figure {
  const [low, high] = figures;
  const first = c.show(low, options);
  if (!high || high.value === low.value) return first;
  const last = c.show(high, options);
  return {
    text: c.t("assistant.given.range", { low: first.text, high: last.text }),
    sources: [...first.sources, ...last.sources],
    doubts: [...(first.doubts ?? []), ...(last.doubts ?? [])],
  };
}

/** "60 W × 4 hours = 0.24 kWh; 0.24 kWh × $0.17 per kWh = $0.04." */
export function addFormula(c: Composition, steps: readonly Step[]): void {
  const written = steps.map(({ factors, sign, result }): Figure => {
    const shown = factors.map((one) => inFormula(c, one));
    const last = inFormula(c, result);
    return {
      text: `${shown.map(({ text }) => text).join(` ${sign} `)} = ${last.text}`,
      sources: [...shown, last].flatMap(({ sources }) => sources),
      doubts: [...shown, last].flatMap(({ doubts = [] }) => doubts),
    };
  });
  const all: Figure = {
    text: written.map(({ text }) => text).join(c.frame.language === "zh" ? "；" : "; "),
    sources: written.flatMap(({ sources }) => sources),
    doubts: written.flatMap(({ doubts = [] }) => doubts),
  };
  c.draft.add("assistant.given.formula", { steps: all });
}

/** The consumption of a car counts for 100 km. */
function inFormula(c: Composition, one: Fact): Figure {
  const shown = c.show(one, { inFormula: true });
  return one.id.startsWith("consumption.")
    ? { ...shown, text: c.t("assistant.given.per100km", { rate: shown.text }) }
    : shown;
}

function addAssumption(c: Composition, what: Assumption, facts: readonly Fact[]): void {
  const [low, high] = facts;
  if (!low) return;
  const value = figuresOf(c, high ? [low, high] : [low]);
  const [appliance] = c.frame.appliances ?? [];
  c.draft.add(`assistant.given.assumed.${what}`, {
    value,
    place: what === "solar_yield" ? c.t(`assistant.given.sun.${sunOf(c)}`) : "",
    appliance: appliance ? slotLabel("appliances", appliance, c.language) : "",
  });
}
