import { HOUR_SECONDS } from "../../packages/shared/src/domain/time";

/**
 * Synthetic energy files. Every value is computed from the arguments, so two calls make the same file; no real meter
 * data is used.
 */

/** One interval as written in a Green Button file. */
export interface SyntheticReading {
  /** Epoch seconds. */
  start: number;
  seconds: number;
  value: number;
  /** 1/100,000 of the currency. */
  cost?: number;
}

export interface GreenButtonOptions {
  /** Namespace prefix of the ESPI elements; empty for a default namespace. */
  prefix: string;
  uom: number;
  powerOfTenMultiplier: number;
  flowDirection: number;
  accumulationBehaviour: number;
  commodity: number;
  serviceKind: number;
  statedIntervalSeconds: number;
  currency: number;
  /** Null omits LocalTimeParameters. */
  tzOffset: number | null;
  dstStartRule: string;
  dstEndRule: string;
  blockTitle: (start: number) => string;
}

/** 2024-01-01T00:00 in US Pacific standard time. */
export const PACIFIC_NEW_YEAR = Date.UTC(2024, 0, 1, 8) / 1_000;
/** Hours of a year without February 29. */
export const HOURS_PER_YEAR = 8_760;

const PACIFIC_WH: GreenButtonOptions = {
  prefix: "",
  uom: 72,
  powerOfTenMultiplier: 0,
  flowDirection: 1,
  accumulationBehaviour: 4,
  commodity: 1,
  serviceKind: 0,
  statedIntervalSeconds: 3_600,
  currency: 840,
  tzOffset: -28_800,
  dstStartRule: "360E2000",
  dstEndRule: "B40E2000",
  blockTitle: () => "",
};

/** A home's hourly load without randomness: a base load, two daily peaks, more use on weekends and in summer. */
export function hourlyReadings(count: number, start = PACIFIC_NEW_YEAR): SyntheticReading[] {
  return Array.from({ length: count }, (_, index) => {
    const hour = index % 24;
    const day = Math.floor(index / 24);
    const evening = hour >= 17 && hour <= 21 ? 900 : 0;
    const morning = hour >= 6 && hour <= 8 ? 450 : 0;
    const weekend = day % 7 >= 5 ? 180 : 0;
    const summer = Math.round(300 * Math.sin((Math.PI * (day % 365)) / 365));
    return {
      start: start + index * HOUR_SECONDS,
      seconds: 3_600,
      value: 250 + evening + morning + weekend + summer + (index % 7),
    };
  });
}

/** A feed of one usage point; each inner array becomes one IntervalBlock entry. */
export function greenButtonXml(
  blocks: readonly SyntheticReading[][],
  overrides: Partial<GreenButtonOptions> = {},
): string {
  return greenButtonFeed(greenButtonEntries("1", blocks, overrides));
}

export function greenButtonFeed(entries: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xmlns:espi="http://naesb.org/espi" xmlns:ns0="http://naesb.org/espi">
  <id>urn:uuid:00000000-0000-4000-8000-000000000000</id>
  <title>Synthetic Green Button feed</title>
${entries.join("\n")}
</feed>
`;
}

/** The entries of one usage point, for tests that shuffle or join them. */
export function greenButtonEntries(
  usagePoint: string,
  blocks: readonly SyntheticReading[][],
  overrides: Partial<GreenButtonOptions> = {},
): string[] {
  const options = { ...PACIFIC_WH, ...overrides };
  const tag = (name: string) => (options.prefix === "" ? name : `${options.prefix}:${name}`);
  const element = (name: string, content: string | number) => `<${tag(name)}>${content}</${tag(name)}>`;
  const point = `RetailCustomer/1/UsagePoint/${usagePoint}`;
  const meter = `${point}/MeterReading/01`;
  const type = `ReadingType/${usagePoint}`;
  const zone = `LocalTimeParameters/${usagePoint}`;

  const zoneEntry =
    options.tzOffset === null
      ? []
      : [
          atomEntry(
            zone,
            [],
            element(
              "LocalTimeParameters",
              element("dstEndRule", options.dstEndRule) +
                element("dstOffset", 3_600) +
                element("dstStartRule", options.dstStartRule) +
                element("tzOffset", options.tzOffset),
            ),
          ),
        ];
  const readingType = [
    element("accumulationBehaviour", options.accumulationBehaviour),
    element("commodity", options.commodity),
    element("currency", options.currency),
    element("flowDirection", options.flowDirection),
    element("intervalLength", options.statedIntervalSeconds),
    element("powerOfTenMultiplier", options.powerOfTenMultiplier),
    element("uom", options.uom),
  ].join("");

  return [
    atomEntry(
      point,
      [`${point}/MeterReading`, zone],
      element("UsagePoint", element("ServiceCategory", element("kind", options.serviceKind))),
    ),
    ...zoneEntry,
    atomEntry(meter, [`${meter}/IntervalBlock`, type], `<${tag("MeterReading")}/>`),
    atomEntry(type, [], element("ReadingType", readingType)),
    ...blocks.map((readings, index) =>
      atomEntry(
        `${meter}/IntervalBlock/${index + 1}`,
        [],
        element("IntervalBlock", readings.map((reading) => intervalReading(reading, element)).join("")),
        options.blockTitle(readings[0]?.start ?? 0),
      ),
    ),
  ];
}

/** Formatted as utilities do, about 200 bytes per reading, so that a year of hours is 1.8 MB. */
function intervalReading(
  { start, seconds, value, cost }: SyntheticReading,
  element: (name: string, content: string | number) => string,
): string {
  return `
        ${element(
          "IntervalReading",
          `${cost === undefined ? "" : `\n          ${element("cost", cost)}`}
          ${element(
            "timePeriod",
            `
            ${element("duration", seconds)}
            ${element("start", start)}
          `,
          )}
          ${element("value", value)}
        `,
        )}`;
}

function atomEntry(self: string, related: readonly string[], content: string, title = ""): string {
  const up = self.slice(0, self.lastIndexOf("/"));
  const links = related.map((href) => `<link rel="related" href="https://utility.example/espi/${href}"/>`);
  return `  <entry>
    <link rel="self" href="https://utility.example/espi/${self}"/>
    <link rel="up" href="https://utility.example/espi/${up}"/>
    ${links.join("\n    ")}
    <title>${title}</title>
    <content>${content}</content>
    <updated>2024-12-31T00:00:00Z</updated>
  </entry>`;
}

/** Splits readings into blocks of `size`. */
export function inBlocks(readings: readonly SyntheticReading[], size: number): SyntheticReading[][] {
  const count = Math.ceil(readings.length / size);
  return Array.from({ length: count }, (_, index) => readings.slice(index * size, (index + 1) * size));
}

/** CSV with a `Timestamp` and a `Usage (kWh)` column; stamps are UTC wall time of the readings' epochs. */
export function intervalCsv(readings: readonly SyntheticReading[]): string {
  const rows = readings.map(
    ({ start, value }) => `${new Date(start * 1_000).toISOString().slice(0, 16).replace("T", " ")},${value / 1_000}`,
  );
  return ["Timestamp,Usage (kWh)", ...rows].join("\n");
}
