import { DAY_PARTS, type DayPart } from "@wattleaf/shared/contracts/load-day";
import { analyzeNilm } from "@wattleaf/shared/contracts/nilm";
import type { OutputOf } from "@wattleaf/shared/contracts/operation";
import { NILM_APPLIANCES, NILM_CATEGORIES } from "@wattleaf/shared/domain/nilm";
import { DAY_MS, DAY_SECONDS, HOUR_SECONDS, SECOND_MS } from "@wattleaf/shared/domain/time";
import { messages } from "../messages";
import type { OwnMeter } from "../ports";
import { chartOf } from "./attachments";
import { localDate, midnight } from "./clock-time";
import { type Fact, fact, factsIn, type Source, missing, type Missing, type ToolResult } from "./facts";
import { meterSource } from "./own-sources";
import { wholeDays } from "./tariff-compare";
import { tool, type ToolContext } from "./tool";

const MOST_DAYS = 365;
const FEWEST_DAYS = 7;
/** Days before the ones asked for that are looked at as well. */
const LEARNED_DAYS = 28;
const WATT_SECONDS_PER_KWH = 1_000 * HOUR_SECONDS;

type Analysis = OutputOf<typeof analyzeNilm>;

/** A part of the use: an appliance, a kind of load, what never switches off, or what could not be told. */
export interface UsePart {
  /** Of the disaggregation, or `base` or `unassigned`. */
  name: string;
  energy: Fact;
  share: Fact;
  /** How sure the disaggregation is; null for the base and the rest, which it does not name. */
  confidence: Fact | null;
}

export interface Breakdown extends ToolResult {
  missing: null;
  source: Source;
  /** `categories` for readings that are too coarse to tell single appliances. */
  detail: Analysis["detail"];
  /** The meter counts what is left after the home's own generation. */
  isNet: boolean;
  /** The largest first. */
  parts: readonly UsePart[];
  used: Fact;
  intervalMinutes: Fact;
  firstDay: Fact;
  lastDay: Fact;
  days: Fact;
}

/** The days asked for are not over, or were not measured; `lastDay` is the last that can be taken apart. */
interface MissingDays extends Missing<"days"> {
  lastDay: Fact;
}
export type NoBreakdown = Missing<"meter" | "readings"> | MissingDays;

interface ApplianceBreakdownInput {
  /** The first day; the latest year without. */
  from?: string | undefined;
  /** The last day, included. */
  to?: string | undefined;
  /** Days that are read together with those asked for, so that two times are taken apart alike. */
  learn?: { from: string; to: string } | undefined;
}

/**
 * The user's own home energy use by appliance, found in the meter's readings. Readings of 15 minutes tell only kinds of
 * load: always on, heating, cooling, car charging, and the rest.
 */
export const applianceBreakdown = tool(
  "applianceBreakdown",
  async (asked: ApplianceBreakdownInput, context): Promise<Breakdown | NoBreakdown> => {
    const { data, language } = context;
    const own = await data.meter();
    if (!own) return missing("meter");
    const whole = wholeDays(own, MOST_DAYS, FEWEST_DAYS);
    const seconds = own.meter.intervalSeconds;
    if (!whole || !seconds || seconds > 900) return missing("readings");
    const { timeZone } = own.meter;
    const wanted = wantedSpan(asked, whole, timeZone);
    if (!wanted) return withoutDays(own, whole, language);
    // A single day teaches nothing of a home: what it is compared with is read as well.
    const learned = (asked.learn && wantedSpan(asked.learn, whole, timeZone)) ?? wanted;
    const span = {
      fromMs: Math.max(whole.fromMs, Math.min(wanted.fromMs, learned.fromMs) - LEARNED_DAYS * DAY_MS),
      toMs: Math.max(wanted.toMs, learned.toMs),
    };
    const series = await own.series(span.fromMs, span.toMs);
    if (!series) return missing("readings");
    const found = await data.compute(analyzeNilm, {
      data: series.kwh.map((kwh) => (kwh === null ? null : (kwh * WATT_SECONDS_PER_KWH) / seconds)),
      sample_rate: Number((1 / seconds).toFixed(6)),
      start: series.start,
      time_zone: timeZone,
      breakdown: true,
    });
    const isNet = found.energy.exported_kwh > 0;
    const last = Math.round((wanted.toMs - Date.parse(series.start)) / (seconds * SECOND_MS));
    const analysis = until(last, isNet ? withoutBase(found) : found);
    const source = meterSource(own.meter, language);
    const first = Math.round((wanted.fromMs - Date.parse(series.start)) / (seconds * SECOND_MS));
    const parts = partsOf(analysis, Math.max(0, first), seconds, source);
    const figures = {
      used: fact(source, "used", sumOf(parts), "Wh"),
      intervalMinutes: fact(source, "intervalMinutes", seconds / 60, "minutes"),
      firstDay: fact(source, "firstDay", localDate(timeZone, wanted.fromMs), "date"),
      lastDay: fact(source, "lastDay", localDate(timeZone, wanted.toMs - DAY_MS / 2), "date"),
      days: fact(source, "days", Math.round((wanted.toMs - wanted.fromMs) / DAY_MS), "days"),
    };
    const byMonth = monthsOf(analysis, series.start, seconds, source, Math.max(0, first));
    return {
      missing: null,
      source,
      detail: analysis.detail,
      isNet,
      parts,
      ...figures,
      facts: factsIn([parts, figures]),
      attachments: byMonth.labels.length > 0 ? [stack(byMonth, parts, context)] : [],
    };
  },
);

/** The days asked for that lie within the readings; null when there are none. */
function wantedSpan(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  whole: Span,
  timeZone: string,
) {
  const noon = (day: string) => Date.parse(`${day}T12:00:00Z`);
  const fromMs = from === undefined ? whole.fromMs : Math.max(whole.fromMs, midnight(timeZone, noon(from)));
  const toMs = to === undefined ? whole.toMs : Math.min(whole.toMs, midnight(timeZone, noon(to), 1));
  return fromMs < toMs ? { fromMs, toMs } : null;
}

interface Span {
  fromMs: number;
  toMs: number;
}

function withoutDays({ meter }: OwnMeter, { toMs }: Span, language: ToolContext["language"]): MissingDays {
  const lastDay = fact(meterSource(meter, language), "lastDay", localDate(meter.timeZone, toMs - DAY_MS / 2), "date");
  return { missing: "days", lastDay, facts: [lastDay] };
}

/** Behind solar the meter sees next to nothing of what runs all the time: it counts among the rest. */
function withoutBase(analysis: Analysis): Analysis {
  const { power_breakdown: power } = analysis;
  if (!power) return analysis;
  const unassigned = power.unassigned_w.map((watts, at) => {
    const base = power.base_w[at] ?? null;
    return watts === null && base === null ? null : (watts ?? 0) + (base ?? 0);
  });
  const none = power.base_w.map(() => null);
  return { ...analysis, power_breakdown: { ...power, base_w: none, unassigned_w: unassigned } };
}

/** Without what was read behind the time asked for. */
function until(last: number, analysis: Analysis): Analysis {
  const { power_breakdown: power } = analysis;
  if (!power) return analysis;
  const cut = <Value>(watts: readonly Value[]) => watts.slice(0, last);
  return {
    ...analysis,
    power_breakdown: {
      ...power,
      devices: power.devices.map((device) => ({ ...device, power_w: cut(device.power_w) })),
      base_w: cut(power.base_w),
      unassigned_w: cut(power.unassigned_w),
    },
  };
}

/** What each part used from the interval `first` on. */
function partsOf(
  { devices, power_breakdown: power }: Analysis,
  first: number,
  seconds: number,
  source: Source,
): UsePart[] {
  if (!power) return [];
  const energyOf = (watts: readonly (number | null)[]) =>
    watts.slice(first).reduce<number>((sum, value) => sum + ((value ?? 0) * seconds) / HOUR_SECONDS, 0);
  const found = [
    ...power.devices.map(({ name, power_w: watts }) => ({
      name,
      wh: energyOf(watts),
      confidence: devices.find((device) => device.name === name)?.confidence ?? null,
    })),
    { name: "base", wh: energyOf(power.base_w), confidence: null },
    { name: "unassigned", wh: energyOf(power.unassigned_w), confidence: null },
  ].filter(({ wh }) => wh > 0);
  const used = found.reduce((sum, { wh }) => sum + wh, 0);
  return found
    .toSorted((a, b) => b.wh - a.wh)
    .map(({ name, wh, confidence }) => ({
      name,
      energy: fact(source, `energy.${name}`, wh, "Wh"),
      share: fact(source, `share.${name}`, wh / used, "fraction"),
      confidence: confidence === null ? null : fact(source, `confidence.${name}`, confidence, "fraction"),
    }));
}

const sumOf = (parts: readonly UsePart[]): number => parts.reduce((sum, { energy }) => sum + Number(energy.value), 0);

interface MonthsOfParts {
  labels: string[];
  /** Energy of each part in each month. */
  parts: Map<string, Fact[]>;
}

/** The breakdown by calendar month (by day for a month or less), for the chart. */
function monthsOf(
  { power_breakdown: power }: Analysis,
  start: string,
  seconds: number,
  source: Source,
  first: number,
): MonthsOfParts {
  if (!power) return { labels: [], parts: new Map() };
  const offsetMs = Date.parse(`${start.slice(0, 19)}Z`);
  const isLong = (power.base_w.length - first) * seconds > 45 * DAY_SECONDS;
  // A clock change moves an hour into the next day: too little to see in a chart.
  const labelOf = (index: number) =>
    new Date(offsetMs + (first + index) * seconds * SECOND_MS).toISOString().slice(0, isLong ? 7 : 10);
  const labels: string[] = [];
  const slots = power.base_w.slice(first).map((_, index) => {
    const label = labelOf(index);
    if (labels.at(-1) !== label) labels.push(label);
    return labels.length - 1;
  });
  const summed = (name: string, watts: readonly (number | null)[]): [string, Fact[]] => {
    const sums = labels.map(() => 0);
    for (const [index, value] of watts.slice(first).entries())
      sums[slots[index] ?? 0] = (sums[slots[index] ?? 0] ?? 0) + (value ?? 0);
    return [
      name,
      sums.map((sum, slot) => fact(source, `${name}.${labels[slot] ?? ""}`, (sum * seconds) / HOUR_SECONDS, "Wh")),
    ];
  };
  return {
    labels,
    parts: new Map([
      summed("base", power.base_w),
      ...power.devices.map(({ name, power_w: watts }) => summed(name, watts)),
      summed("unassigned", power.unassigned_w),
    ]),
  };
}

function stack({ labels, parts: byName }: MonthsOfParts, parts: readonly UsePart[], { language }: ToolContext) {
  return chartOf(
    { title: messages(language)("assistant.breakdown.chartTitle"), form: "stack", unit: "kWh", labels },
    parts
      .slice(0, 8)
      .map(({ name }) => ({ name: loadName(name, language), facts: byName.get(name) ?? [], load: loadOf(name) })),
    1 / 1_000,
  );
}

/** The load whose color a part has; a label of the account's own has none. */
const loadOf = (name: string): DayPart | undefined =>
  name === "unassigned" ? "other" : DAY_PARTS.find((part) => part === name);

const NAMED = new Set(["base", "unassigned", ...NILM_CATEGORIES, ...NILM_APPLIANCES] as const);
type Named = typeof NAMED extends Set<infer Name> ? Name : never;
const isNamed = (name: string): name is Named => (NAMED as ReadonlySet<string>).has(name);

/** What a part is called; a label of the account's own stays as it is. */
export const loadName = (name: string, language: ToolContext["language"]): string =>
  isNamed(name) ? messages(language)(`assistant.load.${name}`) : name;
