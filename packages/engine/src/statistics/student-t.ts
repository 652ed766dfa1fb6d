/** Quantiles of the normal distribution, by the share that lies between minus and plus them. */
const Z = { 0.95: 1.959_963_984_540_054, 0.96: 2.053_748_910_631_823 } as const;

/**
 * Holds a share of Student's t distribution between minus and plus itself: Cornish and Fisher's expansion to the fourth
 * order (Abramowitz and Stegun 26.7.5), right to 0.001 from five degrees of freedom.
 * @param freedom degrees of freedom, not necessarily whole; 5 or more
 */
export function studentT(share: keyof typeof Z, freedom: number): number {
  const z = Z[share];
  const terms = [
    (z ** 3 + z) / 4,
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96,
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384,
    (79 * z ** 9 + 776 * z ** 7 + 1_482 * z ** 5 - 1_920 * z ** 3 - 945 * z) / 92_160,
  ];
  return terms.reduce((sum, term, index) => sum + term / freedom ** (index + 1), z);
}
