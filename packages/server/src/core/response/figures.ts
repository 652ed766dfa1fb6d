/** A figure to six decimals, a thousandth of a watt-hour: without the noise of its last binary digits. */
export const rounded = (figure: number): number => Number(figure.toFixed(6));
