import { describe, expect, it } from "vitest";
import { everyMonth, hours, urdbItem } from "../../../../tests/factories/tariffs";
import { rateSeasons } from "./rate-seasons";
import { readTariff } from "./read-tariff";
import { tariffKind } from "./tariff-kind";

const ALL_DAY = hours(0, 0, 0);
const EVENING = hours(1, 16, 21);
/** Periods 0 and 1 in January to May and October to December, 2 and 3 in June to September. */
const summer = (row: readonly number[]) =>
  Array.from({ length: 12 }, (_, month) => row.map((period) => period + (month >= 5 && month <= 8 ? 2 : 0)));
const readSlots = (weekday: number[][], weekend: number[][], count: number) =>
  readTariff(
    urdbItem({
      energyratestructure: Array.from({ length: count }, (_, period) => [{ rate: period / 10 }]),
      energyweekdayschedule: weekday,
      energyweekendschedule: weekend,
    }),
  ).tariff;

describe("the seasons of a schedule", () => {
  it("are one where all months are alike, with hours that go around the clock", () => {
    const { energy } = readSlots(everyMonth(EVENING), everyMonth(ALL_DAY), 2);
    expect(rateSeasons(energy.periodOfSlot, String)).toEqual([
      {
        months: [[0, 12]],
        rates: [
          { period: 0, weekday: [[21, 16]], weekend: [[0, 24]] },
          { period: 1, weekday: [[16, 21]], weekend: [] },
        ],
      },
    ]);
  });

  it("go around the year, and are one again where their rates are the same", () => {
    const { energy } = readSlots(summer(EVENING), summer(EVENING), 4);
    expect(rateSeasons(energy.periodOfSlot, String).map(({ months }) => months)).toEqual([[[9, 5]], [[5, 9]]]);
    expect(rateSeasons(energy.periodOfSlot, (period) => String(period % 2))).toHaveLength(1);
  });
});

describe("the kind of a tariff", () => {
  it.each([
    ["flat", {}],
    ["tiered", { energyratestructure: [[{ max: 300, rate: 0.1 }, { rate: 0.2 }]] }],
    [
      "time_of_use",
      { energyratestructure: [[{ rate: 0.1 }], [{ rate: 0.2 }]], energyweekdayschedule: everyMonth(EVENING) },
    ],
    [
      "time_of_use",
      { energyratestructure: [[{ rate: 0.1 }], [{ rate: 0.2 }]], energyweekendschedule: everyMonth(hours(1, 0, 24)) },
    ],
    [
      "flat",
      {
        energyratestructure: [[{ rate: 0.1 }], [{ rate: 0.2 }], [{ rate: 0.3 }]],
        energyweekdayschedule: summer(ALL_DAY),
        energyweekendschedule: summer(ALL_DAY),
      },
    ],
  ] as const)("is %s", (kind, overrides) => {
    expect(tariffKind(readTariff(urdbItem(overrides as never)).tariff)).toBe(kind);
  });
});
