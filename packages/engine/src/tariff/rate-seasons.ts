import { SLOTS_PER_MONTH, WEEKEND_SLOTS_FROM } from "./tariff";

/** From the first of a run to the one after its last, around the clock or the year: hours 21 to 6, months 9 to 5. */
export type Run = readonly [from: number, to: number];

/** When one rate applies within a season. */
export interface RateHours {
  /** The first period number with this rate. */
  period: number;
  /** Hours 0–24. */
  weekday: readonly Run[];
  weekend: readonly Run[];
}

/** Months whose days all have the same rates at the same hours. */
export interface RateSeason {
  /** Months 0–12; a single run from 0 to 12 is the whole year. */
  months: readonly Run[];
  rates: readonly RateHours[];
}

/**
 * A schedule of 576 slots as people read it: its seasons, and in each the hours of each rate.
 * @param rateOf what a period costs: periods that cost the same are one
 */
export function rateSeasons(periodOfSlot: Uint8Array, rateOf: (period: number) => string): RateSeason[] {
  const firstWith = new Map<string, number>();
  const rates = Array.from(periodOfSlot, (period) => {
    const rate = rateOf(period);
    const first = firstWith.get(rate) ?? period;
    firstWith.set(rate, first);
    return first;
  });
  const bySchedule = new Map<string, number[]>();
  for (let month = 0; month < 12; month += 1) {
    const schedule = JSON.stringify([dayOf(rates, month), dayOf(rates, month, WEEKEND_SLOTS_FROM)]);
    bySchedule.set(schedule, [...(bySchedule.get(schedule) ?? []), month]);
  }
  return [...bySchedule].map(([schedule, months]) => {
    const [weekday = [], weekend = []] = JSON.parse(schedule) as number[][];
    return {
      months: runsOf(12, (month) => months.includes(month)),
      rates: [...new Set([...weekday, ...weekend])].map((period) => ({
        period,
        weekday: runsOf(24, (hour) => weekday[hour] === period),
        weekend: runsOf(24, (hour) => weekend[hour] === period),
      })),
    };
  });
}

function dayOf(rates: readonly number[], month: number, from = 0): number[] {
  const begin = from + month * SLOTS_PER_MONTH;
  return rates.slice(begin, begin + SLOTS_PER_MONTH);
}

/** The runs of a circle's places that are in; one of them may go on past the end. */
function runsOf(size: number, isIn: (place: number) => boolean): Run[] {
  const places = Array.from({ length: size }, (_, place) => place);
  if (places.every(isIn)) return [[0, size]];
  return places
    .filter((place) => isIn(place) && !isIn((place + size - 1) % size))
    .map((from) => {
      let length = 1;
      while (isIn((from + length) % size)) length += 1;
      const to = from + length;
      return [from, to > size ? to - size : to];
    });
}
