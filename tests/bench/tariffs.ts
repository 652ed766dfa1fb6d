import { TARIFF_CATALOG } from "../../packages/server/src/content/tariffs";
import { type IntervalSeries, seriesEndMs } from "../../packages/engine/src/time-series/interval-series";
import { billSeries } from "../../packages/engine/src/tariff/bill-series";
import { compareTariffs } from "../../packages/engine/src/tariff/compare-tariffs";
import { meterSeries } from "../../packages/engine/src/tariff/metered-series";
import { priceSeries } from "../../packages/engine/src/tariff/price-series";
import { readTariff } from "../../packages/engine/src/tariff/read-tariff";
import { everyMonth, hours, urdbItem } from "../factories/tariffs";
import { type BenchRow, percentile, row } from "./measure";

const QUARTER_HOURS = 70_080;
const WARM_RUNS = 15;
const ZONE = "America/Los_Angeles";

/** Billing 24 months of quarter hours: under one tariff, under the whole catalog, and as marginal prices. */
export async function benchTariffs(): Promise<BenchRow[]> {
  const series: IntervalSeries = {
    startMs: Date.parse("2023-01-01T00:00:00-08:00"),
    intervalSeconds: 900,
    // A home's daily variation without noise: between 0.1 and 0.9 kWh a quarter hour.
    kwh: Float64Array.from({ length: QUARTER_HOURS }, (_, index) => 0.5 + 0.4 * Math.sin(index / 15)),
    timeZone: ZONE,
  };
  const catalog = TARIFF_CATALOG.map(({ item }) => readTariff(item).tariff);
  const timeOfUse = readTariff(
    urdbItem({
      energyratestructure: [
        [{ max: 12, unit: "kWh daily", rate: 0.3 }, { rate: 0.4 }],
        [{ max: 12, unit: "kWh daily", rate: 0.5 }, { rate: 0.6 }],
      ],
      energyweekdayschedule: everyMonth(hours(1, 16, 21)),
      energyweekendschedule: everyMonth(hours(0, 0, 0)),
    }),
  ).tariff;
  const withDemand = readTariff(
    urdbItem({
      flatdemandstructure: [[{ rate: 12 }]],
      demandratestructure: [[{ rate: 0 }], [{ rate: 20 }]],
      demandweekdayschedule: everyMonth(hours(1, 16, 21)),
      demandweekendschedule: everyMonth(hours(0, 0, 0)),
      demandwindow: 30,
    }),
  ).tariff;

  const name = `Bill ${QUARTER_HOURS} 15-minute intervals`;
  const cold = milliseconds(() => billSeries(series, timeOfUse));
  return [
    row(`${name}, time of use: first bill`, cold, "ms", 200),
    row(
      `${name}, time of use: median of ${WARM_RUNS} more`,
      warm(() => billSeries(series, timeOfUse)),
      "ms",
      100,
    ),
    row(
      `${name}, time-of-use demand: median`,
      warm(() => billSeries(series, withDemand)),
      "ms",
      100,
    ),
    row(
      `${name} under ${catalog.length} tariffs: median`,
      warm(() => compareTariffs(meterSeries(series), catalog, { asOfMs: seriesEndMs(series) })),
      "ms",
      500,
    ),
    row(
      `Price ${QUARTER_HOURS} 15-minute intervals: median`,
      warm(() => priceSeries(timeOfUse, series.startMs, 900, QUARTER_HOURS, ZONE)),
      "ms",
      100,
    ),
  ];
}

function milliseconds(run: () => unknown): number {
  const startedAt = performance.now();
  run();
  return performance.now() - startedAt;
}

const warm = (run: () => unknown): number =>
  percentile(
    Array.from({ length: WARM_RUNS }, () => milliseconds(run)),
    0.5,
  );
