import { reasonError } from "@wattleaf/shared/error-reason";
import { hasIntervalReadings } from "@wattleaf/engine/import/green-button/feed-pages";
import { greenButtonReadings } from "@wattleaf/engine/import/green-button/green-button-readings";
import { parseGreenButtonPages } from "@wattleaf/engine/import/green-button/parse-green-button";
import { parseXml } from "@wattleaf/engine/import/green-button/parse-xml";
import type { IntervalSeries } from "@wattleaf/engine/time-series/interval-series";
import { netSeries } from "@wattleaf/engine/time-series/net-series";

/**
 * The readings of a utility's batch, whose pages belong together; null when they are whole and hold none.
 * @throws DomainError file_unreadable in the words of the reader of files; utility_rejected for readings of other kinds
 */
export function readMeterFeed(pages: readonly string[]): IntervalSeries | null {
  if (!pages.some(hasIntervalReadings)) {
    // A feed that was cut off before its first reading is not an empty one.
    for (const page of pages) parseXml(page);
    return null;
  }
  const series = netSeries(greenButtonReadings(parseGreenButtonPages(pages)), null, "UTC");
  if (series) return series;
  throw reasonError("utility_rejected", "utility_intervals");
}
