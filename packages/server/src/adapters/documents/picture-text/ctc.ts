import type { Floats } from "./models";

/** A character that was read. */
export interface ReadCharacter {
  text: string;
  /** Step of the strip at which it was read; see {@link STEP_PIXELS}. */
  step: number;
  /** 0–1. */
  certainty: number;
}

/**
 * Greedy CTC decoding (Graves et al. 2006): the most likely class of each step, repeats merged, blanks dropped.
 *
 * @param output probabilities, [1, steps, classes]; class 0 is the blank
 */
export function decodeCtc({ data, dims }: Floats, characters: readonly string[]): ReadCharacter[] {
  const [, steps = 0, classes = 0] = dims;
  const read: ReadCharacter[] = [];
  let previous = 0;
  for (let step = 0; step < steps; step += 1) {
    const start = step * classes;
    let best = 0;
    for (let index = 1; index < classes; index += 1) {
      if ((data[start + index] ?? 0) > (data[start + best] ?? 0)) best = index;
    }
    if (best !== 0 && best !== previous) {
      read.push({ text: characters[best] ?? "", step, certainty: data[start + best] ?? 0 });
    }
    previous = best;
  }
  return read;
}
