import type { OwnBill } from "../ports";
import { type BillExplanation, billExplain } from "../tools/bill-explain";
import type { Period } from "../understand/entities/period";
import { addAgainstAverage } from "./against-average";
import type { Composer, Composition } from "./composition";
import { billSummary } from "./money";
import { compareMonths } from "./usage";
import { addYearAgo } from "./year-ago";

/** The causes that a sentence names; the table has all of them. */
const NAMED_CAUSES = 3;

/** "Why did my bill go up?", "explain my last bill", "what are these charges?" */
export const explainBillAnswer: Composer = async (c) => {
  if (await addAgainstAverage(c)) return;
  const bills = (await c.tools.data.bills())?.bills ?? [];
  const wantsLines = asksLines(c.understanding.query);
  const found = await c.use(billExplain, { ...monthsAsked(c, bills), show: wantsLines ? "charges" : "change" });
  if (!found.current) return billSummary(c);
  if (wantsLines && found.lines.length > 0) return addLines(c, found);
  if (!found.previous || !found.change) {
    // One bill alone tells no change; its own figures are what there is.
    if (found.lines.length > 0) return addLines(c, found);
    return billSummary(c);
  }
  addChange(c, found);
};

/** "Compare my last two bills", "June bill against July bill". */
export const compareBillsAnswer: Composer = async (c) => {
  if (await addYearAgo(c)) return;
  const bills = (await c.tools.data.bills())?.bills ?? [];
  const found = await c.use(billExplain, { ...monthsAsked(c, bills), show: "change" });
  if (!found.current || !found.previous || !found.change) return compareMonths(c);
  addChange(c, found);
};

const asksRise = (query: string): boolean =>
  /go(?:ne)? up|went up|higher|increase|doubled|so (?:high|much)|涨|变高|更高|这么[高贵]/.test(query);

const asksLines = (query: string): boolean =>
  /\bcharges?\b|\bfees?\b|line items?|\blines\b|taxes|费用.*(?:什么|哪些|明细)|明细|各项|收费/.test(query);

function monthsAsked(c: Composition, bills: readonly OwnBill[]): { month?: string; against?: string } {
  const { period, comparedTo } = c.understanding.entities;
  const [one, other] = [monthOf(period, bills), monthOf(comparedTo, bills)];
  if (one && other) return one > other ? { month: one, against: other } : { month: other, against: one };
  return one ? { month: one } : {};
}

/** The month that a period means among the bills; undefined for the newest and for what is no month. */
function monthOf(period: Period | undefined, bills: readonly OwnBill[]): string | undefined {
  const middleOf = ({ start, end }: OwnBill) =>
    new Date((Date.parse(start) + Date.parse(end)) / 2).toISOString().slice(0, 7);
  if (period?.kind === "latest_month") {
    const bill = bills[period.back];
    return bill && middleOf(bill);
  }
  if (period?.kind !== "month") return undefined;
  const number = String(period.month).padStart(2, "0");
  if (period.year) return `${period.year}-${number}`;
  const bill = bills.find((one) => middleOf(one).endsWith(`-${number}`));
  return bill ? middleOf(bill) : undefined;
}

function addLines(c: Composition, { current, lines }: BillExplanation): void {
  if (!current) return;
  c.draft.add("assistant.explain.bill", {
    first: c.show(current.firstDay),
    last: c.show(current.lastDay),
    amount: c.show(current.amount),
  });
  for (const { label, amount } of lines.slice(0, 8))
    c.draft.line("assistant.explain.lineItem", { label: c.show(label), amount: c.show(amount) });
}

function addChange(c: Composition, { current, previous, change, parts, limitations }: BillExplanation): void {
  if (!current || !previous || !change) return;
  const rise = Number(change.value);
  if (rise < 0 && asksRise(c.understanding.query)) c.draft.add("assistant.explain.wentDown");
  const key = rise > 0 ? "assistant.explain.more" : rise < 0 ? "assistant.explain.less" : "assistant.explain.same";
  c.draft.add(key, {
    first: c.show(current.firstDay),
    last: c.show(current.lastDay),
    amount: c.show(current.amount),
    change: c.showSize(change),
    previous: c.show(previous.amount),
    previousFirst: c.show(previous.firstDay),
  });
  for (const { cause, amount, energy } of parts.slice(0, NAMED_CAUSES)) {
    const isMore = Number(amount.value) >= 0;
    const what = c.t(`assistant.cause.${cause}`);
    if (energy && Math.abs(Number(energy.value)) >= 50)
      c.draft.line(isMore ? "assistant.explain.partMoreEnergy" : "assistant.explain.partLessEnergy", {
        cause: what,
        amount: c.showSize(amount),
        energy: c.showSize(energy),
        direction: c.t(Number(energy.value) >= 0 ? "assistant.explain.moreEnergy" : "assistant.explain.lessEnergy"),
      });
    else
      c.draft.line(isMore ? "assistant.explain.partMore" : "assistant.explain.partLess", {
        cause: what,
        amount: c.showSize(amount),
      });
  }
  if (limitations.some((code) => code.startsWith("weather"))) c.draft.add("assistant.explain.noWeather");
}
