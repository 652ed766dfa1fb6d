import { analyzeNilm } from "@wattleaf/shared/contracts/nilm";
import type { OutputOf } from "@wattleaf/shared/contracts/operation";
import { NILM_APPLIANCES, NILM_CATEGORIES } from "@wattleaf/shared/domain/nilm";
import { DAY_MS, DAY_SECONDS, HOUR_SECONDS, SECOND_MS } from "@wattleaf/shared/domain/time";
import { z } from "zod";
import { messages } from "../messages";
import { chartOf } from "./attachments";
import { localDate } from "./clock-time";
import { type Fact, fact, factsIn, type Source, type ToolResult } from "./facts";
import { meterSource } from "./own-sources";
import { wholeDays } from "./tariff-compare";
import { tool, type ToolContext } from "./tool";

const MOST_DAYS = 365;
const FEWEST_DAYS = 7;
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
  missing: "meter" | "readings" | null;
  source: Source | null;
  /** `categories` for readings that are too coarse to tell single appliances. */
  detail: Analysis["detail"] | null;
  /** The meter counts what is left after the home's own generation. */
  isNet: boolean;
  /** The largest first. */
  parts: readonly UsePart[];
  used: Fact | null;
  intervalMinutes: Fact | null;
  firstDay: Fact | null;
  lastDay: Fact | null;
  days: Fact | null;
}

export const applianceBreakdown = tool({
  name: "applianceBreakdown",
  description:
    "The user's own home energy use by appliance, found in the meter's readings. Readings of 15 minutes tell only kinds of load: always on, heating, cooling, car charging, and the rest",
  input: z.object({
    days: z
      .number()
      .int()
      .min(FEWEST_DAYS)
      .max(MOST_DAYS)
      .default(MOST_DAYS)
      .describe("How many of the latest whole days to look at"),
  }),
  async run({ days: most }, context): Promise<Breakdown> {
    const { data, language } = context;
    const own = await data.meter();
    if (!own) return { ...NOTHING, missing: "meter" };
    const span = wholeDays(own, most, FEWEST_DAYS);
    const seconds = own.meter.intervalSeconds;
    if (!span || !seconds || seconds > 900) return { ...NOTHING, missing: "readings" };
    const { timeZone } = own.meter;
    const series = await own.series(span.fromMs, span.toMs);
    if (!series) return { ...NOTHING, missing: "readings" };
    const analysis = await data.compute(analyzeNilm, {
      data: series.kwh.map((kwh) => (kwh === null ? null : (kwh * WATT_SECONDS_PER_KWH) / seconds)),
      sample_rate: Number((1 / seconds).toFixed(6)),
      start: series.start,
      time_zone: timeZone,
      breakdown: true,
    });
    const source = meterSource(own.meter, language);
    const parts = partsOf(analysis, source);
    const figures = {
      used: fact(source, "used", analysis.energy.used_kwh * 1_000, "Wh"),
      intervalMinutes: fact(source, "intervalMinutes", seconds / 60, "minutes"),
      firstDay: fact(source, "firstDay", localDate(timeZone, span.fromMs), "date"),
      lastDay: fact(source, "lastDay", localDate(timeZone, span.toMs - DAY_MS / 2), "date"),
      days: fact(source, "days", span.days, "days"),
    };
    const byMonth = monthsOf(analysis, series.start, seconds, source);
    return {
      missing: null,
      source,
      detail: analysis.detail,
      isNet: analysis.energy.exported_kwh > 0,
      parts,
      ...figures,
      facts: factsIn([parts, figures]),
      passages: [],
      notes: analysis.detail === "categories" ? [messages(language)("assistant.breakdown.coarsePlain")] : [],
      attachments: byMonth.labels.length > 0 ? [stack(byMonth, parts, context)] : [],
    };
  },
});

const NOTHING = {
  source: null,
  detail: null,
  isNet: false,
  parts: [],
  used: null,
  intervalMinutes: null,
  firstDay: null,
  lastDay: null,
  days: null,
  facts: [],
  passages: [],
} as const;

function partsOf({ devices, energy }: Analysis, source: Source): UsePart[] {
  const part = (name: string, kwh: number, confidence: number | null): UsePart => ({
    name,
    energy: fact(source, `energy.${name}`, kwh * 1_000, "Wh"),
    share: fact(source, `share.${name}`, energy.used_kwh > 0 ? kwh / energy.used_kwh : 0, "fraction"),
    confidence: confidence === null ? null : fact(source, `confidence.${name}`, confidence, "fraction"),
  });
  return [
    ...devices.map(({ name, energy_kwh, confidence }) => part(name, energy_kwh, confidence)),
    part("base", energy.base_kwh, null),
    part("unassigned", energy.unassigned_kwh, null),
  ]
    .filter(({ energy: { value } }) => Number(value) > 0)
    .toSorted((a, b) => Number(b.energy.value) - Number(a.energy.value));
}

interface MonthsOfParts {
  labels: string[];
  /** Energy of each part in each month. */
  parts: Map<string, Fact[]>;
}

/** The breakdown by calendar month (by day for a month or less), for the chart. */
function monthsOf({ power_breakdown: power }: Analysis, start: string, seconds: number, source: Source): MonthsOfParts {
  if (!power) return { labels: [], parts: new Map() };
  const offsetMs = Date.parse(`${start.slice(0, 19)}Z`);
  const isLong = power.base_w.length * seconds > 45 * DAY_SECONDS;
  // A clock change moves an hour into the next day: too little to see in a chart.
  const labelOf = (index: number) =>
    new Date(offsetMs + index * seconds * SECOND_MS).toISOString().slice(0, isLong ? 7 : 10);
  const labels: string[] = [];
  const slots = power.base_w.map((_, index) => {
    const label = labelOf(index);
    if (labels.at(-1) !== label) labels.push(label);
    return labels.length - 1;
  });
  const summed = (name: string, watts: readonly (number | null)[]): [string, Fact[]] => {
    const sums = labels.map(() => 0);
    for (const [index, value] of watts.entries())
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
    parts.slice(0, 8).map(({ name }) => ({ name: loadName(name, language), facts: byName.get(name) ?? [] })),
    1 / 1_000,
  );
}

const NAMED = new Set(["base", "unassigned", ...NILM_CATEGORIES, ...NILM_APPLIANCES] as const);
type Named = typeof NAMED extends Set<infer Name> ? Name : never;
const isNamed = (name: string): name is Named => (NAMED as ReadonlySet<string>).has(name);

/** What a part is called; a label of the account's own stays as it is. */
export const loadName = (name: string, language: ToolContext["language"]): string =>
  isNamed(name) ? messages(language)(`assistant.load.${name}`) : name;
