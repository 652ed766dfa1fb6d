import { METER_FILE_WRONG_TYPE } from "@wattleaf/shared/domain/meters";
import { DomainError } from "@wattleaf/shared/errors";
import { reasonError } from "@wattleaf/shared/error-reason";
import { greenButtonReadings } from "@wattleaf/engine/import/green-button/green-button-readings";
import { parseGreenButton } from "@wattleaf/engine/import/green-button/parse-green-button";
import type { IntervalSeries } from "@wattleaf/engine/time-series/interval-series";
import { netSeries } from "@wattleaf/engine/time-series/net-series";
import { energyTextOf, readingsOfFile } from "@wattleaf/engine/import/read-energy-file";
import { type Notice, notice } from "@wattleaf/engine/notices";
import { agreesWith } from "@wattleaf/engine/time-series/zone-of-readings";
import { unpackMeterFile } from "../../adapters/documents/unpack";

export interface MeterFile {
  series: IntervalSeries;
  /** What the file calls its usage points; null where it names none. */
  usagePoints: string | null;
  notices: readonly Notice[];
}

/** Zones for a file's times: the one that was sent with it, and one for a file that tells none. */
export interface ZonesOfFile {
  sent: string | undefined;
  elsewhere: string;
}

/**
 * The readings of a Green Button file or a table of intervals, as it came or packed.
 *
 * @throws DomainError file_empty, file_type_not_supported, file_unreadable
 */
export function readMeterFile(packed: Uint8Array, { sent, elsewhere }: ZonesOfFile): MeterFile {
  const bytes = unpackMeterFile(packed);
  const xml = inMeterTerms(() => energyTextOf(bytes)).trimStart();
  if (!xml.startsWith("<")) {
    const table = inMeterTerms(() => readingsOfFile(bytes));
    return { series: even(netSeries(table, sent ?? null, elsewhere)), usagePoints: null, notices: [] };
  }
  const document = parseGreenButton(xml);
  const measured = document.usagePoints.filter(({ meterReadings }) => meterReadings.length > 0);
  const usage = greenButtonReadings(document);
  const namesZone = measured.some(({ localTime }) => localTime !== null);
  const fits = sent !== undefined && (!namesZone || agreesWith(sent, [...usage.readings, ...(usage.exported ?? [])]));
  const series = even(netSeries(usage, fits ? sent : namesZone ? null : elsewhere, elsewhere));
  return {
    series,
    usagePoints: measured.map(({ href }) => href).join(" ") || null,
    notices:
      sent === undefined || fits ? [] : [notice("time_zone_not_used", { timeZone: sent, used: series.timeZone })],
  };
}

/** The reader of files takes bills too, and asks for one. */
function inMeterTerms<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== "file_type_not_supported") throw error;
    throw new DomainError(error.code, METER_FILE_WRONG_TYPE, { cause: error });
  }
}

function even(series: IntervalSeries | null): IntervalSeries {
  if (series) return series;
  throw reasonError("file_unreadable", "meter_intervals");
}
