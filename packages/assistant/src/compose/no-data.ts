import type { PartOfBill } from "../tools/bill-facts";
import type { AssistantKey } from "../messages";
import type { Fact } from "../tools/facts";
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
export function addPartOfBill(c: Composition, { file, energy, cost, firstDay, lastDay, doubts }: PartOfBill): void {
  if (energy) c.draft.add("assistant.part.energy", { file: c.show(file), energy: c.show(energy) });
  if (energy && doubts.energy) addDoubt(c, energy, file);
  if (cost) c.draft.add("assistant.part.cost", { file: c.show(file), cost: c.show(cost) });
  if (cost && doubts.cost) addDoubt(c, cost, file);
  if (firstDay && lastDay) c.draft.add("assistant.part.period", { first: c.show(firstDay), last: c.show(lastDay) });
  c.draft.add("assistant.part.missing", { file: c.show(file) });
}

/** Right behind a figure of a bill that nothing else on the bill confirms. */
export function addDoubt(c: Composition, figure: Fact, file: Fact): void {
  c.draft.add("assistant.summary.uncertain", { figure: c.show(figure), file: c.show(file) });
}
