import { METER_FILE_WRONG_TYPE } from "@wattleaf/shared/domain/meters";
import { DomainError } from "@wattleaf/shared/errors";
import { reasonError } from "@wattleaf/shared/error-reason";
import { greenButtonReadings } from "@wattleaf/engine/import/green-button/green-button-readings";
import { parseGreenButton } from "@wattleaf/engine/import/green-button/parse-green-button";
import type { IntervalSeries } from "@wattleaf/engine/time-series/interval-series";
import { netSeries } from "@wattleaf/engine/time-series/net-series";
import { energyTextOf, readingsOfFile } from "@wattleaf/engine/import/read-energy-file";
import { unpackMeterFile } from "../../adapters/documents/unpack";

export interface MeterFile {
  series: IntervalSeries;
  /** What the file calls its usage points; null where it names none. */
  usagePoints: string | null;
}

/**
 * The readings of a Green Button file or a table of intervals, as it came or packed.
 *
 * @param elsewhere zone of a file that names none
 * @throws DomainError file_empty, file_type_not_supported, file_unreadable
 */
export function readMeterFile(packed: Uint8Array, elsewhere: string): MeterFile {
  const bytes = unpackMeterFile(packed);
  const xml = inMeterTerms(() => energyTextOf(bytes)).trimStart();
  if (!xml.startsWith("<"))
    return {
      series: even(
        netSeries(
          inMeterTerms(() => readingsOfFile(bytes)),
          null,
          elsewhere,
        ),
      ),
      usagePoints: null,
    };
  const document = parseGreenButton(xml);
  const usagePoints = document.usagePoints
    .filter(({ meterReadings }) => meterReadings.length > 0)
    .map(({ href }) => href)
    .join(" ");
  return { series: even(netSeries(greenButtonReadings(document), null, elsewhere)), usagePoints: usagePoints || null };
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
