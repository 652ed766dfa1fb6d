import type { Frame } from "../frame";
import type { WordSlots } from "../conversation/merge";
import { some } from "../conversation/merge";

const WHEN_PEAKED =
  /\bwhen (?:was|were|did) (?:(?:the|my|our|that|its) )?peak\b(?! (?:hours?|time|period|rate|price|start|begin|end|finish)\w*)/;

/** 单小时用电峰值是多少: the highest hour. */
const PEAK_OF_HOUR =
  /(?:单|[一1每]个?)小时.{0,6}(?:峰值|最高|最大)|\b(?:hourly|single[- ]hour) (?:usage |use |consumption )?peak\b/;

type Labels = Pick<Frame, "act" | "scope" | "metric" | "aggregate" | "subject" | "command">;

/** "And when was the peak?": the moment of the highest power, and no peak price. */
export const peakLabels = (asked: Labels, text: string): Labels =>
  PEAK_OF_HOUR.test(text) && asked.act === "ask" && asked.metric === "power"
    ? { act: "ask", scope: "own", metric: "energy" }
    : WHEN_PEAKED.test(text) && asked.act === "ask" && (asked.metric ?? "energy") === "energy"
      ? { act: "ask", scope: "own", metric: "power", aggregate: "max" }
      : asked;

export function readWhenPeaked(slots: WordSlots, text: string): void {
  if (PEAK_OF_HOUR.test(text)) {
    slots.filters = some(slots.filters?.filter((filter) => filter !== "peak"));
    slots.group ??= "hour";
    slots.pick ??= "highest";
    return;
  }
  if (!WHEN_PEAKED.test(text)) return;
  slots.filters = some(slots.filters?.filter((filter) => filter !== "peak"));
  delete slots.pick;
  delete slots.group;
}
