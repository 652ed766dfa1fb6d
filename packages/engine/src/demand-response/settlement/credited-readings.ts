import type { MeasuredReduction } from "./measured-reduction";
import type { ParticipantReading } from "./settle-event";

/** A home of a group, and the power that it has enrolled, kW. */
export interface GroupShare {
  id: string;
  kw: number;
  /** The upper end of what its own meter leaves possible, kWh over the event, where that is known. */
  mostKwh?: number | undefined;
}

/**
 * What each home of a group is credited with: the certain part of the group's reduction, in the intervals in which the
 * group used less, by enrolled power. A home's own measurement takes no part in its share: it is mostly chance, and
 * would pay some homes for luck and others nothing for the same effort. It only sets a limit: a home whose meter rules its
 * share out gets no more than the meter allows, and what is above that is not paid.
 *
 * The readings add up to the group's metered energy, and above it to no more than `certainKwh`.
 */
export function creditedReadings(
  { baselineKwh, meteredKwh, certainKwh }: MeasuredReduction,
  shares: readonly GroupShare[],
): ParticipantReading[] {
  const below = baselineKwh.map((kwh, at) => Math.max(0, kwh - (meteredKwh[at] ?? 0)));
  const belowKwh = below.reduce((total, kwh) => total + kwh, 0);
  const enrolledKw = shares.reduce((total, { kw }) => total + kw, 0);
  return shares.map(({ id, kw, mostKwh = Infinity }) => {
    const share = enrolledKw > 0 ? kw / enrolledKw : 1 / shares.length;
    const metered = meteredKwh.map((kwh) => kwh * share);
    const credit = belowKwh > 0 ? Math.min(certainKwh * share, Math.max(0, mostKwh)) / belowKwh : 0;
    return { id, meteredKwh: metered, baselineKwh: metered.map((kwh, at) => kwh + credit * (below[at] ?? 0)) };
  });
}
