import { HOUR_SECONDS } from "@wattleaf/shared/domain/time";
import type { MeasuredReduction } from "./measured-reduction";
import {
  deliveredBy,
  type DispatchTerms,
  type IntervalDelivery,
  type Settlement,
  settleEvent,
  settlementOf,
  worthOf,
} from "./settle-event";
import type { MeteredSite } from "./site-group";

/**
 * What an event delivered, measured for all sites together, and what it is worth.
 *
 * - delivered = baseline − metered of the group: the best estimate, which performance and penalties follow
 * - paid = the certain part of it, in the intervals in which the group used less, in proportion, at most `paidUpTo` ×
 *   requested in each; the capacity payment counts the certain part too
 * - split by each site's own reduction over the whole event, at least zero, and by what that was worth where the price
 *   changes; no site is paid for more than its meter shows. One that was left out of the group gets nothing.
 *
 * @param group null if it could not be measured: then delivered is the sum of the sites', and nothing is paid
 */
export function settleGroup(
  intervalSeconds: number,
  intervalCount: number,
  terms: DispatchTerms,
  sites: readonly MeteredSite[],
  group: MeasuredReduction | null,
): Settlement {
  const readings = sites.map(({ reading }) => reading);
  if (!group) {
    return settleEvent(intervalSeconds, intervalCount, { ...terms, paidUpTo: 0, capacityPricePerKw: 0 }, readings);
  }
  const claims = sites.map(({ reading, uncertaintyKwh }) => {
    const { deliveredKwh, missingIntervals } = deliveredBy(reading);
    const claimKwh = uncertaintyKwh === null ? 0 : Math.max(0, deliveredKwh);
    return { id: reading.id, deliveredKwh, missingIntervals, claimKwh, worth: worthOf(terms, reading) };
  });
  const claimedKwh = sum(claims.map(({ claimKwh }) => claimKwh));
  const intervals = paidIntervals(intervalSeconds, intervalCount, terms, group, claimedKwh);
  const paidShare = claimedKwh > 0 ? sum(intervals.map(({ paidKwh }) => paidKwh)) / claimedKwh : 0;
  const shares = claims.map(({ claimKwh, worth, ...site }) => ({
    ...site,
    paidKwh: claimKwh * paidShare,
    weight: claimKwh * worth,
  }));
  return settlementOf(intervalSeconds, terms, intervals, shares, Math.min(group.certainKwh, claimedKwh));
}

function paidIntervals(
  intervalSeconds: number,
  intervalCount: number,
  { requestedKw, paidUpTo }: DispatchTerms,
  { baselineKwh, meteredKwh, certainKwh }: MeasuredReduction,
  claimedKwh: number,
): IntervalDelivery[] {
  const requestedKwh = (requestedKw * intervalSeconds) / HOUR_SECONDS;
  const delivered = Array.from({ length: intervalCount }, (_, at) => (baselineKwh[at] ?? 0) - (meteredKwh[at] ?? 0));
  const belowKwh = sum(delivered.map((kwh) => Math.max(0, kwh)));
  const certainShare = belowKwh > 0 ? Math.min(certainKwh, claimedKwh) / belowKwh : 0;
  return delivered.map((deliveredKwh, at) => ({
    requestedKwh,
    baselineKwh: baselineKwh[at] ?? 0,
    meteredKwh: meteredKwh[at] ?? 0,
    deliveredKwh,
    paidKwh: Math.min(Math.max(0, deliveredKwh) * certainShare, requestedKwh * paidUpTo),
  }));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, value) => total + value, 0);
