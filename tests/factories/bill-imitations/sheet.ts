import { DAY_MS } from "../../../packages/shared/src/domain/time";

/** The random source of one document. */
export interface Dice {
  random(): number;
}

export const int = ({ random }: Dice, least: number, most: number): number =>
  least + Math.floor(random() * (most - least + 1));
export const chance = ({ random }: Dice, probability: number): boolean => random() < probability;
export const cents = (value: number): number => Math.round(value * 100) / 100;

export function pick<T>({ random }: Dice, items: readonly T[]): T {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error("nothing to choose from");
  return item;
}

/** Each row with the given probability: noise and optional lines. */
export const some = (dice: Dice, rows: readonly string[], probability = 0.5): string[] =>
  rows.filter(() => chance(dice, probability));

export function shuffled<T>(dice: Dice, items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, at: dice.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

export const digits = (dice: Dice, count: number): string =>
  Array.from({ length: count }, (_, at) => int(dice, at === 0 ? 1 : 0, 9)).join("");

export const grouped = (text: string, size: number): string =>
  (text.match(new RegExp(`.{1,${size}}`, "g")) ?? []).join(" ");

/** A number in a national style, such as `{ group: "’", mark: "." }`. */
export function amount(value: number, places = 2, { group = ",", mark = "." } = {}): string {
  const [whole = "0", fraction] = Math.abs(value).toFixed(places).split(".");
  const sign = value < 0 ? "-" : "";
  return `${sign}${whole.replaceAll(/\B(?=(\d{3})+$)/g, group)}${fraction === undefined ? "" : mark + fraction}`;
}

export const addDays = (day: Date, days: number): Date => new Date(day.getTime() + days * DAY_MS);
export const isoDay = (day: Date): string => day.toISOString().slice(0, 10);

/** A first day in recent years, and a last day after the given number of days. */
export function periodOf(dice: Dice, least: number, most: number): { first: Date; last: Date; days: number } {
  const days = int(dice, least, most);
  const first = new Date(Date.UTC(int(dice, 2021, 2026), int(dice, 0, 11), int(dice, 1, 28)));
  return { first, last: addDays(first, days), days };
}

export const MONTHS = {
  en: "January February March April May June July August September October November December".split(" "),
  fr: "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split(" "),
  es: "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(" "),
  pt: "JAN FEV MAR ABR MAI JUN JUL AGO SET OUT NOV DEZ".split(" "),
} as const;

/** A date by a pattern of YYYY, YY, MMMM, MMM, MM, M, DD, D. */
export function written(day: Date, pattern: string, months: readonly string[] = MONTHS.en): string {
  const name = months[day.getUTCMonth()] ?? "";
  const two = (value: number) => String(value).padStart(2, "0");
  const parts: Record<string, string> = {
    YYYY: String(day.getUTCFullYear()),
    YY: two(day.getUTCFullYear() % 100),
    MMMM: name,
    MMM: name.slice(0, 3),
    MM: two(day.getUTCMonth() + 1),
    M: String(day.getUTCMonth() + 1),
    DD: two(day.getUTCDate()),
    D: String(day.getUTCDate()),
  };
  return pattern.replaceAll(/YYYY|YY|MMMM|MMM|MM|M|DD|D/g, (part) => parts[part] ?? part);
}

/** Cells of a table at the columns of this document. */
export function row(columns: readonly number[], ...cells: readonly string[]): string {
  let line = "";
  for (const [at, cell] of cells.entries()) {
    if (cell === "") continue;
    line = line === "" ? " ".repeat(columns[at] ?? 0) : `${line}  `.padEnd(columns[at] ?? 0);
    line += cell;
  }
  return line;
}

/** Two blocks side by side, as on a page of two columns. */
export function beside(left: readonly string[], right: readonly string[], column: number): string[] {
  return Array.from({ length: Math.max(left.length, right.length) }, (_, at) =>
    right[at] ? `${`${left[at] ?? ""}  `.padEnd(column)}${right[at]}` : (left[at] ?? ""),
  );
}
