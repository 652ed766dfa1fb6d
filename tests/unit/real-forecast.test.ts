import { describe, expect, it } from "vitest";
import { forecastLoad } from "../../packages/engine/src/forecast/forecast-load";
import { hasRealLoads, JUDGED_LOADS } from "../support/real-loads";

describe.skipIf(!hasRealLoads)("the forecast of real loads", () => {
  it.each(Object.keys(JUDGED_LOADS) as (keyof typeof JUDGED_LOADS)[])(
    "%s: better than the same hour of the previous day and week, with an interval of the stated coverage",
    (name) => {
      const { backtest, hours } = forecastLoad(JUDGED_LOADS[name](), 24, 0.8);
      expect(hours).toHaveLength(24);
      expect(backtest.mase).toBeLessThan(1);
      expect(backtest.coverage).toBeGreaterThan(0.7);
      expect(backtest.coverage).toBeLessThan(0.9);
    },
  );
});
