import { fieldError } from "@wattleaf/shared/field-error";
import { shapley, wholeCents } from "./shapley";
import type { BillFacts, Limitation } from "./bill-facts";
import { type Weather, type WeatherEvidence, weatherKwh, weatherOf } from "./weather-of-bills";

export type Cause = "days" | "weather" | "use" | "time_of_use" | "price" | "fixed" | "taxes" | "other";

export interface CauseOfChange {
  cause: Cause;
  /** What it adds to the cost; the causes sum to the change of the cost. */
  cents: number;
  /** What it adds to the energy, for the causes that change it; these sum to the change of the energy. */
  kwh: number | null;
}

export interface Explanation {
  changeCents: number;
  changeKwh: number;
  causes: CauseOfChange[];
  limitations: Limitation[];
  sensitivity: Weather["sensitivity"] | null;
}

/**
 * Why one bill differs from another. The energy charge is days × (weather + rest of use per day) × price, with times of
 * use: × the price that the shares of the periods make; Shapley's value splits its change among those factors. Fixed
 * charges and taxes change by their own difference, and what is left of the cost is "other". All parts are whole cents
 * and sum to the change.
 * @throws DomainError invalid_input when a bill has no days or a negative use
 */
export function explainBill(previous: BillFacts, current: BillFacts, options: WeatherEvidence = {}): Explanation {
  requireUsable(previous, "previous");
  requireUsable(current, "current");
  const limitations: Limitation[] = [];
  const weather = weatherOf(previous, current, options, limitations);
  const [before, now] = chargesOf(previous, current, limitations);
  const [was, is] = pricedUse(before, now, weather, limitations);

  const changes = shapley(FACTORS.length, (changed) => energyCents(mixed(was, is, changed)));
  const kwhChanges = shapley(FACTORS.length, (changed) => kwhOf(mixed(was, is, changed)));
  const parts: { cause: Cause; cents: number; kwh: number | null }[] = FACTORS.map((cause, index) => ({
    cause,
    cents: changes[index] ?? 0,
    kwh: cause === "price" || cause === "time_of_use" ? null : (kwhChanges[index] ?? 0),
  }));
  parts.push(
    { cause: "fixed", cents: now.fixedCents - before.fixedCents, kwh: null },
    { cause: "taxes", cents: now.taxesCents - before.taxesCents, kwh: null },
  );
  const changeCents = current.costCents - previous.costCents;
  parts.push({ cause: "other", cents: changeCents - sum(parts.map(({ cents }) => cents)), kwh: null });

  const cents = wholeCents(
    parts.map((part) => part.cents),
    changeCents,
  );
  return {
    changeCents,
    changeKwh: current.kwh - previous.kwh,
    causes: parts
      .map((part, index) => ({ ...part, cents: cents[index] ?? 0 }))
      .filter((part) => part.cents !== 0 || Math.abs(part.kwh ?? 0) > 1e-9),
    limitations,
    sensitivity: weather?.sensitivity ?? null,
  };
}

function requireUsable({ days, kwh }: BillFacts, path: string): void {
  if (days > 0 && kwh >= 0) return;
  const [field, message] = days > 0 ? ["kwh", "Send the energy bought, 0 or more."] : ["days", "Use at least one day."];
  throw fieldError(`${path}.${field}`, message);
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

interface Charges {
  bill: BillFacts;
  fixedCents: number;
  taxesCents: number;
  energyCents: number;
}

/** The parts of both bills that are known of both; what only one of them tells stays in the price. */
function chargesOf(previous: BillFacts, current: BillFacts, limitations: Limitation[]): [Charges, Charges] {
  const fixedKnown = previous.fixedCents != null && current.fixedCents != null;
  const taxesKnown = previous.taxesCents != null && current.taxesCents != null;
  if (!fixedKnown) limitations.push("price_includes_fixed");
  if (!taxesKnown) limitations.push("price_includes_taxes");
  const of = (bill: BillFacts): Charges => {
    const fixedCents = fixedKnown ? (bill.fixedCents ?? 0) : 0;
    const taxesCents = taxesKnown ? (bill.taxesCents ?? 0) : 0;
    return { bill, fixedCents, taxesCents, energyCents: bill.costCents - fixedCents - taxesCents };
  };
  return [of(previous), of(current)];
}

/** The factors of the energy charge, in the order of their bits. */
const FACTORS = ["days", "weather", "use", "time_of_use", "price"] as const satisfies readonly Cause[];

interface Factors {
  days: number;
  weather: number;
  use: number;
  /** Shares of the periods, summing to 1; a single 1 without times of use. */
  time_of_use: readonly number[];
  /** Cents per kWh of each period. */
  price: readonly number[];
}

const mixed = (was: Factors, is: Factors, changed: number): Factors => {
  const pick = <K extends keyof Factors>(factor: K): Factors[K] =>
    (changed & (1 << FACTORS.indexOf(factor)) ? is : was)[factor];
  return {
    days: pick("days"),
    weather: pick("weather"),
    use: pick("use"),
    time_of_use: pick("time_of_use"),
    price: pick("price"),
  };
};

const kwhOf = ({ days, weather, use }: Factors): number => days * (weather + use);

const energyCents = (factors: Factors): number =>
  kwhOf(factors) * sum(factors.time_of_use.map((share, period) => share * (factors.price[period] ?? 0)));

function pricedUse(
  before: Charges,
  now: Charges,
  weather: Weather | null,
  limitations: Limitation[],
): [Factors, Factors] {
  const splits = comparableSplits(before.bill, now.bill, limitations);
  const prices = splits ? null : averagePrices(before, now, limitations);
  const of = ({ bill }: Charges, index: 0 | 1): Factors => {
    const { days, kwh } = bill;
    const byWeather = weather
      ? weatherKwh(index === 0 ? weather.previous : weather.current, weather.sensitivity) / days
      : 0;
    const split = splits?.[index];
    return {
      days,
      weather: byWeather,
      use: kwh / days - byWeather,
      time_of_use: split ? split.map((part) => part.kwh / kwh) : [1],
      price: split ? split.map((part) => part.ratePerKwh * 100) : [prices?.[index] ?? 0],
    };
  };
  return [of(before, 0), of(now, 1)];
}

/** Cents per kWh of both bills: as printed, else the energy charge by the energy. */
function averagePrices(before: Charges, now: Charges, limitations: Limitation[]): [number, number] {
  const printed = before.bill.ratePerKwh != null && now.bill.ratePerKwh != null;
  if (printed) return [(before.bill.ratePerKwh ?? 0) * 100, (now.bill.ratePerKwh ?? 0) * 100];
  limitations.push("price_is_average");
  const of = ({ bill, energyCents: cents }: Charges) => (used(bill) ? cents / bill.kwh : null);
  const [was, is] = [of(before), of(now)];
  if (was === null || is === null) limitations.push("price_of_no_use");
  return [was ?? is ?? 0, is ?? was ?? 0];
}

/** No meter reads less, and what is charged for less is no price per kWh. */
const LEAST_USE_KWH = 0.001;
const used = ({ kwh }: BillFacts): boolean => kwh >= LEAST_USE_KWH;

type Split = NonNullable<BillFacts["touSplit"]>;
/** A split may miss the use by as much as rounding to whole kWh does. */
const SPLIT_TOLERANCE_KWH = 2;

function comparableSplits(previous: BillFacts, current: BillFacts, limitations: Limitation[]): [Split, Split] | null {
  const [was, is] = [previous.touSplit ?? [], current.touSplit ?? []];
  if (was.length === 0 && is.length === 0) return null;
  const inOrder = was.map(({ period }) => is.find((part) => part.period === period));
  const matched = inOrder.filter((part) => part !== undefined);
  const complete = (bill: BillFacts) =>
    used(bill) && Math.abs(sum((bill.touSplit ?? []).map(({ kwh }) => kwh)) - bill.kwh) <= SPLIT_TOLERANCE_KWH;
  if (was.length === is.length && matched.length === is.length && complete(previous) && complete(current)) {
    return [was, matched];
  }
  limitations.push("time_of_use_not_comparable");
  return null;
}
