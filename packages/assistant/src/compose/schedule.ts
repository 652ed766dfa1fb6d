import { DAY_MS } from "@wattleaf/shared/domain/time";
import { formatTime, formatTimeSpan, parseTime } from "@wattleaf/shared/i18n/format/clock";
import { formatDay } from "@wattleaf/shared/i18n/format/dates";
import type { Language } from "@wattleaf/shared/i18n/language";
import type { Fact } from "../tools/facts";
import { planSchedule, type SchedulePlan } from "../tools/plan-schedule";
import { SCHEDULED, type Scheduled } from "../tools/schedule-load";
import { applianceAdvice, tariff } from "./advice";
import type { Composer, Composition } from "./composition";
import type { Figure } from "./format";
import { addMissing } from "./needs";

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
    return addMissing(c, plan.missing, "assistant.subject.schedule");
  }
  if (plan.missing) return addMissing(c, plan.missing, "assistant.subject.schedule");
  if (appliance === "battery") addBattery(c, plan);
  else addRun(c, plan, appliance);
  const isIdle = plan.runs.length === 0;
  if (plan.isAssumed && plan.energy && plan.power && !isIdle)
    c.draft.add("assistant.schedule.assumed", { energy: c.show(plan.energy), power: c.show(plan.power) });
  if (plan.isShort && plan.deadline) c.draft.add("assistant.schedule.short", { deadline: c.show(plan.deadline) });
  if (plan.proposal && plan.device) c.draft.add("assistant.schedule.offer", { device: c.show(plan.device) });
};

const EVENING = { minuteOfDay: 18 * 60, daysAhead: 0 };
const saysTonight = (query: string): boolean => /\btonight\b|this evening|今晚/.test(query);

/** A plan looks two days ahead at most. */
const inReach = ({ minuteOfDay, daysAhead }: { minuteOfDay: number; daysAhead: number | null }) => ({
  minuteOfDay,
  daysAhead: daysAhead === null ? null : Math.min(2, daysAhead),
});

function addRun(c: Composition, { runs, saving, cost }: SchedulePlan, appliance: Scheduled): void {
  if (runs.length === 0 || !saving || !cost) {
    c.draft.add("assistant.schedule.nothing");
    return;
  }
  const action = appliance === "ev" ? "charge" : "run";
  c.draft.add(`assistant.schedule.${action}${Number(saving.value) >= LEAST_SAVING ? "" : "AnyTime"}`, {
    appliance: c.t(`assistant.appliance.${appliance}`),
    when: windows(c, runs),
    cost: c.show(cost),
    saving: c.show(saving),
  });
}

function addBattery(c: Composition, { runs, discharges, saving }: SchedulePlan): void {
  if (runs.length === 0 || discharges.length === 0 || !saving || Number(saving.value) < LEAST_SAVING) {
    c.draft.add("assistant.schedule.batteryIdle");
    return;
  }
  c.draft.add("assistant.schedule.battery", {
    charge: windows(c, runs),
    discharge: windows(c, discharges),
    saving: c.show(saving),
  });
}

/** "Jun 22, 2026, 12:30–2:15 AM, 4–5 AM": a day is named once. */
function windows(c: Composition, runs: SchedulePlan["runs"]): Figure {
  const { language } = c.understanding;
  let day = "";
  const named = runs.slice(0, NAMED_RUNS).map(({ start, end }) => {
    const [[date, from], [lastDate, to]] = [momentOf(start), momentOf(end)];
    const isWithinDay = date === lastDate || (to <= from && Date.parse(lastDate) - Date.parse(date) === DAY_MS);
    const text = isWithinDay
      ? formatTimeSpan(from, to, language)
      : c.t("assistant.schedule.window", { from: formatTime(from, language), to: c.show(end).text });
    const isNamed = date === day;
    day = date;
    return { text: isNamed ? text : onDay(date, text, language), sources: [start.source] };
  });
  return c.join(named);
}

/** The local date of an instant, and the minute of that day. */
function momentOf({ value }: Fact): [date: string, minute: number] {
  const [date = "", time = ""] = String(value).split("T");
  return [date, parseTime(time)];
}

const onDay = (date: string, text: string, language: Language): string =>
  `${formatDay(date, language)}${language === "zh" ? " " : ", "}${text}`;
