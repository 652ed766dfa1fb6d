import type { Bill, MonthFacts } from "../tools/bill-facts";
import { billFacts } from "../tools/bill-facts";
import { savingsEstimate } from "../tools/savings-estimate";
import { usageBetween } from "../tools/usage-between";
import { usageByHours } from "../tools/usage-by-hours";
import { isMonthPeriod, monthsOf, usageByPeriod } from "../tools/usage-by-period";
import type { Composer, Composition } from "./composition";
import { addDays } from "./days";
import { needBill, addOutside } from "./own-data";
import { addBetween, addYears } from "./spans";
import { addAgainstAverage } from "./against-average";
import { addYearAgo } from "./year-ago";

/** "Between 5 and 9 pm". False when the question names no part of the day, or the readings hold no hours. */
export async function addHours(c: Composition): Promise<boolean> {
  const { period } = c.understanding.entities;
  if (period?.kind !== "hours" || period.from === period.to) return false;
  const { perDay, share, start, end } = await c.use(usageByHours, {
    fromHour: Math.floor(period.from) % 24,
    toHour: Math.min(24, Math.ceil(period.to) || 24),
  });
  if (!perDay || !share || !start || !end) return false;
  c.draft.add("assistant.hours.value", {
    hours: c.showHours(start, end),
    perDay: c.show(perDay),
    share: c.show(share),
  });
  if (
    /\b(?:this (?:morning|afternoon|evening)|today|yesterday|last night)\b|今天|今早|今晚|昨天|昨晚/.test(
      c.understanding.query,
    )
  )
    c.draft.add("assistant.hours.ofAverage");
  return true;
}

export const usageTotal: Composer = async (c) => {
  const bill = await needBill(c, "assistant.subject.usage", "reading-your-bill");
  if (!bill || (await addHours(c)) || (await addBetween(c)) || (await addAgainstAverage(c)) || (await addYearAgo(c)))
    return;
  c.draft.add("assistant.usage.total", {
    total: c.show(bill.total),
    first: c.show(bill.firstDay),
    last: c.show(bill.lastDay),
    days: c.show(bill.days),
  });
  c.draft.add("assistant.usage.average", { average: c.show(bill.averagePerDay) });
  if (bill.baseLoadShare) c.draft.add("assistant.usage.baseShare", { share: c.show(bill.baseLoadShare) });
  if (Number(bill.gapCount.value) > 0) c.draft.add("assistant.usage.gaps", { count: c.show(bill.gapCount) });
};

export const usageByPeriodAnswer: Composer = async (c) => {
  const bill = await needBill(c, "assistant.subject.usage", "reading-your-bill");
  if (!bill) return;
  const { period } = c.understanding.entities;
  if ((await addHours(c)) || (await addBetween(c)) || (await addYearAgo(c)) || (await addYears(c))) return;
  if (await addDays(c, bill)) return;
  if (AGAINST_LAST_MONTH.test(c.understanding.query) && bill.months.length > 1) return compareMonths(c);
  if (!isMonthPeriod(period)) return usageTotal(c);
  const found = await c.use(usageByPeriod, { period });
  const [only] = found.months;
  if (!only || !found.total || !found.firstMonth || !found.lastMonth) return addOutside(c, bill);
  if (found.months.length > 1) {
    c.draft.add("assistant.period.range", {
      total: c.show(found.total),
      first: c.show(found.firstMonth),
      last: c.show(found.lastMonth),
    });
    if (found.cost) c.draft.add("assistant.period.cost", { cost: c.show(found.cost) });
    return;
  }
  c.draft.add(
    period.kind === "latest_month" && period.back === 0 ? "assistant.period.latest" : "assistant.period.month",
    {
      month: c.show(only.month),
      total: c.show(only.total),
      average: c.show(only.averagePerDay),
    },
  );
  addChange(c, only);
  if (only.cost) c.draft.add("assistant.period.cost", { cost: c.show(only.cost) });
  // Its chart of single days, where there are any.
  const month = String(only.month.value);
  await c.use(usageBetween, { from: `${month}-01`, to: `${month}-31` });
};

/** A smaller change would be shown as 0%. */
const LEAST_CHANGE = 0.0005;

function addChange(c: Composition, { change }: MonthFacts): void {
  if (!change) return;
  if (Math.abs(Number(change.value)) < LEAST_CHANGE) return c.draft.add("assistant.period.same");
  c.draft.add(Number(change.value) >= 0 ? "assistant.period.more" : "assistant.period.less", {
    change: c.showSize(change),
  });
}

const AGAINST_LAST_MONTH =
  /\b(?:than|with|to|against|versus|vs) (?:the )?(?:last|previous) month\b|[比跟和与同]上个?月/;

export const compareMonths: Composer = async (c) => {
  const bill = await needBill(c, "assistant.subject.months", "why-bill-went-up");
  if (!bill) return;
  const { period } = c.understanding.entities;
  if ((await addYearAgo(c)) || (await addYears(c))) return;
  if (c.understanding.entities.comparedTo && (await compareTwo(c, bill))) return;
  const isNamed = period?.kind === "month" || (period?.kind === "latest_month" && period.back > 0);
  if (isNamed && !AGAINST_LAST_MONTH.test(c.understanding.query)) return usageByPeriodAnswer(c);
  const { months } = bill;
  const last = months.at(-1);
  if (!last || months.length < 2) {
    c.draft.add("assistant.compare.oneMonth", { file: c.show(bill.file) });
    return;
  }
  const isLong = period?.kind === "season" || period?.kind === "year" || period?.kind === "last_months";
  const among = isLong ? monthsOf(months, period) : months;
  const byDay = (among.length > 1 ? among : months).toSorted(
    (a, b) => Number(b.averagePerDay.value) - Number(a.averagePerDay.value),
  );
  const [highest] = byDay;
  const lowest = byDay.at(-1);
  if (!highest || !lowest) return;
  const wantsExtreme =
    /highest|most|biggest|largest|max|top|peak|worst|least|lowest|best|cheapest|fewest|smallest|最高|最多|最大|最贵|最少|最低/.test(
      c.understanding.query,
    );
  const wantsLowest =
    /lowest|least|smallest|cheapest|best|fewest|最少|最低|最省|最便宜/.test(c.understanding.query) &&
    !/highest|most |worst|最高|最多/.test(c.understanding.query);
  const addExtremes = () =>
    c.draft.add(wantsLowest ? "assistant.compare.lowest" : "assistant.compare.extremes", {
      high: c.show(highest.month),
      highAverage: c.show(highest.averagePerDay),
      highTotal: c.show(highest.total),
      low: c.show(lowest.month),
      lowAverage: c.show(lowest.averagePerDay),
      ...(wantsLowest ? { lowTotal: c.show(lowest.total) } : {}),
    });
  if (wantsExtreme) addExtremes();
  if (last.change) {
    c.draft.add(Number(last.change.value) >= 0 ? "assistant.compare.lastMore" : "assistant.compare.lastLess", {
      month: c.show(last.month),
      total: c.show(last.total),
      change: c.showSize(last.change),
    });
  }
  if (!wantsExtreme) addExtremes();
};

/** "June or May?": both months side by side. False when the file lacks one of them. */
async function compareTwo(c: Composition, bill: Bill): Promise<boolean> {
  const { period, comparedTo } = c.understanding.entities;
  if (!isMonthPeriod(period) || !isMonthPeriod(comparedTo)) return false;
  await c.use(usageByPeriod, { period });
  const [first] = monthsOf(bill.months, period);
  const [second] = monthsOf(bill.months, comparedTo);
  if (!first || !second) return false;
  const [more, less] =
    Number(first.averagePerDay.value) >= Number(second.averagePerDay.value) ? [first, second] : [second, first];
  c.draft.add("assistant.compare.two", {
    more: c.show(more.month),
    moreTotal: c.show(more.total),
    moreAverage: c.show(more.averagePerDay),
    less: c.show(less.month),
    lessTotal: c.show(less.total),
    lessAverage: c.show(less.averagePerDay),
  });
  return true;
}

/** "Is that a lot?": beside the average home where a source knows one, else beside the asker's own other months. */
export const judge: Composer = async (c) => {
  const { bill } = await c.use(billFacts, {});
  if (c.understanding.intent === "base_load") {
    const { baseLoad: excess } = await c.use(savingsEstimate, {});
    if (excess) {
      c.draft.add("assistant.judge.baseLoadHigh", {
        watts: c.show(excess.watts, { keepWatts: true }),
        typical: c.show(excess.typical, { keepWatts: true }),
      });
      c.draft.add("assistant.judge.baseLoadWorth", { energy: c.show(excess.energy, { whole: true }) });
      return;
    }
    if (bill?.baseLoad) {
      c.draft.add("assistant.judge.baseLoadFine", { watts: c.show(bill.baseLoad, { keepWatts: true }) });
      return;
    }
  }
  c.draft.add("assistant.judge.noBenchmark");
  await compareMonths(c);
};
