import { fitSensitivity, type WeatherBill } from "../bill-explanation/weather";
import { dayNumber, type DayTemperatures, type DayUse } from "./day-use";

/** How a home's use follows the outdoor temperature. */
export interface WeatherResponse {
  /** Daily mean temperatures, °C, below and above which the home heats and cools. */
  heatingBalanceC: number;
  coolingBalanceC: number;
  /** Wh for each degree-day, at least zero. */
  whPerHeatingDegreeDay: number;
  whPerCoolingDegreeDay: number;
}

/** A year of weeks shows both seasons; older ones may be those of another furnace. */
const FITTED_WEEKS = 53;
/** Fewer cannot tell the weather from chance. */
const MIN_WEEKS = 8;
const DAYS_PER_WEEK = 7;
const WH_PER_KWH = 1_000;
const HEATING_BALANCES_C = [8, 10, 12, 14, 16, 18, 20] as const;
const COOLING_BALANCES_C = [16, 18, 20, 22, 24, 26] as const;

/**
 * Learns the balance points and slopes of a home from whole weeks, so that weekends do not look like weather: the pair
 * of balance points that explains most (variable-degree-day model, Fels 1986).
 * @param days in order
 * @returns null with fewer than eight whole weeks, or when the weather explains less than half of the weeks' differences
 */
export function learnWeatherResponse(days: readonly DayUse[], temperatures: DayTemperatures): WeatherResponse | null {
  if (temperatures.size === 0) return null;
  const weeks = wholeWeeks(days, temperatures).slice(-FITTED_WEEKS);
  if (weeks.length < MIN_WEEKS) return null;
  let best: { response: WeatherResponse; r2: number } | null = null;
  for (const heatingBalanceC of HEATING_BALANCES_C) {
    for (const coolingBalanceC of COOLING_BALANCES_C) {
      if (coolingBalanceC < heatingBalanceC) continue;
      const fit = fitSensitivity(weeks.map((week) => weekAsBill(week, heatingBalanceC, coolingBalanceC)));
      if (!fit || fit.r2 <= (best?.r2 ?? 0)) continue;
      const response = {
        heatingBalanceC,
        coolingBalanceC,
        whPerHeatingDegreeDay: fit.kwhPerHeatingDegreeDay * WH_PER_KWH,
        whPerCoolingDegreeDay: fit.kwhPerCoolingDegreeDay * WH_PER_KWH,
      };
      best = { response, r2: fit.r2 };
    }
  }
  return best?.response ?? null;
}

/** What a day's weather adds to the home's use, Wh. */
export const weatherWh = (response: WeatherResponse, meanTemperatureC: number): number =>
  response.whPerHeatingDegreeDay * Math.max(0, response.heatingBalanceC - meanTemperatureC) +
  response.whPerCoolingDegreeDay * Math.max(0, meanTemperatureC - response.coolingBalanceC);

interface Week {
  wh: number;
  temperatures: number[];
}

/** Seven days in a row that are measured and whose temperature is known, one week after the other. */
function wholeWeeks(days: readonly DayUse[], temperatures: DayTemperatures): Week[] {
  const weeks: Week[] = [];
  let run: { day: string; wh: number; temperature: number }[] = [];
  for (const { day, wh } of days) {
    const temperature = temperatures.get(day);
    const previous = run.at(-1);
    if (temperature === undefined || (previous && dayNumber(day) - dayNumber(previous.day) !== 1)) run = [];
    if (temperature === undefined) continue;
    run.push({ day, wh, temperature });
    if (run.length < DAYS_PER_WEEK) continue;
    weeks.push({ wh: run.reduce((sum, each) => sum + each.wh, 0), temperatures: run.map((each) => each.temperature) });
    run = [];
  }
  return weeks;
}

const weekAsBill = ({ wh, temperatures }: Week, heatingBalanceC: number, coolingBalanceC: number): WeatherBill => ({
  days: DAYS_PER_WEEK,
  kwh: wh / WH_PER_KWH,
  heatingDegreeDays: temperatures.reduce((sum, each) => sum + Math.max(0, heatingBalanceC - each), 0),
  coolingDegreeDays: temperatures.reduce((sum, each) => sum + Math.max(0, each - coolingBalanceC), 0),
});
