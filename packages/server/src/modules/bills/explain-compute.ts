import { explainBill } from "@wattleaf/shared/contracts/bills/explanation";
import type { InputOf, OutputOf } from "@wattleaf/shared/contracts/operation";
import { DAY_MS } from "@wattleaf/shared/domain/time";
import type { BillFacts } from "@wattleaf/engine/bill-explanation/bill-facts";
import { explainBill as explain } from "@wattleaf/engine/bill-explanation/explain-bill";
import {
  costByReadings,
  costUnderOtherTariffs,
  type OtherTariffs,
} from "@wattleaf/engine/bill-explanation/other-tariffs";
import { meterSeries } from "@wattleaf/engine/tariff/metered-series";
import { CENTS_PER_CURRENCY_UNIT } from "@wattleaf/engine/tariff/money";
import { computation } from "../../core/computation";
import { rounded } from "../../core/response/figures";
import { toIntervalSeries } from "../../core/response/series";
import { type ChosenTariff, chosenTariffs, currency, toTariffNoticesResponse } from "../tariffs";

type Input = InputOf<typeof explainBill>;
type Answer = OutputOf<typeof explainBill>;

const cents = (amount: number): number => Math.round(amount * CENTS_PER_CURRENCY_UNIT);

export const explainBillComputation = computation(explainBill, (input, { nowMs }: { nowMs: number }) => {
  const { previous, current, history, sensitivity: given } = input;
  const { changeCents, changeKwh, causes, limitations, sensitivity } = explain(factsOf(previous), factsOf(current), {
    history: history.map(factsOf),
    ...(given && {
      sensitivity: {
        kwhPerHeatingDegreeDay: given.kwh_per_heating_degree_day,
        kwhPerCoolingDegreeDay: given.kwh_per_cooling_degree_day,
      },
    }),
  });
  const chosen = chosenTariffs(input);
  return {
    currency: input.currency,
    change: currency(changeCents),
    change_kwh: rounded(changeKwh),
    causes: causes.map((part) => ({
      cause: part.cause,
      amount: currency(part.cents),
      kwh: part.kwh === null ? null : rounded(part.kwh),
    })),
    limitations,
    sensitivity: sensitivity && {
      kwh_per_heating_degree_day: rounded(sensitivity.kwhPerHeatingDegreeDay),
      kwh_per_cooling_degree_day: rounded(sensitivity.kwhPerCoolingDegreeDay),
      source: sensitivity.source,
      bills: sensitivity.bills,
      r2: sensitivity.r2 === null ? null : rounded(sensitivity.r2),
    },
    other_tariffs: chosen.length > 0 ? toOtherTariffsResponse(otherTariffs(input, chosen, nowMs), chosen) : null,
  };
});

function factsOf(bill: Input["current"]): BillFacts {
  return {
    days: bill.days ?? (Date.parse(bill.last_day ?? "") - Date.parse(bill.first_day ?? "")) / DAY_MS + 1,
    kwh: bill.kwh,
    costCents: cents(bill.cost),
    fixedCents: bill.fixed_charges == null ? null : cents(bill.fixed_charges),
    taxesCents: bill.taxes == null ? null : cents(bill.taxes),
    ratePerKwh: bill.rate_per_kwh,
    heatingDegreeDays: bill.heating_degree_days,
    coolingDegreeDays: bill.cooling_degree_days,
    touSplit: bill.tou_split?.map(({ period, kwh, rate_per_kwh: ratePerKwh }) => ({ period, kwh, ratePerKwh })),
  };
}

function otherTariffs(
  { current, currency: code, current_tariff_id: currentId, readings }: Input,
  chosen: readonly ChosenTariff[],
  asOfMs: number,
): OtherTariffs {
  const tariffs = chosen.map(({ tariff }) => tariff);
  const bill = { costCents: cents(current.cost), currency: code };
  if (readings) return costByReadings(meterSeries(toIntervalSeries(readings)), bill, tariffs, asOfMs, currentId);
  const use = {
    firstDay: current.first_day ?? "",
    lastDay: current.last_day ?? "",
    kwh: current.kwh,
    touKwh: current.tou_split?.map(({ period, kwh }) => ({ label: period, kwh })),
  };
  return costUnderOtherTariffs(use, bill, tariffs, asOfMs, currentId);
}

const toOtherTariffsResponse = (
  { against, againstCents, costs, unknown }: OtherTariffs,
  chosen: readonly ChosenTariff[],
): NonNullable<Answer["other_tariffs"]> => ({
  against,
  against_cost: currency(againstCents),
  costs: costs.map(({ tariffId, cents: cost, savingCents, unavailable, notices }) => {
    const choice = chosen.find(({ tariff }) => tariff.id === tariffId);
    return {
      tariff_id: tariffId,
      cost: currency(cost),
      saving: currency(savingCents),
      sample: choice?.sample ?? false,
      unavailable,
      notices: toTariffNoticesResponse([...(choice?.notices ?? []), ...notices]),
    };
  }),
  unknown: unknown.map(({ tariffId, reason }) => ({ tariff_id: tariffId, reason })),
});
