import type { Bill } from "../tools/bill-facts";
import { usageBetween } from "../tools/usage-between";
import { runningCost } from "../tools/running-cost";
import { isDays, usageByDay, usageByWeekday } from "../tools/usage-by-day";
import type { DaysUsage } from "../tools/usage-by-day";
import type { Fact } from "../tools/facts";
import type { AssistantKey } from "../messages";
import type { Composition } from "./composition";
import { addOutside } from "./own-data";

/** "On July 4?", "last week?", "which day was the highest?". False when the question names no days. */
export async function addDays(c: Composition, bill: Bill): Promise<boolean> {
  const { period } = c.understanding.entities;
  if (!isDays(period)) return false;
  const found = await c.use(usageByDay, { period });
  if (!found.isDaily) {
    c.draft.add("assistant.period.tooFine", { file: c.show(bill.file) });
    c.draft.add("assistant.usage.dayAverage", { average: c.show(bill.averagePerDay) });
    return true;
  }
  if (period.kind === "last_days") {
    addStretch(c, bill, found, period.back === 0);
    const [from, to] = [found.days[0], found.days.at(-1)].map((day) => String(day?.date.value ?? ""));
    // Its chart.
    if (from && to) await c.use(usageBetween, { from, to });
  } else if (period.extreme) await addExtremeDays(c, bill, found, period.extreme);
  else await addSingleDay(c, bill, found);
  return true;
}

async function addSingleDay(c: Composition, bill: Bill, { days, change }: DaysUsage): Promise<void> {
  const [day] = days;
  if (!day) return addOutside(c, bill);
  const date = c.show(day.date, { weekday: true });
  if (!day.total) {
    c.draft.add("assistant.day.unmeasured", { file: c.show(bill.file), date });
    return;
  }
  if (/\btoday\b|\btonight\b|今天|今日|今晚/.test(c.understanding.query)) c.draft.add("assistant.day.notOver");
  c.draft.add("assistant.day.value", { date, total: c.show(day.total) });
  if (change)
    c.draft.add(Number(change.value) >= 0 ? "assistant.day.more" : "assistant.day.less", {
      change: c.showSize(change),
      average: c.show(bill.averagePerDay),
    });
  await addMoney(c, day.total);
}

/** What a day's energy comes to at the own average price, where the question speaks of money. */
async function addMoney(c: Composition, total: Fact): Promise<void> {
  if (!/cost|pay|paid|spen[dt]|\$|dollar|money|expensive|cheap|钱|花|费(?!电)|贵|便宜/.test(c.understanding.query))
    return;
  const { cost, price } = await c.use(runningCost, { energyWh: Number(total.value) });
  if (cost && price && total.unit === "Wh")
    c.draft.add("assistant.run.costOwnPrice", { energy: c.show(total), price: c.show(price), cost: c.show(cost) });
}

async function addExtremeDays(
  c: Composition,
  bill: Bill,
  { days }: DaysUsage,
  extreme: "highest" | "lowest",
): Promise<void> {
  const [low, high] = days;
  if (!low?.total || !high?.total) return addOutside(c, bill);
  c.draft.add(`assistant.day.${extreme}`, {
    high: c.show(high.date, { weekday: true }),
    highTotal: c.show(high.total),
    low: c.show(low.date, { weekday: true }),
    lowTotal: c.show(low.total),
  });
  await addMoney(c, extreme === "highest" ? high.total : low.total);
  c.draft.add("assistant.usage.dayAverage", { average: c.show(bill.averagePerDay) });
}

function addStretch(c: Composition, bill: Bill, found: DaysUsage, isLatest: boolean): void {
  const { days, count, total, average, change, missing } = found;
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last || !count || !total || !average) return addOutside(c, bill);
  c.draft.add(isLatest ? "assistant.days.latest" : "assistant.days.earlier", {
    days: c.show(count),
    first: c.show(first.date),
    last: c.show(last.date),
    total: c.show(total),
    average: c.show(average),
  });
  if (change && Math.abs(Number(change.value)) < 0.005) c.draft.add("assistant.days.same", { days: c.show(count) });
  else if (change)
    c.draft.add(Number(change.value) >= 0 ? "assistant.days.more" : "assistant.days.less", {
      change: c.showSize(change),
      days: c.show(count),
    });
  const highest = days.toSorted((a, b) => Number(b.total?.value ?? -1) - Number(a.total?.value ?? -1))[0];
  if (highest?.total && days.length > 1)
    c.draft.add("assistant.days.highest", {
      date: c.show(highest.date, { weekday: true }),
      total: c.show(highest.total),
    });
  if (missing) c.draft.add("assistant.days.left", { count: c.show(missing) });
}

const WEEKDAY_NAMES: readonly RegExp[] = [
  /\bmondays?\b|周一|星期一/,
  /\btuesdays?\b|周二|星期二/,
  /\bwednesdays?\b|周三|星期三/,
  /\bthursdays?\b|周四|星期四/,
  /\bfridays?\b|周五|星期五/,
  /\bsaturdays?\b|周六|星期六/,
  /\bsundays?\b|周日|星期[日天]|周天/,
];

/** "Which day of the week …?", "on Mondays?". False when the question asks neither or the file cannot tell. */
export async function addDayOfWeek(c: Composition, bill: Bill): Promise<boolean> {
  const { query } = c.understanding;
  const named = WEEKDAY_NAMES.flatMap((name, index) => (name.test(query) ? [index] : []));
  const asksWhich =
    /day of the week|which weekday|周几|星期几|礼拜几|一(?:周|星期)(?:里|中|之中|当中).{0,3}哪一?天/.test(query);
  if (!asksWhich && named.length !== 1) return false;
  const { averages } = await c.use(usageByWeekday, {});
  const known = averages.flatMap((average, weekday) => (average ? [{ average, weekday }] : []));
  const nameOf = (weekday: number) => c.t(`assistant.weekdays.${weekday}` as AssistantKey);
  const sorted = known.toSorted((a, b) => Number(b.average.value) - Number(a.average.value));
  const [high] = sorted;
  const low = sorted.at(-1);
  if (known.length < 7 || !high || !low) return false;
  const wanted = known.find(({ weekday }) => weekday === named[0]);
  if (!asksWhich && wanted)
    c.draft.add("assistant.weekdays.named", {
      day: nameOf(wanted.weekday),
      average: c.show(wanted.average),
      overall: c.show(bill.averagePerDay),
    });
  c.draft.add("assistant.weekdays.value", {
    high: nameOf(high.weekday),
    highAverage: c.show(high.average),
    low: nameOf(low.weekday),
    lowAverage: c.show(low.average),
  });
  return true;
}
