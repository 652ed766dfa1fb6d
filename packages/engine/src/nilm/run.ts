/** One time that an appliance was on, in samples of the working grid. */
export interface Run {
  device: string;
  from: number;
  /** One past the last sample. */
  to: number;
  /** Mean score of the forest over the run, 0 to 1. */
  score: number;
  /** Energy in watt samples. */
  sum: number;
  basis: RunBasis;
}

/** What a run was found by: forests with measured precision, the appliance's construction, or the home's own labels. */
export type RunBasis = "trained" | "signature" | "labels";
