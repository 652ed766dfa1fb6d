import { urdbItemSchema, type UrdbItem } from "@wattleaf/shared/contracts/urdb";
import { HOUR_MS } from "@wattleaf/shared/domain/time";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { everyMonth, hours, urdbItem } from "../../../../tests/factories/tariffs";
import type { IntervalSeries } from "../time-series/interval-series";
import { demandHeadroom } from "./demand-headroom";
import { readTariff } from "./read-tariff";

const ZONE = "Europe/Brussels";
const STEP_MS = HOUR_MS / 4;
/** Midnight of a Saturday in Brussels. */
const JUNE = Date.parse("2024-06-01T00:00:00+02:00");
const tariffOf = (item: Partial<UrdbItem>) => readTariff(urdbItemSchema.parse(urdbItem(item))).tariff;

/** As the capacity tariff of Flanders: by the highest quarter hour, 2.5 kW free. */
const CAPACITY = tariffOf({
  flatdemandstructure: [[{ max: 2.5, rate: 0 }, { rate: 3.37 }]],
  flatdemandmonths: Array(12).fill(0),
  demandwindow: 15,
});

/** Quarter hours from the start of June up to a moment, in kW. */
const quarters = (kw: readonly number[], startMs = JUNE): IntervalSeries => ({
  startMs,
  intervalSeconds: 900,
  kwh: Float64Array.from(kw, (one) => one / 4),
  timeZone: ZONE,
});
const after = (count: number) => JUNE + count * STEP_MS;

describe("what is left before a charge on the highest demand rises", () => {
  test("is the month's highest quarter hour less what is drawn", () => {
    expect(demandHeadroom(CAPACITY, quarters([0.5, 4.6, 1.2, 0.8]), after(4))).toEqual([
      {
        kind: "demand_flat",
        label: null,
        pricePerKw: 3.37,
        daily: false,
        peakSoFarKw: 4.6,
        limitKw: 4.6,
        drawKw: 0.8,
        headroomKw: expect.closeTo(3.8, 6),
      },
    ]);
  });

  test("goes up to what is free anyway, and starts over each month", () => {
    const may = JUNE - 4 * STEP_MS;
    const series = quarters([6, 6, 6, 6, 0.4], may);
    expect(demandHeadroom(CAPACITY, series, after(1))).toMatchObject([
      { peakSoFarKw: 0.4, limitKw: 2.5, headroomKw: expect.closeTo(2.1, 6) },
    ]);
  });

  test("is nothing while the peak is being set, and unknown from old readings", () => {
    expect(demandHeadroom(CAPACITY, quarters([1, 5]), after(2))).toMatchObject([{ limitKw: 5, headroomKw: 0 }]);
    expect(demandHeadroom(CAPACITY, quarters([1, 5]), after(7))).toMatchObject([
      { limitKw: 5, drawKw: null, headroomKw: null },
    ]);
  });

  test("counts a charge by time of use in its hours alone", () => {
    const tariff = tariffOf({
      demandratestructure: [[{ rate: 0 }], [{ rate: 8 }]],
      demandweekdayschedule: everyMonth(hours(1, 1, 2)),
      demandweekendschedule: everyMonth(hours(1, 1, 2)),
      demandlabels: ["Rest", "Peak"],
      demandwindow: 15,
    });
    const series = quarters([9, 9, 9, 9, 3, 1]);
    expect(demandHeadroom(tariff, series, after(6))).toMatchObject([{ label: "Peak", peakSoFarKw: 3, limitKw: 3 }]);
    expect(demandHeadroom(tariff, quarters([9, 9]), after(2))).toEqual([]);
  });

  test("is none of a tariff without such a charge", () => {
    expect(demandHeadroom(tariffOf({}), quarters([1, 5]), after(2))).toEqual([]);
  });

  test("is the highest of the month's windows, whatever the readings", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 12_000 }), { minLength: 1, maxLength: 300 }), (watts) => {
        const kw = watts.map((one) => one / 1_000);
        const [found] = demandHeadroom(CAPACITY, quarters(kw), after(kw.length));
        expect(found?.peakSoFarKw).toBeCloseTo(Math.max(...kw), 5);
        expect(found?.limitKw).toBeCloseTo(Math.max(2.5, ...kw), 5);
        expect(found?.headroomKw).toBeCloseTo((found?.limitKw ?? 0) - (kw.at(-1) ?? 0), 5);
      }),
    );
  });
});
