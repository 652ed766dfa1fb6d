import { UPLOAD_WRONG_TYPE_MESSAGE } from "@wattleaf/shared/domain/uploads";
import { usageFactsSchema } from "@wattleaf/shared/contracts/usage";
import { DomainError } from "@wattleaf/shared/errors";
import { readFileSync } from "node:fs";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  greenButtonEntries,
  greenButtonFeed,
  greenButtonXml,
  hourlyReadings,
  inBlocks,
  intervalCsv,
} from "../../../../tests/factories/energy";
import { readEnergyFile } from "./read-energy-file";

const utf8 = (text: string) => new TextEncoder().encode(text);
const read = (file: string | Uint8Array) => readEnergyFile(typeof file === "string" ? utf8(file) : file);
const fixtureBytes = (name: string) =>
  readFileSync(new URL(`../../../../tests/fixtures/energy/${name}`, import.meta.url));

const CSV = "Date,kWh\n2024-01-01,8.5\n2024-01-02,9.25\n";

function utf16(text: string, littleEndian: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(text.length * 2 + 2));
  for (const [index, unit] of [...`\ufeff${text}`].entries())
    view.setUint16(index * 2, unit.charCodeAt(0), littleEndian);
  return new Uint8Array(view.buffer);
}

describe("encodings", () => {
  it.each([
    ["UTF-8", utf8(CSV)],
    ["UTF-8 with a byte order mark", utf8(`\ufeff${CSV}`)],
    ["UTF-16, little end first", utf16(CSV, true)],
    ["UTF-16, big end first", utf16(CSV, false)],
    ["UTF-16 without a mark", utf16(CSV, true).slice(2)],
  ])("%s", (_, bytes) => expect(read(bytes).total).toBe(17_750));

  it("GB18030", () => {
    // 日期,电量 in GB18030, which has no encoder here.
    const header = [0xc8, 0xd5, 0xc6, 0xda, 0x2c, 0xb5, 0xe7, 0xc1, 0xbf, 0x28, 0x6b, 0x57, 0x68, 0x29, 0x0a];
    const rows = utf8("2024-01-01,8.5\n2024-01-02,9.25\n");
    expect(read(new Uint8Array([...header, ...rows])).total).toBe(17_750);
  });
});

describe("kinds of file, told by content", () => {
  it("reads Green Button gas in therms, joined by links and not by order", () => {
    expect(read(fixtureBytes("gas-monthly.xml"))).toMatchObject({
      source: "green_button",
      commodity: "gas",
      unit: "therm",
      total: 27.125,
      start: "2024-01-01T00:00:00",
      end: "2024-03-01T00:00:00",
      cost: { total: 61.12, currency: "USD" },
      months: [
        { month: "2024-01", total: 12, days: 31 },
        { month: "2024-02", total: 15.125, days: 29 },
      ],
    });
  });

  it.each([
    ["nothing", [], "file_empty", /empty/],
    ["white space", [0x20, 0x0a, 0x20], "file_empty", /empty/],
  ])("rejects %s with what helps", (_, bytes, code, message) => {
    expect(() => read(new Uint8Array(bytes))).toThrow(
      expect.objectContaining({ code, message: expect.stringMatching(message) }),
    );
  });

  it.each([
    ["bytes that are no text", new Uint8Array([1, 2, 3, 0, 255, 254, 7])],
    ["a saved web page", utf8("<!DOCTYPE html><html><body>Sign in</body></html>")],
  ])("rejects %s as the wrong type", (_, bytes) => {
    const error = expect.objectContaining({ code: "file_type_not_supported", message: UPLOAD_WRONG_TYPE_MESSAGE });
    expect(() => read(bytes)).toThrow(error);
  });
});

describe("long files", () => {
  it("reads 24 months of quarter hours as CSV", () => {
    const start = Date.UTC(2023, 0, 1) / 1_000;
    const readings = Array.from({ length: 70_176 }, (_, index) => ({
      start: start + index * 900,
      seconds: 900,
      value: 200 + (index % 97),
    }));
    const facts = read(intervalCsv(readings));
    expect(facts).toMatchObject({ readingCount: 70_176, days: 731, gaps: [], notices: [] });
    expect(facts.total).toBe(readings.reduce((sum, { value }) => sum + value, 0));
  });
});

describe("whatever the file", () => {
  const days = (first: number) => hourlyReadings(6 * 24, Date.UTC(2024, 0, first, 8) / 1_000);

  it("keeps every watt-hour and every day across both clock changes", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 366 }), (first) => {
        const readings = days(first);
        const facts = read(greenButtonXml(inBlocks(readings, 24)));
        expect(facts.total).toBe(readings.reduce((sum, { value }) => sum + value, 0));
        expect(facts.gaps).toEqual([]);
        expect(Math.abs(facts.days - 6)).toBeLessThanOrEqual(1 / 24 + 1e-4);
      }),
      { numRuns: 60 },
    );
  });

  it("entries in another order, or twice, say the same", () => {
    const entries = greenButtonEntries("1", inBlocks(days(1), 24));
    const plain = read(greenButtonFeed(entries));
    fc.assert(
      fc.property(
        fc.shuffledSubarray(entries, { minLength: entries.length }),
        fc.subarray(entries.slice(4)),
        (shuffled, again) => {
          const facts = read(greenButtonFeed([...again, ...shuffled]));
          expect({ ...facts, notices: [] }).toEqual(plain);
        },
      ),
      { numRuns: 60 },
    );
  });

  const seeds = [
    utf8(greenButtonXml([hourlyReadings(4)])),
    ...[
      "pge-style-interval.csv",
      "sce-style-interval.csv",
      "german-quarter-hours.csv",
      "monthly-time-of-use.csv",
      "gas-monthly.xml",
    ].map((name) => new Uint8Array(fixtureBytes(name))),
  ];
  const damage = fc.record({
    seed: fc.constantFrom(...seeds),
    cuts: fc.array(
      fc.record({
        at: fc.double({ min: 0, max: 1, noNaN: true }),
        remove: fc.nat(40),
        insert: fc.uint8Array({ maxLength: 6 }),
      }),
      { maxLength: 5 },
    ),
    digits: fc.boolean(),
  });

  it("yields facts of the agreed shape or a domain error, and never anything else", () => {
    fc.assert(
      fc.property(damage, ({ seed, cuts, digits }) => {
        let bytes = seed;
        for (const { at, remove, insert } of cuts) {
          const index = Math.floor(at * bytes.length);
          const patch = digits ? insert.map((byte) => 0x2c + (byte % 14)) : insert;
          bytes = new Uint8Array([...bytes.slice(0, index), ...patch, ...bytes.slice(index + remove)]);
        }
        try {
          usageFactsSchema.parse(read(bytes));
        } catch (error) {
          expect(error).toBeInstanceOf(DomainError);
        }
      }),
      { numRuns: 1_500 },
    );
  });
});
