const HOURS = /^hours:(\d{1,2}(?::\d\d)?)-(\d{1,2}(?::\d\d)?)$/;
const NOON = 12;
const LATE: ReadonlySet<string> = new Set(["afternoon", "evening"]);

/** "Between 1 and 3 in the afternoon": of both. */
const SAID_BEHIND =
  /\b\d{1,2}(?::\d\d)? (?:and|to|until|till?|-) \d{1,2}(?::\d\d)? (?:o'?clock )?in the (?:afternoon|evening)\b/;

const later = (clock: string): string => {
  const [hour = "", ...minutes] = clock.split(":");
  const value = Number(hour);
  return [value < NOON ? value + NOON : value, ...minutes].join(":");
};

/**
 * "Friday afternoon, 2 to 5": the hours are those of the half of the day that is named, which then says nothing more.
 * Other filters stay as they are.
 */
export function inNamedHalf(filters: readonly string[] | undefined, text: string): readonly string[] | undefined {
  const hours = filters?.find((filter) => HOURS.test(filter));
  const half = filters?.find((filter) => LATE.has(filter));
  const [, from = "", to = ""] = HOURS.exec(hours ?? "") ?? [];
  if (!filters || !hours || (!half && !SAID_BEHIND.test(text)) || Number.parseInt(to, 10) > NOON) return filters;
  const begin = Number.parseInt(from, 10) === NOON ? from : later(from);
  return filters.flatMap((filter) =>
    filter === half ? [] : filter === hours ? [`hours:${begin}-${later(to)}`] : [filter],
  );
}
