import { MINUTE_MS } from "@wattleaf/shared/domain/time";
import { zoneClock } from "@wattleaf/shared/domain/zone-clock";

/** `2026-03-01T00:00:00-08:00`: a moment as the wall clock of a zone shows it, with its offset from UTC. */
export function momentIn(timeZone: string, utcMs: number): string {
  const localMs = zoneClock(timeZone)(utcMs);
  const minutes = Math.round((localMs - utcMs) / MINUTE_MS);
  const size = Math.abs(minutes);
  const offset = `${minutes < 0 ? "-" : "+"}${pad(Math.floor(size / 60))}:${pad(size % 60)}`;
  return `${new Date(localMs).toISOString().slice(0, 19)}${offset}`;
}

const pad = (value: number) => String(value).padStart(2, "0");
