import { queryEnergy } from "../../tools/query-energy";
import type { Composition } from "../composition";
import { ask } from "./ask";
import type { Plan } from "./question";
import { addBasis } from "./single";
import { FigureWriter } from "./writer";

const TOLD_BESIDE: ReadonlySet<string> = new Set(["bought", "cost"]);

/** "Peak and off-peak, in kWh and dollars": each part of the tariff in both. False where one figure is asked for. */
export async function addRowsBeside(c: Composition, plan: Plan): Promise<boolean> {
  const { question } = plan;
  const { metric, group } = question;
  const other = c.frame.mentions?.alsoCounts?.find((one) => one !== metric && TOLD_BESIDE.has(one));
  const isOfTotals = question.aggregate !== "average" && c.frame.aggregate !== "share";
  if (!other || group !== "tariff_period" || !TOLD_BESIDE.has(metric) || !isOfTotals) return false;
  const { figures } = await ask(c, plan);
  const asked = { ...question, metric: other, filters: question.filters ?? [], aggregate: "total" as const };
  const besides = (await c.use(queryEnergy, asked)).figures;
  if (!figures || !besides) return false;
  const one = new FigureWriter(c, figures, plan);
  const two = new FigureWriter(c, besides, { form: "rows", question: { ...question, metric: other } });
  one.sentence("assistant.figures.total", { clause: one.clause(figures.whole.value), when: one.when });
  two.sentence("assistant.figures.also", { clause: two.clause(besides.whole.value) });
  for (const row of figures.rows) {
    const same = besides.rows.find(({ key }) => key === row.key);
    const values = { at: one.lineName(row), value: one.rowValue(row) };
    if (same) c.draft.line("assistant.figures.bothLine", { ...values, other: two.rowValue(same) });
    else c.draft.line("assistant.figures.line", values);
  }
  if (c.frame.mentions?.namesMidPeak && !figures.rows.some(({ key }) => key === "mid_peak"))
    one.sentence("assistant.figures.noMidPeak");
  await addBasis(metric === "cost" ? one : two);
  return true;
}
