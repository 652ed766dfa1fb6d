import { detectAnomalies, forecastLoad } from "@wattleaf/shared/contracts/forecast";
import { detectAnomalies as detect } from "../../engine/anomaly/detect-anomalies";
import { isoDay } from "../../engine/baseline/local-day";
import { forecastLoad as forecast } from "../../engine/forecast/forecast-load";
import { momentIn } from "../../engine/interval/written-moment";
import { computation } from "../../platform/computation";
import { rounded } from "../figures-on-wire";
import { seriesFromWire } from "../series-on-wire";

export const forecastLoadComputation = computation(forecastLoad, ({ series, hours, interval_share: intervalShare }) => {
  const { backtest, ...made } = forecast(seriesFromWire(series), hours, intervalShare);
  return {
    hours: made.hours.map(({ startMs, kwh, lowKwh, highKwh }) => ({
      start: momentIn(series.time_zone, startMs),
      kwh: rounded(kwh),
      low_kwh: rounded(lowKwh),
      high_kwh: rounded(highKwh),
    })),
    interval_share: intervalShare,
    implausible_hours: made.implausibleHours,
    backtest: {
      days: backtest.days,
      mae_kwh: known(backtest.maeKwh),
      bias_kwh: known(backtest.biasKwh),
      naive_day_mae_kwh: known(backtest.naiveDayMaeKwh),
      naive_week_mae_kwh: known(backtest.naiveWeekMaeKwh),
      mase: known(backtest.mase),
      coverage: known(backtest.coverage),
    },
  };
});

export const detectAnomaliesComputation = computation(detectAnomalies, ({ series }) => {
  const { days, unusualDays, baseLoad } = detect(seriesFromWire(series));
  return {
    days,
    unusual_days: unusualDays.map(({ day, code, kwh, expectedKwh, z, comparedDays, hours }) => ({
      date: isoDay(day),
      code,
      kwh: rounded(kwh),
      expected_kwh: rounded(expectedKwh),
      z: rounded(z),
      compared_days: comparedDays,
      hours: hours.map((hour) => ({
        hour: hour.hour,
        kwh: rounded(hour.kwh),
        expected_kwh: rounded(hour.expectedKwh),
      })),
    })),
    base_load: baseLoad
      ? {
          code: baseLoad.creeping ? ("creeps_up" as const) : ("steady" as const),
          weeks: baseLoad.weeks,
          start_kw: rounded(baseLoad.startKw),
          end_kw: rounded(baseLoad.endKw),
          extra_kwh_per_year: rounded(baseLoad.extraKwhPerYear),
          // Its size is what it says, down to the smallest.
          p_value: Number(baseLoad.pValue.toPrecision(6)),
          season_separated: baseLoad.seasonSeparated,
        }
      : null,
  };
});

/** JSON has no NaN: what could not be told is null. */
const known = (figure: number): number | null => (Number.isFinite(figure) ? rounded(figure) : null);
