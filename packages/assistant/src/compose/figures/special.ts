import { DAY_MS } from "@wattleaf/shared/domain/time";
import { statedPriceOf } from "../../frame/amounts/own-price";
import { averagePrice } from "../../tools/average-price";
import { billFacts, type MonthFacts } from "../../tools/bill-facts";
import { periodDays } from "../../tools/period-days";
import type { Fact } from "../../tools/facts";
import { type RunningLength, runningOn } from "../../tools/running-on";
import { typicalHome } from "../../tools/typical-home";
import type { Composition } from "../composition";
import { addPartOfBill } from "../no-data";
import { addNightLoad, isOfNights } from "./night-load";
import { addGap, addNoData, subjectOf } from "./gaps";
import type { Judged } from "../../frame/verdict-asked";
import { whenWithin } from "./filter-words";
import type { Plan } from "./question";
import { addCostBasis } from "./single";
import { addYesOrNo } from "./yes-or-no";

/** "You paid $0.31 per kWh on average in October 2026: $96.70 for 312 kWh." */
export async function addPrice(c: Composition, plan: Plan): Promise<void> {
  const { question } = plan;
  const { cost, energy, price, gap, hasSolar } = await c.use(averagePrice, {
    period: question.period,
    filters: question.filters ?? [],
  });
  if (gap) return addGap(c, gap.answer, gap, plan);
  if (!cost || !energy || !price) return;
  c.draft.add(hasSolar ? "assistant.figures.priceSolar" : "assistant.figures.price", {
    price: c.show(price),
    when: whenWithin(question.filters ?? [], cost.answer, c.frame.language),
    cost: c.show(cost.whole.value),
    energy: c.show(energy.whole.value),
  });
  if (cost.answer.cost_by) addCostBasis(c, cost);
}

/** Less draws nothing that is worth looking for. */
const LEAST_WATTS = 10;

/** The base load, which is known of all readings together. */
export async function addBaseLoad(c: Composition): Promise<void> {
  const { bill, part } = await c.use(billFacts, {});
  if (part) return c.draft.add("assistant.figures.gap.hourly_readings");
  if (!bill) return addNoData(c, subjectOf(c, "base_load"));
  if (!bill.baseLoad && bill.isNet) {
    c.draft.add("assistant.figures.baseLoadSolar", {}, [bill.source]);
    if (isOfNights(c)) await addNightLoad(c, null, bill.source);
    return;
  }
  if (!bill.baseLoad || !bill.baseLoadPerDay) return c.draft.add("assistant.figures.gap.hourly_readings");
  const { group } = c.frame;
  if (group === "week" || group === "month" || group === "year") return addBaseLoadOver(c, bill.baseLoad, group);
  if (c.frame.mentions?.asksIfLeftOn)
    c.draft.add(
      Number(bill.baseLoad.value) >= LEAST_WATTS ? "assistant.figures.leftOn" : "assistant.figures.noneLeftOn",
    );
  const { asksIfMuch } = c.frame.mentions ?? {};
  const span = { first: c.show(bill.firstDay), last: c.show(bill.lastDay) };
  if (c.frame.aggregate === "share" && bill.baseLoadShare && !bill.isNet)
    return c.draft.add("assistant.figures.baseLoadPart", { share: c.show(bill.baseLoadShare), ...span });
  if (asksIfMuch) return judgeBaseLoad(c, bill.baseLoad, asksIfMuch);
  c.draft.add("assistant.figures.baseLoad", {
    watts: c.show(bill.baseLoad, { keepWatts: true }),
    perDay: c.show(bill.baseLoadPerDay),
    ...span,
  });
  if (isOfNights(c)) await addNightLoad(c, bill.baseLoad, bill.source);
  // Of a home with panels the share would be of what was bought, not of what it used.
  if (bill.baseLoadShare && !bill.isNet && !isOfNights(c))
    c.draft.add("assistant.figures.baseLoadShare", { share: c.show(bill.baseLoadShare) });
  const { act, period, filters = [], comparedTo } = c.frame;
  await addBaseLoadCost(c, bill.baseLoad);
  const { asksIfHigh, asksWhatRuns } = c.frame.mentions ?? {};
  if (act === "compare" || asksIfHigh) await judgeBaseLoad(c, bill.baseLoad);
  if (asksWhatRuns && !asksIfMuch) c.draft.add("assistant.figures.baseLoadWhich", {}, [bill.source]);
  if (bill.isNet) c.draft.add("assistant.figures.baseLoadNight", {}, [bill.source]);
  // The load that never sleeps is that of the nights as well.
  const isOfPart = filters.some((filter) => filter !== "night");
  if ((period && period !== "all") || isOfPart || comparedTo) c.draft.add("assistant.figures.baseLoadOnlyAll");
}

/** What it comes to in a year, at the price that the question states. */
async function addBaseLoadCost(c: Composition, baseLoad: Fact): Promise<void> {
  const { energy, priced } = await runOn(c, baseLoad, "year");
  if (!priced) return;
  c.draft.add("assistant.figures.baseLoadCost", {
    price: c.show(priced.price),
    energy: c.show(energy, { whole: true }),
    cost: c.show(priced.cost, { whole: true }),
  });
}

/** "How much is that in a year?" */
async function addBaseLoadOver(c: Composition, baseLoad: Fact, length: RunningLength): Promise<void> {
  const { hours, energy, priced } = await runOn(c, baseLoad, length);
  const values = {
    watts: c.show(baseLoad, { keepWatts: true }),
    hours: c.show(hours, { whole: true }),
    energy: c.show(energy, { whole: true }),
  };
  c.draft.add(`assistant.figures.baseLoadOver.${length}`, values);
  if (priced)
    c.draft.add("assistant.figures.baseLoadOverCost", { price: c.show(priced.price), cost: c.show(priced.cost) });
}

function runOn(c: Composition, { value, source }: Fact, length: RunningLength) {
  return c.use(runningOn, { watts: Number(value), source, length, price: statedPriceOf(c.frame) });
}

/** "Is that a lot?": yes or no, against that of an average home. */
async function judgeBaseLoad(c: Composition, watts: Fact, way: Judged = "either"): Promise<void> {
  const { idle } = await c.use(typicalHome, {});
  const change = Number(watts.value) / Number(idle.value) - 1;
  // A base load below the common one is none that is out of the ordinary.
  addYesOrNo(c, way, way === "usual" ? Math.max(0, change) : change);
  c.draft.add(change > 0 ? "assistant.judge.baseLoadHigh" : "assistant.judge.baseLoadFine", {
    watts: c.show(watts, { keepWatts: true }),
    typical: c.show(idle, { keepWatts: true }),
  });
}

/** The demand that a bill names. False where it names none, and for other questions. */
export async function addBilledDemand(c: Composition): Promise<boolean> {
  const { bill } = await c.use(billFacts, {});
  if (c.frame.metric !== "power" || !bill?.billedDemand) return false;
  c.draft.add("assistant.figures.billedDemand", { file: c.show(bill.file), demand: c.show(bill.billedDemand) });
  return true;
}

/** A bill of which only a part could be read. False without one. */
export async function addPart(c: Composition): Promise<boolean> {
  const { part } = await c.use(billFacts, {});
  if (part) addPartOfBill(c, part);
  return part !== null;
}

/** A file of gas or water: its total, or one of its months. False for electricity. */
export async function addFuel(c: Composition): Promise<boolean> {
  const { bill } = await c.use(billFacts, {});
  if (!bill || bill.commodity === "electricity") return false;
  const commodity = c.t(`assistant.commodity.${bill.commodity}`);
  const month = await monthOf(c, bill.months);
  const isMoney = c.frame.metric === "cost" || c.frame.unit === "money";
  const span = { first: c.show(bill.firstDay), last: c.show(bill.lastDay) };
  const cost = isMoney ? (month ?? bill).cost : null;
  if (cost && month)
    c.draft.add("assistant.figures.fuel.monthCost", { cost: c.show(cost), commodity, month: c.show(month.month) });
  else if (cost) c.draft.add("assistant.figures.fuel.totalCost", { cost: c.show(cost), commodity, ...span });
  else if (month)
    c.draft.add("assistant.figures.fuel.month", {
      total: c.show(month.total),
      commodity,
      month: c.show(month.month),
      average: c.show(month.averagePerDay),
    });
  else
    c.draft.add("assistant.figures.fuel.total", {
      total: c.show(bill.total),
      commodity,
      ...span,
      average: c.show(bill.averagePerDay),
    });
  const isOther = c.frame.group ?? c.frame.pick ?? c.frame.comparedTo ?? c.frame.filters?.[0];
  if (isOther || (c.frame.period && !month))
    c.draft.add("assistant.figures.fuel.only", { file: c.show(bill.file), commodity });
  return true;
}

/** The month of a file that the question's period is; undefined for another time. */
async function monthOf(c: Composition, months: readonly MonthFacts[]): Promise<MonthFacts | undefined> {
  const { period } = c.frame;
  const days = period === undefined ? null : await periodDays(period, c.tools.data);
  if (!days || days.from.slice(0, 7) !== days.to.slice(0, 7) || !days.from.endsWith("-01")) return undefined;
  const isWhole = new Date(Date.parse(days.to) + DAY_MS).getUTCDate() === 1;
  return isWhole ? months.find(({ month: { value } }) => value === days.from.slice(0, 7)) : undefined;
}
