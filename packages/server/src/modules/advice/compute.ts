import { type AdviceCandidate, listAdvice } from "@wattleaf/shared/contracts/advice";
import type { OutputOf } from "@wattleaf/shared/contracts/operation";
import { HOUR_SECONDS } from "@wattleaf/shared/domain/time";
import { advise, type PlantOffer } from "@wattleaf/engine/advice/advise";
import type { Candidate } from "@wattleaf/engine/advice/candidate";
import { shippedModels } from "@wattleaf/engine/nilm/shipped-models";
import { latestYear } from "@wattleaf/engine/time-series/latest-year";
import { TARIFF_CATALOG } from "../../content/tariffs";
import { loadSolver } from "../../adapters/solver/highs";
import { computation } from "../../core/computation";
import { homeOf, type OwnHome } from "../home-energy";
import { chosenTariff } from "../tariffs";

export interface AdviceKnown {
  own: OwnHome | null;
  plant: PlantOffer | null;
  /** Today's midnight, UTC: when a tariff would be chosen. */
  asOfMs: number;
}

type Output = OutputOf<typeof listAdvice>;

export const listAdviceComputation = computation(
  listAdvice,
  async (_input, { own, plant, asOfMs }: AdviceKnown): Promise<Output> => {
    const simulated = own?.source === "meter" && own.meter.sandbox;
    const none = (gap: NonNullable<Output["gap"]>): Output => ({ simulated, gap, currency: null, candidates: [] });
    if (own?.source !== "meter") return none("no_meter");
    const { records, tariff } = homeOf(own);
    const series = records[0] && latestYear(records[0].series);
    if (!series || series.intervalSeconds > HOUR_SECONDS) return none("too_few_readings");
    if (!tariff) return none("no_tariff");
    const offered = TARIFF_CATALOG.filter(({ provider }) => provider === own.meter.provider);
    const otherTariffs = offered.map(({ id }) => chosenTariff({ tariff_id: id }).tariff);
    const candidates = advise({ series, tariff, otherTariffs, asOfMs, plant }, shippedModels(), await loadSolver());
    return {
      simulated,
      gap: null,
      currency: tariff.currency,
      candidates: candidates.map((candidate) => toResponse(candidate, tariff.id)),
    };
  },
);

const nameOf = (id: string): string => TARIFF_CATALOG.find((tariff) => tariff.id === id)?.item.name ?? id;
const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

function toResponse(candidate: Candidate, currentId: string): AdviceCandidate {
  const { amount, low, high } = candidate.saving;
  const saving = { amount: rounded(amount, 2), low: rounded(low, 2), high: rounded(high, 2) };
  switch (candidate.kind) {
    case "tariff": {
      const { kind, tariffId, days } = candidate;
      const names = { tariff_id: tariffId, tariff_name: nameOf(tariffId), current_name: nameOf(currentId) };
      const figures = {
        as_is_saving: rounded(candidate.asIsSaving, 2),
        moved_kwh_per_year: rounded(candidate.movedKwhPerYear, 0),
      };
      return { kind, saving, ...names, days, ...figures };
    }
    case "shift_car": {
      const { kind, kwhPerYear, confidence } = candidate;
      return { kind, saving, kwh_per_year: rounded(kwhPerYear, 0), confidence, ...pricesOf(candidate) };
    }
    case "shift_run": {
      const { kind, kwhPerRun, runsPerYear } = candidate;
      return { kind, saving, kwh_per_run: kwhPerRun, runs_per_year: runsPerYear, ...pricesOf(candidate) };
    }
    case "standby": {
      const { kind, watts, typicalWatts, price } = candidate;
      return { kind, saving, watts: rounded(watts, 0), typical_watts: typicalWatts, price: rounded(price, 4) };
    }
    case "set_point": {
      const { kind, load, kwhPerYear, confidence } = candidate;
      return { kind, saving, load, kwh_per_year: rounded(kwhPerYear, 0), confidence };
    }
    case "plant": {
      const { kind, kw, hoursPerEvent, eventsPerYear, price } = candidate;
      return {
        kind,
        saving,
        kw: rounded(kw, 2),
        hours_per_event: hoursPerEvent,
        events_per_year: eventsPerYear,
        price: rounded(price, 4),
      };
    }
  }
}

const pricesOf = ({ peakPrice, lowPrice }: { peakPrice: number; lowPrice: number }) => ({
  peak_price: rounded(peakPrice, 4),
  low_price: rounded(lowPrice, 4),
});
