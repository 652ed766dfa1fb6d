import { MINUTE_MS } from "@wattleaf/shared/domain/time";
import { localMoment } from "../../../components/devices/local-moment";

/** The instant at which a zone's clock shows a local day and time, as ISO. */
export function instantOf(date: string, time: string, timeZone: string): string {
  const asUtcMs = Date.parse(`${date}T${time || "00:00"}:00Z`);
  const shown = localMoment(new Date(asUtcMs).toISOString(), timeZone);
  // How far the zone's clock is from UTC around then.
  const offsetMs = Date.parse(shown.date) + shown.minute * MINUTE_MS - asUtcMs;
  return new Date(asUtcMs - offsetMs).toISOString();
}
