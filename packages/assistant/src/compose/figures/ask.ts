import { type EnergyQueryResult, queryEnergy } from "../../tools/query-energy";
import type { Composition } from "../composition";
import type { Plan } from "./question";

/** Of the hours a file keeps an average day of its whole time only: what names no other time is told of that. */
export async function ask(c: Composition, plan: Plan): Promise<EnergyQueryResult> {
  const found = await c.use(queryEnergy, withDefaults(plan));
  const { without, ...whole } = plan.question;
  if (without && found.answer.status === "gap" && found.answer.gap === "load")
    return ask(c, { ...plan, question: whole });
  const needsHours = found.answer.status === "gap" && found.answer.gap === "hourly_readings";
  if (!needsHours || c.frame.period !== undefined) return found;
  return c.use(queryEnergy, withDefaults({ ...plan, question: { ...plan.question, period: "all" } }));
}

export function withDefaults({
  question: { price_per_kwh, fixed_per_day, fixed_per_month, price_currency, ...question },
  said,
}: Plan) {
  return {
    ...question,
    filters: question.filters ?? [],
    aggregate: question.aggregate ?? ("total" as const),
    // A price is of money alone, also where another figure is told beside it.
    ...(question.metric === "cost" && price_per_kwh !== undefined
      ? { price_per_kwh, fixed_per_day, fixed_per_month, price_currency, ...(said ? { said } : {}) }
      : {}),
  };
}
