const HOURS_PER_DAY = 24;

/** A load that may wait: local hours of the day in which it begins to, and for how many hours. */
export interface Waiting {
  fromHour: number;
  hours: number;
}

/** The local hour at which the fewest loads are waiting: days that are planned one by one should begin then. */
export function firstHourOfDays(waiting: readonly Waiting[]): number {
  const cut = new Float64Array(HOURS_PER_DAY);
  for (const { fromHour, hours } of waiting) {
    const first = Math.floor(fromHour) + 1;
    const end = Math.ceil(fromHour + Math.min(hours, HOURS_PER_DAY));
    for (let hour = first; hour < end; hour += 1) cut[hour % HOURS_PER_DAY] = (cut[hour % HOURS_PER_DAY] ?? 0) + 1;
  }
  return cut.indexOf(Math.min(...cut));
}
