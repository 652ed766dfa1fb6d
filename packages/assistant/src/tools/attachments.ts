import type { ChartAttachment, TableAttachment } from "@wattleaf/shared/contracts/attachments";
import type { DayPart } from "@wattleaf/shared/contracts/load-day";
import type { Language } from "@wattleaf/shared/i18n/language";
import { formatFact, type FormatOptions } from "../compose/format";
import { type Fact, isSandboxed } from "./facts";

type Cell = string | Fact | null;

/** A table whose figures are facts, written as the text writes them. */
export function tableOf(
  title: string,
  columns: TableAttachment["columns"],
  rows: readonly (readonly Cell[])[],
  language: Language,
  options: Partial<FormatOptions> = {},
): TableAttachment {
  const cell = (value: Cell) =>
    value === null ? "–" : typeof value === "string" ? value : formatFact(value, { language, ...options });
  const facts = rows.flat().filter((value): value is Fact => typeof value === "object" && value !== null);
  return { kind: "table", title, columns, rows: rows.map((row) => row.map(cell)), sandbox: isSandboxed(facts) };
}

/** A chart of facts; `scale` brings their base unit to the one that people read, `isPartial` tells the labels that are not whole. */
export function chartOf(
  chart: Pick<ChartAttachment, "form" | "labels" | "title" | "unit">,
  series: readonly {
    name: string;
    facts: readonly (Fact | null)[];
    load?: DayPart | undefined;
    bound?: "high" | "low";
  }[],
  scale = 1,
  isPartial: (at: number) => boolean = () => false,
): ChartAttachment {
  const partial = chart.labels.flatMap((_, at) => (isPartial(at) ? [at] : []));
  return {
    kind: "chart",
    ...chart,
    ...(partial.length > 0 ? { partial } : {}),
    series: series.map(({ name, facts, load, bound }) => ({
      name,
      ...(load ? { load } : {}),
      ...(bound ? { bound } : {}),
      values: facts.map((one) => (one === null ? null : Number((Number(one.value) * scale).toPrecision(6)))),
    })),
    sandbox: isSandboxed(series.flatMap(({ facts }) => facts).filter((one) => one !== null)),
  };
}
