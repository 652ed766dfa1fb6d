/* Keys of hours: their own file, so that pages that show hours load no grammar of query codes. */

/** Behind the key of an hour that a clock going back shows for the second time: `2026-11-01T01B`. */
export const REPEATED_HOUR = "B";

/** `2026-11-01T01` of `2026-11-01T01B`: the hour as the clock shows it. */
export const clockKeyOf = (key: string): string => key.slice(0, "2026-11-01T01".length);

/** `18` of `2026-10-14T18`, with its mark where it is repeated. */
export const hourInKey = (key: string): string => key.slice("2026-10-14T".length);
/** The hour of the clock, 0 to 23. */
export const clockHourOf = (hour: string): number => Number(hour.slice(0, 2));
