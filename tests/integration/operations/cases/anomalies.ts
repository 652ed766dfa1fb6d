import { expect } from "vitest";
import { detectAnomalies } from "../../../../packages/shared/src/contracts/anomalies";
import { dailyWave, hourlySeries } from "../../../factories/hourly-series";
import type { OperationCase } from "../operation-case";

export const ANOMALIES_CASES: readonly OperationCase[] = [
  {
    operation: detectAnomalies,
    title: "names the unusual day and its hours",
    as: "developer",
    input: () => ({
      series: hourlySeries(60, (kwh, day, hour) => dailyWave(kwh, day) + (day === 30 && hour === 12 ? 20 : 0)),
    }),
    output: {
      // Sixty elapsed days end an hour later, because the clocks went forward.
      days: 61,
      unusual_days: [
        expect.objectContaining({
          date: "2026-04-01",
          code: "more_than_usual",
          hours: [expect.objectContaining({ hour: 13 })],
        }),
      ],
      base_load: expect.objectContaining({ code: "steady", season_separated: false }),
    },
    again: "same",
  },
  {
    operation: detectAnomalies,
    title: "requires hours",
    as: "developer",
    input: () => ({ series: { ...hourlySeries(20), interval_seconds: 86_400 } }),
    error: { code: "invalid_input", path: "series.interval_seconds" },
  },
];
