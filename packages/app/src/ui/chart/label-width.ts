/** Mean character widths at 12 px: label space must be known before measuring, on the server too. */
const CHARACTER_PX = 7;
const HAN_CHARACTER_PX = 12;

/** Approximate width of a chart label. */
export const labelWidthPx = (label: string): number =>
  Array.from(label).reduce(
    (sum, character) => sum + (/\p{Script=Han}/u.test(character) ? HAN_CHARACTER_PX : CHARACTER_PX),
    0,
  );
