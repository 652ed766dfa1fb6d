import type { Pen } from "./writing";
import { DAY_MS } from "../../../packages/shared/src/domain/time";
import { anyOf, between, cents, chance, isoDay, oneOf } from "./writing";

/** What a synthetic household is billed for. */
export interface BilledFacts {
  provider: string;
  account: string;
  tariff: string | null;
  first: Date;
  /** The last day as printed on the bill… */
  writtenLast: Date;
  /** …and the last day actually billed. */
  last: Date;
  statedDays: number | null;
  previous: number;
  current: number;
  multiplier: number;
  kwh: number;
  /** Energy by period with its price, or one price for all. */
  parts: { period: "on_peak" | "off_peak" | "all"; kwh: number; rate: number; amount: number }[];
  fixed: number;
  taxes: number[];
  fees: number[];
  total: number;
  demandKw: number | null;
  /** The previous balance and payments; null when the bill does not mention them. */
  carried: { balance: number; paid: number } | null;
  gas: { kwh: number; cost: number } | null;
  exportedKwh: number | null;
  hasAddress: boolean;
}

export function billedFacts(pen: Pen): BilledFacts {
  const { words } = pen;
  const days = between(pen, ...words.periodDays);
  const first = new Date(Date.UTC(between(pen, 2019, 2026), between(pen, 0, 11), between(pen, 1, 28)));
  const writtenLast = new Date(first.getTime() + (days - 1) * DAY_MS);
  // Some bills end on the day of the next reading, which is no longer billed: only the stated number of days shows it.
  const endsOnReading = chance(pen, 0.25);
  const last = endsOnReading ? new Date(writtenLast.getTime() - DAY_MS) : writtenLast;
  const multiplier = chance(pen, 0.1) ? anyOf(pen, [10, 20, 40]) : 1;
  const perDay = 4 + pen.random() * 26;
  const used = Math.max(1, Math.round((perDay * days) / multiplier));
  const previous = between(pen, 1_000, 90_000);
  const kwh = used * multiplier;
  const rate = Math.round((0.08 + pen.random() * 0.3) * 10_000) / 10_000;
  const onPeak = Math.round(kwh * (0.2 + pen.random() * 0.4));
  const split = chance(pen, 0.35)
    ? ([
        ["on_peak", onPeak, Math.round(rate * 1.4 * 10_000) / 10_000],
        ["off_peak", kwh - onPeak, rate],
      ] as const)
    : ([["all", kwh, rate]] as const);
  const parts = split.map(([period, energy, price]) => ({
    period,
    kwh: energy,
    rate: price,
    amount: cents(energy * price),
  }));
  const fixed = cents(5 + pen.random() * 25);
  const net = parts.reduce((sum, { amount }) => sum + amount, fixed);
  const taxes = Array.from({ length: between(pen, 1, 2) }, () => cents(net * (0.03 + pen.random() * 0.16)));
  const fees = Array.from({ length: between(pen, 0, 2) }, () => cents(1 + pen.random() * 6));
  const total = cents([...taxes, ...fees].reduce((sum, amount) => sum + amount, net));
  const balance = cents(30 + pen.random() * 150);
  return {
    provider: oneOf(pen, words.providers),
    account: Array.from({ length: between(pen, 8, 12) }, () => between(pen, 0, 9)).join(""),
    tariff: chance(pen, 0.75) ? oneOf(pen, words.tariffs) : null,
    first,
    writtenLast,
    last,
    statedDays: endsOnReading || chance(pen, 0.4) ? Math.round((last.getTime() - first.getTime()) / DAY_MS) + 1 : null,
    previous,
    current: previous + used,
    multiplier,
    kwh,
    parts,
    fixed,
    taxes,
    fees,
    total,
    demandKw: chance(pen, 0.15) ? Math.round((2 + pen.random() * 10) * 10) / 10 : null,
    carried: chance(pen, 0.4) ? { balance, paid: chance(pen, 0.7) ? balance : 0 } : null,
    gas: chance(pen, 0.08) ? { kwh: between(pen, 200, 2_000), cost: cents(20 + pen.random() * 120) } : null,
    exportedKwh: chance(pen, 0.08) ? between(pen, 20, 600) : null,
    hasAddress: chance(pen, 0.7),
  };
}

/** The expected fields of the bill; null for those that it does not state. */
export interface BillTruth {
  provider: string | null;
  account: string | null;
  servicePeriod: string | null;
  energyKwh: number | null;
  demandKw: number | null;
  totalCost: number | null;
  amountDue: number | null;
  currency: string | null;
  taxesAndFees: number | null;
  tariffName: string | null;
  ratePerKwh: number | null;
  touSplit: string | null;
  meterReadings: string | null;
}

/** What is to be paid: the cost with gas and with what was open before. */
export const dueOf = ({ total, gas, carried }: BilledFacts): number =>
  cents(total + (gas?.cost ?? 0) + (carried ? carried.balance - carried.paid : 0));

/** Facts that the layout left out. */
export interface Shown {
  charges: boolean;
  total: boolean;
  use: boolean;
  readings: boolean;
  rate: boolean;
}

export function truthOf(facts: BilledFacts, pen: Pen, shown: Shown): BillTruth {
  const isWholeCostOpen = !shown.total && facts.carried !== null && facts.carried.paid === 0;
  const hasOneRate = facts.parts.length === 1 && shown.rate;
  const taxed = [...facts.taxes, ...facts.fees];
  return {
    provider: facts.provider,
    account: `••••${facts.account.slice(-4)}`,
    servicePeriod: `${isoDay(facts.first)}/${isoDay(facts.last)}`,
    // A line that prices all of the energy counts as stating it; partial amounts are never added up.
    energyKwh: shown.use || (shown.charges && facts.parts.length === 1) ? facts.kwh : null,
    demandKw: facts.demandKw,
    // On a bill with gas as well, no line of these layouts states the electricity share of the total.
    totalCost: facts.gas || isWholeCostOpen ? null : facts.total,
    amountDue: dueOf(facts),
    currency: pen.words.currency === "USD" && !facts.hasAddress ? "$" : pen.words.currency,
    taxesAndFees: shown.charges ? cents(taxed.reduce((sum, amount) => sum + amount, 0)) : null,
    tariffName: facts.tariff,
    ratePerKwh: hasOneRate ? (facts.parts[0]?.rate ?? null) : null,
    touSplit:
      facts.parts.length > 1 && shown.charges
        ? facts.parts.map(({ period, kwh }) => `${period}:${kwh}`).join(",")
        : null,
    meterReadings: shown.readings ? `${facts.previous}/${facts.current}/${facts.multiplier}` : null,
  };
}
