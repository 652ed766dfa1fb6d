import { describe, expect, test } from "vitest";
import { CYCLE_WIDTH } from "./cycle-features";
import { CYCLE_DEVICES, isCycle, TRAINED_DEVICES } from "./devices";
import { expectedPrecision } from "./model";
import oneMinute from "./model/60s.json";
import twoMinutes from "./model/120s.json";
import fiveMinutes from "./model/300s.json";
import { PULSE_FEATURES } from "./pulse-features";
import { shippedModels } from "./shipped-models";
import { MOMENT_WIDTH } from "./window-features";

describe.each([oneMinute, twoMinutes, fiveMinutes])("the model of $intervalSeconds s", (stored) => {
  test("was trained on the features that the engine makes", () => {
    for (const device of TRAINED_DEVICES) {
      expect(stored.pulses[device].steps).toHaveLength(PULSE_FEATURES.length);
      expect(stored.windows[device].steps).toHaveLength(isCycle(device) ? CYCLE_WIDTH : MOMENT_WIDTH);
    }
    for (const device of CYCLE_DEVICES) expect(stored.shares[device].steps).toHaveLength(CYCLE_WIDTH);
  });

  test("names the data that it comes from, and their license", () => {
    expect(stored.attribution).toMatch(/CC BY 4\.0.*UK-DALE.*REFIT.*IDEAL/s);
  });
});

test("a higher score never means a lower precision", () => {
  for (const { calibration } of shippedModels()) {
    for (const device of TRAINED_DEVICES) {
      const precisions = Array.from({ length: 101 }, (_, i) => expectedPrecision(calibration[device], i / 100));
      expect(precisions).toEqual(precisions.toSorted((a, b) => a - b));
      expect(precisions.at(-1)).toBeGreaterThan(0.9);
    }
  }
});
