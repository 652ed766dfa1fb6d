import { z } from "zod";
import { type SettlementStatement, settlementSchema } from "@wattleaf/shared/contracts/vpp/index";
import { SECOND_MS } from "@wattleaf/shared/domain/time";
import type { BaselineRule } from "@wattleaf/engine/demand-response/baseline/baseline-rule";
import { HIGH_FIVE_OF_TEN, TEN_OF_TEN } from "@wattleaf/engine/demand-response/baseline/baseline-rule";
import type { BaselineOptions, TimeSpan } from "@wattleaf/engine/demand-response/baseline/customer-baseline";
import type { EventStatement, SiteAccount } from "@wattleaf/engine/demand-response/settlement/event-statement";
import type { BaselineAccount } from "@wattleaf/engine/demand-response/settlement/participant-reading";
import type { DispatchTerms } from "@wattleaf/engine/demand-response/settlement/settle-event";
import { momentIn } from "@wattleaf/engine/time-series/written-moment";
import { rounded } from "../../../core/response/figures";
import type { EventRow, PlantRow } from "../rows";

const CENTS = 100;

const RULES: Record<PlantRow["baselineMethod"], BaselineRule> = {
  ten_of_ten: TEN_OF_TEN,
  high_five_of_ten: HIGH_FIVE_OF_TEN,
};

/** @param otherEvents whose days are no days like any other */
export const baselineOptions = (plant: PlantRow, otherEvents: readonly TimeSpan[]): BaselineOptions => ({
  rule: RULES[plant.baselineMethod],
  adjustment: plant.adjustment,
  holidays: { calendar: plant.holidayCalendar, extraDays: [] },
  exclude: otherEvents,
});

export const dispatchTerms = (plant: PlantRow, event: EventRow, requestedKw: number): DispatchTerms => ({
  requestedKw,
  pricePerKwh: event.pricePerKwh,
  capacityPricePerKw: event.capacityPricePerKw,
  penaltyPerKwh: event.penaltyPerKwh,
  paidUpTo: plant.paidUpTo,
  operatorShare: plant.operatorShare,
});

export function toStatementResponse(
  plant: PlantRow,
  event: EventRow,
  statement: EventStatement,
  nameOf: ReadonlyMap<string, string>,
  settledAtMs: number,
): SettlementStatement {
  return {
    event_id: event.id,
    plant_id: plant.id,
    settled_at: new Date(settledAtMs).toISOString(),
    currency: plant.currency,
    interval_seconds: statement.intervalSeconds,
    requested_kwh: rounded(statement.requestedKwh),
    delivered_kwh: rounded(statement.deliveredKwh),
    paid_kwh: rounded(statement.paidKwh),
    performance: rounded(statement.performance),
    energy_payment: statement.energyCents / CENTS,
    capacity_payment: statement.capacityCents / CENTS,
    penalty: statement.penaltyCents / CENTS,
    revenue: statement.revenueCents / CENTS,
    operator_revenue: statement.operatorCents / CENTS,
    ...toGroupResponse(statement.group),
    intervals: statement.intervals.map((interval, index) => ({
      start: momentIn(plant.timeZone, event.startMs + index * statement.intervalSeconds * SECOND_MS),
      requested_kwh: rounded(interval.requestedKwh),
      baseline_kwh: rounded(interval.baselineKwh),
      metered_kwh: rounded(interval.meteredKwh),
      delivered_kwh: rounded(interval.deliveredKwh),
      paid_kwh: rounded(interval.paidKwh),
    })),
    participants: statement.participants.map((participant) => ({
      participant_id: participant.id,
      name: nameOf.get(participant.id) ?? participant.id,
      delivered_kwh: rounded(participant.deliveredKwh),
      ...toOwnUncertainty(participant.deliveredKwh, statement.sites.get(participant.id)),
      paid_kwh: rounded(participant.paidKwh),
      revenue: participant.revenueCents / CENTS,
      missing_intervals: participant.missingIntervals,
      ...toAccountResponse(statement.sites.get(participant.id)?.baseline ?? { noBaseline: "no_readings" }),
    })),
  };
}

/** A statement as it was stored; those of events that were settled site by site lack what is said of the group. */
export const storedStatement = (statement: unknown): SettlementStatement => storedSchema.parse(statement);

const storedSchema = settlementSchema.extend({
  group: settlementSchema.shape.group.default(null),
  no_group: settlementSchema.shape.no_group.default(null),
  participants: z.array(
    settlementSchema.shape.participants.element.extend({
      uncertainty_kwh: z.number().nullable().default(null),
      within_chance: z.boolean().nullable().default(null),
    }),
  ),
});

function toGroupResponse(group: EventStatement["group"]): Pick<SettlementStatement, "group" | "no_group"> {
  if (!group.ok) return { group: null, no_group: group.reason };
  const { reductionKwh, uncertaintyKwh, certainKwh, comparedDays, baselineKwh, meteredKwh } = group.reduction;
  return {
    group: {
      participants: group.sites,
      baseline_kwh: rounded(total(baselineKwh)),
      metered_kwh: rounded(total(meteredKwh)),
      reduction_kwh: rounded(reductionKwh),
      uncertainty_kwh: rounded(uncertaintyKwh),
      low_kwh: rounded(reductionKwh - uncertaintyKwh),
      high_kwh: rounded(reductionKwh + uncertaintyKwh),
      certain_kwh: rounded(certainKwh),
      compared_days: comparedDays,
    },
    no_group: null,
  };
}

function toOwnUncertainty(
  deliveredKwh: number,
  site: SiteAccount | undefined,
): Pick<SettlementStatement["participants"][number], "uncertainty_kwh" | "within_chance"> {
  if (!site || site.uncertaintyKwh === null) return { uncertainty_kwh: null, within_chance: null };
  return {
    uncertainty_kwh: rounded(site.uncertaintyKwh),
    within_chance: Math.abs(deliveredKwh) <= site.uncertaintyKwh,
  };
}

const total = (kwh: Float64Array): number => kwh.reduce((sum, each) => sum + each, 0);

type AccountResponse = Pick<SettlementStatement["participants"][number], "baseline" | "no_baseline">;

function toAccountResponse(account: BaselineAccount): AccountResponse {
  if (account.noBaseline !== null) return { baseline: null, no_baseline: account.noBaseline };
  const { adjustment, dayKind, days } = account;
  return {
    baseline: {
      day_kind: dayKind,
      days,
      adjustment: adjustment.kind,
      adjustment_factor: adjustment.kind === "multiplicative" ? rounded(adjustment.factor) : null,
      adjustment_kwh: adjustment.kind === "additive" ? rounded(adjustment.kwhPerInterval) : null,
    },
    no_baseline: null,
  };
}
