import { DomainError } from "@wattleaf/shared/errors";
import type { GreenButtonDocument, MeterReading, UsagePoint } from "./document";
import type { Resource, Resources } from "./entries";
import { collectResources, isLinked, linkedOrOnly } from "./entries";
import { readCommodity, readIntervalBlock, readLocalTime, readReadingType } from "./read-resources";
import { parseXml } from "./xml";

/**
 * Reads a Green Button Download My Data file (NAESB REQ.21 ESPI): Atom feed, single entry or bare resources, any
 * namespace prefix, any order. Resources are joined by their links, not by their place in the file.
 *
 * @returns every usage point with its readings, numbers as written: see green-button-series.ts for what they mean
 * @throws DomainError `file_unreadable` when the XML is broken or unsafe, or holds no interval reading
 */
export function parseGreenButton(xml: string): GreenButtonDocument {
  const resources = collectResources(parseXml(xml));
  const { meters, unreadableReadings } = meterReadings(resources);
  if (meters.length === 0) throw nothingToRead(resources, unreadableReadings);

  const usagePoints = new Map<Resource | undefined, UsagePoint>();
  for (const resource of resources.UsagePoint) usagePoints.set(resource, usagePoint(resource, resources));
  for (const { owner, meter } of meters) {
    const point = usagePoints.get(owner) ?? usagePoint(owner, resources);
    usagePoints.set(owner, point);
    point.meterReadings.push(meter);
  }
  return { usagePoints: [...usagePoints.values()], unreadableReadings };
}

interface OwnedMeterReading {
  owner: Resource | undefined;
  meter: MeterReading;
}

/** Gathers interval blocks under their MeterReading; blocks whose MeterReading is missing, under their `up` link. */
function meterReadings(resources: Resources): { meters: OwnedMeterReading[]; unreadableReadings: number } {
  const meters = new Map<Resource | string, OwnedMeterReading>();
  let unreadableReadings = 0;
  for (const blockResource of resources.IntervalBlock) {
    const { block, unreadable } = readIntervalBlock(blockResource);
    unreadableReadings += unreadable;
    if (block.readings.length === 0) continue;

    const meterResource = linkedOrOnly(resources.MeterReading, (candidate) => isLinked(candidate, blockResource));
    const key = meterResource ?? blockResource.up;
    const known = meters.get(key);
    if (known) known.meter.blocks.push(block);
    else {
      const linking = meterResource ?? blockResource;
      const type = linkedOrOnly(resources.ReadingType, ({ self }) => linking.related.has(self));
      const owner = linkedOrOnly(resources.UsagePoint, (candidate) => isLinked(candidate, linking));
      meters.set(key, { owner, meter: { readingType: type ? readReadingType(type.node) : null, blocks: [block] } });
    }
  }
  return { meters: [...meters.values()], unreadableReadings };
}

function usagePoint(resource: Resource | undefined, resources: Resources): UsagePoint {
  const localTime = linkedOrOnly(resources.LocalTimeParameters, ({ self }) => resource?.related.has(self) ?? false);
  return {
    commodity: readCommodity(resource?.node),
    localTime: localTime ? readLocalTime(localTime.node) : null,
    meterReadings: [],
  };
}

function nothingToRead(resources: Resources, unreadableReadings: number): DomainError {
  if (unreadableReadings > 0) {
    return new DomainError(
      "file_unreadable",
      "None of the readings in this Green Button file has a start, a duration and a value that can be read.",
    );
  }
  const isGreenButton = Object.values(resources).some((found) => found.length > 0);
  return new DomainError(
    "file_unreadable",
    isGreenButton
      ? "This Green Button file holds no interval readings. Choose a period with data and download it again."
      : "This XML file is not Green Button data. Download your usage from your utility as Green Button XML or CSV.",
  );
}
