import { isTrained } from "./devices";
import type { Run } from "./run";
import { expectedPrecision, type Model } from "./model";

/**
 * How far devices are to be believed that no forest was trained on: judged, not measured, since no home with meters on
 * them was at hand. The shower was measured on one home (docs/methods/nilm.md).
 */
const SIGNATURE_CONFIDENCE: Record<string, number> = {
  electric_shower: 0.8,
  ev_charger: 0.45,
  oven: 0.3,
  air_conditioner: 0.3,
  electric_heating: 0.25,
  ev_like: 0.3,
  cooling: 0.2,
  heating: 0.2,
};
const UNKNOWN_SIGNATURE = 0.2;

/** A compressor's confidence rises with its regularity; the second one of a home is less certain. */
const CYCLIC_CONFIDENCE: Record<string, readonly [irregular: number, regular: number]> = {
  fridge: [0.25, 0.55],
  freezer: [0.15, 0.4],
};

/** A device that people labeled themselves, found again by its power and duration. */
const LIKE_A_LABEL = 0.6;
const INSIDE_A_LABEL = 0.95;

/** Expected share of such runs that are right, 0 to 1. */
export function runConfidence({ device, score, basis }: Run, model: Model | undefined): number {
  if (basis === "labels") return score >= 1 ? INSIDE_A_LABEL : LIKE_A_LABEL;
  if (basis === "trained" && model && isTrained(device)) return expectedPrecision(model.calibration[device], score);
  const cyclic = CYCLIC_CONFIDENCE[device];
  if (cyclic) return cyclic[0] + (cyclic[1] - cyclic[0]) * score;
  return SIGNATURE_CONFIDENCE[device] ?? UNKNOWN_SIGNATURE;
}
