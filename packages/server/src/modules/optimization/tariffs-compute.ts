import { compareShiftedTariffs } from "@wattleaf/shared/contracts/optimization/tariffs";
import type { InputOf, OutputOf } from "@wattleaf/shared/contracts/operation";
import { DomainError } from "@wattleaf/shared/errors";
import { fieldError } from "@wattleaf/shared/field-error";
import { DaySolver } from "@wattleaf/engine/schedule/year/plan-days";
import { shiftYear } from "@wattleaf/engine/schedule/year/shift-year";
import { availabilityOf, availableFirst } from "@wattleaf/engine/tariff/availability";
import { chosenAt, exclusionOf, placeOf } from "@wattleaf/engine/tariff/compare-tariffs";
import { intervalStartMs } from "@wattleaf/engine/time-series/interval-series";
import { momentIn } from "@wattleaf/engine/time-series/written-moment";
import { loadSolver } from "../../adapters/solver/highs";
import { computation } from "../../core/computation";
import { type ChosenTariff, chosenTariffs, offeredTariffs, territoryOfHome } from "../tariffs";
import { type FlexibleHome, flexibleHome, type ShiftKnown } from "./flexible-home";
import { toAssumptionsResponse, toShiftedTariffResponse } from "./tariffs-response";

type Output = OutputOf<typeof compareShiftedTariffs>;

/** Days between two reports of progress. */
const REPORTED_DAYS = 10;

export const compareShiftedTariffsComputation = computation(
  compareShiftedTariffs,
  async (input, known: ShiftKnown, report): Promise<Output> => {
    const home = flexibleHome(input, known);
    const { year, readings, current } = home;
    const { candidates, place, currency } = candidatesOf(input, known, home);
    const chooser = {
      asOfMs: input.as_of === undefined ? known.asOfMs : Date.parse(input.as_of),
      sector: current?.tariff.sector ?? null,
    };
    const solver = new DaySolver(await loadSolver());
    const tariffs: Output["tariffs"] = [];
    const excluded: Output["not_comparable"] = [];
    let planned = 0;
    for (const chosen of candidates) {
      const { tariff } = chosen;
      const exclusion = tariff === current?.tariff ? null : exclusionOf(tariff, currency, place);
      if (exclusion) {
        const { tariffId: tariff_id, reason, message } = exclusion;
        excluded.push({ tariff_id, reason, message });
        continue;
      }
      try {
        const shifted = shiftYear(year, readings, tariff, solver, ({ of }) => {
          planned += 1;
          if (planned % REPORTED_DAYS === 0) report({ done: planned, of: Math.max(planned, of * candidates.length) });
        });
        const territory = tariff === current?.tariff ? "served" : chosenAt(tariff, place);
        const availability = availabilityOf(tariff, shifted.bill.notices, chooser);
        tariffs.push(toShiftedTariffResponse(shifted, chosen, territory, availability, year.timeZone));
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        excluded.push({ tariff_id: tariff.id, reason: "not_billable", message: error.message });
      }
    }
    const before = tariffs.find(({ tariff_id: id }) => id === current?.tariff.id)?.before.total ?? null;
    const at = (step: number) => momentIn(year.timeZone, intervalStartMs(year, step));
    return {
      sample: known.sample || tariffs.some(({ sample }) => sample),
      currency: currency ?? "XXX",
      start: at(0),
      end: at(year.loadKw.length),
      current_tariff_id: current?.tariff.id ?? null,
      loads: home.loads,
      tariffs: tariffs
        .map((one) => ({ ...one, saving_to_current: before === null ? null : cents(before - one.after.total) }))
        .toSorted(
          (a, b) =>
            availableFirst(a, b) || a.after.total - b.after.total || a.tariff_id.localeCompare(b.tariff_id, "en"),
        ),
      not_comparable: excluded,
      solved_days: { planned, different: solver.shapes },
      assumptions: toAssumptionsResponse(home, tariffs),
    };
  },
);

const cents = (money: number): number => Math.round(money * 100) / 100;

/** The tariffs that were sent, else those of the home's own utility; the current one is always among them. */
function candidatesOf(input: InputOf<typeof compareShiftedTariffs>, { meter }: ShiftKnown, home: FlexibleHome) {
  const { current, year } = home;
  const place = placeOf(
    current?.tariff,
    year.timeZone,
    meter?.provider ? territoryOfHome({ provider: meter.provider }) : undefined,
  );
  const isSent = input.tariff_ids.length + input.tariffs.length > 0;
  const others: ChosenTariff[] = isSent ? chosenTariffs(input) : offeredTariffs(place);
  const candidates = [
    ...(current ? [current] : []),
    ...others.filter(({ tariff }) => tariff.id !== current?.tariff.id),
  ];
  if (candidates.length === 0)
    throw fieldError("tariff_ids", "Send tariff_ids or tariffs: nothing is known of what the home's utility offers.");
  return { candidates, place, currency: candidates[0]?.tariff.currency };
}
