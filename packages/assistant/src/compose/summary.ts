import type { Bill } from "../tools/bill-facts";
import { billFacts } from "../tools/bill-facts";
import type { Fact } from "../tools/facts";
import type { Composer, Composition } from "./composition";
import { addNoData, addPartOfBill } from "./no-data";
import { addOverview } from "./figures/overview";
import { fromPassages } from "./passages";

/** A smaller change from month to month is none. */
const LEAST_CHANGE = 0.005;

/** Weekends that are nearer to weekdays than this are told by the average day. */
const LEAST_DIFFERENCE = 0.1;
const differs = (difference: Fact | null): boolean => Math.abs(Number(difference?.value ?? 0)) >= LEAST_DIFFERENCE;

/** What a file or a meter says, at a glance: "summarize my bill", and what is said of a file that was just uploaded. */
export const summary: Composer = async (c) => {
  if (c.frame.period !== undefined && (await addOverview(c, c.frame.period))) return;
  const { bill, part } = await c.use(billFacts, {});
  if (part) return addPartOfBill(c, part);
  if (!bill) {
    await fromPassages(c);
    return addNoData(c, "assistant.subject.bill");
  }
  c.draft.add("assistant.usage.total", {
    total: c.show(bill.total),
    first: c.show(bill.firstDay),
    last: c.show(bill.lastDay),
    days: c.show(bill.days),
  });
  if (bill.cost) c.draft.add("assistant.summary.cost", { cost: c.show(bill.cost) });
  if (bill.cost && bill.taxes) c.draft.add("assistant.summary.taxes", { taxes: c.show(bill.taxes) });
  c.draft.line("assistant.summary.average", { average: c.show(bill.averagePerDay) });
  if (bill.weekday && bill.weekend && differs(bill.weekendDifference))
    c.draft.line("assistant.summary.weekend", { weekday: c.show(bill.weekday), weekend: c.show(bill.weekend) });
  if (bill.peakHour && bill.peakHourAverage)
    c.draft.line("assistant.summary.peak", { hour: c.show(bill.peakHour), average: c.show(bill.peakHourAverage) });
  if (bill.nightShare)
    c.draft.line("assistant.summary.night", {
      night: c.show(bill.nightShare),
      hours: c.showHours(bill.nightStart, bill.nightEnd),
    });
  // What runs all the time is partly supplied by the panels: it is no part of what was bought.
  if (bill.baseLoad && bill.baseLoadShare && !bill.isNet) {
    c.draft.line("assistant.summary.base", {
      watts: c.show(bill.baseLoad, { keepWatts: true }),
      share: c.show(bill.baseLoadShare),
    });
  }
  sumUpMonths(c, bill);
};

/** The highest and the lowest month, else the newest against the one before. */
function sumUpMonths(c: Composition, { months }: Bill): void {
  const byDay = months
    .filter(({ isRanked }) => isRanked)
    .toSorted((a, b) => Number(b.averagePerDay.value) - Number(a.averagePerDay.value));
  const [high] = byDay;
  const low = byDay.at(-1);
  if (high && low && byDay.length > 2)
    return c.draft.line("assistant.summary.months", {
      high: c.show(high.month),
      highAverage: c.show(high.averagePerDay),
      low: c.show(low.month),
      lowAverage: c.show(low.averagePerDay),
    });
  const last = months.at(-1);
  if (last?.change && Math.abs(Number(last.change.value)) >= LEAST_CHANGE)
    c.draft.line(Number(last.change.value) >= 0 ? "assistant.summary.lastMore" : "assistant.summary.lastLess", {
      month: c.show(last.month),
      change: c.showSize(last.change),
    });
}
