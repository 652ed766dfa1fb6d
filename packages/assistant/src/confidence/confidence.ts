import type { Frame } from "../frame/frame";
import type { ReadingSignals } from "../frame/learned/reading-evidence";
import { shippedModel } from "../frame/learned/shipped-model";
import type { FoundPassages } from "../knowledge";
import { probabilityOf } from "./boosted-trees";
import { signalsOf } from "./signals";

/**
 * 0–1, calibrated on authors that the reader had not seen: how likely the answer to a question is about what was asked
 * and right.
 */
export const confidenceOf = (frame: Frame, reading: ReadingSignals, found: FoundPassages): number =>
  probabilityOf(shippedModel().confidence, signalsOf(frame, reading, found));
