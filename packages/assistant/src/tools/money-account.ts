import type { EnergyQuestion } from "@wattleaf/shared/contracts/energy-query";
import type { Figures, RowFigures } from "./energy-figures";
import { type Fact, fact, factsIn, type ToolResult } from "./facts";
import { type EnergyQueryResult, queryEnergy } from "./query-energy";
import { tool } from "./tool";

export interface MoneyEntry {
  row: RowFigures;
  /** For what was bought, with fixed charges and taxes. */
  charges: Fact;
  /** For what was sold. */
  credit: Fact;
  net: Fact;
}

export interface MoneyAccount extends ToolResult {
  figures: Figures | null;
  whole: MoneyEntry | null;
  /** By time; empty without a group. */
  rows: readonly MoneyEntry[];
  gap: EnergyQueryResult | null;
}

interface Asked {
  period: string;
  filters: string[];
  group?: EnergyQuestion["group"];
}

/** What the user paid for what was bought, was credited for what was sold, and the balance of both. */
export const moneyAccount = tool("moneyAccount", async (asked: Asked, context): Promise<MoneyAccount> => {
  const ask = (metric: "cost" | "credit") => queryEnergy.run({ ...asked, metric, aggregate: "total" }, context);
  const [net, sold] = [await ask("cost"), await ask("credit")];
  const { figures } = net;
  if (!figures) return { figures: null, whole: null, rows: [], gap: net, facts: net.facts };
  // Without panels nothing is credited, and bills tell their balance alone.
  const entryOf = (row: RowFigures, id: string): MoneyEntry => {
    const of =
      sold.figures?.rows.find(({ key }) => key === row.key) ?? (id === "whole" ? sold.figures?.whole : undefined);
    const earned = Number(of?.value.value ?? 0);
    const { value, text } = row.value;
    const money = (name: string, amount: number) =>
      fact(figures.source, `account.${id}.${name}`, amount, "currency", text);
    return {
      row,
      charges: money("charges", Number(value) + earned),
      credit: money("credit", earned),
      net: money("net", Number(value)),
    };
  };
  const whole = entryOf(figures.whole, "whole");
  const rows = asked.group ? figures.rows.map((row, at) => entryOf(row, `${at + 1}`)) : [];
  return {
    figures,
    whole,
    rows,
    gap: null,
    facts: [...net.facts, ...factsIn([whole, rows])],
    attachments: net.attachments ?? [],
  };
});
