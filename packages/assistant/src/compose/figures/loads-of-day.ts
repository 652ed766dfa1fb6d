import { applianceBreakdown } from "../../tools/appliance-breakdown";
import { addParts } from "../breakdown-list";
import type { Composition } from "../composition";

/** "… and what was it that did it?": the loads of the day that was found. */
export async function addLoadsOfDay(c: Composition, day: string): Promise<void> {
  const found = await c.use(applianceBreakdown, { from: day, to: day });
  if (found.missing === "days")
    return c.draft.add("assistant.breakdown.wholeDays", { last: c.show(found.lastDay, { weekday: true }) });
  if (found.missing) return c.draft.add("assistant.figures.gap.load");
  addParts(c, found);
  if (found.isNet) c.draft.add("assistant.breakdown.solar", {}, [found.source]);
  if (found.detail === "categories")
    c.draft.add("assistant.breakdown.coarse", { minutes: c.show(found.intervalMinutes) });
}
