/** The 97.5 % quantile of the normal distribution. */
const Z = 1.959_963_984_540_054;

/**
 * Holds 95 % of Student's t distribution between minus and plus itself: Cornish and Fisher's expansion to the fourth
 * order (Abramowitz and Stegun 26.7.5), right to 0.001 from five degrees of freedom.
 * @param freedom degrees of freedom, not necessarily whole; 5 or more
 */
export function studentT95(freedom: number): number {
  const terms = [
    (Z ** 3 + Z) / 4,
    (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / 96,
    (3 * Z ** 7 + 19 * Z ** 5 + 17 * Z ** 3 - 15 * Z) / 384,
    (79 * Z ** 9 + 776 * Z ** 7 + 1_482 * Z ** 5 - 1_920 * Z ** 3 - 945 * Z) / 92_160,
  ];
  return terms.reduce((sum, term, index) => sum + term / freedom ** (index + 1), Z);
}
