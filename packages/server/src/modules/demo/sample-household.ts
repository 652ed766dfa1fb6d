/**
 * A made-up household's year of hourly readings, for the demo account: four people, a heat pump, an electric car that
 * charges at night, nobody home on weekday mornings. Deterministic; marked as simulated by its file name.
 */
export const SAMPLE_FILE_NAME = "Sample household (simulated).csv";

const YEAR = 2025;
const BASE_LOAD_KW = 0.19;
/** kW of lights, cooking, laundry and screens by hour of the day. */
const WEEKDAY_KW = [
  0, 0, 0, 0, 0, 0.1, 0.5, 0.7, 0.3, 0.1, 0.1, 0.1, 0.2, 0.1, 0.1, 0.2, 0.5, 1, 1.5, 1.3, 1, 0.7, 0.4, 0.1,
];
const WEEKEND_KW = [
  0.1, 0, 0, 0, 0, 0, 0.2, 0.5, 0.8, 0.9, 0.8, 0.7, 1, 0.8, 0.6, 0.6, 0.7, 1, 1.3, 1.2, 1, 0.8, 0.5, 0.2,
];
const EV_KW = 3.6;
const EV_NIGHTS = [1, 3, 5];
const PEAK_PRICE_USD = 0.42;
const OFF_PEAK_PRICE_USD = 0.24;

/** Outdoor temperature in °C: a sine over the year and one over the day. */
function temperature(dayOfYear: number, hour: number): number {
  const season = -Math.cos(((dayOfYear - 15) / 365) * 2 * Math.PI);
  const day = -Math.cos(((hour - 4) / 24) * 2 * Math.PI);
  return 13 + 9 * season + 4 * day;
}

/** 0–1, the same for the same hour each time. */
function noise(hourOfYear: number): number {
  const wave = Math.sin(hourOfYear * 12.9898) * 43758.5453;
  return wave - Math.floor(wave);
}

function loadKw(hourOfYear: number, weekday: number): number {
  const hour = hourOfYear % 24;
  const outdoor = temperature(Math.floor(hourOfYear / 24), hour);
  const heating = Math.max(0, 15 - outdoor) * 0.09;
  const cooling = Math.max(0, outdoor - 22) * 0.16;
  const living = (weekday === 0 || weekday === 6 ? WEEKEND_KW : WEEKDAY_KW)[hour] ?? 0;
  const car = EV_NIGHTS.includes(weekday) && hour >= 1 && hour < 5 ? EV_KW : 0;
  return BASE_LOAD_KW + heating + cooling + living * (0.6 + 0.8 * noise(hourOfYear)) + car;
}

export function sampleHouseholdCsv(): string {
  const rows = ["Start,Usage (kWh),Cost (USD)"];
  for (let hourOfYear = 0; hourOfYear < 365 * 24; hourOfYear += 1) {
    const start = new Date(Date.UTC(YEAR, 0, 1, hourOfYear));
    const hour = start.getUTCHours();
    const kwh = loadKw(hourOfYear, start.getUTCDay());
    const price = hour >= 16 && hour < 21 ? PEAK_PRICE_USD : OFF_PEAK_PRICE_USD;
    rows.push(`${start.toISOString().slice(0, 16).replace("T", " ")},${kwh.toFixed(3)},${(kwh * price).toFixed(4)}`);
  }
  return `${rows.join("\n")}\n`;
}
