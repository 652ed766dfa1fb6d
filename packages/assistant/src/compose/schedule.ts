import { DAY_MS } from "@wattleaf/shared/domain/time";
import { formatTime, formatTimeSpan, parseTime } from "@wattleaf/shared/i18n/format/clock";
import { formatDay } from "@wattleaf/shared/i18n/format/dates";
import type { Language } from "@wattleaf/shared/i18n/language";
import type { Frame } from "../frame/frame";
import { slotLabel } from "../frame/labels";
import type { Fact } from "../tools/facts";
import { planSchedule, type SchedulePlan } from "../tools/plan-schedule";
import { readValue } from "../tools/device-values";
import { SCHEDULED, type Scheduled } from "../tools/schedule-load";
import type { Composer, Composition } from "./composition";
import type { ActionTime } from "./devices/action-time";
import { actionTimeOf } from "./devices/after-peak";
import type { Figure } from "./format";
import { addMissing } from "./needs";
import { fromPassages } from "./passages";

/** Less than that is no reason to wait. */
const LEAST_SAVING = 0.05;
const NAMED_RUNS = 3;

/** The machine whose run can be planned by price. */
export function scheduledIn({ appliances = [], subject }: Frame): Scheduled | undefined {
  const isScheduled = (one: string): one is Scheduled => (SCHEDULED as readonly string[]).includes(one);
  return appliances.find(isScheduled) ?? (subject === "ev" || subject === "battery" ? subject : undefined);
}

/** "When should I charge the car?", "what's the cheapest time for the dishwasher?" */
export const scheduleAnswer: Composer = async (c) => {
  const appliance = scheduledIn(c.frame);
  if (appliance) return plannedRun(c, appliance, await actionTimeOf(c));
  return fromPassages(c);
};

/** When a plan for tonight may begin. */
const EVENING_BEGINS = { minuteOfDay: parseTime("18:00"), daysAhead: 0 };

/** "Charge the car when it's cheapest", "run the dishwasher by 7": a plan, which a fitting device follows after a yes. */
export async function plannedRun(c: Composition, appliance: Scheduled, time: ActionTime): Promise<void> {
  const at = time.at && "minuteOfDay" in time.at ? time.at : time.isTonight ? EVENING_BEGINS : undefined;
  const plan = await c.use(planSchedule, {
    appliance,
    readyBy: time.readyBy,
    notBefore: time.notBefore ?? at,
    minutes: time.durationMinutes,
    ...wishOf(c.frame),
  });
  if (plan.missing === "meter" || plan.missing === "tariff") await fromPassages(c);
  if (plan.missing) return addMissing(c, plan.missing, "assistant.subject.schedule");
  addPlan(c, plan, appliance);
}

/** What is to be reached, and with how much power. */
function wishOf({ values = [], given = [] }: Frame) {
  const amounts = [...values, ...given].map(readValue);
  const of = (unit: string) =>
    amounts.flatMap((value) => (value.kind === "amount" && value.unit === unit ? [value.amount] : []))[0];
  const [share, watts] = [of("fraction"), of("W")];
  return { targetCharge: share === undefined ? undefined : Math.min(1, share), watts };
}

/** The best time to run something, what it saves, and what was assumed. */
function addPlan(c: Composition, plan: SchedulePlan, appliance: Scheduled): void {
  if (appliance === "battery") addBattery(c, plan);
  else addRun(c, plan, appliance);
  const isIdle = plan.runs.length === 0;
  if (plan.isAssumed && !isIdle)
    c.draft.add("assistant.schedule.assumed", { energy: c.show(plan.energy), power: c.show(plan.power) });
  if (!isIdle && plan.level)
    c.draft.add("assistant.schedule.level", { now: c.show(plan.level.now), target: c.show(plan.level.target) });
  if (!isIdle && (c.frame.metric === "carbon" || c.frame.times?.includes("greenest")))
    c.draft.add("assistant.schedule.byPrice");
  if (plan.isShort && plan.deadline) c.draft.add("assistant.schedule.short", { deadline: c.show(plan.deadline) });
  if (plan.proposal && plan.device) c.draft.add("assistant.schedule.offer", { device: c.show(plan.device) });
}

/** "Should I run the dishwasher now?" */
const asksOfNow = ({ act, times, period }: Frame): boolean =>
  act !== "do" && (period === "hour0" || times?.includes("now") === true);

function addRun(c: Composition, { runs, saving, cost }: SchedulePlan, appliance: Scheduled): void {
  if (runs.length === 0 || !cost) {
    c.draft.add("assistant.schedule.nothing");
    return;
  }
  const isWorthWaiting = Number(saving.value) >= LEAST_SAVING;
  if (asksOfNow(c.frame)) c.draft.add(isWorthWaiting ? "assistant.schedule.wait" : "assistant.schedule.now");
  const action = appliance === "ev" ? "charge" : "run";
  c.draft.add(`assistant.schedule.${action}${isWorthWaiting ? "" : "AnyTime"}`, {
    appliance: slotLabel("appliances", appliance, c.language),
    when: windows(c, runs),
    cost: c.show(cost),
    saving: c.show(saving),
  });
}

function addBattery(c: Composition, { runs, discharges, saving }: SchedulePlan): void {
  if (runs.length === 0 || discharges.length === 0 || Number(saving.value) < LEAST_SAVING) {
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
  const { language } = c;
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
