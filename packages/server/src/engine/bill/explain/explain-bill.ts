import { refusal } from "../../tariff/refusal";
import { shapley, wholeCents } from "./shapley";
import { fitSensitivity, type WeatherBill, type WeatherSensitivity } from "./weather";

/** A bill as far as it is known. Costs are whole cents of one currency. */
export interface BillFacts {
  days: number;
  kwh: number;
  /** Everything that the bill charges for the period. */
  costCents: number;
  /** Charges that do not depend on use; null where the bill does not tell. */
  fixedCents?: number | null;
  taxesCents?: number | null;
  /** The bill's own price per kWh, before fixed charges and taxes. */
  ratePerKwh?: number | null;
  heatingDegreeDays?: number | null;
  coolingDegreeDays?: number | null;
  /** Use by time-of-use period with its price. */
  touSplit?: readonly { period: string; kwh: number; ratePerKwh: number }[] | null;
}

export type Cause = "days" | "weather" | "use" | "time_of_use" | "price" | "fixed" | "taxes" | "other";

export interface CauseOfChange {
  cause: Cause;
  /** What it adds to the cost; the causes sum to the change of the cost. */
  cents: number;
  /** What it adds to the energy, for the causes that change it; these sum to the change of the energy. */
  kwh: number | null;
}

export type Untold =
  /** Without degree-days of both bills, weather is part of use. */
  | "weather_without_degree_days"
  /** Without a sensitivity or six earlier bills with degree-days, or when these do not show one. */
  | "weather_without_sensitivity"
  /** Fixed charges are not known for both bills, so they are within the price. */
  | "price_includes_fixed"
  | "price_includes_taxes"
  /** The price is cost / energy of each bill, so tiers and times of use are within it. */
  | "price_is_average"
  /** The splits do not name the same periods or do not sum to the use. */
  | "time_of_use_not_comparable"
  /** One of the bills used nothing, so its price is taken from the other. */
  | "price_of_no_use";

export interface Explanation {
  changeCents: number;
  changeKwh: number;
  causes: CauseOfChange[];
  untold: Untold[];
  /** What the weather part rests on. */
  sensitivity: (WeatherSensitivity & { source: "given" | "fitted"; bills: number | null; r2: number | null }) | null;
}

export interface ExplainOptions {
  sensitivity?: WeatherSensitivity;
  /** Earlier bills of the same household, to find its sensitivity. */
  history?: readonly BillFacts[];
}

/**
 * Why one bill differs from another. The energy charge is days × (weather + rest of use per day) × price, with times of
 * use: × the price that the shares of the periods make; Shapley's value splits its change among those factors. Fixed
 * charges and taxes change by their own difference, and what is left of the cost is "other". All parts are whole cents
 * and sum to the change.
 * @throws DomainError invalid_input when a bill has no days or a negative use
 */
export function explainBill(previous: BillFacts, current: BillFacts, options: ExplainOptions = {}): Explanation {
  requireUsable(previous, "previous");
  requireUsable(current, "current");
  const untold: Untold[] = [];
  const weather = weatherOf(previous, current, options, untold);
  const [before, now] = chargesOf(previous, current, untold);
  const [was, is] = pricedUse(before, now, weather, untold);

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
    untold,
    sensitivity: weather?.sensitivity ?? null,
  };
}

function requireUsable({ days, kwh }: BillFacts, path: string): void {
  if (days > 0 && kwh >= 0) return;
  const [field, message] =
    days > 0 ? ["kwh", "Give the energy bought, 0 or more."] : ["days", "Give at least one day."];
  throw refusal(`${path}.${field}`, message);
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Which degree-days both bills tell; what only one of them tells says nothing of the change. */
interface KnownWeather {
  heating: boolean;
  cooling: boolean;
}

const knownOf = (bill: BillFacts): KnownWeather => ({
  heating: bill.heatingDegreeDays != null,
  cooling: bill.coolingDegreeDays != null,
});

const weatherBill = (bill: BillFacts, known: KnownWeather): WeatherBill => ({
  days: bill.days,
  kwh: bill.kwh,
  heatingDegreeDays: known.heating ? (bill.heatingDegreeDays ?? 0) : 0,
  coolingDegreeDays: known.cooling ? (bill.coolingDegreeDays ?? 0) : 0,
});

interface Weather {
  previous: WeatherBill;
  current: WeatherBill;
  sensitivity: NonNullable<Explanation["sensitivity"]>;
}

function weatherOf(
  previous: BillFacts,
  current: BillFacts,
  { sensitivity: given, history = [] }: ExplainOptions,
  untold: Untold[],
): Weather | null {
  const [was, is] = [knownOf(previous), knownOf(current)];
  const known = { heating: was.heating && is.heating, cooling: was.cooling && is.cooling };
  if (!known.heating && !known.cooling) {
    untold.push("weather_without_degree_days");
    return null;
  }
  const bills = { previous: weatherBill(previous, known), current: weatherBill(current, known) };
  if (given) return { ...bills, sensitivity: { ...given, source: "given", bills: null, r2: null } };
  const earlier = history.filter((bill) => {
    const own = knownOf(bill);
    return (own.heating || !known.heating) && (own.cooling || !known.cooling);
  });
  // The two bills are evidence of the household as much as the earlier ones.
  const fitted = fitSensitivity([...earlier.map((bill) => weatherBill(bill, known)), bills.previous, bills.current]);
  if (!fitted) {
    untold.push("weather_without_sensitivity");
    return null;
  }
  return { ...bills, sensitivity: { ...fitted, source: "fitted" } };
}

const weatherKwh = (bill: WeatherBill, by: WeatherSensitivity): number =>
  bill.heatingDegreeDays * by.kwhPerHeatingDegreeDay + bill.coolingDegreeDays * by.kwhPerCoolingDegreeDay;

interface Charges {
  bill: BillFacts;
  fixedCents: number;
  taxesCents: number;
  energyCents: number;
}

/** The parts of both bills that are known of both; what only one of them tells stays in the price. */
function chargesOf(previous: BillFacts, current: BillFacts, untold: Untold[]): [Charges, Charges] {
  const fixedKnown = previous.fixedCents != null && current.fixedCents != null;
  const taxesKnown = previous.taxesCents != null && current.taxesCents != null;
  if (!fixedKnown) untold.push("price_includes_fixed");
  if (!taxesKnown) untold.push("price_includes_taxes");
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

function pricedUse(before: Charges, now: Charges, weather: Weather | null, untold: Untold[]): [Factors, Factors] {
  const splits = comparableSplits(before.bill, now.bill, untold);
  const prices = splits ? null : averagePrices(before, now, untold);
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
function averagePrices(before: Charges, now: Charges, untold: Untold[]): [number, number] {
  const printed = before.bill.ratePerKwh != null && now.bill.ratePerKwh != null;
  if (printed) return [(before.bill.ratePerKwh ?? 0) * 100, (now.bill.ratePerKwh ?? 0) * 100];
  untold.push("price_is_average");
  const of = ({ bill, energyCents: cents }: Charges) => (bill.kwh > 0 ? cents / bill.kwh : null);
  const [was, is] = [of(before), of(now)];
  if (was === null || is === null) untold.push("price_of_no_use");
  return [was ?? is ?? 0, is ?? was ?? 0];
}

type Split = NonNullable<BillFacts["touSplit"]>;
/** A split may miss the use by as much as rounding to whole kWh does. */
const SPLIT_TOLERANCE_KWH = 2;

function comparableSplits(previous: BillFacts, current: BillFacts, untold: Untold[]): [Split, Split] | null {
  const [was, is] = [previous.touSplit ?? [], current.touSplit ?? []];
  if (was.length === 0 && is.length === 0) return null;
  const inOrder = was.map(({ period }) => is.find((part) => part.period === period));
  const matched = inOrder.filter((part) => part !== undefined);
  const complete = ({ kwh, touSplit }: BillFacts) =>
    kwh > 0 && Math.abs(sum((touSplit ?? []).map((part) => part.kwh)) - kwh) <= SPLIT_TOLERANCE_KWH;
  if (was.length === is.length && matched.length === is.length && complete(previous) && complete(current)) {
    return [was, matched];
  }
  untold.push("time_of_use_not_comparable");
  return null;
}
