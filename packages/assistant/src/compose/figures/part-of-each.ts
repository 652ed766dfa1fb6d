import type { Composition } from "../composition";
import { filterPhrase } from "./filter-words";
import { ask } from "./ask";
import type { Figures } from "../../tools/energy-figures";
import type { Plan } from "./question";
import { addBasis } from "./single";
import { FigureWriter } from "./writer";

/** A longer list is left to the chart. */
const MOST_LISTED = 25;

/**
 * "Each month since June, and which part of it fell in peak hours": each group, and what of it the filters leave.
 * @returns the figures without the filters; null where there is nothing to list
 */
export async function addPartOfEach(c: Composition, plan: Plan): Promise<Figures | null> {
  const { filters = [], group, ...question } = plan.question;
  if (plan.form !== "rows" || filters.length === 0 || !group) return null;
  const of = async (some: string[]) =>
    (await ask(c, { form: "rows", question: { ...question, group, filters: some } })).figures;
  const [all, part] = [await of([]), await of(filters)];
  if (!all || !part || all.rows.length < 2 || all.rows.length > MOST_LISTED) return null;
  const w = new FigureWriter(c, all, { form: "rows", question: { ...question, group } });
  const filter = filterPhrase(filters, c.language);
  w.sentence("assistant.figures.total", { clause: w.clause(all.whole.value), when: w.when });
  const share = part.shareOfAll;
  if (share)
    w.sentence("assistant.figures.partOfAll", { part: w.show(part.whole.value), share: w.show(share), filter });
  for (const row of all.rows) {
    const same = part.rows.find(({ key }) => key === row.key);
    const values = { at: w.lineName(row), value: w.rowValue(row) };
    if (same) c.draft.line("assistant.figures.partLine", { ...values, part: w.rowValue(same), filter });
    else c.draft.line("assistant.figures.line", values);
  }
  await addBasis(w);
  return all;
}
