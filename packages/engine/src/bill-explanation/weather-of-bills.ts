import type { BillFacts, Limitation } from "./bill-facts";
import { fitSensitivity, type WeatherBill, type WeatherSensitivity } from "./weather";

/** What tells how the use of a household follows the weather. */
export interface WeatherEvidence {
  sensitivity?: WeatherSensitivity;
  /** Earlier bills of the same household, to find its sensitivity. */
  history?: readonly BillFacts[];
}

/** Degree-days that both bills have; degree-days of only one bill cannot explain the change. */
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

/** The degree-days of two bills and how the use follows them. */
export interface Weather {
  previous: WeatherBill;
  current: WeatherBill;
  sensitivity: WeatherSensitivity & { source: "given" | "fitted"; bills: number | null; r2: number | null };
}

/** The effect of the weather on two bills; null, with an entry in `untold`, if it cannot be determined. */
export function weatherOf(
  previous: BillFacts,
  current: BillFacts,
  { sensitivity: given, history = [] }: WeatherEvidence,
  limitations: Limitation[],
): Weather | null {
  const [was, is] = [knownOf(previous), knownOf(current)];
  const known = { heating: was.heating && is.heating, cooling: was.cooling && is.cooling };
  if (!known.heating && !known.cooling) {
    limitations.push("weather_without_degree_days");
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
    limitations.push("weather_without_sensitivity");
    return null;
  }
  return { ...bills, sensitivity: { ...fitted, source: "fitted" } };
}

/** Energy of a bill that follows the weather. */
export const weatherKwh = (bill: WeatherBill, by: WeatherSensitivity): number =>
  bill.heatingDegreeDays * by.kwhPerHeatingDegreeDay + bill.coolingDegreeDays * by.kwhPerCoolingDegreeDay;
