import { isoDay } from "@wattleaf/engine/time-series/calendar";
import { detectAnomalies } from "@wattleaf/shared/contracts/anomalies";
import { detectAnomalies as detect } from "@wattleaf/engine/anomaly/detect-anomalies";
import { computation } from "../../core/computation";
import { rounded } from "../../core/response/figures";
import { toIntervalSeries } from "../../core/response/series";

export const detectAnomaliesComputation = computation(detectAnomalies, ({ series }) => {
  const { days, unusualDays, baseLoad } = detect(toIntervalSeries(series));
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
          // Significant digits instead of decimals, because small values matter.
          p_value: Number(baseLoad.pValue.toPrecision(6)),
          season_separated: baseLoad.seasonSeparated,
          recent_rise: baseLoad.recentRise
            ? {
                since: isoDay(baseLoad.recentRise.sinceDay),
                before_kw: rounded(baseLoad.recentRise.beforeKw),
                after_kw: rounded(baseLoad.recentRise.afterKw),
                p_value: baseLoad.recentRise.pValue,
              }
            : null,
        }
      : null,
  };
});
