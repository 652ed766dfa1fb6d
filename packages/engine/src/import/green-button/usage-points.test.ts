import { DAY_SECONDS, HOUR_SECONDS } from "@wattleaf/shared/domain/time";
import { describe, expect, it } from "vitest";
import type { GreenButtonOptions } from "../../../../../tests/factories/energy";
import { greenButtonXml, hourlyReadings, inBlocks, PACIFIC_NEW_YEAR } from "../../../../../tests/factories/energy";
import { unusableReadings } from "./channels";
import { parseGreenButton } from "./parse-green-button";
import { meteredPoints } from "./usage-points";

const channelOf = (xml: string, timeZone?: string) => {
  const [channel] = meteredPoints(parseGreenButton(xml), { timeZone, maxLength: 1_000_000 })[0]?.channels ?? [];
  if (!channel) throw new Error("no channel");
  return channel;
};
const year = (options: Partial<GreenButtonOptions>) =>
  channelOf(greenButtonXml(inBlocks(hourlyReadings(8_760), 24), options));

describe("the zone of a meter", () => {
  it.each([
    ["Pacific time with summer time", {}, "America/Los_Angeles"],
    [
      "Mountain time without",
      { tzOffset: -25_200, dstStartRule: "FFFFFFFF", dstEndRule: "FFFFFFFF" },
      "America/Phoenix",
    ],
    ["an hour that no place keeps with these rules", { tzOffset: -3_600 }, "UTC"],
  ])("%s", (_, options, zone) => expect(year(options).timeZone).toBe(zone));

  it("is the caller's where they name one", () => {
    const channel = channelOf(greenButtonXml([hourlyReadings(24)], { tzOffset: null }), "America/Denver");
    expect(channel).toMatchObject({ timeZone: "America/Denver", notices: [{ code: "time_zone_missing" }] });
  });

  it("is said to be unknown where no clock agrees", () => {
    expect(year({ tzOffset: -3_600 }).notices).toContainEqual({ code: "time_zone_unknown", values: {} });
  });
});

describe("the series of a channel", () => {
  it("runs through both clock changes without a break", () => {
    const { series, gaps } = year({});
    expect(series).toMatchObject({ startMs: PACIFIC_NEW_YEAR * 1_000, intervalSeconds: HOUR_SECONDS });
    expect(series?.kwh).toHaveLength(8_760);
    expect(gaps).toEqual([]);
  });

  it("keeps the sign of a net meter", () => {
    const net = [500, -200].map((value, index) => ({
      start: PACIFIC_NEW_YEAR + index * HOUR_SECONDS,
      seconds: HOUR_SECONDS,
      value,
    }));
    expect(channelOf(greenButtonXml([net], { flowDirection: 4 }))).toMatchObject({
      direction: "net",
      series: { kwh: Float64Array.of(0.5, -0.2) },
    });
  });

  it.each([
    ["days of 23 hours", [86_400, 82_800]],
    ["readings off the grid", [HOUR_SECONDS, HOUR_SECONDS, 1_000]],
  ])("gives %s one by one", (_, lengths) => {
    let start = PACIFIC_NEW_YEAR;
    const readings = lengths.map((seconds) => ({ start: (start += DAY_SECONDS), seconds, value: 5 }));
    const channel = channelOf(greenButtonXml([readings]));
    expect(channel.series).toBeNull();
    expect(channel.readings).toHaveLength(lengths.length);
  });

  it("is not made of two readings that lie a century apart", () => {
    const readings = [0, 4_000_000_000].map((start) => ({ start, seconds: 300, value: 5 }));
    const channel = channelOf(greenButtonXml([readings]));
    expect(channel.series).toBeNull();
    expect(channel.gaps).toHaveLength(1);
  });
});

describe("what is odd about a channel is noticed", () => {
  const hours = (values: number[]) => [
    values.map((value, at) => ({ start: PACIFIC_NEW_YEAR + at * HOUR_SECONDS, seconds: HOUR_SECONDS, value })),
  ];
  const codesOf = (xml: string) => channelOf(xml).notices.map(({ code }) => code);

  it("a multiplier that makes a home of 500 GW, but not one of kWh", () => {
    expect(codesOf(greenButtonXml(hours([500, 700]), { powerOfTenMultiplier: 9 }))).toContain("implausible_power");
    expect(codesOf(greenButtonXml(hours([5, 7]), { powerOfTenMultiplier: 3 }))).not.toContain("implausible_power");
  });

  it("negative readings of delivered energy, but not of a net meter", () => {
    const negative = hours([500, -200, -100]);
    expect(channelOf(greenButtonXml(negative)).notices).toContainEqual({
      code: "negative_delivered_readings",
      values: { readings: 2 },
    });
    expect(codesOf(greenButtonXml(negative, { flowDirection: 4 }))).not.toContain("negative_delivered_readings");
  });

  it("hours of a meter whose quarter hours are there too; the finer channel is the one to add", () => {
    const document = parseGreenButton(greenButtonXml(hours([400, 800])));
    const [point] = document.usagePoints;
    const [hourly] = point?.meterReadings ?? [];
    if (!point || !hourly) throw new Error("no meter");
    const quarters = hourly.blocks.map((block) => ({
      ...block,
      readings: block.readings.flatMap((reading) =>
        [0, 1, 2, 3].map((quarter) => ({
          ...reading,
          start: reading.start + quarter * 900,
          seconds: 900,
          value: reading.value / 4,
        })),
      ),
    }));
    point.meterReadings.push({ ...hourly, blocks: quarters });
    const [coarse, fine] = meteredPoints(document, { timeZone: undefined, maxLength: 100 })[0]?.channels ?? [];
    expect(coarse?.notices).toContainEqual({ code: "repeats_finer_channel", values: { intervalSeconds: 900 } });
    expect(fine?.notices.map(({ code }) => code)).not.toContain("repeats_finer_channel");
  });

  it("readings without a usable unit beside usable ones", () => {
    const document = parseGreenButton(greenButtonXml(hours([400, 800])));
    const [point] = document.usagePoints;
    const [meter] = point?.meterReadings ?? [];
    if (!point || !meter) throw new Error("no meter");
    expect(unusableReadings(document.usagePoints)).toBe(0);
    point.meterReadings.push({ ...meter, readingType: null });
    expect(unusableReadings(document.usagePoints)).toBe(2);
  });
});
