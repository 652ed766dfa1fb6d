import { meterBreakdown } from "@wattleaf/shared/contracts/meters";
import type { OutputOf } from "@wattleaf/shared/contracts/operation";
import { loadLayers } from "@wattleaf/engine/query/load-layers";
import { shippedModels } from "@wattleaf/engine/nilm/shipped-models";
import { computation } from "../../core/computation";
import { rounded } from "../../core/response/figures";
import { type HomeKnown, loadKnowledge } from "../home-energy";
import { type PackedReadings, unpackSeries } from "../../core/packed-readings";

export interface BreakdownKnown extends HomeKnown {
  sandbox: boolean;
  /** The days that were asked for and those that are learned from; null where there are too few or too coarse ones. */
  readings: PackedReadings | null;
  /** Where the days that were asked for begin, UTC epoch milliseconds. */
  fromMs: number;
}

export const meterBreakdownComputation = computation(
  meterBreakdown,
  ({ group }, known: BreakdownKnown): OutputOf<typeof meterBreakdown> => {
    const { sandbox, readings, fromMs } = known;
    const series = readings && unpackSeries(readings);
    if (!series) return { sandbox, currency: null, keys: [], partial: [], layers: [] };
    const knowledge = loadKnowledge(series, known);
    const { keys, partial, layers } = loadLayers(series, fromMs, group, knowledge, shippedModels());
    return {
      sandbox,
      currency: knowledge.currency,
      keys,
      partial,
      layers: layers.map(({ kwh, cost, ...layer }) => ({
        ...layer,
        kwh: kwh.map(rounded),
        cost: cost && cost.map(rounded),
      })),
    };
  },
);
