import { energyPrices } from "@wattleaf/engine/query/interval-costs";
import type { LoadKnowledge, MomentLabel } from "@wattleaf/engine/nilm/home-loads";
import type { HomeTemplate } from "@wattleaf/engine/nilm/home-templates";
import type { Tariff } from "@wattleaf/engine/tariff/tariff";
import type { IntervalSeries } from "@wattleaf/engine/time-series/interval-series";
import { DomainError } from "@wattleaf/shared/errors";
import { chosenTariff } from "../tariffs";

/** What a user said of a stretch of the readings, and what that taught. */
export interface KnownLabel extends Omit<MomentLabel, "device"> {
  appliance: string;
  templateWatts: HomeTemplate["watts"] | null;
  templateMinutes: HomeTemplate["minutes"] | null;
}

/** What a Worker needs to take a home's readings apart and price them. */
export interface HomeKnown {
  tariffId: string | null;
  labels: readonly KnownLabel[];
}

/** The tariff's prices, the labels within the readings, and what the others taught. */
export function loadKnowledge(
  series: IntervalSeries,
  { tariffId, labels }: HomeKnown,
): LoadKnowledge & { currency: string | null } {
  return loadKnowledgeUnder(
    series,
    tariffId === null ? null : () => chosenTariff({ tariff_id: tariffId }).tariff,
    labels,
  );
}

/** @param tariffOf may throw what choosing a tariff does: then there are no prices */
export function loadKnowledgeUnder(
  series: IntervalSeries,
  tariffOf: (() => Tariff) | null,
  labels: readonly KnownLabel[],
): LoadKnowledge & { currency: string | null } {
  const endMs = series.startMs + series.kwh.length * series.intervalSeconds * 1_000;
  const isWithin = ({ fromMs, toMs }: KnownLabel) => fromMs >= series.startMs && toMs <= endMs;
  const priced = tariffOf && pricesOf(series, tariffOf);
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

function pricesOf(series: IntervalSeries, tariffOf: () => Tariff) {
  try {
    const tariff = tariffOf();
    return { prices: energyPrices(series, tariff), currency: tariff.currency };
  } catch (error) {
    // Readings that are too long for the tariff's hours, or a tariff that left the catalog.
    if (error instanceof DomainError) return null;
    throw error;
  }
}
