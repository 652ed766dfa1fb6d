import { expect, test } from "vitest";
import { recognizedRun } from "./recognized";

const run = { startMinute: 963, endMinute: 1_030, confidence: 0.87 };
const found = {
  fromMinute: 840,
  baseW: [],
  unassignedW: [],
  devices: [{ name: "washing_machine", confidence: 0.87, runs: [run], powerW: [] }],
};

test("a run counts for the appliance that was switched on about then", () => {
  expect(recognizedRun(found, { appliance: "washing_machine", startMinute: 960 })).toBe(run);
  expect(recognizedRun(found, { appliance: "washing_machine", startMinute: 900 })).toBeUndefined();
  expect(recognizedRun(found, { appliance: "kettle", startMinute: 960 })).toBeUndefined();
});
