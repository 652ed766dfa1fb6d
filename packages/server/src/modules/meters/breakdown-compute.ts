import { meterBreakdown } from "@wattleaf/shared/contracts/meters";
import type { OutputOf } from "@wattleaf/shared/contracts/operation";
import { loadLayers } from "@wattleaf/engine/nilm/load-layers";
import { shippedModels } from "@wattleaf/engine/nilm/shipped-models";
import { computation } from "../../core/computation";
import { rounded } from "../../core/response/figures";
import { type PackedReadings, unpackSeries } from "./readings/read";

export interface BreakdownKnown {
  sandbox: boolean;
  /** The days that were asked for and those that are learned from; null where there are too few or too coarse ones. */
  readings: PackedReadings | null;
  /** Where the days that were asked for begin, UTC epoch milliseconds. */
  fromMs: number;
}

export const meterBreakdownComputation = computation(
  meterBreakdown,
  ({ group }, { sandbox, readings, fromMs }: BreakdownKnown): OutputOf<typeof meterBreakdown> => {
    const series = readings && unpackSeries(readings);
    if (!series) return { sandbox, keys: [], layers: [] };
    const { keys, layers } = loadLayers(series, fromMs, group, shippedModels());
    return { sandbox, keys, layers: layers.map((layer) => ({ ...layer, kwh: layer.kwh.map(rounded) })) };
  },
);
