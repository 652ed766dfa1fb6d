import type { MeasuredEvent, PlantEvent } from "@wattleaf/shared/contracts/vpp/index";
import { HOUR_SECONDS, SECOND_MS } from "@wattleaf/shared/domain/time";
import { TEN_OF_TEN } from "@wattleaf/engine/demand-response/baseline/baseline-rule";
import type { BaselineOptions } from "@wattleaf/engine/demand-response/baseline/customer-baseline";
import { creditedReadings } from "@wattleaf/engine/demand-response/settlement/credited-readings";
import {
  measuredReduction,
  type MeasuredReduction,
  summedSeries,
} from "@wattleaf/engine/demand-response/settlement/measured-reduction";
import { settleEvent } from "@wattleaf/engine/demand-response/settlement/settle-event";
import { type IntervalSeries, seriesEndMs } from "@wattleaf/engine/time-series/interval-series";
import { inLongerIntervals } from "@wattleaf/engine/time-series/longer-intervals";
import { rounded } from "../../../core/response/figures";
import { eventSpans, type Neighborhood, NEIGHBORHOOD_TERMS, type NeighborhoodEvent } from "../sample/neighborhood";

const CENTS = 100;
/** The caller's home among the group's. */
const OWN_HOME = "own";

interface OwnHome {
  /** Net readings of the electricity meter. */
  series: IntervalSeries;
  /** Power enrolled; null if the home doesn't take part in the event. */
  kw: number | null;
}

/**
 * What an event brought the group, and the home. The home's readings are part of the group's if it takes part and its
 * meter covers the event; its payment is its share by enrolled power of what is certain of the group's reduction,
 * and at most what its own meter leaves possible.
 * @param own null without a meter
 */
export function settleHome(
  { load, shares }: Pick<Neighborhood, "load" | "shares">,
  event: NeighborhoodEvent,
  own: OwnHome | null,
  nowMs: number,
): PlantEvent["result"] {
  const options: BaselineOptions = {
    rule: TEN_OF_TEN,
    adjustment: "multiplicative",
    holidays: { calendar: "nerc", extraDays: [] },
    exclude: eventSpans(nowMs).filter(({ startMs }) => startMs !== event.startMs),
  };
  const span = { startMs: load.startMs, endMs: seriesEndMs(load) };
  const measured = (sites: readonly IntervalSeries[]): MeasuredReduction | null => {
    const result = measuredReduction(summedSeries(sites, span), event, options);
    return result.ok ? result.reduction : null;
  };
  const hourly = own && inLongerIntervals({ ...own.series, timeZone: load.timeZone }, HOUR_SECONDS, event.startMs);
  const home = hourly && measured([hourly]);
  const together = home && hourly && own.kw !== null ? measured([load, hourly]) : null;
  const group = together ?? measured([load]);
  if (!group) return null;
  const all = together ? [...shares, { id: OWN_HOME, kw: own?.kw ?? 0, mostKwh: possibleKwh(home) }] : shares;
  const settlement = settleEvent(
    HOUR_SECONDS,
    (event.endMs - event.startMs) / (HOUR_SECONDS * SECOND_MS),
    NEIGHBORHOOD_TERMS,
    creditedReadings(group, all),
  );
  const share = settlement.participants.find(({ id }) => id === OWN_HOME);
  return {
    homes: all.length,
    group: toMeasured(group),
    paidKwh: rounded(settlement.paidKwh),
    home: home && toMeasured(home),
    creditedKwh: share ? rounded(share.paidKwh) : null,
    earned: share ? share.revenueCents / CENTS : null,
  };
}

/** The upper end of the home's own interval; no home can give up more than it was expected to use. */
const possibleKwh = (home: MeasuredReduction | null): number | undefined =>
  home ? Math.min(home.reductionKwh + home.uncertaintyKwh, Math.max(0, total(home.baselineKwh))) : undefined;

const toMeasured = ({ baselineKwh, meteredKwh, reductionKwh, uncertaintyKwh }: MeasuredReduction): MeasuredEvent => ({
  baselineKwh: rounded(total(baselineKwh)),
  meteredKwh: rounded(total(meteredKwh)),
  reductionKwh: rounded(reductionKwh),
  uncertaintyKwh: rounded(uncertaintyKwh),
});

const total = (kwh: Float64Array): number => kwh.reduce((sum, each) => sum + each, 0);
