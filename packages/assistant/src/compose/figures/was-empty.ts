import { emptyHome } from "../../tools/empty-home";
import type { Composition } from "../composition";
import { whenWithin } from "./filter-words";
import type { Plan } from "./question";

/**
 * "Was anyone at home?": a day of the time beside nothing but the base load of the same hours. False where the time has no
 * readings, and where nothing is known to hold it against, which is said.
 */
export async function addIfEmpty(c: Composition, { question }: Plan): Promise<boolean> {
  const { period, filters = [] } = question;
  if (period === "last12m") return false;
  const { figures, held, isEmpty } = await c.use(emptyHome, { period, filters: [...filters] });
  if (!figures) return false;
  if (!held) {
    c.draft.add("assistant.figures.emptyUnknown", {}, [figures.source]);
    return false;
  }
  const { from, to } = figures.answer;
  c.draft.add(`assistant.figures.${isEmpty ? "empty" : "notEmpty"}${from === to ? "Day" : ""}`, {
    when: whenWithin(filters, figures.answer, c.language),
    value: c.show(held.value),
    base: c.show(held.base),
  });
  c.draft.add(filters.length === 0 ? "assistant.figures.usualDay" : "assistant.figures.usualThen", {
    usual: c.show(held.usual),
  });
  return true;
}
