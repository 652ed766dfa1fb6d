import type { SlotName } from "../frame/frame";
import type { AnswerKind } from "../plan";

const LOADS: readonly SlotName[] = ["period", "filters", "appliances"];

/**
 * The answers that tell own figures, by the slots that they must carry. Of `figures` these are all. Advice, bills and
 * tariffs choose their time themselves; all must call energy by its flow.
 */
export const CHECKED_KINDS: ReadonlyMap<AnswerKind, "all" | readonly SlotName[]> = new Map<
  AnswerKind,
  "all" | readonly SlotName[]
>([
  ["figures", "all"],
  ["breakdown", LOADS],
  ["anomalies", ["period"]],
  ["forecast", ["period"]],
  ["why", ["period"]],
  ["bill", []],
  ["bill_explain", []],
  ["bill_lines", []],
  ["home_matters", []],
  ["savings", []],
  ["summary", []],
  ["tariff_compare", []],
]);
