import { DAY_MS } from "@wattleaf/shared/domain/time";
import type { Language } from "@wattleaf/shared/i18n/language";
import type { AssistantData, OwnBill, OwnBills } from "../ports";
import { doubtsIn, withDoubts } from "./doubts";
import type { Fact, Source } from "./facts";
import { fact } from "./facts";
import { uploadSource } from "./own-sources";

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
  /** As a document states them, not of a meter's bill, whose lines tell. */
  taxes: Fact | null;
  energy: Fact | null;
  perDay: Fact | null;
}

export function billFigures(source: Source, name: string, bill: OwnBill, language: Language): BillFigures {
  const days = daysOf(bill);
  const { amount, energy, taxes, firstDay, lastDay } = asRead(source, name, bill);
  const doubts = billDoubts(bill, language);
  return {
    firstDay: withDoubts(firstDay, doubts("period")),
    lastDay: withDoubts(lastDay, doubts("period")),
    days: withDoubts(fact(source, `${name}.days`, days, "days"), doubts("period")),
    amount: withDoubts(amount, doubts("cost")),
    taxes: withDoubts(taxes, doubts("taxes")),
    energy: withDoubts(energy, doubts("energy")),
    perDay:
      bill.energyWh === null || days <= 0
        ? null
        : withDoubts(fact(source, `${name}.perDay`, bill.energyWh / days, "Wh"), doubts("energy", "period")),
  };
}

/** What of a bill that was read from a document nothing else there confirms, of its named figures. */
export function billDoubts(bill: OwnBill, language: Language): ReturnType<typeof doubtsIn> {
  if (!bill.read) return () => [];
  const source = uploadSource(bill.read, language);
  const { amount: cost, energy, taxes, firstDay, lastDay } = asRead(source, "read", bill);
  const file = fact(source, "file", source.title, "text");
  return doubtsIn(file, bill.read.doubts, { cost, energy, taxes, period: [firstDay, lastDay] });
}

function asRead(source: Source, name: string, bill: OwnBill) {
  const currency = bill.currency ?? undefined;
  const { energyWh, taxesCents, amountCents, read } = bill;
  return {
    firstDay: fact(source, `${name}.firstDay`, bill.start, "date"),
    lastDay: fact(source, `${name}.lastDay`, lastDayOf(bill), "date"),
    amount: fact(source, `${name}.amount`, amountCents / 100, "currency", currency),
    taxes: read && taxesCents !== null ? fact(source, `${name}.taxes`, taxesCents / 100, "currency", currency) : null,
    energy: energyWh === null ? null : fact(source, `${name}.energy`, energyWh, "Wh"),
  };
}
