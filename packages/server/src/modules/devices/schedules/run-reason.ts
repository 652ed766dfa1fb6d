import type { RunReason } from "@wattleaf/shared/contracts/devices/schedules";
import type { OutputOf } from "@wattleaf/shared/contracts/operation";
import type { optimizeSchedule } from "@wattleaf/shared/contracts/optimization";
import { PLANNED_DEVICE_ID } from "@wattleaf/shared/domain/device-schedules";
import { DomainError } from "@wattleaf/shared/errors";
import { DAY_MS, HOUR_MS, MINUTE_MS, QUARTER_HOUR_MS } from "@wattleaf/shared/domain/time";
import { momentIn } from "@wattleaf/engine/time-series/written-moment";
import type { RequestContext } from "../../../core/request-context";
import { primaryMeter } from "../../meters";
import { plan } from "../../optimization";
import type { DeviceRow } from "../repo";
import { usualWatts } from "./usual-watts";

type Plan = OutputOf<typeof optimizeSchedule>;

/** A run could have begun at any time of the day around it that is still ahead. */
const CHOICE_MS = DAY_MS;
const SOLVE_SECONDS = 2;
/** A home's other load, which has no part in the price of a run under prices per kWh. */
const OTHER_LOAD_KW = 0.8;

/**
 * What a run costs, and what it would cost at the cheapest time of the day around it, or at once where it is at that time: from
 * the optimizer, with its own explanation. Null where the tariff or the device's power is not known.
 */
export async function runReason(
  ctx: RequestContext,
  device: DeviceRow,
  { startMs, minutes, timeZone }: { startMs: number; minutes: number; timeZone: string },
): Promise<RunReason | null> {
  const meter = await primaryMeter(ctx);
  const watts = await usualWatts(ctx, device);
  if (!meter?.tariffId || watts === null || minutes * MINUTE_MS > CHOICE_MS / 2) return null;
  // The optimizer plans in quarters of an hour; a run can begin in the next one.
  const nowMs = (Math.floor(ctx.platform.clock.now() / QUARTER_HOUR_MS) + 1) * QUARTER_HOUR_MS;
  const onGridMs = Math.max(nowMs, startMs - (startMs % QUARTER_HOUR_MS));
  const fromMs = Math.max(nowMs, onGridMs - CHOICE_MS / 2);
  const run = { kw: watts / 1_000, minutes, fromMs, timeZone, tariffId: meter.tariffId };
  const planned = await planWithin(ctx, run);
  const cheapest = planned?.runs[0];
  if (!planned || !cheapest?.start) return null;
  const costAt = (ms: number) => costOfRun(planned, (ms - fromMs) / QUARTER_HOUR_MS, run);
  const cost = costAt(onGridMs);
  // At equal prices the chosen time is as good as the optimizer's.
  const isCheapest = cost - costAt(Date.parse(cheapest.start)) < SMALLEST_MONEY;
  const otherMs = isCheapest ? fromMs : Date.parse(cheapest.start);
  const text = planned.explanations?.[0]?.text;
  const named = (sentence: string) => sentence.replace(PLANNED_DEVICE_ID, device.name);
  return {
    startsAt: new Date(startMs).toISOString(),
    endsAt: new Date(startMs + minutes * MINUTE_MS).toISOString(),
    watts,
    cost: cents(cost),
    currency: planned.currency,
    isCheapest,
    alternative: {
      kind: !isCheapest ? "cheapest" : fromMs === nowMs ? "at_once" : "earlier",
      startsAt: new Date(otherMs).toISOString(),
      cost: cents(costAt(otherMs)),
    },
    text: isCheapest && text ? { en: named(text.en), zh: named(text.zh) } : null,
    sample: planned.sample || meter.sandbox,
  };
}

interface PlannedRun {
  kw: number;
  minutes: number;
  fromMs: number;
  timeZone: string;
  tariffId: string;
}

/** The cheapest run; null when the optimizer is too busy, which keeps no schedule from being made. */
async function planWithin(ctx: RequestContext, { kw, minutes, fromMs, timeZone, tariffId }: PlannedRun) {
  const at = (ms: number) => momentIn(timeZone, ms);
  const horizonMs = CHOICE_MS + Math.ceil((minutes * MINUTE_MS) / QUARTER_HOUR_MS) * QUARTER_HOUR_MS;
  try {
    return await plan(ctx, {
      facility_id: "device",
      time_horizon: horizonMs / HOUR_MS,
      explain: true,
      constraints: {
        start: at(fromMs),
        time_zone: timeZone,
        tariff_id: tariffId,
        load_kw: OTHER_LOAD_KW,
        time_limit_seconds: SOLVE_SECONDS,
        appliances: [
          {
            id: PLANNED_DEVICE_ID,
            phases: [{ minutes, kw }],
            earliest: at(fromMs),
            latest_end: at(fromMs + horizonMs),
            interruptible: false,
          },
        ],
      },
    });
  } catch (error) {
    if (error instanceof DomainError && error.code === "overloaded") return null;
    throw error;
  }
}

/** What a run from a step on costs at the plan's prices. */
function costOfRun({ schedule, step_minutes: step }: Plan, firstStep: number, { minutes, kw }: PlannedRun): number {
  let cost = 0;
  for (let begun = 0; begun < minutes; begun += step) {
    const price = schedule[firstStep + begun / step]?.import_price ?? 0;
    cost += (price * kw * Math.min(step, minutes - begun)) / HOUR_MINUTES;
  }
  return cost;
}

const HOUR_MINUTES = 60;
/** Less than a cent is no difference. */
const SMALLEST_MONEY = 0.005;
const cents = (amount: number) => Math.round(amount * 100) / 100;
