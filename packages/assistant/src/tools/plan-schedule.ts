import { optimizeSchedule } from "@wattleaf/shared/contracts/optimization";
import type { Device } from "@wattleaf/shared/contracts/devices";
import type { RunReason } from "@wattleaf/shared/contracts/devices/schedules";
import type { DeviceType } from "@wattleaf/shared/domain/devices";
import { PLANNED_DEVICE_ID } from "@wattleaf/shared/domain/device-schedules";
import { HOUR_MS, MINUTE_MS } from "@wattleaf/shared/domain/time";
import { momentIn } from "@wattleaf/engine/time-series/written-moment";
import { formatFact } from "../compose/format";
import { messages } from "../messages";
import { localTime, type TimeOfDay } from "./clock-time";
import { type Fact, fact, factsIn, type Source, missing, type Missing, type ToolResult } from "./facts";
import { meterSource } from "./own-sources";
import { proposedCard } from "./proposed-card";
import { priceChart } from "./schedule-chart";
import { loadOf, type Plan, type Scheduled, stretchesOf } from "./schedule-load";
import { LONGEST_HORIZON_MS, STEP_MS, windowOf } from "./schedule-window";
import { assumedSource } from "./sources";
import { tool, type ToolContext } from "./tool";

export interface Run {
  start: Fact;
  end: Fact;
  energy: Fact;
}

export interface SchedulePlan extends ToolResult {
  missing: null;
  /** When it runs; of a battery when it charges. */
  runs: readonly Run[];
  /** Of a battery: when it gives back. */
  discharges: readonly Run[];
  /** Against running as soon as possible. */
  saving: Fact;
  cost: Fact | null;
  energy: Fact;
  power: Fact;
  isAssumed: boolean;
  /** Something asked for could not be kept. */
  isShort: boolean;
  deadline: Fact | null;
  /** Of a car: the share of its battery to reach, and that of now; null where none was asked for or none is known. */
  level: { now: Fact; target: Fact } | null;
  /** The device that would follow the plan. */
  device: Fact | null;
}

interface PlanScheduleInput {
  appliance: Scheduled;
  readyBy?: TimeOfDay | undefined;
  notBefore?: TimeOfDay | undefined;
  energyKwh?: number | undefined;
  /** Distance that a car is to be charged for. */
  km?: number | undefined;
  /** Share of a car's battery to reach. */
  targetCharge?: number | undefined;
  watts?: number | undefined;
  /** How long a machine runs. */
  minutes?: number | undefined;
}

/**
 * The cheapest time to charge a car, run a machine or use a battery by the user's own tariff within the next day, and
 * what that saves against running at once. With a connected device that fits it proposes to follow the plan, which
 * happens only after a yes.
 */
export const planSchedule = tool(
  "planSchedule",
  async (
    { appliance, readyBy, notBefore, ...wish }: PlanScheduleInput,
    context,
  ): Promise<SchedulePlan | Missing<"meter" | "tariff" | "window">> => {
    const { data, language } = context;
    const own = await data.meter();
    if (!own) return missing("meter");
    const { tariffId, timeZone } = own.meter;
    if (!tariffId) return missing("tariff");
    const window = windowOf(appliance, readyBy, notBefore, timeZone, data.nowMs());
    if (window.toMs - window.fromMs < STEP_MS || window.toMs - window.startMs > LONGEST_HORIZON_MS)
      return missing("window");
    const device = (await data.devices()).find(({ type }) => type === DEVICE_OF[appliance]);
    const t = messages(language);
    const assumed = assumedSource(language);
    const load = loadOf(appliance, wish, device, { ...window, timeZone }, assumed);
    const usage = await data.usage();
    const plan = await data.compute(optimizeSchedule, {
      facility_id: "assistant",
      time_horizon: (window.endMs - window.startMs) / HOUR_MS,
      // A run that is agreed to keeps why it is at its time.
      explain: device !== undefined,
      constraints: {
        start: momentIn(timeZone, window.startMs),
        time_zone: timeZone,
        tariff_id: tariffId,
        load_kw: hourlyLoad(usage?.facts.hourlyAverage),
        time_limit_seconds: 2,
        ...load.constraints,
      },
    });
    const source: Source = {
      ...meterSource(own.meter, language),
      key: "plan",
      title: t("assistant.source.plan"),
      sandbox: plan.sample || own.meter.sandbox,
    };
    const drawn = (step: Plan["schedule"][number]) =>
      appliance === "battery" ? step.battery_charge_kw : (step.devices_kw[load.id] ?? 0);
    const asRun = ({ fromMs, toMs, kwh }: ReturnType<typeof stretchesOf>[number], index: number): Run => ({
      start: fact(source, `run.${index}.start`, localTime(timeZone, fromMs), "instant"),
      end: fact(source, `run.${index}.end`, localTime(timeZone, toMs), "instant"),
      energy: fact(source, `run.${index}.energy`, kwh * 1_000, "Wh"),
    });
    const stretches = stretchesOf(plan, drawn);
    const runs = stretches.map(asRun);
    const discharges = stretchesOf(plan, (step) => step.battery_discharge_kw).map(asRun);
    const money = (id: string, amount: number) => fact(source, id, amount, "currency", plan.currency);
    const figures = {
      runs,
      discharges,
      saving: money("saving", plan.savings.amount),
      cost: appliance === "battery" ? null : money("cost", costOf(plan, drawn)),
      energy: load.energy,
      power: load.power,
      deadline: readyBy ? fact(source, "deadline", localTime(timeZone, window.toMs), "instant") : null,
      level: levelOf(appliance, wish.targetCharge, device, source),
      device: device ? fact(source, "device", device.name, "text") : null,
    };
    const reasonOfRun = reasonsOf(plan, drawn, device, plan.sample || own.meter.sandbox);
    const reasoned = stretches.map((run) => ({ ...run, reason: reasonOfRun(run) }));
    const proposal = device ? await proposeRun(context, device, reasoned, runs) : null;
    return {
      missing: null,
      ...figures,
      isAssumed: load.isAssumed,
      isShort: plan.relaxed.length > 0 || plan.left_out.length > 0,
      facts: factsIn(figures),
      attachments: [
        ...(runs.length > 0 ? [priceChart(plan, drawn, source, context)] : []),
        ...(proposal ? [proposal.card] : []),
      ],
      ...(proposal ? { proposal: { action: "run_schedule" as const, id: proposal.id } } : {}),
    };
  },
);

function levelOf(appliance: Scheduled, target: number | undefined, device: Device | undefined, source: Source) {
  const now = device?.stateOfCharge ?? null;
  if (appliance !== "ev" || target === undefined || now === null) return null;
  return { now: fact(source, "level.now", now, "fraction"), target: fact(source, "level.target", target, "fraction") };
}

/** Which kind of device follows a plan; what only a person can start has none. */
const DEVICE_OF: Partial<Record<Scheduled, DeviceType>> = {
  ev: "ev_charger",
  water_heater: "water_heater",
};

/** kW of each local hour beside what is planned; a common home's where the readings are no hours. */
const hourlyLoad = (hourlyAverage: readonly number[] | undefined): number | number[] =>
  hourlyAverage?.length === 24 ? hourlyAverage.map((wh) => Math.max(0, wh / 1_000)) : 0.8;

const costOf = (plan: Plan, drawn: (step: Plan["schedule"][number]) => number): number =>
  plan.schedule.reduce((sum, step) => sum + (drawn(step) * step.import_price * plan.step_minutes) / 60, 0);

/** What a stretch of a plan costs, and what it would cost at once: its part of what the plan saves. */
function reasonsOf(
  plan: Plan,
  drawn: (step: Plan["schedule"][number]) => number,
  device: Device | undefined,
  sample: boolean,
) {
  const kwhOf = (step: Plan["schedule"][number]) => (drawn(step) * plan.step_minutes) / 60;
  const allKwh = plan.schedule.reduce((sum, step) => sum + kwhOf(step), 0);
  const cents = (amount: number) => Math.round(amount * 100) / 100;
  const text = plan.explanations?.find(({ id }) => id === PLANNED_DEVICE_ID)?.text ?? null;
  const named = (sentence: string) => sentence.replace(PLANNED_DEVICE_ID, device?.name ?? "");
  return ({ fromMs, toMs, kwh }: ReturnType<typeof stretchesOf>[number]): RunReason => {
    const isWithin = ({ start }: Plan["schedule"][number]) => Date.parse(start) >= fromMs && Date.parse(start) < toMs;
    const cost = costOf({ ...plan, schedule: plan.schedule.filter(isWithin) }, drawn);
    return {
      startsAt: new Date(fromMs).toISOString(),
      endsAt: new Date(toMs).toISOString(),
      watts: Math.round((kwh * 1_000 * HOUR_MS) / (toMs - fromMs)),
      cost: cents(cost),
      currency: plan.currency,
      isCheapest: true,
      alternative: {
        kind: "at_once",
        startsAt: new Date(plan.schedule[0]?.start ?? fromMs).toISOString(),
        cost: cents(cost + (Math.max(0, plan.savings.amount) * kwh) / allKwh),
      },
      text: text && { en: named(text.en), zh: named(text.zh) },
      sample,
    };
  };
}

async function proposeRun(
  { data, language }: ToolContext,
  device: Device,
  stretches: readonly { fromMs: number; toMs: number; reason: RunReason }[],
  runs: readonly Run[],
) {
  const [first] = runs;
  const last = runs.at(-1);
  if (!data.actions || data.actions.isReadOnly || !first || !last) return null;
  const t = messages(language);
  const order = { deviceId: device.id, name: device.name };
  const { id } = await data.actions.propose({
    kind: "run_schedule",
    language,
    input: {
      orders: stretches.map(({ fromMs, toMs, reason }) => ({
        ...order,
        command: "on",
        atMs: fromMs,
        minutes: (toMs - fromMs) / MINUTE_MS,
        reason,
      })),
    },
  });
  const name = device.simulated ? t("assistant.devices.simulatedName", { name: device.name }) : device.name;
  const text = t("assistant.card.run_schedule.text", {
    device: name,
    start: formatFact(first.start, { language }),
    end: formatFact(last.end, { language }),
  });
  return {
    id,
    card: proposedCard("run_schedule", id, t("assistant.card.run_schedule.title", { device: name }), text, language),
  };
}
