import type { Asked } from "../consistency";
import type { WordSlots } from "../conversation/merge";
import type { Frame, Metric } from "../frame";

/** What an account has is of no time that a question before it named. */
export const OF_NOW: ReadonlySet<Metric | undefined> = new Set<Metric | undefined>(["coins", "points", "rank"]);

/** What flows at this moment is a power; what panels make is known of the day so far. */
export function ofNow({ act, scope, metric }: Asked, { period }: WordSlots): Partial<Frame> {
  if (act !== "ask" || scope !== "own" || period !== "hour0") return {};
  if (metric === "production") return { period: "day0" };
  return metric === "energy" || metric === "export" || metric === "net" ? { metric: "power" } : {};
}
