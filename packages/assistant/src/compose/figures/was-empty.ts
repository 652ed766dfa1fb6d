import { billFacts } from "../../tools/bill-facts";
import type { Composition } from "../composition";
import { ask } from "./ask";
import type { Plan } from "./question";
import { FigureWriter } from "./writer";

/** Up to this many times the load that is always on, a home may have been empty: fridges and boilers come and go. */
const MOST_OF_EMPTY = 1.3;

/** "Was anyone at home?": an average day of the time beside one of nothing but the base load. False where it is not known. */
export async function addIfEmpty(c: Composition, { question }: Plan): Promise<boolean> {
  const { bill } = await c.use(billFacts, {});
  const base = bill?.baseLoadPerDay;
  if (!base || bill.isNet || question.period === "last12m") return false;
  const plan: Plan = {
    form: "total",
    question: { metric: "bought", period: question.period, filters: question.filters, aggregate: "total" },
  };
  const { figures } = await ask(c, plan);
  if (!figures?.perDay) return false;
  const w = new FigureWriter(c, figures, plan);
  const isEmpty = Number(figures.perDay.value) <= MOST_OF_EMPTY * Number(base.value);
  c.draft.add(isEmpty ? "assistant.figures.empty" : "assistant.figures.notEmpty", {
    when: w.when,
    value: w.show(figures.perDay),
    base: c.show(base),
    usual: c.show(bill.averagePerDay),
  });
  return true;
}
