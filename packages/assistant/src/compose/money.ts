import type { Bill } from "../tools/bill-facts";
import { billFacts } from "../tools/bill-facts";
import type { Fact } from "../tools/facts";
import { runningCost } from "../tools/running-cost";
import { savingsEstimate } from "../tools/savings-estimate";
import { isMonthPeriod, monthsOf, usageByPeriod } from "../tools/usage-by-period";
import type { Amount } from "../understand/entities/amount";
import { addAgainstAverage } from "./against-average";
import type { Composer, Composition } from "./composition";
import { isDays } from "../tools/usage-by-day";
import { addDays } from "./days";
import type { Figure } from "./format";
import { needBill, addOutside, addPart } from "./own-data";

/** The quantities of a question by what they are. */
export function givenAmounts(amounts: readonly Amount[]) {
  const first = (unit: Amount["unit"]) => amounts.find((amount) => amount.unit === unit)?.value;
  const price =
    amounts.find(({ unit, perKwh }) => unit === "currency" && perKwh) ??
    amounts.find(({ unit }) => unit === "currency");
  const minutes = first("minutes");
  return {
    watts: first("W"),
    hours: first("hours") ?? (minutes === undefined ? undefined : minutes / 60),
    energyWh: first("Wh"),
    pricePerKwh: price?.value,
    currency: price?.currency,
  };
}

export const cost: Composer = async (c) => {
  if (await addAgainstAverage(c)) return;
  const given = givenAmounts(c.understanding.entities.amounts);
  if (given.energyWh !== undefined || (given.watts !== undefined && given.hours !== undefined)) return addCost(c);
  const bill = await needBill(c, "assistant.subject.cost", "reading-your-bill");
  if (!bill) return;
  const { period } = c.understanding.entities;
  const inPeriod = isMonthPeriod(period) ? await c.use(usageByPeriod, { period }) : null;
  const total = inPeriod?.total ?? bill.total;
  if (given.pricePerKwh !== undefined && bill.total.unit === "Wh") {
    const estimate = await c.use(runningCost, {
      energyWh: Number(total.value),
      pricePerKwh: given.pricePerKwh,
      currency: given.currency,
    });
    if (estimate.cost && estimate.price) {
      c.draft.add("assistant.cost.atPrice", {
        total: c.show(total),
        price: c.show(estimate.price),
        cost: c.show(estimate.cost),
      });
      return;
    }
  }
  if (!bill.cost) {
    c.draft.add("assistant.cost.none", { file: c.show(bill.file), total: c.show(total) });
    c.draft.add("assistant.cost.noneOffer");
    return;
  }
  if (isMonthPeriod(period)) return costOfPeriod(c, bill);
  if (isDays(period)) {
    await addDays(c, bill);
    return;
  }
  c.draft.add("assistant.cost.total", {
    cost: c.show(bill.cost),
    first: c.show(bill.firstDay),
    last: c.show(bill.lastDay),
  });
  if (bill.price) c.draft.add("assistant.cost.price", { price: c.show(bill.price) });
};

async function costOfPeriod(c: Composition, bill: Bill): Promise<void> {
  const { period } = c.understanding.entities;
  if (!isMonthPeriod(period)) return;
  const found = await c.use(usageByPeriod, { period });
  if (!found.total || !found.firstMonth || !found.lastMonth) return addOutside(c, bill);
  const when = monthsAs(c, found.firstMonth, found.lastMonth);
  if (!found.cost) {
    c.draft.add("assistant.cost.periodNone", { when, total: c.show(found.total) });
    return;
  }
  c.draft.add("assistant.cost.period", { when, cost: c.show(found.cost), total: c.show(found.total) });
}

/** "In May 2026", "From March 2026 to May 2026" */
function monthsAs(c: Composition, first: Fact, last: Fact): Figure {
  const { text, sources } = c.show(first);
  if (first.value === last.value) return { text: c.t("assistant.when.month", { month: text }), sources };
  return { text: c.t("assistant.when.months", { first: text, last: c.show(last).text }), sources };
}

/** Energy and cost of what the asker describes: power, hours, kWh, price. */
export async function addCost(c: Composition): Promise<void> {
  const given = givenAmounts(c.understanding.entities.amounts);
  const { power, hours, energy, price, cost: total } = await c.use(runningCost, given);
  if (!energy) {
    if (power) c.draft.add("assistant.run.needHours", { power: c.show(power) });
    return;
  }
  if (power && hours)
    c.draft.add("assistant.run.energy", { power: c.show(power), hours: c.show(hours), energy: c.show(energy) });
  if (total && price) {
    c.draft.add(price.source.kind === "question" ? "assistant.run.cost" : "assistant.run.costOwnPrice", {
      energy: c.show(energy),
      price: c.show(price),
      cost: c.show(total),
    });
    return;
  }
  c.draft.add("assistant.run.needPrice", { energy: c.show(energy) });
}

export const billSummary: Composer = async (c) => {
  const { bill, part } = await c.use(billFacts, {});
  const why =
    /\bwhy\b|high|expensive|jump|increase|went up|为什么|为何|为啥|高|贵|涨|怎么/.test(c.understanding.query) ||
    c.understanding.explain;
  if (part) return addPart(c, part);
  if (!bill) {
    c.draft.add("assistant.noData.lead", { subject: c.t("assistant.subject.bill") });
    await c.quote(why ? "why-bill-went-up" : "reading-your-bill");
    c.draft.add("assistant.noData.offer");
    return;
  }
  if (why) return explainHighBill(c, bill);
  c.draft.add("assistant.usage.total", {
    total: c.show(bill.total),
    first: c.show(bill.firstDay),
    last: c.show(bill.lastDay),
    days: c.show(bill.days),
  });
  if (bill.cost) c.draft.add("assistant.summary.cost", { cost: c.show(bill.cost) });
  if (bill.cost && bill.taxes) c.draft.add("assistant.summary.taxes", { taxes: c.show(bill.taxes) });
  if (bill.isUncertain) c.draft.add("assistant.summary.uncertain", { file: c.show(bill.file) });
  c.draft.line("assistant.summary.average", { average: c.show(bill.averagePerDay) });
  if (bill.weekday && bill.weekend)
    c.draft.line("assistant.summary.weekend", { weekday: c.show(bill.weekday), weekend: c.show(bill.weekend) });
  if (bill.peakHour && bill.peakHourAverage)
    c.draft.line("assistant.summary.peak", { hour: c.show(bill.peakHour), average: c.show(bill.peakHourAverage) });
  if (bill.nightShare)
    c.draft.line("assistant.summary.night", {
      night: c.show(bill.nightShare),
      hours: c.showHours(bill.nightStart, bill.nightEnd),
    });
  if (bill.baseLoad && bill.baseLoadShare) {
    c.draft.line("assistant.summary.base", {
      watts: c.show(bill.baseLoad, { keepWatts: true }),
      share: c.show(bill.baseLoadShare),
    });
  }
  sumUpMonths(c, bill);
};

/** The newest month against the one before, and the highest and the lowest of a longer file. */
function sumUpMonths(c: Composition, { months }: Bill): void {
  const last = months.at(-1);
  if (last?.change) {
    c.draft.line(Number(last.change.value) >= 0 ? "assistant.summary.lastMore" : "assistant.summary.lastLess", {
      month: c.show(last.month),
      change: c.showSize(last.change),
    });
  }
  const byDay = months.toSorted((a, b) => Number(b.averagePerDay.value) - Number(a.averagePerDay.value));
  const [high] = byDay;
  const low = byDay.at(-1);
  if (high && low && months.length > 2)
    c.draft.line("assistant.summary.months", {
      high: c.show(high.month),
      highAverage: c.show(high.averagePerDay),
      low: c.show(low.month),
      lowAverage: c.show(low.averagePerDay),
    });
}

const WHAT_RAISES_USE = [/raises|more use|weather|什么.*(?:高|多|增)|天气/i];

/** What in the asker's own figures makes the bill what it is; causes that the file cannot show stay the article's. */
async function explainHighBill(c: Composition, bill: Bill): Promise<void> {
  const { period } = c.understanding.entities;
  const asked = isMonthPeriod(period) ? monthsOf(bill.months, period) : [];
  const [single] = asked.length === 1 ? asked : [];
  if (single) {
    c.draft.add("assistant.why.month", {
      month: c.show(single.month),
      average: c.show(single.averagePerDay),
      overall: c.show(bill.averagePerDay),
    });
    if (single.change)
      c.draft.add(Number(single.change.value) >= 0 ? "assistant.period.more" : "assistant.period.less", {
        change: c.showSize(single.change),
      });
    if (bill.commodity === "electricity") c.draft.add("assistant.why.cause");
    await c.quote("why-bill-went-up", { question: c.understanding.query, headings: WHAT_RAISES_USE, short: true });
    return;
  }
  const rise = bill.months
    .filter(({ change }) => change && Number(change.value) > 0)
    .toSorted((a, b) => Number(b.change?.value) - Number(a.change?.value))[0];
  if (rise?.change)
    c.draft.add("assistant.why.rise", {
      month: c.show(rise.month),
      change: c.showSize(rise.change),
      average: c.show(rise.averagePerDay),
    });
  if (bill.baseLoad && bill.baseLoadShare) {
    c.draft.add("assistant.why.base", {
      watts: c.show(bill.baseLoad, { keepWatts: true }),
      share: c.show(bill.baseLoadShare),
    });
  }
  if (bill.peakHour && bill.peakHourAverage)
    c.draft.add("assistant.why.peak", { hour: c.show(bill.peakHour), average: c.show(bill.peakHourAverage) });
  if (c.draft.sentences.length === 0) c.draft.add("assistant.usage.average", { average: c.show(bill.averagePerDay) });
  await c.quote("why-bill-went-up", { short: true });
}

export const savings: Composer = async (c) => {
  const estimate = await c.use(savingsEstimate, {});
  const { yearly, baseLoad, evening, percent } = estimate;
  if (!yearly) {
    // The article opens with the same published range; without it the range stands alone.
    if (!(await c.quote("how-much-can-i-save")))
      c.draft.add("assistant.savings.general", { low: c.show(percent.low), high: c.show(percent.high) });
    c.draft.add("assistant.savings.offer");
    return;
  }
  const money = yearly.lowMoney && yearly.highMoney;
  c.draft.add(money ? "assistant.savings.rangeMoney" : "assistant.savings.range", {
    low: c.show(yearly.low, { whole: true }),
    high: c.show(yearly.high, { whole: true }),
    use: c.show(yearly.use, { whole: true }),
    percentLow: c.show(percent.low),
    percentHigh: c.show(percent.high),
    ...(yearly.lowMoney && yearly.highMoney
      ? { lowMoney: c.show(yearly.lowMoney, { whole: true }), highMoney: c.show(yearly.highMoney, { whole: true }) }
      : {}),
  });
  if (baseLoad) {
    c.draft.add(baseLoad.money ? "assistant.savings.baseMoney" : "assistant.savings.base", {
      watts: c.show(baseLoad.watts, { keepWatts: true }),
      typical: c.show(baseLoad.typical, { keepWatts: true }),
      energy: c.show(baseLoad.energy, { whole: true }),
      ...(baseLoad.money ? { money: c.show(baseLoad.money, { whole: true }) } : {}),
    });
  } else if (estimate.baseLoadIsFine) c.draft.add("assistant.savings.baseFine");
  if (evening)
    c.draft.add("assistant.savings.evening", {
      share: c.show(evening.share),
      hours: c.showHours(evening.start, evening.end),
    });
  if (!money) c.draft.add("assistant.savings.needPrice");
};
