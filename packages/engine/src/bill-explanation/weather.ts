/** Days of weather that the household's use follows: kWh for each degree-day, in whatever degree the caller counts. */
export interface WeatherSensitivity {
  kwhPerHeatingDegreeDay: number;
  kwhPerCoolingDegreeDay: number;
}

/** A bill with its degree-days. */
export interface WeatherBill {
  days: number;
  kwh: number;
  heatingDegreeDays: number;
  coolingDegreeDays: number;
}

interface FittedSensitivity extends WeatherSensitivity {
  bills: number;
  /** Share of the variance of use per day that days and weather explain. */
  r2: number;
}

/** Fewer bills than this cannot tell three coefficients apart from chance. */
const BILLS_FOR_A_FIT = 6;
/** Below this the weather does not explain the use. */
const LEAST_R2 = 0.5;

/**
 * Use per day = base + h · heating degree-days per day + c · cooling degree-days per day, by least squares over earlier
 * bills weighted by their days (the variable-degree-day model of PRISM, Fels 1986, at the caller's own base
 * temperatures). A coefficient below zero has no meaning and is taken as zero, the other one fitted again.
 * @returns null with fewer than six bills, with weather that never changed, or when it explains less than half
 */
export function fitSensitivity(bills: readonly WeatherBill[]): FittedSensitivity | null {
  const usable = bills.filter(({ days }) => days > 0);
  if (usable.length < BILLS_FOR_A_FIT) return null;
  const fits = [
    [true, true],
    [true, false],
    [false, true],
  ]
    .map(([heating, cooling]) => fit(usable, heating === true, cooling === true))
    .filter((each) => each !== null)
    .filter(({ kwhPerHeatingDegreeDay: h, kwhPerCoolingDegreeDay: c }) => h >= 0 && c >= 0);
  const best = fits.toSorted((a, b) => b.r2 - a.r2)[0];
  return best && best.r2 >= LEAST_R2 ? best : null;
}

function fit(bills: readonly WeatherBill[], heating: boolean, cooling: boolean): FittedSensitivity | null {
  const columns = (bill: WeatherBill) => [
    1,
    ...(heating ? [bill.heatingDegreeDays / bill.days] : []),
    ...(cooling ? [bill.coolingDegreeDays / bill.days] : []),
  ];
  const coefficients = leastSquares(
    bills.map(columns),
    bills.map(({ kwh, days }) => kwh / days),
    bills.map(({ days }) => days),
  );
  if (!coefficients) return null;
  const [base = 0, first = 0, second = 0] = coefficients;
  const [h, c] = heating ? [first, cooling ? second : 0] : [0, first];
  const allDays = bills.reduce((sum, { days }) => sum + days, 0);
  const mean = bills.reduce((sum, { kwh }) => sum + kwh, 0) / allDays;
  let left = 0;
  let spread = 0;
  for (const { days, kwh, heatingDegreeDays, coolingDegreeDays } of bills) {
    const expected = base + (h * heatingDegreeDays + c * coolingDegreeDays) / days;
    left += days * (kwh / days - expected) ** 2;
    spread += days * (kwh / days - mean) ** 2;
  }
  if (spread === 0) return null;
  return { kwhPerHeatingDegreeDay: h, kwhPerCoolingDegreeDay: c, bills: bills.length, r2: 1 - left / spread };
}

/** Weighted least squares by the normal equations; null when the columns are not independent. */
function leastSquares(
  rows: readonly (readonly number[])[],
  targets: readonly number[],
  weights: readonly number[],
): number[] | null {
  const size = rows[0]?.length ?? 0;
  const system = Array.from({ length: size }, (_row, i) =>
    Array.from({ length: size + 1 }, (_column, j) =>
      rows.reduce((sum, row, at) => {
        const other = j === size ? (targets[at] ?? 0) : (row[j] ?? 0);
        return sum + (weights[at] ?? 0) * (row[i] ?? 0) * other;
      }, 0),
    ),
  );
  for (let pivot = 0; pivot < size; pivot += 1) {
    const own = system[pivot];
    const head = own?.[pivot] ?? 0;
    const scale = rows.reduce((sum, row, at) => sum + (weights[at] ?? 0) * (row[pivot] ?? 0) ** 2, 0);
    // What a column adds to the ones before it, against its own size: nothing when it follows from them.
    if (!own || head <= 1e-9 * scale) return null;
    for (const row of system) {
      if (row === own) continue;
      const factor = (row[pivot] ?? 0) / head;
      for (let j = pivot; j <= size; j += 1) row[j] = (row[j] ?? 0) - factor * (own[j] ?? 0);
    }
  }
  return system.map((row, i) => (row[size] ?? 0) / (row[i] ?? 1));
}
