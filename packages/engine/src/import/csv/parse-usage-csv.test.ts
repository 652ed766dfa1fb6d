import { readFileSync } from "node:fs";
import { DomainError } from "@wattleaf/shared/errors";
import { DAY_MS, DAY_SECONDS } from "@wattleaf/shared/domain/time";
import { describe, expect, it } from "vitest";
import { summarizeUsage } from "../../usage/summarize";
import { parseUsageCsv } from "./parse-usage-csv";

const factsOf = (...lines: string[]) => summarizeUsage(parseUsageCsv(lines.join("\n")));
const fixture = (name: string) =>
  factsOf(readFileSync(new URL(`../../../../../tests/fixtures/energy/${name}`, import.meta.url), "utf8"));
const codes = ({ notices }: ReturnType<typeof factsOf>) => notices.map(({ code }) => code);

describe("interval CSV of utilities", () => {
  it("reads PG&E's layout: preamble, date and time apart, units per row, gas left out, spring clock change", () => {
    const facts = fixture("pge-style-interval.csv");
    expect(facts).toMatchObject({
      source: "interval_csv",
      start: "2024-03-09T22:00:00",
      end: "2024-03-10T05:00:00",
      total: 2_000,
      intervalSeconds: 3_600,
      gaps: [],
      cost: { total: 0.61, currency: null },
    });
    expect(codes(facts)).toEqual(["other_commodity_left_out", "clock_changes_recognized"]);
  });

  it("reads SCE's layout: sections, repeated headers, ranges in one column", () => {
    const facts = fixture("sce-style-interval.csv");
    expect(facts).toMatchObject({ total: 1_200, readingCount: 3, start: "2024-05-01T00:00:00" });
    expect(facts.gaps).toEqual([{ start: "2024-05-01T02:00:00", end: "2024-05-02T00:00:00", missingReadings: 22 }]);
  });

  it("reads semicolons, decimal commas and a German total row", () => {
    expect(fixture("german-quarter-hours.csv")).toMatchObject({ total: 2_000, intervalSeconds: 900, readingCount: 4 });
  });
});

describe("an interval's end", () => {
  const HEADER = "Start,End,Usage (kWh)";

  it("is rejected, naming the row, when it is before the start", () => {
    const reversed = () =>
      factsOf(HEADER, "2026-01-02 01:00,2026-01-02 02:00,1", "2026-01-02 02:00,2026-01-02 01:00,1");
    expect(reversed).toThrow("The interval in row 3 ends before it starts.");
  });

  it("may be the midnight of the same day, or the repeated hour of a clock change", () => {
    const lines = ["2026-01-02 22:00,2026-01-02 23:00,1", "2026-01-02 23:00,2026-01-02 00:00,1"];
    expect(factsOf(HEADER, ...lines)).toMatchObject({ readingCount: 2 });
    const autumn = ["2024-11-03 01:30,2024-11-03 01:45,1", "2024-11-03 01:45,2024-11-03 01:00,1"];
    expect(factsOf(HEADER, ...autumn)).toMatchObject({ readingCount: 2 });
  });
});

describe("what a header may look like", () => {
  it.each([
    ["English", "Timestamp,Usage (kWh)", "2024-01-01 00:00,0.5", "2024-01-01 01:00,0.7"],
    ["watt-hours", "Start,Wh", "2024-01-01T00:00,500", "2024-01-01T01:00,700"],
    ["power", "Date/Time,Power (kW)", "2024-01-01 00:00,0.5", "2024-01-01 01:00,0.7"],
    ["German", "Zeitstempel;Stromverbrauch in kWh", "01.01.2024 00:00;0,5", "01.01.2024 01:00;0,7"],
    ["French", "Horodate;Consommation (kWh)", "01/01/2024 00:00;0,5", "01/01/2024 01:00;0,7"],
    ["Spanish", "Fecha;Hora;Consumo_kWh", "01/01/2024;00:00;0,5", "01/01/2024;01:00;0,7"],
    ["Chinese", "日期,时间,用电量(千瓦时)", "2024年1月1日,00:00,0.5", "2024年1月1日,01:00,0.7"],
    ["tabs", "date\ttime\tkWh", "2024-01-01\t12:00 AM\t0.5", "2024-01-01\t1:00 AM\t0.7"],
    ["other columns", "Meter ID,Date,Price,kWh,Temp", "7,2024-01-01 00:00,9,0.5,21", "7,2024-01-01 01:00,9,0.7,20"],
    ["month names", "Date,kWh", '"Jan 1, 2024 12:00 AM",0.5', '"Jan 1, 2024 1:00 AM",0.7'],
  ])("%s", (_, ...lines) => {
    expect(factsOf(...lines)).toMatchObject({
      commodity: "electricity",
      start: "2024-01-01T00:00:00",
      end: "2024-01-01T02:00:00",
      total: 1_200,
    });
  });

  it("keeps exported energy apart", () => {
    const facts = factsOf("Date,Import (kWh),Export (kWh)", "2024-01-01 00:00,0.5,0.1", "2024-01-01 01:00,0.7,0.2");
    expect(facts).toMatchObject({ total: 1_200, exported: 300 });
  });
});

describe("dates", () => {
  it("takes the order from the data", () => {
    expect(factsOf("Date,kWh", "13/02/2024,1", "14/02/2024,1").start).toBe("2024-02-13T00:00:00");
    expect(factsOf("Date,kWh", "02/13/2024,1", "02/14/2024,1").start).toBe("2024-02-13T00:00:00");
    const dayFirst = factsOf("Date,kWh", "01/02/2024,1", "02/02/2024,1", "03/02/2024,1", "04/02/2024,1");
    expect(dayFirst).toMatchObject({ start: "2024-02-01T00:00:00", notices: [] });
  });

  it("says when the data fits both orders", () => {
    expect(codes(factsOf("Date,kWh", "01/02/2024 01:00,1", "01/02/2024 02:00,1"))).toContain("date_order_ambiguous");
  });

  it("recognizes stamps at the end of their interval", () => {
    const rows = Array.from({ length: 24 }, (_, hour) => `2024-01-01,${hour + 1}:00,1`);
    const facts = factsOf("Date,Time,kWh", ...rows);
    expect(facts).toMatchObject({ start: "2024-01-01T00:00:00", end: "2024-01-02T00:00:00" });
    expect(codes(facts)).toEqual(["timestamps_mark_interval_end"]);
  });

  it.each([
    "start",
    "Start time",
    "begin",
    "Begin Date/Time",
    "from",
    "period_from",
    "Interval Start",
    "von",
    "Beginn",
    "Début",
    "inicio",
    "开始时间",
  ])("takes a column that is named %s for the start, wherever the times begin and end", (name) => {
    for (const zone of ["", "Z", "+01:00"]) {
      const rows = Array.from({ length: 24 }, (_, hour) =>
        new Date(Date.UTC(2024, 0, 1, hour + 1)).toISOString().replace(".000Z", zone),
      );
      const facts = factsOf(`${name},kWh`, ...rows.map((row) => `${row},1`));
      expect(facts.start, zone).toBe("2024-01-01T01:00:00");
      expect(codes(facts)).not.toContain("timestamps_mark_interval_end");
    }
  });

  it("takes the hour that autumn repeats for two hours, not for a duplicate", () => {
    const hours = ["00", "01", "01", ...Array.from({ length: 22 }, (_, index) => String(index + 2).padStart(2, "0"))];
    const facts = factsOf("Date,kWh", ...hours.map((hour) => `2024-11-03 ${hour}:00,1`));
    expect(facts).toMatchObject({ total: 25_000, readingCount: 25, days: 1, gaps: [] });
  });

  it("uses the zone where stamps carry one", () => {
    const facts = factsOf(
      "Start,kWh",
      "2024-11-03T01:00:00-07:00,1",
      "2024-11-03T01:00:00-08:00,2",
      "2024-11-03T02:00:00-08:00,4",
    );
    expect(facts).toMatchObject({ total: 7_000, gaps: [], readingCount: 3 });
  });
});

describe("bill overviews", () => {
  it("reads totals, cost and time-of-use columns, and not the rates", () => {
    const facts = fixture("monthly-time-of-use.csv");
    expect(facts).toMatchObject({
      source: "monthly_csv",
      intervalSeconds: null,
      total: 2_064_750,
      days: 92,
      cost: { total: 291.35, currency: null },
      touSplit: [
        { period: "off_peak", total: 1_325_500 },
        { period: "mid_peak", total: 353_250 },
        { period: "on_peak", total: 386_000 },
      ],
      peakHour: null,
      baseLoadWatts: null,
      hourlyAverage: [],
    });
    expect(facts.months[1]).toMatchObject({ month: "2023-12", total: 730_000, days: 31, cost: 101.75 });
    expect(codes(facts)).toEqual(["unit_assumed_kwh"]);
  });

  it("sums time-of-use columns when there is no total", () => {
    const facts = factsOf("月份,谷电量(kWh),平电量(kWh),峰电量(kWh)", "2024年1月,100,50,30", "2024年2月,90,40,20");
    expect(facts.total).toBe(330_000);
    expect(facts.touSplit.map(({ period }) => period)).toEqual(["off_peak", "mid_peak", "on_peak"]);
  });

  it("covers exactly the billing period that a row names", () => {
    const facts = factsOf(
      "From,To,Usage (kWh),Total cost",
      "01/15/2024,02/14/2024,500,$75.10",
      "02/15/2024,03/14/2024,400,$60.00",
    );
    expect(facts).toMatchObject({ start: "2024-01-15T00:00:00", end: "2024-03-15T00:00:00", days: 60, gaps: [] });
    expect(facts.months.map(({ days }) => days)).toEqual([31, 29]);
  });

  it("shows a missing month as a gap and compares nothing across it", () => {
    const facts = factsOf("Month,kWh", "2024-01,310", "2024-03,310");
    expect(facts.gaps).toEqual([{ start: "2024-02-01T00:00:00", end: "2024-03-01T00:00:00", missingReadings: 1 }]);
    expect(facts.months.map(({ changeFromPrevious }) => changeFromPrevious)).toEqual([null, null]);
  });

  it("counts a bill that stands there twice once", () => {
    expect(factsOf("Month,kWh", "2024-01,310", "2024-01,310", "2024-02,300").total).toBe(610_000);
  });
});

const pad = (value: number) => String(value).padStart(2, "0");
const clock = (minutes: number) => `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
const times = <T>(count: number, cell: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => cell(index));
const day = (start: string, later: number) => new Date(Date.parse(start) + later * DAY_MS).toISOString().slice(0, 10);

describe("one row a day", () => {
  const days = (start: string, cellsOf: (later: number) => (string | number)[], separator = ",") =>
    times(5, (later) => [day(start, later), ...cellsOf(later)].join(separator));

  it.each([
    ["hours by their start", ["Date", ...times(24, (hour) => clock(hour * 60))], times(24, () => 1)],
    [
      "hours by their end, with a total",
      ["Date", ...times(24, (hour) => clock((hour + 1) * 60)), "Total"],
      [...times(24, () => 1), 24],
    ],
    [
      "hours of half days",
      ["Date", ...times(24, (hour) => `${hour % 12 || 12} ${hour < 12 ? "AM" : "PM"}`)],
      times(24, () => 1),
    ],
    ["numbered half hours", ["Date", ...times(48, (index) => `HH${index + 1}`)], times(48, () => 0.5)],
    [
      "ranges of quarters",
      ["Date", ...times(96, (index) => `${clock(index * 15)} - ${clock((index + 1) * 15)}`)],
      times(96, () => 0.25),
    ],
  ])("in %s", (_, header, cells) => {
    const facts = factsOf(header.join(","), ...days("2024-05-06", () => cells));
    const count = header.filter((name) => name !== "Date" && name !== "Total").length;
    expect(facts).toMatchObject({
      start: "2024-05-06T00:00:00",
      end: "2024-05-11T00:00:00",
      readingCount: 5 * count,
      intervalSeconds: DAY_SECONDS / count,
      total: 120_000,
      gaps: [],
    });
    expect(codes(facts)).toEqual(["day_rows_unfolded", "unit_assumed_kwh"]);
  });

  it("beside a meter's number, with units, semicolons and decimal commas", () => {
    const header = ["Zählpunkt", "Datum", ...times(96, (index) => `kWh ${clock(index * 15)}`)].join(";");
    const rows = times(2, (later) => ["2000000000", `0${later + 1}.05.2024`, ...times(96, () => "0,25")].join(";"));
    expect(factsOf(header, ...rows)).toMatchObject({
      total: 48_000,
      readingCount: 192,
      notices: [{ code: "day_rows_unfolded" }],
    });
  });

  it("keeps the day of 23 hours and the day of 25 hours", () => {
    const spring = factsOf(
      ["Day", ...times(24, (hour) => `Hour ${hour + 1}`)].join(","),
      ...days("2024-03-08", (later) => times(24, (hour) => (later === 2 && hour === 2 ? "" : 1))),
    );
    expect(spring).toMatchObject({ readingCount: 119, days: 5, gaps: [] });
    const autumn = factsOf(
      ["Day", ...times(25, (hour) => `HE${hour + 1}`)].join(","),
      ...days("2024-11-01", (later) => times(25, (hour) => (later !== 2 && hour === 24 ? "" : 1))),
    );
    expect(autumn).toMatchObject({ readingCount: 121, days: 5, gaps: [] });
    expect(codes(autumn)).toContain("clock_changes_recognized");
  });

  it("takes an hour that is missing on another Sunday for a gap, and moves nothing behind it", () => {
    const lost = new Set(["2026-03-15 02", "2026-03-22 01", "2026-04-12 02"]);
    const hours = times(30 * 24, (index) => `${day("2026-03-14", Math.floor(index / 24))} ${pad(index % 24)}`);
    const facts = factsOf(
      "Start,Usage (kWh)",
      ...hours.filter((hour) => !lost.has(hour)).map((hour) => `${hour}:00,1`),
    );
    expect(facts.gaps.map(({ start }) => start)).toEqual([...lost].map((hour) => `${hour.replace(" ", "T")}:00:00`));
    expect(facts.end).toBe("2026-04-13T00:00:00");
  });

  it("names the cell at fault where it stands in the file", () => {
    const header = ["Date", ...times(24, (hour) => clock(hour * 60))].join(",");
    const rows = days("2024-05-06", (later) => times(24, (hour) => (later === 3 && hour === 7 ? "broken" : 1)));
    expect(() => factsOf(header, ...rows)).toThrow(/Row 5, column 9/);
  });
});

describe("files without a header", () => {
  const hours = (rest: (index: number) => string, separator = ",") =>
    times(
      48,
      (index) => `2024-01-0${1 + Math.floor(index / 24)} ${clock((index % 24) * 60)}${separator}${rest(index)}`,
    );

  it.each([
    ["stamps and values", hours(() => "0,5", ";")],
    ["a meter's number and a quality flag", hours(() => "0.5,A").map((row) => `1234567,${row}`)],
    ["dates and times apart", hours(() => "0.5").map((row) => row.replace(" ", ","))],
    ["one row a day", times(2, (later) => [day("2024-01-01", later), ...times(48, () => 0.25)].join(","))],
  ])("with %s", (_, rows) => {
    const facts = factsOf(...rows);
    expect(facts).toMatchObject({ start: "2024-01-01T00:00:00", end: "2024-01-03T00:00:00", total: 24_000 });
    expect(codes(facts)).toEqual(expect.arrayContaining(["header_missing", "unit_assumed_kwh"]));
  });

  it("with a register and its differences", () => {
    const used = (index: number) => 1 + (index % 5);
    const shown = (index: number): number => (index === 0 ? 1_000 : shown(index - 1) + used(index));
    const total = times(48, used).reduce((sum, kwh) => sum + kwh, 0) * 1_000;
    expect(factsOf(...hours((index) => `${shown(index)},${used(index)}`)).total).toBe(total);
  });

  it("are rejected when more than one column could be the use", () => {
    expect(() => factsOf(...hours((index) => `0.5,${index % 7}`))).toThrow(/columns 2, 3 all have numbers/);
  });
});

describe("what the meter showed", () => {
  const hourly = (header: string, count: (index: number) => number) =>
    factsOf(
      header,
      ...times(49, (index) => `2024-01-0${1 + Math.floor(index / 24)} ${clock((index % 24) * 60)},${count(index)}`),
    );
  const NAMED = "Time,Meter reading (kWh)";

  it("becomes the use between two readings, however far apart", () => {
    const facts = factsOf(
      "Datum;Zählerstand (kWh)",
      "01.01.2024;12.345,0",
      "15.02.2024;12.845,5",
      "01.04.2024;13.400,0",
    );
    expect(facts).toMatchObject({ source: "monthly_csv", total: 1_055_000, start: "2024-01-01T00:00:00", days: 91 });
    expect(codes(facts)).toEqual(["register_differences_taken"]);
  });

  it("is told by its values where its name does not tell it", () => {
    expect(hourly("Time,Energy (kWh)", (index) => 5_000 + index)).toMatchObject({ total: 48_000, readingCount: 48 });
    expect(hourly("Time,Energy (kWh)", (index) => 5_000 + (index % 5)).total).toBe(49 * 5_000_000 + 96_000);
  });

  it.each([
    ["is carried on past its last digit", (index: number) => (99_980 + index) % 100_000, 48_000, "register_rollovers"],
    [
      "leaves out the hour in which the meter was exchanged",
      (index: number) => (index < 20 ? 5_000 + index : index),
      47_000,
      "meter_exchanges_left_out",
    ],
    [
      "leaves out a reading that failed",
      (index: number) => (index === 20 ? 0 : 5_000 + index),
      48_000,
      "register_outliers_left_out",
    ],
  ])("%s", (_, count, total, code) => {
    const facts = hourly(NAMED, count);
    expect(facts.total).toBe(total);
    expect(facts.notices).toContainEqual({ code, values: { times: 1 } });
  });

  it("runs through the clock changes", () => {
    const stamps = ["2024-03-10 00:00", "2024-03-10 01:00", "2024-03-10 03:00", "2024-03-10 04:00"];
    const facts = factsOf(NAMED, ...stamps.map((stamp, index) => `${stamp},${100 + index}`));
    expect(facts).toMatchObject({ readingCount: 3, intervalSeconds: 3_600, total: 3_000, gaps: [] });
  });

  it("reads OBIS codes of import and export", () => {
    const facts = factsOf(
      "Zeit;1-0:1.8.0*255 (kWh);1-0:2.8.0*255 (kWh)",
      "01.01.2024 00:00;100,5;20",
      "01.01.2024 00:15;100,75;20,5",
      "01.01.2024 00:30;101;21",
    );
    expect(facts).toMatchObject({ total: 500, exported: 1_000 });
  });

  it("is rejected when a register's values go up and down", () => {
    const rows = times(30, (index) => `2024-01-${pad(index + 1)};${index % 3}`);
    expect(() => factsOf("Datum;Zählerstand", ...rows)).toThrow(/labeled as a meter reading/);
  });
});

describe("rows that say what they are", () => {
  it("keeps import, export and reactive energy apart", () => {
    const kinds = ["Active Import Interval (kW)", "Active Export Interval (kW)", "Reactive Interval (kVAr)"];
    const rows = times(48, (index) =>
      kinds.map((kind, place) => `1000,${place + 1},${kind},2024-01-02 ${clock(index * 30)}`).join("\n"),
    );
    const facts = factsOf("MPRN,Read Value,Read Type,Read Date", ...rows);
    expect(facts).toMatchObject({ readingCount: 48, total: 24_000, exported: 48_000 });
    expect(codes(facts)).toEqual(["other_measurements_left_out"]);
  });

  it("takes the unit from the cells where no header names it", () => {
    expect(factsOf("Date,Usage", "2024-01-01 00:00,500 Wh", "2024-01-01 01:00,700 Wh")).toMatchObject({
      total: 1_200,
      notices: [],
    });
  });
});

describe("files that cannot be read", () => {
  it.each([
    ["no header", ["a,b", "1,2"], /No header row/],
    ["a header alone", ["Date,kWh"], /row 1 and has no readings/],
    ["a number that is none", ["Date,kWh", "2024-01-01,5", "2024-01-02,abc"], /Row 3, column 2/],
    ["a date that is none", ["Date,kWh", "2024-01-01,5", "2024-02-30,4"], /row 3, column 1 \("Date"\)/],
    ["a single reading", ["Date,kWh", "2024-01-01 00:00,5"], /only one reading/],
    ["no values", ["Date,kWh", "2024-01-01,", "2024-01-02,"], /no usage values/],
    ["decimal commas between commas", ["Date,kWh", "2024-01-01,0,125", "2024-01-02,0,250"], /Row 2 has 3 columns/],
    ["rows without end", ["Date,kWh", "1,".repeat(5_000)], /Row 2 has 5001 columns/],
    ["an absurd unitless number", ["Date,Usage", "2024-01-01,900000", "2024-01-02,900000"], /has no unit/],
  ])("rejects %s and says where", (_, lines, message) => {
    expect(() => factsOf(...lines)).toThrow(DomainError);
    expect(() => factsOf(...lines)).toThrow(message);
  });
});

describe("the currency of a cost column", () => {
  it.each([
    ["Cost (USD)", "1.50", "USD"],
    ["Betrag (€)", "1,50", "EUR"],
    ["费用（元）", "1.50", "CNY"],
    ["Cost (CAD)", "$1.50", "CAD"],
    ["Cost", "$1.50", null],
  ])("%s with %s names %s", (header, cell, currency) => {
    const facts = factsOf(`Date;kWh;${header}`, `2024-01-01;5;${cell}`, `2024-02-01;6;${cell}`);
    expect(facts.cost?.currency).toBe(currency);
  });
});
