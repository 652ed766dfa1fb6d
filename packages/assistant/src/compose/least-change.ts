/** A smaller change, as a fraction, is told as none. */
export const LEAST_CHANGE = 0.01;
