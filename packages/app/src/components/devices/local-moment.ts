import { localDateOf } from "../energy/period";

const MINUTES_PER_HOUR = 60;

/** An instant on the clock of a zone: its day, and minutes after midnight. */
export function localMoment(instantIso: string, timeZone: string): { date: string; minute: number } {
  const ms = Date.parse(instantIso);
  const [hours = 0, minutes = 0] = timeOf(ms, timeZone).split(":").map(Number);
  return { date: localDateOf(ms, timeZone), minute: hours * MINUTES_PER_HOUR + minutes };
}

/** `19:30`. */
export const timeOf = (ms: number, timeZone: string): string =>
  new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(ms);

/** Where there is no meter: the clock of the reader's own device. */
export const readersZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
