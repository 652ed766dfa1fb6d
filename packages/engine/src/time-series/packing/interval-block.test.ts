import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MAX_AMOUNT, packReadings, unpackReadings } from "./interval-block";

const NO_READING = Number.NaN;
const amount = fc.oneof(
  fc.integer({ min: -MAX_AMOUNT, max: MAX_AMOUNT }),
  fc.integer({ min: 0, max: 2_000 }).map((wattHours) => wattHours * 1_000),
  fc.constant(0),
);
const readings = fc
  .array(fc.oneof({ weight: 9, arbitrary: amount }, { weight: 1, arbitrary: fc.constant(NO_READING) }), {
    maxLength: 400,
  })
  .map((amounts) => Float64Array.from(amounts));

describe("a block of readings", () => {
  test("gives back every reading and every gap", () => {
    fc.assert(
      fc.property(readings, (amounts) => {
        expect(unpackReadings(packReadings(amounts))).toEqual(amounts);
      }),
    );
  });

  test("is the same bytes for the same readings, so that a repeated import changes nothing", () => {
    fc.assert(
      fc.property(readings, (amounts) => {
        const packed = packReadings(amounts);
        expect(packReadings(unpackReadings(packed))).toEqual(packed);
      }),
    );
  });

  test("that has been cut off is rejected, not read as zeros", () => {
    const packed = packReadings(Float64Array.from({ length: 96 }, (_, index) => (index % 7) * 1_000 + index * 10_000));
    expect(() => unpackReadings(packed.subarray(0, packed.length - 2))).toThrow(RangeError);
    expect(() => unpackReadings(Uint8Array.of(9, 0, 0))).toThrow("block: 9");
  });

  test("of a month of a home's whole watt-hours takes less than a byte and a half each", () => {
    const month = Float64Array.from({ length: 2_976 }, (_, index) => {
      const hour = (index % 96) / 4;
      const evening = hour > 17 && hour < 22 ? 300 : 0;
      return Math.round(90 + evening + 60 * Math.abs(Math.sin(index * 12.9898))) * 1_000;
    });
    expect(packReadings(month).length).toBeLessThan(1.5 * month.length);
    expect(packReadings(new Float64Array(2_976)).length).toBeLessThan(500);
    expect(packReadings(new Float64Array(2_976).fill(NO_READING)).length).toBeLessThan(16);
  });
});
