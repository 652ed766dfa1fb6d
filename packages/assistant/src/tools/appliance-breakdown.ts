import { FEWEST_DAYS, learnedDays, LONGEST_SPLIT_SECONDS } from "@wattleaf/engine/nilm/home-loads";
import { hoursOf } from "@wattleaf/engine/query/filter-code";
import { isHourWithin } from "@wattleaf/engine/time-series/calendar";
import { DAY_PARTS, type DayPart } from "@wattleaf/shared/contracts/load-day";
import { analyzeNilm } from "@wattleaf/shared/contracts/nilm";
import type { OutputOf } from "@wattleaf/shared/contracts/operation";
import { DAY_MS, DAY_SECONDS, HOUR_MS, HOUR_SECONDS, SECOND_MS } from "@wattleaf/shared/domain/time";
import { zoneClock } from "@wattleaf/shared/domain/zone-clock";
import { messages } from "../messages";
import type { OwnMeter } from "../ports";
import { chartOf } from "./attachments";
import { localDate, midnight } from "./clock-time";
import { hourFacts } from "./energy-given";
import { type Fact, fact, factsIn, type Source, missing, type Missing, type ToolResult } from "./facts";
import { loadName } from "./load-name";
import { meterSource } from "./own-sources";
import { wholeDays } from "./tariff-compare";
import { tool, type ToolContext } from "./tool";

const MOST_DAYS = 365;
const ALL_DAYS = 4_000;
const WATT_SECONDS_PER_KWH = 1_000 * HOUR_SECONDS;
/** A load runs while it draws at least this share of the most that it draws: what is below is blurred from its runs. */
const RUNS_FROM = 0.1;

type Analysis = OutputOf<typeof analyzeNilm>;

/** A part of the use: an appliance, a kind of load, what never switches off, or what could not be told. */
export interface UsePart {
  /** Of the disaggregation, or `base` or `unassigned`. */
  name: string;
  energy: Fact;
  share: Fact;
  /** How long it drew power, at least to the length of an interval; null for the base and the rest. */
  ran: Fact | null;
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
/** `coarse`: loads cannot be told apart within intervals of that length, however many there are. */
export type NoBreakdown = Missing<"coarse" | "meter" | "readings"> | MissingDays;

interface ApplianceBreakdownInput {
  /** The first day; the latest year without. */
  from?: string | undefined;
  /** The last day, included. */
  to?: string | undefined;
  /** Days that are read together with those asked for, so that two times are taken apart alike. */
  learn?: { from: string; to: string } | undefined;
  /** A filter of hours: only what is used in them each day. No chart is made of it. */
  ofHours?: string | undefined;
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
    // A month that is named may lie further back than the latest year.
    const whole = wholeDays(own, asked.from === undefined ? MOST_DAYS : ALL_DAYS, FEWEST_DAYS);
    const seconds = own.meter.intervalSeconds;
    if (seconds && seconds > LONGEST_SPLIT_SECONDS) return missing("coarse");
    if (!whole || !seconds) return missing("readings");
    const { timeZone } = own.meter;
    const wanted = wantedSpan(asked, whole, timeZone);
    if (!wanted) return withoutDays(own, whole, language);
    // A single day teaches nothing of a home: what it is compared with is read as well.
    const learned = (asked.learn && wantedSpan(asked.learn, whole, timeZone)) ?? wanted;
    const span = {
      fromMs: Math.max(whole.fromMs, Math.min(wanted.fromMs, learned.fromMs) - learnedDays(seconds) * DAY_MS),
      toMs: Math.max(wanted.toMs, learned.toMs),
    };
    const series = await own.series(span.fromMs, span.toMs);
    if (!series) return missing("readings");
    const found = await data.compute(analyzeNilm, {
      data: series.kwh.map((kwh) => (kwh === null ? null : (kwh * WATT_SECONDS_PER_KWH) / seconds)),
      sample_rate: Number((1 / seconds).toFixed(6)),
      start: series.start,
      time_zone: timeZone,
      // The user's labels of this meter are added where the readings are taken apart.
      home_id: own.meter.id,
      breakdown: true,
    });
    const isNet = found.energy.exported_kwh > 0;
    const source = meterSource(own.meter, language);
    const startsAtMs = Date.parse(series.start);
    const indexOf = (ms: number) => Math.max(0, Math.round((ms - startsAtMs) / (seconds * SECOND_MS)));
    const first = indexOf(wanted.fromMs);
    const end = indexOf(wanted.toMs);
    const during = asked.ofHours === undefined ? null : hoursOf(asked.ofHours);
    const all = layersOf(found, first, end, isNet);
    const clock = zoneClock(timeZone);
    const hourOf = (at: number) => (clock(startsAtMs + (first + at) * seconds * SECOND_MS) % DAY_MS) / HOUR_MS;
    const layers = during
      ? all.map((layer) => onlyWhere(layer, (at) => isHourWithin(hourOf(at), during.from, during.to)))
      : all;
    const isMissing = series.kwh.slice(first, end).map((kwh) => kwh === null);
    const parts = partsOf(layers, seconds, source);
    const figures = {
      used: fact(source, "used", sumOf(parts), "Wh"),
      intervalMinutes: fact(source, "intervalMinutes", seconds / 60, "minutes"),
      firstDay: fact(source, "firstDay", localDate(timeZone, wanted.fromMs), "date"),
      lastDay: fact(source, "lastDay", localDate(timeZone, wanted.toMs - DAY_MS / 2), "date"),
      days: fact(source, "days", Math.round((wanted.toMs - wanted.fromMs) / DAY_MS), "days"),
    };
    // A clock change moves an hour into the next day: too little to see in a chart.
    const startMs = Date.parse(`${series.start.slice(0, 19)}Z`) + first * seconds * SECOND_MS;
    return {
      missing: null,
      source,
      detail: found.detail,
      isNet,
      parts,
      ...figures,
      facts: [...factsIn([parts, figures]), ...hourFacts(asked.ofHours === undefined ? [] : [asked.ofHours])],
      attachments:
        parts.length > 0 && !during ? [stack(layers, parts, { startMs, seconds, source, isMissing }, context)] : [],
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
  const begins = from === undefined ? whole.fromMs : Math.max(whole.fromMs, midnight(timeZone, noon(from)));
  const toMs = to === undefined ? whole.toMs : Math.min(whole.toMs, midnight(timeZone, noon(to), 1));
  const fromMs = Math.max(begins, midnight(timeZone, toMs, -MOST_DAYS));
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

interface Layer {
  name: string;
  confidence: number | null;
  watts: readonly (number | null)[];
}

/** The power of each part from the interval `first` up to `end`. */
function layersOf({ devices, power_breakdown: power }: Analysis, first: number, end: number, isNet: boolean): Layer[] {
  if (!power) return [];
  const cut = <Value>(watts: readonly Value[]) => watts.slice(first, end);
  const base = cut(power.base_w);
  // A run that the user labeled as none of the known appliances belongs to the rest.
  const unnamed = power.devices.find(({ name }) => name === "other")?.power_w;
  const rest = cut(power.unassigned_w).map((watts, at) => (watts ?? 0) + (unnamed?.[first + at] ?? 0));
  return [
    ...power.devices
      .filter(({ name }) => name !== "other")
      .map(({ name, power_w: watts }) => ({
        name,
        confidence: devices.find((device) => device.name === name)?.confidence ?? null,
        watts: cut(watts),
      })),
    // Behind solar the meter sees next to nothing of what runs all the time: it counts among the rest.
    ...(isNet ? [] : [{ name: "base", confidence: null, watts: base }]),
    {
      name: "unassigned",
      confidence: null,
      watts: isNet ? rest.map((watts, at) => watts + (base[at] ?? 0)) : rest,
    },
  ];
}

/** The layer without the intervals of other times, which are as if they had not been measured. */
const onlyWhere = (layer: Layer, isWanted: (at: number) => boolean): Layer => ({
  ...layer,
  watts: layer.watts.map((watts, at) => (isWanted(at) ? watts : null)),
});

/** What each part used. */
function partsOf(layers: readonly Layer[], seconds: number, source: Source): UsePart[] {
  const found = layers
    .map(({ watts, ...layer }) => ({
      ...layer,
      wh: watts.reduce<number>((sum, value) => sum + ((value ?? 0) * seconds) / HOUR_SECONDS, 0),
      hours: (runningIntervals(watts) * seconds) / HOUR_SECONDS,
    }))
    .filter(({ wh }) => wh > 0);
  const used = found.reduce((sum, { wh }) => sum + wh, 0);
  return found
    .toSorted((a, b) => b.wh - a.wh)
    .map(({ name, wh, hours, confidence }) => ({
      name,
      energy: fact(source, `energy.${name}`, wh, "Wh"),
      share: fact(source, `share.${name}`, wh / used, "fraction"),
      ran: confidence === null ? null : fact(source, `ran.${name}`, hours, "hours"),
      confidence: confidence === null ? null : fact(source, `confidence.${name}`, confidence, "fraction"),
    }));
}

function runningIntervals(watts: readonly (number | null)[]): number {
  const most = watts.reduce<number>((so, value) => Math.max(so, value ?? 0), 0);
  return watts.filter((value) => value !== null && value > 0 && value >= most * RUNS_FROM).length;
}

const sumOf = (parts: readonly UsePart[]): number => parts.reduce((sum, { energy }) => sum + Number(energy.value), 0);

/**
 * The largest parts by calendar month, by day for a month or less.
 * @param readings.startMs wall clock of the first interval, as if it were UTC
 * @param readings.isMissing of each interval, whether the meter gave none
 */
function stack(
  layers: readonly Layer[],
  parts: readonly UsePart[],
  {
    startMs,
    seconds,
    source,
    isMissing,
  }: { startMs: number; seconds: number; source: Source; isMissing: readonly boolean[] },
  { language, hasPanels }: ToolContext,
) {
  const count = layers[0]?.watts.length ?? 0;
  const isLong = count * seconds > 45 * DAY_SECONDS;
  const labelOf = Array.from({ length: count }, (_, index) =>
    new Date(startMs + index * seconds * SECOND_MS).toISOString().slice(0, isLong ? 7 : 10),
  );
  const labels = [...new Set(labelOf)];
  const gaps = new Set(labelOf.filter((_, index) => isMissing[index]));
  // The days are whole; half a day off is enough for a clock change.
  const dayAt = (ms: number) => new Date(ms + DAY_MS / 2).getUTCDate();
  const beginsWithin = isLong && dayAt(startMs) !== 1;
  const endsWithin = isLong && dayAt(startMs + count * seconds * SECOND_MS) !== 1;
  const summed = (name: string): Fact[] => {
    const sums = new Map(labels.map((label) => [label, 0]));
    for (const [index, value] of layers.find((layer) => layer.name === name)?.watts.entries() ?? []) {
      const label = labelOf[index] ?? "";
      sums.set(label, (sums.get(label) ?? 0) + (value ?? 0));
    }
    return [...sums].map(([label, sum]) => fact(source, `${name}.${label}`, (sum * seconds) / HOUR_SECONDS, "Wh"));
  };
  return chartOf(
    {
      title: messages(language)(hasPanels ? "assistant.breakdown.chartTitle.bought" : "assistant.breakdown.chartTitle"),
      form: "stack",
      unit: "kWh",
      labels,
    },
    parts.slice(0, 8).map(({ name }) => ({ name: loadName(name, language), facts: summed(name), load: loadOf(name) })),
    1 / 1_000,
    (at) => gaps.has(labels[at] ?? "") || (at === 0 && beginsWithin) || (at === labels.length - 1 && endsWithin),
  );
}

/** The load whose color a part has; a label of the account's own has none. */
const loadOf = (name: string): DayPart | undefined =>
  name === "unassigned" ? "other" : DAY_PARTS.find((part) => part === name);
