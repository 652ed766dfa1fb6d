import { DAY_MS } from "@wattleaf/shared/domain/time";
import { isoDay } from "../time-series/calendar";
import { dayNumber, type DayUse, monthOf } from "./day-use";

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Normal numbers by Box and Muller. */
export const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

interface MadeHome {
  seed: number;
  /** First day. */
  from: string;
  days: number;
  /** Standard deviation of a whole month, and of a day within it. */
  monthNoise: number;
  dayNoise: number;
  /** Share less than before, from this day on. */
  saving?: { from: string; share: number };
  /** Wh for each degree below 16 °C, and the temperatures. */
  heating?: { whPerDegree: number; temperature: (day: string) => number };
}

/** A home with weekends, a season, months that differ, and days that differ, for tests. */
export function madeHome({ seed, from, days, monthNoise, dayNoise, saving, heating }: MadeHome): DayUse[] {
  const random = randomNumbers(seed);
  const level = 8_000 + 12_000 * random();
  const months = new Map<string, number>();
  return Array.from({ length: days }, (_, index) => {
    const day = isoDay(dayNumber(from) + index);
    const month = monthOf(day);
    if (!months.has(month)) months.set(month, Math.exp(monthNoise * normal(random)));
    const date = new Date(`${day}T00:00:00Z`);
    const season = 1 + 0.2 * Math.cos((2 * Math.PI * (date.getTime() / DAY_MS)) / 365.25);
    const weekend = [0, 6].includes(date.getUTCDay()) ? 1.2 : 1;
    const saved = saving && day >= saving.from ? 1 - saving.share : 1;
    const own = level * season * weekend * (months.get(month) ?? 1) * Math.exp(dayNoise * normal(random));
    const warmth = heating ? heating.whPerDegree * Math.max(0, 16 - heating.temperature(day)) : 0;
    return { day, wh: (own + warmth) * saved };
  });
}
