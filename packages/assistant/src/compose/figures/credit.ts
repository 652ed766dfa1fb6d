import { queryEnergy } from "../../tools/query-energy";
import type { Composition } from "../composition";
import type { Plan } from "./question";

/** What the tariff credits for what was sold: "At your tariff's rates, you earned $57.66 for it." */
export async function addCredit(c: Composition, { question }: Plan): Promise<void> {
  const { period, filters = [] } = question;
  const { figures } = await c.use(queryEnergy, { metric: "credit", period, filters, aggregate: "total" });
  const isByTariff = figures?.answer.cost_by === "tariff";
  if (!figures || !isByTariff) return c.draft.add("assistant.figures.earningsOnBill");
  const credit = figures.whole.value;
  c.draft.add(Number(credit.value) > 0 ? "assistant.figures.creditByTariff" : "assistant.figures.noCreditByTariff", {
    credit: c.show(credit),
  });
}
