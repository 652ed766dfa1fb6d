import { DAY_MS } from "@wattleaf/shared/domain/time";
import type { AssistantData, OwnBill, OwnBills } from "../ports";
import type { Fact, Source } from "./facts";
import { fact } from "./facts";

export const daysOf = ({ start, end }: OwnBill): number => (Date.parse(end) - Date.parse(start)) / DAY_MS;

export const lastDayOf = ({ end }: OwnBill): string => new Date(Date.parse(end) - DAY_MS).toISOString().slice(0, 10);

/** Days from the first to the last, both included, as YYYY-MM-DD. */
export interface DaySpan {
  from: string;
  to: string;
}

/** The bill that has most days of a span; undefined when none has any. */
function billOfDays(bills: readonly OwnBill[], { from, to }: DaySpan): OwnBill | undefined {
  const [first, next] = [Date.parse(from), Date.parse(to) + DAY_MS];
  const overlap = (bill: OwnBill) => Math.min(Date.parse(bill.end), next) - Math.max(Date.parse(bill.start), first);
  const best = bills.toSorted((a, b) => overlap(b) - overlap(a))[0];
  return best && overlap(best) > 0 ? best : undefined;
}

export interface ChosenBills {
  own: OwnBills;
  current: OwnBill;
  /** The one that it is held against; null when there is none. */
  previous: OwnBill | null;
}

/**
 * The bill of some days (the newest without any) and the bill of another (the one before it without one); null when the
 * asker has no bill for it.
 */
export async function chooseBills(
  data: AssistantData,
  days: DaySpan | undefined,
  against: DaySpan | undefined,
): Promise<ChosenBills | null> {
  const own = await data.bills();
  if (!own || own.bills.length === 0) return null;
  const current = days === undefined ? own.bills[0] : billOfDays(own.bills, days);
  if (!current) return null;
  const before = own.bills.find(({ end, start }) => end <= current.start && start < current.start);
  const named = against && billOfDays(own.bills, against);
  // "Why is it higher than last month?" holds the newest bill against another one, also where it is last month's.
  const previous = against === undefined || named === current ? before : named;
  return { own, current, previous: previous && previous !== current ? previous : null };
}

/** One bill as facts. */
export interface BillFigures {
  firstDay: Fact;
  lastDay: Fact;
  days: Fact;
  amount: Fact;
  energy: Fact | null;
  perDay: Fact | null;
}

export function billFigures(source: Source, name: string, bill: OwnBill): BillFigures {
  const days = daysOf(bill);
  return {
    firstDay: fact(source, `${name}.firstDay`, bill.start, "date"),
    lastDay: fact(source, `${name}.lastDay`, lastDayOf(bill), "date"),
    days: fact(source, `${name}.days`, days, "days"),
    amount: fact(source, `${name}.amount`, bill.amountCents / 100, "currency", bill.currency ?? undefined),
    energy: bill.energyWh === null ? null : fact(source, `${name}.energy`, bill.energyWh, "Wh"),
    perDay: bill.energyWh === null || days <= 0 ? null : fact(source, `${name}.perDay`, bill.energyWh / days, "Wh"),
  };
}
