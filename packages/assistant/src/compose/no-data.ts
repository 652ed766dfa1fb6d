import type { PartOfBill } from "../tools/bill-facts";
import type { AssistantKey } from "../messages";
import type { Composition } from "./composition";

/**
 * Says that nothing of the asker's own is known, and what would change that.
 * @param subject what cannot be said without data, as catalog words ("your base load")
 */
export function addNoData(c: Composition, subject: AssistantKey): void {
  c.draft.add("assistant.noData.lead", { subject: c.t(subject) });
  c.draft.add("assistant.noData.offer");
}

/** Says what could be read of a bill that names no period, or no energy, and what would tell more. */
export function addPartOfBill(c: Composition, { file, energy, cost, firstDay, lastDay }: PartOfBill): void {
  if (energy) c.draft.add("assistant.part.energy", { file: c.show(file), energy: c.show(energy) });
  if (cost) c.draft.add("assistant.part.cost", { file: c.show(file), cost: c.show(cost) });
  if (firstDay && lastDay) c.draft.add("assistant.part.period", { first: c.show(firstDay), last: c.show(lastDay) });
  c.draft.add("assistant.part.missing", { file: c.show(file) });
}
