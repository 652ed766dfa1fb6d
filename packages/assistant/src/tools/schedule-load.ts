import type { Device } from "@wattleaf/shared/contracts/devices";
import type { OutputOf } from "@wattleaf/shared/contracts/operation";
import type { optimizeSchedule } from "@wattleaf/shared/contracts/optimization";
import { PLANNED_DEVICE_ID } from "@wattleaf/shared/domain/device-schedules";
import { MINUTE_MS } from "@wattleaf/shared/domain/time";
import { momentIn } from "@wattleaf/engine/time-series/written-moment";
import { type Fact, fact, QUESTION_SOURCE, type Source } from "./facts";

export const SCHEDULED = ["ev", "battery", "dishwasher", "washer", "dryer", "water_heater", "pool_pump"] as const;
export type Scheduled = (typeof SCHEDULED)[number];

/**
 * What is planned with where the asker names no figures: a car's usual day (40 km at 0.18 kWh/km and charging losses) on
 * a 7.4 kW charger, a battery of 13.5 kWh that takes 5 kW and gives 2 kW, and the loads of typical machines. The answer says that it assumed them.
 */
const ASSUMED = {
  ev: { kwh: 8, kw: 7.4 },
  battery: { kwh: 13.5, kw: 5, feedKw: 2 },
  dishwasher: { minutes: 90, kw: 0.8 },
  washer: { minutes: 90, kw: 0.9 },
  dryer: { minutes: 60, kw: 2.4 },
  water_heater: { minutes: 120, kw: 2 },
  pool_pump: { minutes: 240, kw: 0.75 },
} as const;
/** What one usual run of a machine takes. */
export function usualRunKwh(appliance: string): number {
  const usual = Object.entries(ASSUMED).find(([name]) => name === appliance)?.[1];
  return usual && "minutes" in usual ? Math.round((usual.minutes / 60) * usual.kw * 10) / 10 : 1;
}
/** A car's battery, where a share of it is to be reached. */
export const ASSUMED_CAR_KWH = 60;
/** A car's charger, as the plans assume it. */
export const ASSUMED_CAR_KW = ASSUMED.ev.kw;
/** A home battery, as the plans assume it. */
export const ASSUMED_BATTERY_KWH = ASSUMED.battery.kwh;
/** What a kilometer takes. */
export const CAR_KWH_PER_KM = 0.18;

export interface LoadWish {
  energyKwh?: number | undefined;
  km?: number | undefined;
  /** 0–1. */
  targetCharge?: number | undefined;
  watts?: number | undefined;
  minutes?: number | undefined;
}

export interface PlannedLoad {
  /** What the plan calls it. */
  id: string;
  constraints: NonNullable<Parameters<typeof constraintsOf>[0]>;
  /** What the plan assumes: the asker's words, a connected device, or an assumption. */
  energy: Fact;
  power: Fact;
  isAssumed: boolean;
}

type TimeWindow = { start: string; end: string };
type Constraints = NonNullable<(typeof optimizeSchedule)["input"]["_output"]["constraints"]>;
const constraintsOf = (constraints: Pick<Constraints, "appliances" | "battery" | "evs">) => constraints;

/** The load to plan as the optimizer takes it, with what of it was assumed. */
export function loadOf(
  appliance: Scheduled,
  wish: LoadWish,
  device: Device | undefined,
  window: { fromMs: number; toMs: number; timeZone: string },
  assumed: Source,
): PlannedLoad {
  const at = (ms: number) => momentIn(window.timeZone, ms);
  const span: TimeWindow = { start: at(window.fromMs), end: at(window.toMs) };
  if (appliance === "ev") return carOf(wish, device, span, assumed);
  if (appliance === "battery") {
    const { kwh, kw, feedKw } = ASSUMED.battery;
    const soc = device?.stateOfCharge ?? 0.5;
    const bounded = Math.min(1, Math.max(0.1, soc));
    return {
      id: appliance,
      constraints: constraintsOf({
        battery: { capacity_kwh: kwh, charge_kw: kw, discharge_kw: feedKw, soc: bounded, may_export: false },
      }),
      energy: fact(assumed, "capacity", kwh * 1_000, "Wh"),
      power: fact(assumed, "power", kw * 1_000, "W"),
      isAssumed: true,
    };
  }
  const usual = ASSUMED[appliance];
  const minutes = wish.minutes ?? usual.minutes;
  const kw = wish.watts === undefined ? usual.kw : wish.watts / 1_000;
  const from = (isGiven: boolean) => (isGiven ? QUESTION_SOURCE : assumed);
  const id = device ? PLANNED_DEVICE_ID : appliance;
  return {
    id,
    constraints: constraintsOf({
      appliances: [
        {
          id,
          phases: [{ minutes, kw }],
          earliest: span.start,
          latest_end: span.end,
          interruptible: appliance === "pool_pump",
        },
      ],
    }),
    energy: fact(
      from(wish.minutes !== undefined && wish.watts !== undefined),
      "energy",
      (minutes / 60) * kw * 1_000,
      "Wh",
    ),
    power: fact(from(wish.watts !== undefined), "power", kw * 1_000, "W"),
    isAssumed: wish.minutes === undefined || wish.watts === undefined,
  };
}

function carOf(wish: LoadWish, device: Device | undefined, { start, end }: TimeWindow, assumed: Source): PlannedLoad {
  const soc = device?.stateOfCharge ?? null;
  const byCharge =
    wish.targetCharge === undefined || soc === null
      ? undefined
      : Math.max(0, wish.targetCharge - soc) * ASSUMED_CAR_KWH;
  const given = wish.energyKwh ?? (wish.km === undefined ? undefined : wish.km * CAR_KWH_PER_KM);
  const kwh = given ?? byCharge ?? ASSUMED.ev.kwh;
  const watts = wish.watts ?? device?.setting ?? ASSUMED.ev.kw * 1_000;
  const id = device ? PLANNED_DEVICE_ID : "ev";
  return {
    id,
    constraints: constraintsOf({
      evs: [{ id, plugged_in_from: start, ready_by: end, energy_needed_kwh: kwh, max_kw: watts / 1_000 }],
    }),
    energy: fact(wish.energyKwh === undefined ? assumed : QUESTION_SOURCE, "energy", kwh * 1_000, "Wh"),
    power: fact(wish.watts === undefined ? assumed : QUESTION_SOURCE, "power", watts, "W"),
    isAssumed: wish.energyKwh === undefined,
  };
}

export type Plan = OutputOf<typeof optimizeSchedule>;

/**
 * The stretches of a plan in which the load runs (a battery charges), as moments, and how much energy flows in each.
 */
export function stretchesOf(plan: Plan, powerOf: (step: Plan["schedule"][number]) => number) {
  const stepMs = plan.step_minutes * MINUTE_MS;
  const stretches: { fromMs: number; toMs: number; kwh: number }[] = [];
  for (const step of plan.schedule) {
    const kw = powerOf(step);
    if (kw < 0.01) continue;
    const fromMs = Date.parse(step.start);
    const last = stretches.at(-1);
    const kwh = (kw * plan.step_minutes) / 60;
    if (last?.toMs === fromMs) {
      last.toMs = fromMs + stepMs;
      last.kwh += kwh;
    } else stretches.push({ fromMs, toMs: fromMs + stepMs, kwh });
  }
  return stretches;
}
