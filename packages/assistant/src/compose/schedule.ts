import { planSchedule, type SchedulePlan } from "../tools/plan-schedule";
import { SCHEDULED, type Scheduled } from "../tools/schedule-load";
import { applianceAdvice, tariff } from "./advice";
import type { Composer, Composition } from "./composition";
import type { Figure } from "./format";
import { sayMissing } from "./needs";

/** Less than that is no reason to wait. */
const LEAST_SAVING = 0.05;
const NAMED_RUNS = 3;

const isScheduled = (appliance: string): appliance is Scheduled => (SCHEDULED as readonly string[]).includes(appliance);

/** "When should I charge the car?", "run the dishwasher by 7" */
export const scheduleAnswer: Composer = async (c) => {
  const { appliance: named, deadline, notBefore, at, durationMinutes, target, amounts } = c.understanding.entities;
  // "When should I plug in?" speaks of a car.
  const appliance =
    named ?? (/\bplug(?:ging)? (?:it )?in\b|\bcharg(?:e|ing)\b|充电/.test(c.understanding.query) ? "ev" : undefined);
  if (!appliance) return tariff(c);
  if (!isScheduled(appliance)) return applianceAdvice(c);
  const watts = amounts.find(({ unit }) => unit === "W")?.value;
  const energyWh = target?.unit === "Wh" ? target.value : amounts.find(({ unit }) => unit === "Wh")?.value;
  const begin = notBefore ?? at ?? (saysTonight(c.understanding.query) ? EVENING : undefined);
  const plan = await c.use(planSchedule, {
    appliance,
    ...(deadline ? { readyBy: inReach(deadline) } : {}),
    ...(begin ? { notBefore: inReach(begin) } : {}),
    ...(energyWh ? { energyKwh: energyWh / 1_000 } : {}),
    ...(target?.unit === "km" ? { km: target.value } : {}),
    ...(target?.unit === "fraction" ? { targetCharge: Math.min(1, target.value) } : {}),
    ...(watts ? { watts } : {}),
    ...(durationMinutes ? { minutes: durationMinutes } : {}),
  });
  if (plan.missing === "meter" || plan.missing === "tariff") {
    await applianceAdvice(c);
    return sayMissing(c, plan.missing, "assistant.subject.schedule");
  }
  if (plan.missing) return sayMissing(c, plan.missing, "assistant.subject.schedule");
  if (appliance === "battery") sayBattery(c, plan);
  else sayRun(c, plan, appliance);
  const isIdle = plan.runs.length === 0;
  if (plan.isAssumed && plan.energy && plan.power && !isIdle)
    c.draft.say("assistant.schedule.assumed", { energy: c.show(plan.energy), power: c.show(plan.power) });
  if (plan.isShort && plan.deadline) c.draft.say("assistant.schedule.short", { deadline: c.show(plan.deadline) });
  if (plan.proposal && plan.device) c.draft.say("assistant.schedule.offer", { device: c.show(plan.device) });
};

const EVENING = { minuteOfDay: 18 * 60, daysAhead: 0 };
const saysTonight = (query: string): boolean => /\btonight\b|this evening|今晚/.test(query);

/** A plan looks two days ahead at most. */
const inReach = ({ minuteOfDay, daysAhead }: { minuteOfDay: number; daysAhead: number | null }) => ({
  minuteOfDay,
  daysAhead: daysAhead === null ? null : Math.min(2, daysAhead),
});

function sayRun(c: Composition, { runs, saving, cost }: SchedulePlan, appliance: Scheduled): void {
  if (runs.length === 0 || !saving || !cost) {
    c.draft.say("assistant.schedule.nothing");
    return;
  }
  const verb = appliance === "ev" ? "charge" : "run";
  c.draft.say(`assistant.schedule.${verb}${Number(saving.value) >= LEAST_SAVING ? "" : "AnyTime"}`, {
    appliance: c.word(`assistant.appliance.${appliance}`),
    when: windows(c, runs),
    cost: c.show(cost),
    saving: c.show(saving),
  });
}

function sayBattery(c: Composition, { runs, discharges, saving }: SchedulePlan): void {
  if (runs.length === 0 || discharges.length === 0 || !saving || Number(saving.value) < LEAST_SAVING) {
    c.draft.say("assistant.schedule.batteryIdle");
    return;
  }
  c.draft.say("assistant.schedule.battery", {
    charge: windows(c, runs),
    discharge: windows(c, discharges),
    saving: c.show(saving),
  });
}

/** "22 June 2026, 00:30 to 02:15, 04:00 to 05:00": a day is named once. */
function windows(c: Composition, runs: SchedulePlan["runs"]): Figure {
  let day = "";
  const said = ({ value, ...fact }: SchedulePlan["runs"][number]["start"]) => {
    const [date = "", time = ""] = String(value).split("T");
    const isSameDay = date === day;
    day = date;
    return isSameDay ? { text: time, sources: [fact.source] } : c.show({ value, ...fact });
  };
  const named = runs.slice(0, NAMED_RUNS).map(({ start, end }) => {
    const [from, to] = [said(start), said(end)];
    return { text: c.word("assistant.schedule.window", { from: from.text, to: to.text }), sources: from.sources };
  });
  return c.join(named);
}
