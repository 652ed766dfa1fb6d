import type { TimeSpan } from "../baseline/customer-baseline";
import type { IntervalGrid } from "../../time-series/interval-series";
import { intervalIndexAt } from "../../time-series/interval-series";
import { type BaselineAccount, intervalCount } from "./participant-reading";
import type { DispatchTerms, Settlement } from "./settle-event";
import { settleGroup } from "./settle-group";
import type { GroupResult, MeteredSite } from "./site-group";

/** A participant's baseline, and half of the 90 % interval of its own reduction, null with too few days to tell. */
export interface SiteAccount {
  baseline: BaselineAccount;
  uncertaintyKwh: number | null;
}

export interface EventStatement extends Settlement {
  intervalSeconds: number;
  group: GroupResult;
  sites: Map<string, SiteAccount>;
}

/** Events begin and end on quarters of an hour. */
const QUARTER_HOUR_SECONDS = 900;

/**
 * The length of the intervals in which an event is settled: the longest of the meters' that fits the event, so that
 * all of them can be added up. Where a meter's own intervals begin decides: in India its hours begin at half past by UTC.
 */
export function settlementIntervalSeconds(meters: readonly IntervalGrid[], event: TimeSpan): number {
  const fitting = meters.filter(
    (meter) =>
      Number.isInteger(intervalIndexAt(meter, event.startMs)) && Number.isInteger(intervalIndexAt(meter, event.endMs)),
  );
  if (fitting.length === 0) return QUARTER_HOUR_SECONDS;
  return Math.max(...fitting.map(({ intervalSeconds }) => intervalSeconds));
}

/** The whole event, settled for all sites together, with an account of each. */
export function eventStatement(
  event: TimeSpan,
  intervalSeconds: number,
  terms: DispatchTerms,
  sites: readonly MeteredSite[],
  group: GroupResult,
): EventStatement {
  const reduction = group.ok ? group.reduction : null;
  return {
    ...settleGroup(intervalSeconds, intervalCount(event, intervalSeconds), terms, sites, reduction),
    intervalSeconds,
    group,
    sites: new Map(
      sites.map(({ reading, uncertaintyKwh }) => [reading.id, { baseline: reading.account, uncertaintyKwh }]),
    ),
  };
}
