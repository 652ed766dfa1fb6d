import { energyPrices } from "@wattleaf/engine/query/interval-costs";
import type { LoadKnowledge } from "@wattleaf/engine/nilm/load-layers";
import type { IntervalSeries } from "@wattleaf/engine/time-series/interval-series";
import { DomainError } from "@wattleaf/shared/errors";
import { chosenTariff } from "../../tariffs";
import type { LabelRow } from "./repo";

/** What a Worker needs to take a home's readings apart and price them. */
export interface HomeKnown {
  tariffId: string | null;
  labels: readonly LabelRow[];
}

/** The tariff's prices, the labels within the readings, and what the others taught. */
export function loadKnowledge(
  series: IntervalSeries,
  { tariffId, labels }: HomeKnown,
): LoadKnowledge & { currency: string | null } {
  const endMs = series.startMs + series.kwh.length * series.intervalSeconds * 1_000;
  const isWithin = ({ fromMs, toMs }: LabelRow) => fromMs >= series.startMs && toMs <= endMs;
  const priced = tariffId === null ? null : pricesOf(series, tariffId);
  return {
    prices: priced?.prices ?? null,
    currency: priced?.currency ?? null,
    labels: labels.filter(isWithin).map(({ appliance, fromMs, toMs }) => ({ device: appliance, fromMs, toMs })),
    templates: labels.flatMap((label) => {
      const { appliance, templateWatts: watts, templateMinutes: minutes } = label;
      return isWithin(label) || watts === null || minutes === null ? [] : [{ device: appliance, watts, minutes }];
    }),
  };
}

function pricesOf(series: IntervalSeries, tariffId: string) {
  try {
    const { tariff } = chosenTariff({ tariff_id: tariffId });
    return { prices: energyPrices(series, tariff), currency: tariff.currency };
  } catch (error) {
    // Readings that are too long for the tariff's hours, or a tariff that left the catalog.
    if (error instanceof DomainError) return null;
    throw error;
  }
}
