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

/**
 * A compressor's probability of running holds for what it was measured on (docs/methods/nilm.md). That a load with such a
 * rhythm is the fridge, or a freezer, is likely to this degree: a judgment, since few homes had meters on them.
 */
const SHARE_OF_COMPRESSORS: Record<string, number> = { fridge: 0.85, freezer: 0.6 };

/** A device that people labeled themselves, found again by its power and duration. */
const LIKE_A_LABEL = 0.6;
const INSIDE_A_LABEL = 0.95;

/** Expected share of such runs that are right, 0 to 1. */
export function runConfidence({ device, score, basis }: Run, model: Model | undefined): number {
  if (basis === "labels") return score >= 1 ? INSIDE_A_LABEL : LIKE_A_LABEL;
  if (basis === "trained" && model && isTrained(device)) return expectedPrecision(model.calibration[device], score);
  const compressor = SHARE_OF_COMPRESSORS[device];
  if (compressor !== undefined) return compressor * score;
  return SIGNATURE_CONFIDENCE[device] ?? UNKNOWN_SIGNATURE;
}
