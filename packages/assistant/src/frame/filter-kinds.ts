/* Filters of a kind exclude each other: hours hold within days, days within seasons. */

const hoursBetween = (from: number, to: number): number[] =>
  Array.from({ length: (to - from + 24) % 24 || 24 }, (_, index) => (from + index) % 24);

/** The hours that people mean by the parts of a day, wide enough for all of them. */
const PARTS_OF_DAY: ReadonlyMap<string, readonly number[]> = new Map([
  ["night", hoursBetween(18, 7)],
  ["morning", hoursBetween(5, 12)],
  ["afternoon", hoursBetween(12, 18)],
  ["evening", hoursBetween(16, 23)],
  ["daytime", hoursBetween(6, 19)],
]);
export const isPartOfDay = (filter: string): boolean => PARTS_OF_DAY.has(filter);
export const SEASONS_OF_FILTERS: ReadonlySet<string> = new Set(["spring", "summer", "autumn", "winter"]);

type FilterKind = "hours" | "tariff" | "season" | "weather" | "away" | "days";

function kindOf(filter: string): FilterKind {
  if (filter.startsWith("hours:") || isPartOfDay(filter)) return "hours";
  if (filter.endsWith("peak")) return "tariff";
  if (SEASONS_OF_FILTERS.has(filter)) return "season";
  if (filter.endsWith("_days")) return "weather";
  return filter === "away" ? "away" : "days";
}

/** The filters before, each replaced by a new one of its kind: "only weekdays" keeps the hours. */
export function mergedFilters(named: readonly string[], before: readonly string[] = []): readonly string[] {
  const kinds = new Set(named.map(kindOf));
  return [...before.filter((filter) => !kinds.has(kindOf(filter))), ...named];
}

/** "Overnight, say midnight to 6": the hours that are said tell more than the part of the day that they lie in. */
export function withoutRepeats(filters: readonly string[]): readonly string[] {
  const said = new Set(filters.flatMap(hoursOf));
  return filters.filter((filter) => !PARTS_OF_DAY.get(filter)?.some((hour) => said.has(hour)));
}

/** Whether hours lie in a part of the day, which then only says which half of it they are of. */
export const liesIn = (hours: string, part: string): boolean =>
  hoursOf(hours).every((hour) => PARTS_OF_DAY.get(part)?.includes(hour) === true);

/** 18 to 21 of `hours:18-22`. */
function hoursOf(filter: string): number[] {
  const [, from, to] = /^hours:(\d+)(?::\d\d)?-(\d+)/.exec(filter) ?? [];
  return from && to ? hoursBetween(Number(from), Number(to)) : [];
}
