import { DomainError } from "@wattleaf/shared/errors";
import { HOUR_SECONDS } from "@wattleaf/shared/domain/time";
import { describe, expect, it } from "vitest";
import type { GreenButtonOptions, SyntheticReading } from "../../../../../tests/factories/energy";
import {
  greenButtonEntries,
  greenButtonFeed,
  greenButtonXml,
  hourlyReadings,
  inBlocks,
  PACIFIC_NEW_YEAR,
} from "../../../../../tests/factories/energy";
import { summarizeUsage } from "../../usage/summarize";
import { greenButtonReadings } from "./green-button-readings";
import { parseGreenButton } from "./parse-green-button";

const factsOf = (xml: string) => summarizeUsage(greenButtonReadings(parseGreenButton(xml)));
const factsOfReadings = (readings: SyntheticReading[], options: Partial<GreenButtonOptions> = {}) =>
  factsOf(greenButtonXml(inBlocks(readings, 24), options));
const codes = ({ notices }: ReturnType<typeof factsOf>) => notices.map(({ code }) => code);
const sum = (readings: readonly SyntheticReading[]) => readings.reduce((total, { value }) => total + value, 0);
const readError = (xml: string) => {
  try {
    factsOf(xml);
  } catch (error) {
    return error;
  }
  return undefined;
};

const week = hourlyReadings(7 * 24);
const hour = (start: number, value = 100): SyntheticReading => ({ start, seconds: 3_600, value });

describe("a Green Button file", () => {
  it("gives the same facts whatever its namespace prefix", () => {
    const plain = factsOfReadings(week);
    expect(factsOfReadings(week, { prefix: "espi" })).toEqual(plain);
    expect(factsOfReadings(week, { prefix: "ns0" })).toEqual(plain);
  });

  it("covers local days and sums exactly", () => {
    const facts = factsOfReadings(week);
    expect(facts).toMatchObject({
      start: "2024-01-01T00:00:00",
      end: "2024-01-08T00:00:00",
      total: sum(week),
      days: 7,
      intervalSeconds: 3_600,
      readingCount: 168,
      gaps: [],
      notices: [],
    });
  });

  it("applies the power of ten", () => {
    expect(factsOfReadings(week, { powerOfTenMultiplier: 3 }).total).toBe(sum(week) * 1_000);
    expect(factsOfReadings(week, { powerOfTenMultiplier: -3 }).total).toBe(sum(week) / 1_000);
  });

  it("turns average power into energy", () => {
    const quarters = [0, 900, 1_800, 2_700].map((after) => ({
      start: PACIFIC_NEW_YEAR + after,
      seconds: 900,
      value: 400,
    }));
    expect(factsOfReadings(quarters, { uom: 38 }).total).toBe(400);
  });

  it("reports therms for gas, and says when a volume was converted", () => {
    const gas = factsOfReadings(week, { uom: 169, commodity: 7, serviceKind: 1, powerOfTenMultiplier: -3 });
    expect(gas).toMatchObject({ commodity: "gas", unit: "therm", total: sum(week) / 1_000, baseLoadWatts: null });
    const volume = factsOfReadings(week, { uom: 42, commodity: 7, serviceKind: 1 });
    expect(volume.total).toBeCloseTo(sum(week) * 0.36586, 0);
    expect(codes(volume)).toContain("gas_volume_converted");
  });

  it("reports cost only when it is complete", () => {
    const priced = week.map((reading) => ({ ...reading, cost: 2_500 }));
    expect(factsOfReadings(priced).cost).toEqual({ total: 4.2, currency: "USD" });
    const [first, ...others] = priced;
    const partial = factsOfReadings([{ ...first!, cost: undefined }, ...others]);
    expect(partial.cost).toBeNull();
    expect(codes(partial)).toContain("cost_incomplete");
  });

  it("counts the day of 23 hours and the day of 25 hours as one day each", () => {
    const spring = hourlyReadings(23, Date.UTC(2024, 2, 10, 8) / 1_000);
    const autumn = hourlyReadings(25, Date.UTC(2024, 10, 3, 7) / 1_000);
    expect(factsOfReadings(spring)).toMatchObject({
      start: "2024-03-10T00:00:00",
      end: "2024-03-11T00:00:00",
      days: 1,
      gaps: [],
    });
    expect(factsOfReadings(autumn)).toMatchObject({
      start: "2024-11-03T00:00:00",
      end: "2024-11-04T00:00:00",
      days: 1,
      gaps: [],
    });
  });

  it("reports the readings that are missing", () => {
    const gappy = week.filter((_, index) => index < 30 || index >= 33);
    expect(factsOfReadings(gappy).gaps).toEqual([
      { start: "2024-01-02T06:00:00", end: "2024-01-02T09:00:00", missingReadings: 3 },
    ]);
  });

  it("trusts each reading's own duration over the stated interval length", () => {
    const facts = factsOfReadings(week, { statedIntervalSeconds: 900 });
    expect(facts.intervalSeconds).toBe(3_600);
    expect(facts.notices).toEqual([
      { code: "interval_length_corrected", values: { statedSeconds: 900, actualSeconds: 3_600 } },
    ]);
  });

  it("lets hourly readings stand where a daily sum repeats them", () => {
    const daily = { start: PACIFIC_NEW_YEAR, seconds: 86_400, value: 99_999 };
    const facts = factsOfReadings([daily, ...week]);
    expect(facts.total).toBe(sum(week));
    expect(codes(facts)).toContain("overlapping_readings");
  });

  it("lets the later entry win when two contradict each other", () => {
    const [early = "", late = ""] = [hour(PACIFIC_NEW_YEAR, 900), hour(PACIFIC_NEW_YEAR, 100)].map((reading) =>
      greenButtonEntries("1", [[reading]]).at(-1),
    );
    const correction = late.replace("IntervalBlock/1", "IntervalBlock/2").replace("2024-12-31", "2025-01-31");
    const base = greenButtonEntries("1", []);
    expect(factsOf(greenButtonFeed([...base, early, correction])).total).toBe(100);
    expect(factsOf(greenButtonFeed([correction, early, ...base])).total).toBe(100);
  });
});

describe("several usage points and directions", () => {
  it("sums meters of one commodity, and leaves another commodity out", () => {
    const gas = greenButtonEntries("3", [week], { uom: 169, commodity: 7, serviceKind: 1 });
    const facts = factsOf(
      greenButtonFeed([...greenButtonEntries("1", [week]), ...gas, ...greenButtonEntries("2", [week])]),
    );
    expect(facts).toMatchObject({ commodity: "electricity", total: 2 * sum(week), readingCount: 168 });
    expect(facts.notices).toEqual([{ code: "other_commodity_left_out", values: { commodity: "gas" } }]);
  });

  it("keeps what went to the grid apart", () => {
    const solar = greenButtonEntries("1", [week.slice(0, 24)], { flowDirection: 19 }).map((entry) =>
      entry.replaceAll("MeterReading/01", "MeterReading/02").replaceAll("ReadingType/1", "ReadingType/2"),
    );
    const facts = factsOf(greenButtonFeed([...solar.slice(1), ...greenButtonEntries("1", [week])]));
    expect(facts).toMatchObject({ total: sum(week), exported: sum(week.slice(0, 24)) });
  });

  it("joins each meter to its own reading type by link, whatever the order", () => {
    const inWattHours = greenButtonEntries("1", [week.slice(0, 24)]);
    const inKilowattHours = greenButtonEntries("2", [week.slice(0, 24)], { powerOfTenMultiplier: 3 });
    const expected = 1_001 * sum(week.slice(0, 24));
    expect(factsOf(greenButtonFeed([...inWattHours, ...inKilowattHours])).total).toBe(expected);
    expect(factsOf(greenButtonFeed([...inKilowattHours, ...inWattHours].toReversed())).total).toBe(expected);
  });

  it("reads several blocks in the content of one entry", () => {
    const [first = "", second = ""] = greenButtonEntries("1", inBlocks(week.slice(0, 48), 24)).slice(-2);
    const block = /<IntervalBlock>[^]*<\/IntervalBlock>/.exec(second)?.[0] ?? "";
    const joined = first.replace("</content>", `${block}</content>`);
    const facts = factsOf(greenButtonFeed([...greenButtonEntries("1", []), joined]));
    expect(facts).toMatchObject({ readingCount: 48, total: sum(week.slice(0, 48)), gaps: [], notices: [] });
  });

  it("counts water in liters, apart from everything else", () => {
    const facts = factsOfReadings(week.slice(0, 24), { uom: 42, commodity: 9, serviceKind: 2 });
    expect(facts).toMatchObject({ commodity: "water", unit: "liter", total: 1_000 * sum(week.slice(0, 24)) });
  });

  it("splits net readings by their sign", () => {
    const net = [hour(PACIFIC_NEW_YEAR, 500), hour(PACIFIC_NEW_YEAR + HOUR_SECONDS, -200)];
    expect(factsOfReadings(net, { flowDirection: 4 })).toMatchObject({ total: 500, exported: 200 });
  });
});

describe("epochs that are not UTC", () => {
  const summer = Date.UTC(2024, 6, 1) / 1_000;

  it("corrects local standard time written as UTC", () => {
    // Midnight of summer time is 23:00 of standard time.
    const facts = factsOfReadings(hourlyReadings(48, summer - HOUR_SECONDS));
    expect(facts).toMatchObject({ start: "2024-07-01T00:00:00", end: "2024-07-03T00:00:00" });
    expect(facts.notices).toEqual([{ code: "local_time_written_as_utc", values: { shiftHours: 8 } }]);
  });

  it("corrects the wall clock written as UTC when the blocks' titles confirm it", () => {
    const blockTitle = (start: number) =>
      `Start: ${new Date(start * 1_000).toISOString().slice(0, 16).replace("T", " ")}`;
    const facts = factsOfReadings(hourlyReadings(48, summer), { blockTitle });
    expect(facts.start).toBe("2024-07-01T00:00:00");
    expect(codes(facts)).toEqual(["local_time_written_as_utc"]);
  });

  it("believes the standard when nothing but UTC day boundaries speaks against it", () => {
    const facts = factsOfReadings(hourlyReadings(48, summer));
    expect(facts.start).toBe("2024-06-30T17:00:00");
    expect(codes(facts)).toEqual(["days_cut_at_utc_midnight"]);
  });

  it("says when the file names no time zone", () => {
    expect(codes(factsOfReadings(week, { tzOffset: null }))).toEqual(["time_zone_missing"]);
  });
});

describe("long files", () => {
  it("reads 24 months of quarter hours in one go", () => {
    const quarters = Array.from({ length: 70_080 }, (_, index) => ({
      start: PACIFIC_NEW_YEAR + index * 900,
      seconds: 900,
      value: 200 + (index % 97),
    }));
    const facts = factsOf(greenButtonXml(inBlocks(quarters, 96), { statedIntervalSeconds: 900 }));
    expect(facts).toMatchObject({ readingCount: 70_080, intervalSeconds: 900, gaps: [], notices: [] });
    expect(facts.total).toBe(sum(quarters));
  });

  it("reads a file made of tens of thousands of linked resources", () => {
    // Comparing each with each would take minutes.
    const count = 15_000;
    const entries = Array.from({ length: count }, (_, index) => {
      const point = `UsagePoint/${index}`;
      return `<entry><link rel="self" href="${point}/MeterReading/1"/><link rel="up" href="${point}"/>
        <link rel="related" href="ReadingType/${index}"/><content><MeterReading/></content></entry>
        <entry><link rel="self" href="${point}"/><content><UsagePoint/></content></entry>
        <entry><link rel="self" href="ReadingType/${index}"/>
        <content><ReadingType><uom>72</uom></ReadingType></content></entry>
        <entry><link rel="up" href="${point}/MeterReading/1"/><content><IntervalBlock><IntervalReading>
        <timePeriod><duration>3600</duration><start>${PACIFIC_NEW_YEAR + index * HOUR_SECONDS}</start></timePeriod>
        <value>2</value></IntervalReading></IntervalBlock></content></entry>`;
    });
    expect(factsOf(greenButtonFeed(entries))).toMatchObject({ readingCount: count, total: 2 * count });
  });
});

describe("files that cannot be read", () => {
  const bomb = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;">]><feed>&lol2;</feed>`;
  const external = `<!DOCTYPE feed [<!ENTITY xxe SYSTEM "file:///etc/passwd">]><feed>&xxe;</feed>`;
  it.each([
    ["an entity bomb", bomb, /DOCTYPE/],
    ["an external entity", external, /DOCTYPE/],
    ["nesting without end", "<a>".repeat(500) + "</a>".repeat(500), /structured like a Green Button file/],
    [
      "a link without end",
      `<feed><entry><link rel="up" href="${"/a".repeat(99_999)}"/></entry></feed>`,
      /Green Button data/,
    ],
    ["an element named like a prototype", "<__proto__><constructor/></__proto__>", /Green Button data/],
    ["a cut-off download", greenButtonXml([week]).slice(0, 9_000), /line \d+, column \d+/],
    ["another kind of XML", "<invoice><total>12</total></invoice>", /Green Button data/],
    ["a feed without readings", greenButtonXml([]), /no interval readings/],
    ["a unit that is not use", greenButtonXml([week], { uom: 29 }), /unit/],
    ["a running register", greenButtonXml([week], { accumulationBehaviour: 3 }), /unit/],
    ["readings without values", greenButtonXml([week]).replaceAll(/<value>\d+/g, "<value>?"), /None of the readings/],
  ])("rejects %s", (_, xml, message) => {
    const error = readError(xml);
    expect(error).toBeInstanceOf(DomainError);
    expect(error).toMatchObject({ code: "file_unreadable", message: expect.stringMatching(message) });
  });
});
