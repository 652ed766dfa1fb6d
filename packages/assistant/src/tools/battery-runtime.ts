import type { DayPart } from "@wattleaf/shared/contracts/load-day";
import { localHour } from "./clock-time";
import { averageOf, windowFrom } from "./home-hours";
import { type DeviceFacts, deviceFacts, devicesSource } from "./own-devices";
import { type Fact, fact, factsIn, QUESTION_SOURCE, type ToolResult } from "./facts";
import { queryEnergy } from "./query-energy";
import { ASSUMED_BATTERY_KWH } from "./schedule-load";
import { assumedSource } from "./sources";
import { tool, type ToolContext } from "./tool";

export interface BatteryRuntime extends ToolResult {
  /** Null where none is connected: then a full battery of the assumed size is told of. */
  battery: DeviceFacts | null;
  capacity: Fact;
  /** What it holds now, or would hold if it were full. */
  stored: Fact;
  /** What the home draws on average in those hours; null without hourly readings. */
  average: Fact | null;
  /** The hours that the average is of; null for all hours. */
  hours: { first: Fact; last: Fact } | null;
  lasts: Fact | null;
  /** Up to a named hour: what is needed by then. */
  needed: Fact | null;
  /** The home is carried by its panels as well. */
  hasSolar: boolean;
  /** What charged the car is not counted. */
  isWithoutCar: boolean;
}

const PERIOD = "last28d";
/** A night without power, where only its beginning is named. */
const WINDOW_HOURS = 10;

/** How long what a battery holds now carries the home, by what it commonly draws in those hours. */
export const batteryRuntime = tool(
  "batteryRuntime",
  async ({ fromHour, untilHour }: { fromHour?: number; untilHour?: number }, context): Promise<BatteryRuntime> => {
    const { data, language } = context;
    const devices = await data.devices();
    const device = devices.find(({ type }) => type === "battery");
    const source = devicesSource(devices, language);
    const assumed = assumedSource(language);
    const capacity = fact(assumed, "battery.capacity", ASSUMED_BATTERY_KWH * 1_000, "Wh");
    const battery = device ? deviceFacts(device, source) : null;
    const level = device?.stateOfCharge ?? 1;
    const stored = fact(battery ? source : assumed, "battery.stored", level * ASSUMED_BATTERY_KWH * 1_000, "Wh");
    const used = await usedByHour(context);
    const base = { battery, capacity, stored };
    const found = factsIn([battery ? { ...battery, device: null } : null, capacity, stored]);
    if (!used)
      return {
        ...base,
        average: null,
        hours: null,
        lasts: null,
        needed: null,
        hasSolar: false,
        isWithoutCar: false,
        facts: found,
      };
    const window =
      untilHour === undefined
        ? windowFrom(fromHour, WINDOW_HOURS)
        : windowUntil(fromHour ?? (await hourNow(context)), untilHour);
    const kw = averageOf(used.byHour, window);
    const of = { hasSolar: used.hasSolar, isWithoutCar: used.isWithoutCar };
    if (kw <= 0) return { ...base, average: null, hours: null, lasts: null, needed: null, ...of, facts: found };
    const average = fact(used.source, "home.average", kw * 1_000, "W");
    const lasts = fact(used.source, "battery.lasts", (level * ASSUMED_BATTERY_KWH) / kw, "hours");
    const hours =
      window.length === 24
        ? null
        : {
            first: fact(QUESTION_SOURCE, "window.first", window[0] ?? 0, "hour"),
            last: fact(QUESTION_SOURCE, "window.last", window.at(-1) ?? 0, "hour"),
          };
    const needed = untilHour === undefined ? null : fact(used.source, "home.needed", kw * window.length * 1_000, "Wh");
    const figures = { average, lasts, hours, needed };
    return { ...base, ...figures, ...of, facts: [...found, ...factsIn(figures)] };
  },
);

const windowUntil = (from: number, until: number) => windowFrom(from, (until - from + 24) % 24 || 24);

async function hourNow({ data }: ToolContext): Promise<number> {
  const own = await data.meter();
  return own ? localHour(own.meter.timeZone, data.nowMs()) : 0;
}

/** What the home uses in each hour of the day, bought and own: kWh on an average day of recent weeks. */
async function usedByHour(context: ToolContext) {
  const question = { period: PERIOD, group: "hour_of_day", aggregate: "average" } as const;
  const ask = async (metric: "bought" | "own_use", without?: DayPart[]) =>
    (await queryEnergy.run({ metric, ...question, filters: [], ...(without ? { without } : {}) }, context)).figures;
  // A car need not charge while the battery carries the home.
  const lean = (await ask("bought", ["ev_charger"])) ?? (await ask("bought", ["ev_like"]));
  const isWithoutCar = lean !== null && (lean.answer.without ?? []).length > 0;
  const bought = isWithoutCar ? lean : await ask("bought");
  if (!bought) return null;
  const own = await ask("own_use");
  const byHour = Array.from({ length: 24 }, () => 0);
  for (const { rows } of [bought, own].filter((one) => one !== null))
    for (const { key, value } of rows) byHour[Number(key)] = (byHour[Number(key)] ?? 0) + Number(value.value) / 1_000;
  return { byHour, source: bought.source, hasSolar: own !== null, isWithoutCar };
}
