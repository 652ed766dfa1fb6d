import { type Report, reportInput } from "@wattleaf/shared/contracts/openadr/objects";
import type { createReport } from "@wattleaf/shared/contracts/openadr/index";
import type { InputOf, OutputOf } from "@wattleaf/shared/contracts/operation";
import { MAX_READING_KWH, MAX_REPORT_CHARACTERS, MAX_REPORTED_READINGS } from "@wattleaf/shared/domain/vpp";
import { fieldError } from "@wattleaf/shared/field-error";
import type { Readings } from "../vpp";
import { HOUR_MS, MINUTE_MS } from "@wattleaf/shared/domain/time";
import { timedIntervals } from "./interval-time";
import type { ReportRow } from "./repo";
import { isoOf, kept, numberOf, textOf, withoutNulls } from "./values";

const USAGE = "USAGE";
const KWH = "KWH";
/** Quality values (DATA_QUALITY) of a report's readings that are accepted. */
const GOOD_QUALITY: ReadonlySet<string> = new Set(["OK", "ESTIMATED"]);

type ReportInput = InputOf<typeof createReport>;

export function reportOf(row: ReportRow): OutputOf<typeof createReport> {
  const { resources, ...details } = row.details as Report;
  return {
    ...withoutNulls(details),
    id: row.id,
    createdDateTime: isoOf(row.createdAtMs),
    modificationDateTime: isoOf(row.modifiedAtMs),
    objectType: "REPORT",
    programID: row.plantId,
    eventID: row.eventId,
    clientName: row.clientName,
    resources: resources.map(({ resourceName, intervals, ...rest }) => ({
      ...withoutNulls(rest),
      resourceName,
      intervals,
    })),
  };
}

export const reportDetails = (report: ReportInput) =>
  kept(
    reportInput.omit({ id: true, programID: true, eventID: true, clientName: true }).parse(report),
    MAX_REPORT_CHARACTERS,
  );

/**
 * The usage that a report tells of, summed over its resources; undefined when it tells of none. An interval that a
 * resource calls bad, or leaves out, is a gap.
 * @throws DomainError invalid_input for usage in another unit than kWh, or intervals that are not all of one length
 */
export function usageOf(report: ReportInput): Readings | undefined {
  const unit = report.payloadDescriptors?.find(({ payloadType }) => payloadType === USAGE)?.units;
  const resources = report.resources
    .map(({ intervalPeriod, intervals }, index) =>
      timedIntervals(intervalPeriod, intervals, `resources.${index}.intervals`).flatMap(
        ({ startMs, endMs, payloads }) => {
          const kwh = numberOf(payloads, USAGE);
          const quality = textOf(payloads, "DATA_QUALITY") ?? "OK";
          if (kwh === undefined) return [];
          return { startMs, lengthMs: endMs - startMs, kwh: GOOD_QUALITY.has(quality) ? kwh : Number.NaN };
        },
      ),
    )
    .filter((readings) => readings.length > 0);
  const all = resources.flat();
  const [first] = all;
  if (!first) return undefined;
  if (unit != null && unit !== KWH) throw fieldError("payloadDescriptors", `${USAGE} must be in ${KWH}.`);

  const { lengthMs } = first;
  const startMs = Math.min(...all.map((reading) => reading.startMs));
  const count = (Math.max(...all.map((reading) => reading.startMs)) - startMs) / lengthMs + 1;
  const fits = all.every((reading) => reading.lengthMs === lengthMs && (reading.startMs - startMs) % lengthMs === 0);
  if (!fits || lengthMs < MINUTE_MS || HOUR_MS % lengthMs !== 0) {
    throw fieldError(
      "resources",
      "Usage intervals must have equal lengths that divide an hour evenly and share one grid.",
    );
  }
  if (all.some(({ kwh }) => Math.abs(kwh) > MAX_READING_KWH)) {
    throw fieldError("resources", `A ${USAGE} above ${MAX_READING_KWH} ${KWH} is treated as an error.`);
  }
  if (count > MAX_REPORTED_READINGS)
    throw fieldError("resources", `Report up to ${MAX_REPORTED_READINGS} intervals at once.`);

  // What one resource does not tell, the sum cannot tell either.
  const kwh = new Float64Array(count);
  const told = new Uint16Array(count);
  for (const readings of resources) {
    const own = new Map<number, number>();
    for (const reading of readings) {
      const at = (reading.startMs - startMs) / lengthMs;
      // Reported twice by one resource: it is unknown which value is right.
      own.set(at, own.has(at) ? Number.NaN : reading.kwh);
    }
    for (const [at, energy] of own) {
      kwh[at] = (kwh[at] ?? 0) + energy;
      told[at] = (told[at] ?? 0) + 1;
    }
  }
  for (const [at, times] of told.entries()) if (times !== resources.length) kwh[at] = Number.NaN;
  return { startMs, intervalSeconds: lengthMs / 1_000, kwh };
}
