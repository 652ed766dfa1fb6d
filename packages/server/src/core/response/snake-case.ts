/** A name of the code as the public API writes it: shiftHours → shift_hours. */
export const snakeCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
