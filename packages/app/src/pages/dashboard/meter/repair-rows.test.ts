import { expect, test } from "vitest";
import { repairRows } from "./repair-rows";

const at = (hour: number) => `2026-03-02T0${hour}:00:00-08:00`;

test("a silence and the reading that covers it are one row; every other fault has its own", () => {
  const silent = (hour: number) => ({ start: at(hour), kind: "catch_up" as const, beforeWh: null, afterWh: 400 });
  const rows = repairRows([
    { start: at(9), kind: "spike", beforeWh: 90_000, afterWh: 500 },
    { ...silent(5), beforeWh: 1_600 },
    silent(4),
    { ...silent(3), beforeWh: 0 },
    silent(2),
    { ...silent(1), beforeWh: 800 },
    silent(0),
  ]);
  expect(rows).toEqual([
    { start: at(9), kind: "spike", beforeWh: 90_000, afterWh: 500, intervals: 1 },
    { start: at(2), kind: "catch_up", beforeWh: 1_600, afterWh: 400, intervals: 4 },
    { start: at(0), kind: "catch_up", beforeWh: 800, afterWh: 400, intervals: 2 },
  ]);
});
