import { forecastLoad } from "@wattleaf/shared/contracts/forecast";
import { forecastLoad as forecast } from "@wattleaf/engine/forecast/forecast-load";
import { momentIn } from "@wattleaf/engine/time-series/written-moment";
import { computation } from "../../core/computation";
import { rounded } from "../../core/response/figures";
import { toIntervalSeries } from "../../core/response/series";

export const forecastLoadComputation = computation(forecastLoad, ({ series, hours, interval_share: intervalShare }) => {
  const { backtest, ...made } = forecast(toIntervalSeries(series), hours, intervalShare);
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

/** JSON has no NaN: what could not be told is null. */
const known = (figure: number): number | null => (Number.isFinite(figure) ? rounded(figure) : null);
