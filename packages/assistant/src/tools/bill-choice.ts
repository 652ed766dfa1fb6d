import { DAY_MS } from "@wattleaf/shared/domain/time";
import type { AssistantData, OwnBill, OwnBills } from "../ports";
import type { Fact, Source } from "./facts";
import { fact } from "./facts";

export const daysOf = ({ start, end }: OwnBill): number => (Date.parse(end) - Date.parse(start)) / DAY_MS;

export const lastDayOf = ({ end }: OwnBill): string => new Date(Date.parse(end) - DAY_MS).toISOString().slice(0, 10);

/** The bill that covers most days of a month (`2024-07`); undefined when none does. */
export function billOfMonth(bills: readonly OwnBill[], month: string): OwnBill | undefined {
  const first = Date.parse(`${month}-01`);
  const next = new Date(first);
  next.setUTCMonth(next.getUTCMonth() + 1);
  const overlap = (bill: OwnBill) =>
    Math.min(Date.parse(bill.end), next.getTime()) - Math.max(Date.parse(bill.start), first);
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
 * The bill of a month (the newest without one) and the bill of another (the one before it without one); null when the
 * asker has no bill for it.
 */
export async function chooseBills(
  data: AssistantData,
  month: string | undefined,
  against: string | undefined,
): Promise<ChosenBills | null> {
  const own = await data.bills();
  if (!own || own.bills.length === 0) return null;
  const current = month === undefined ? own.bills[0] : billOfMonth(own.bills, month);
  if (!current) return null;
  const previous =
    against === undefined
      ? own.bills.find(({ end, start }) => end <= current.start && start < current.start)
      : billOfMonth(own.bills, against);
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
