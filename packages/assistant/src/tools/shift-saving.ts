import type { EnergyAnswer, EnergyQuestion } from "@wattleaf/shared/contracts/energy-query";
import { type Fact, fact, factsIn, type ToolResult } from "./facts";
import { meterSource } from "./own-sources";
import { tool } from "./tool";

export interface Shift {
  used: Fact;
  /** Of it, outside the cheapest hours of the tariff. */
  atPeak: Fact;
  /** In a year and in a month, if all of it had been in the cheapest hours. */
  saving: Fact;
  perMonth: Fact;
}

export interface ShiftSaving extends ToolResult {
  /** Null where the load or its prices are not known. */
  shift: Shift | null;
  /** The tariff has one price for all hours. */
  isFlat: boolean;
}

const MONTHS = 12;
const PERIOD = "last12m";

/**
 * What running a load, or all of the home, in the cheapest hours alone would have saved in the last 12 months: its kWh and
 * cost in each tariff period as the query engine tells them.
 */
export const shiftSaving = tool(
  "shiftSaving",
  async ({ load }: { load?: NonNullable<EnergyQuestion["load"]> }, { data, language }): Promise<ShiftSaving> => {
    const own = await data.meter();
    const ask = (metric: "bought" | "cost") =>
      data.query({
        metric,
        ...(load ? { load } : {}),
        period: PERIOD,
        group: "tariff_period",
        filters: [],
        aggregate: "total",
      });
    const [energy, cost] = [await ask("bought"), await ask("cost")];
    const isFlat = [energy, cost].some((one) => one.status === "gap" && one.gap === "tariff_periods");
    const levels = own ? levelsOf(energy, cost) : [];
    const cheapest = levels.toSorted((a, b) => a.price - b.price)[0];
    if (!own || !cheapest || cost.status === "gap") return { shift: null, isFlat, facts: [] };
    const others = levels.filter((level) => level !== cheapest);
    const saved = others.reduce((sum, { kwh, price }) => sum + kwh * (price - cheapest.price), 0);
    const source = meterSource(own.meter, language);
    const currency = cost.currency ?? undefined;
    const sumOf = (some: readonly { kwh: number }[]) => some.reduce((sum, { kwh }) => sum + kwh, 0) * 1_000;
    const shift = {
      used: fact(source, "shift.used", sumOf(levels), "Wh"),
      atPeak: fact(source, "shift.atPeak", sumOf(others), "Wh"),
      saving: fact(source, "shift.saving", saved, "currency", currency),
      perMonth: fact(source, "shift.perMonth", saved / MONTHS, "currency", currency),
    };
    return { shift, isFlat, facts: factsIn(shift) };
  },
);

function levelsOf(energy: EnergyAnswer, cost: EnergyAnswer): { kwh: number; price: number }[] {
  if (energy.status === "gap" || cost.status === "gap") return [];
  return energy.rows.flatMap(({ key, value: kwh }) => {
    const paid = cost.rows.find((row) => row.key === key)?.value;
    return kwh > 0 && paid !== undefined ? [{ kwh, price: paid / kwh }] : [];
  });
}
