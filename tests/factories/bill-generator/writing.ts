import type { BillWords } from "./words";

/**
 * The words and layouts of a bill: those used to develop the parser, those for fitting confidences, or those for
 * testing both.
 */
export type Part = "development" | "calibration" | "test";

/** Random source and words of one bill. */
export interface Pen {
  words: BillWords;
  part: Part;
  random(): number;
}

export const chance = ({ random }: Pen, probability: number): boolean => random() < probability;

export const between = ({ random }: Pen, least: number, most: number): number =>
  least + Math.floor(random() * (most - least + 1));

/** A random word from the pen's part. */
export function oneOf<T>(pen: Pen, words: readonly T[]): T {
  const own = ownOf(pen, words);
  return anyOf(pen, own.length > 0 ? own : words);
}

/** Every second word is for development; the others alternate between calibration and test. */
export function ownOf<T>({ part }: Pick<Pen, "part">, words: readonly T[]): T[] {
  const partOf = (place: number): Part => (place % 2 === 0 ? "development" : place % 4 === 1 ? "calibration" : "test");
  return words.filter((_, place) => partOf(place) === part);
}

export function anyOf<T>({ random }: Pick<Pen, "random">, items: readonly T[]): T {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error("nothing to choose from");
  return item;
}

export function numberText({ words }: Pen, value: number, digits: number): string {
  const [whole = "0", fraction] = Math.abs(value).toFixed(digits).split(".");
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, words.thousands);
  return `${value < 0 ? "-" : ""}${grouped}${fraction === undefined ? "" : words.decimal + fraction}`;
}

export const cents = (amount: number): number => Math.round(amount * 100) / 100;

export function dateText({ words }: Pen, day: Date, pattern: string): string {
  const [year, month, date] = [day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate()];
  const name = words.months[month - 1] ?? "";
  const two = (value: number) => String(value).padStart(2, "0");
  const parts: Record<string, string> = {
    YYYY: String(year),
    YY: two(year % 100),
    MMMM: name,
    MMM: name.length > 4 ? name.slice(0, 3) : name,
    MM: two(month),
    M: String(month),
    DD: two(date),
    D: String(date),
  };
  return pattern.replaceAll(/YYYY|YY|MMMM|MMM|MM|M|DD|D(?!e)/g, (part) => parts[part] ?? part);
}

export const isoDay = (day: Date): string => day.toISOString().slice(0, 10);
