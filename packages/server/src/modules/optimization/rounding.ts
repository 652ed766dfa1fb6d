/** Tenths of a watt, of a watt-hour and of a cent: below any meter's resolution. */
export const round = (value: number): number => {
  const rounded = Math.round(value * 1e4) / 1e4;
  return rounded === 0 ? 0 : rounded;
};
