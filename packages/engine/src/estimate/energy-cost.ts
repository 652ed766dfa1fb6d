/* What something uses and costs, from amounts that a person states. */

const WH_PER_KWH = 1_000;

/** Days that "a month" and "a year" stand for in an estimate. */
export const ESTIMATE_DAYS = { day: 1, week: 7, month: 30, year: 365 } as const;
export type EstimatePeriod = keyof typeof ESTIMATE_DAYS;

/** @param share of the time that it draws its watts, 0–1 */
export const energyWhOf = (watts: number, hours: number, share = 1): number => watts * hours * share;

/** @param pricePerKwh in any currency, which the result has too */
export const costOf = (energyWh: number, pricePerKwh: number): number => (energyWh / WH_PER_KWH) * pricePerKwh;

/** The average price that an amount of money and of energy make. */
export const pricePerKwhOf = (money: number, energyWh: number): number => money / (energyWh / WH_PER_KWH);

/** The energy that an amount of money pays for, Wh. */
export const energyWhForMoney = (money: number, pricePerKwh: number): number => (money / pricePerKwh) * WH_PER_KWH;

/** Hours until an amount of energy is used up at a power. */
export const hoursAt = (energyWh: number, watts: number): number => energyWh / watts;

/** What counts once every `from`, counted once every `to`. */
export const perPeriod = (amount: number, from: EstimatePeriod, to: EstimatePeriod): number =>
  // Twelve months make a year, not 365 / 30 of them.
  from === "month" && to === "year"
    ? amount * 12
    : from === "year" && to === "month"
      ? amount / 12
      : (amount / ESTIMATE_DAYS[from]) * ESTIMATE_DAYS[to];
