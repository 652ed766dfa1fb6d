import { DAY_MS } from "../../packages/shared/src/domain/time";
import { backtest, score } from "../../packages/engine/src/forecast/backtest";
import { dayForecaster } from "../../packages/engine/src/forecast/day-ahead";
import { forecastLoad } from "../../packages/engine/src/forecast/forecast-load";
import { hourlySeries } from "../../packages/engine/src/time-series/hourly-series";
import { dayTable } from "../../packages/engine/src/time-series/day-table";
import { hasRealLoads, JUDGED_LOADS, ukdaleHouse1 } from "../support/real-loads";
import { type BenchRow, row } from "./measure";

const INTERVAL_SHARE = 0.8;
/** How far the coverage of the intervals may deviate from the nominal share. */
const COVERAGE_TOLERANCE = 0.05;
const FIRST_JUDGED_AFTER_DAYS = 14;
/** The first halves of these were looked at to develop the method; only the second ones count. */
const JUDGED_FROM: Partial<Record<string, string>> = {
  desert: "2011-07-01",
  coastal: "2011-07-01",
  "UK-DALE house 1": "2015-01-11",
};
const LOADS = { ...JUDGED_LOADS, "UK-DALE house 1": ukdaleHouse1 };
const TARGET_MS = 200;

/** Day-ahead forecasts of each day of real loads, compared with the same hour of the previous day and week. */
export function benchForecast(): BenchRow[] {
  if (!hasRealLoads) return [];
  const rows: BenchRow[] = [];
  for (const [name, load] of Object.entries(LOADS)) {
    const series = load();
    const table = dayTable(hourlySeries(series));
    const from = Math.max(
      table.firstDay + FIRST_JUDGED_AFTER_DAYS,
      Date.parse(JUDGED_FROM[name] ?? "1970-01-01") / DAY_MS,
    );
    const past = backtest(table, dayForecaster(table), table.days);
    const judged = score(table, past, INTERVAL_SHARE, from);
    const label = `forecast, ${name}, ${judged.days} days`;
    const startedAt = performance.now();
    forecastLoad(series, 24, INTERVAL_SHARE);
    const elapsed = performance.now() - startedAt;
    rows.push(
      row(
        `${label}: mean absolute error`,
        judged.maeKwh,
        "kWh/h",
        Math.min(judged.naiveDayMaeKwh, judged.naiveWeekMaeKwh),
      ),
      row(`${label}: error ÷ that of the day before`, judged.maeKwh / judged.naiveDayMaeKwh, "", 1),
      row(`${label}: error ÷ that of the week before`, judged.maeKwh / judged.naiveWeekMaeKwh, "", 1),
      row(
        `${label}: 80 % intervals held ${(100 * judged.coverage).toFixed(1)} %, off by`,
        Math.abs(judged.coverage - INTERVAL_SHARE),
        "",
        COVERAGE_TOLERANCE,
      ),
      row(`${label}: one forecast of ${series.kwh.length} readings`, elapsed, "ms", TARGET_MS),
    );
  }
  return rows;
}
