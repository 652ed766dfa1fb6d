import { describe, expect, it } from "vitest";
import { LOAD_COLORS } from "@wattleaf/shared/domain/load-colors";
import { chartShapes } from "./chart-shapes";

const series = (...values: (number | null)[][]) => values.map((one, at) => ({ name: `s${at}`, values: one }));

describe("a chart's shapes", () => {
  it("stand bars on zero, as high as their share of the largest value", () => {
    const {
      series: [bars],
      top,
      zeroY,
    } = chartShapes({ form: "bars", labels: ["a", "b"], series: series([2, 4]) });
    expect([top, zeroY]).toEqual([4, 120]);
    expect(bars?.path).toBe("M16 120V60h128V120ZM176 120V0h128V120Z");
  });

  it("let negative bars hang below zero", () => {
    const {
      series: [bars],
      zeroY,
    } = chartShapes({ form: "bars", labels: ["a", "b"], series: series([3, -1]) });
    expect(zeroY).toBe(90);
    expect(bars?.path).toBe("M16 90V0h128V90ZM176 90V120h128V90Z");
  });

  it("put stacked bars on top of each other", () => {
    const { series: stacked, top } = chartShapes({ form: "stack", labels: ["a"], series: series([1], [3]) });
    expect(top).toBe(4);
    expect(stacked.map(({ path }) => path)).toEqual(["M32 120V90h256V120Z", "M32 90V0h256V90Z"]);
  });

  it("have a load's own color, whatever its place", () => {
    const loads = [
      { name: "Car", values: [1], load: "ev_charger" as const },
      { name: "Heating", values: [1], load: "heating" as const },
    ];
    for (const form of ["stack", "line"] as const) {
      expect(chartShapes({ form, labels: ["a"], series: loads }).series.map(({ color }) => color)).toEqual([
        LOAD_COLORS.ev_charger,
        LOAD_COLORS.heating,
      ]);
    }
  });

  it("are hatched where a label's time was not measured in full", () => {
    const chart = { labels: ["a", "b"], series: series([2, 4]), partial: [1] };
    expect(chartShapes({ form: "bars", ...chart }).hatched).toBe("M160 0h160V120h-160Z");
    expect(chartShapes({ form: "bars", labels: ["a"], series: series([2]) }).hatched).toBe("");
  });

  it("interrupt a line where readings are missing", () => {
    const labels = ["a", "b", "c", "d"];
    const {
      series: [line],
    } = chartShapes({ form: "line", labels, series: series([1, null, 1, 2]) });
    expect(line?.path).toBe("M40 60M200 60L280 0");
  });

  it("draw the likely range as a band, and no line for its ends", () => {
    const bounds = [
      { name: "use", values: [2, 2] },
      { name: "low", values: [1, 1], bound: "low" as const },
      { name: "high", values: [4, 4], bound: "high" as const },
    ];
    const { series: lines, band } = chartShapes({ form: "line", labels: ["a", "b"], series: bounds });
    expect(lines).toHaveLength(1);
    expect(band).toBe("M80 90L240 90L240 0L80 0Z");
  });
});
