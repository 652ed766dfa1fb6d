import { type Fact, fact, type ToolResult } from "./facts";
import { queryEnergy } from "./query-energy";
import { tool } from "./tool";

export interface BillMeter extends ToolResult {
  /** Null where the days were not all measured. */
  bought: Fact | null;
  /** Null where nothing was sold. */
  sold: Fact | null;
  /** What a bill's kWh are held against: what was bought, less what was sold where the bill nets them. */
  counted: Fact | null;
  /** The bill's kWh less these; null of a bill without kWh. */
  difference: Fact | null;
  /** They differ by no more than rounding. */
  agrees: boolean;
}

/** A difference below this share of a bill's energy, or this many Wh, is one of rounding. */
const AGREES_WITHIN = 0.005;
const AGREES_WITHIN_WH = 1_000;

/** What the user's meter counted in the days of a bill, against the energy that the bill has. */
export const billMeter = tool(
  "billMeter",
  async ({ from, to, energy }: { from: string; to: string; energy: Fact | null }, context): Promise<BillMeter> => {
    const ask = (metric: "bought" | "sold") =>
      queryEnergy.run({ metric, period: `${from}..${to}`, filters: [], aggregate: "total" }, context);
    const [imported, exported] = [await ask("bought"), await ask("sold")];
    const bought = imported.figures?.whole.isWhole ? imported.figures.whole.value : null;
    const soldWh = Number(exported.figures?.whole.value.value ?? 0);
    const facts = [...imported.facts, ...exported.facts];
    if (!bought) return { bought, sold: null, counted: null, difference: null, agrees: false, facts };
    const sold = soldWh > 0 ? (exported.figures?.whole.value ?? null) : null;
    const boughtWh = Number(bought.value);
    const billWh = energy === null ? null : Number(energy.value);
    // A bill behind solar may have either: what is nearer is what it counts.
    const isNet =
      sold !== null && billWh !== null && Math.abs(billWh - boughtWh + soldWh) < Math.abs(billWh - boughtWh);
    const countedWh = isNet ? boughtWh - soldWh : boughtWh;
    const counted = fact(bought.source, "billMeter.counted", countedWh, "Wh");
    const difference = billWh === null ? null : fact(bought.source, "billMeter.difference", billWh - countedWh, "Wh");
    const apart = Math.abs(Number(difference?.value ?? 0));
    return {
      bought,
      sold: isNet || billWh === null ? sold : null,
      counted,
      difference,
      agrees: apart <= Math.max(AGREES_WITHIN_WH, Math.abs(countedWh) * AGREES_WITHIN),
      facts: [...facts, counted, ...(difference ? [difference] : [])],
    };
  },
);
