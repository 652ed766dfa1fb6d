import { DAY_MS } from "@wattleaf/shared/domain/time";

/** The energy of one whole local day, `YYYY-MM-DD`. Days with missing readings are left out. */
export interface DayUse {
  day: string;
  wh: number;
}

/** Mean outdoor temperature of local days, °C, by `YYYY-MM-DD`; days without one are unknown. */
export type DayTemperatures = ReadonlyMap<string, number>;

/** Days since 1970 of a `YYYY-MM-DD`. */
export const dayNumber = (day: string): number => Date.parse(day) / DAY_MS;

/** The month of a day: `YYYY-MM`. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** The number of a month's first day. */
export const firstDayOf = (month: string): number => dayNumber(`${month}-01`);
