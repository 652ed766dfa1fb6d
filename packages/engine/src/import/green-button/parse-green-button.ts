import { reasonError } from "@wattleaf/shared/error-reason";
import type { DomainError } from "@wattleaf/shared/errors";
import type { GreenButtonDocument, MeterReading, UsagePoint } from "./document";
import type { Resource, Resources } from "./entries";
import { collectResources } from "./entries";
import { Links } from "./links";
import { parseXml } from "./parse-xml";
import { readCommodity, readIntervalBlock, readLocalTime, readReadingType } from "./read-resources";

/**
 * Reads a Green Button Download My Data file (NAESB REQ.21 ESPI): Atom feed, single entry or bare resources, any
 * namespace prefix, any order. Resources are joined by their links, not by their place in the file.
 *
 * @returns every usage point with its readings, numbers as written: see green-button-series.ts for what they mean
 * @throws DomainError `file_unreadable` when the XML is broken or unsafe, or holds no interval reading
 */
export function parseGreenButton(xml: string): GreenButtonDocument {
  return parseGreenButtonPages([xml]);
}

/** {@link parseGreenButton} for a paginated response: related resources can be on different pages. */
export function parseGreenButtonPages(pages: readonly string[]): GreenButtonDocument {
  const resources = joined(pages.map((xml) => collectResources(parseXml(xml))));
  const { meters, unreadableReadings } = meterReadings(resources);
  if (meters.length === 0) throw nothingToRead(resources, unreadableReadings);

  const zones = new Links(resources.LocalTimeParameters);
  const usagePoints = new Map<Resource | undefined, UsagePoint>();
  for (const resource of resources.UsagePoint) usagePoints.set(resource, usagePoint(resource, zones));
  for (const { owner, meter } of meters) {
    const point = usagePoints.get(owner) ?? usagePoint(owner, zones);
    usagePoints.set(owner, point);
    point.meterReadings.push(meter);
  }
  return { usagePoints: [...usagePoints.values()], unreadableReadings };
}

const joined = (pages: readonly Resources[]): Resources => ({
  UsagePoint: pages.flatMap((page) => page.UsagePoint),
  LocalTimeParameters: pages.flatMap((page) => page.LocalTimeParameters),
  MeterReading: pages.flatMap((page) => page.MeterReading),
  ReadingType: pages.flatMap((page) => page.ReadingType),
  IntervalBlock: pages.flatMap((page) => page.IntervalBlock),
});

interface OwnedMeterReading {
  owner: Resource | undefined;
  meter: MeterReading;
}

/** Gathers interval blocks under their MeterReading; blocks whose MeterReading is missing, under their `up` link. */
function meterReadings(resources: Resources): { meters: OwnedMeterReading[]; unreadableReadings: number } {
  const meters = new Map<Resource | string, OwnedMeterReading>();
  const meterLinks = new Links(resources.MeterReading);
  const typeLinks = new Links(resources.ReadingType);
  const pointLinks = new Links(resources.UsagePoint);
  let unreadableReadings = 0;
  for (const blockResource of resources.IntervalBlock) {
    const { block, unreadable } = readIntervalBlock(blockResource);
    unreadableReadings += unreadable;
    if (block.readings.length === 0) continue;

    const meterResource = meterLinks.parentOf(blockResource);
    const key = meterResource ?? blockResource.up;
    const known = meters.get(key);
    if (known) known.meter.blocks.push(block);
    else {
      const linking = meterResource ?? blockResource;
      const type = typeLinks.relatedTo(linking);
      const owner = pointLinks.parentOf(linking);
      meters.set(key, { owner, meter: { readingType: type ? readReadingType(type.node) : null, blocks: [block] } });
    }
  }
  return { meters: [...meters.values()], unreadableReadings };
}

function usagePoint(resource: Resource | undefined, zones: Links): UsagePoint {
  const localTime = zones.relatedTo(resource);
  return {
    href: resource?.self ?? "",
    commodity: readCommodity(resource?.node),
    localTime: localTime ? readLocalTime(localTime.node) : null,
    meterReadings: [],
  };
}

function nothingToRead(resources: Resources, unreadableReadings: number): DomainError {
  if (unreadableReadings > 0) {
    return reasonError("file_unreadable", "green_button_unreadable");
  }
  const isGreenButton = Object.values(resources).some((found) => found.length > 0);
  return reasonError("file_unreadable", isGreenButton ? "green_button_empty" : "not_green_button");
}
