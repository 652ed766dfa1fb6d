import type { EnergyQuestion } from "@wattleaf/shared/contracts/energy-query";
import type { GroupChoice } from "./energy-query";

type Metric = EnergyQuestion["metric"];

const KWH_PER: Readonly<Record<string, number>> = { wh: 0.001, kwh: 1, mwh: 1_000 };
const KW_PER: Readonly<Record<string, number>> = { w: 0.001, kw: 1 };
const KG_PER: Readonly<Record<string, number>> = { g: 0.001, kg: 1, t: 1_000 };
/** ISO 4217, or the sign itself. */
const MONEY = /^(?:[a-z]{3}|[$€£¥]|money)$/i;
const ENERGY: readonly Metric[] = ["bought", "sold", "net", "produced", "own_use"];

/**
 * The groups that a pick's code names (`query-codes.ts`), and the metric that its unit is of: days above `12usd` are
 * days of cost. Null for a unit that none of the metrics has.
 */
export function resolvePick(code: string, metric: Metric): { choice: GroupChoice; metric: Metric } | null {
  const ordered = /^(top|bottom):(\d+)$/.exec(code);
  if (ordered) {
    const count = Number(ordered[2]);
    return { choice: { kind: ordered[1] === "top" ? "highest" : "lowest", count }, metric };
  }
  if (code === "highest" || code === "lowest") return { choice: { kind: code, count: 1 }, metric };
  if (code === "first" || code === "last") return { choice: { kind: code }, metric };
  const bound = /^(above|below):(\d+(?:\.\d+)?)(\D*)$/.exec(code);
  if (!bound) return null;
  const [, kind, digits, unit = ""] = bound;
  const measured = inUnit(unit.toLowerCase(), metric);
  if (!measured) return null;
  return {
    choice: { kind: kind === "above" ? "above" : "below", value: Number(digits) * measured.scale },
    metric: measured.metric,
  };
}

function inUnit(unit: string, metric: Metric): { metric: Metric; scale: number } | null {
  if (unit === "") return { metric, scale: 1 };
  const kwh = KWH_PER[unit];
  if (kwh !== undefined) return { metric: ENERGY.includes(metric) ? metric : "bought", scale: kwh };
  const kw = KW_PER[unit];
  if (kw !== undefined) return { metric: "power", scale: kw };
  const kg = KG_PER[unit];
  if (kg !== undefined) return { metric: "carbon", scale: kg };
  return MONEY.test(unit) ? { metric: metric === "credit" ? metric : "cost", scale: 1 } : null;
}
