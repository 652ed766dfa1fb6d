import { offPeakInstead } from "../../tools/off-peak-instead";
import type { Composition } from "../composition";
import { addGap } from "./gaps";
import type { Plan } from "./question";
import { addBasis, addShare } from "./single";
import { ask } from "./ask";
import { FigureWriter } from "./writer";

/** "What share was in peak hours, and what would the same kWh have cost off-peak?" */
export async function addOffPeakInstead(c: Composition, plan: Plan): Promise<void> {
  const shares: Plan = { form: "share", question: { ...plan.question, aggregate: "total" } };
  const { figures, ...result } = await ask(c, shares);
  if (result.answer.status === "gap") return addGap(c, result.answer, { ...result, figures }, shares);
  if (!figures) return;
  const writer = new FigureWriter(c, figures, shares);
  addShare(writer);
  await addBasis(writer);
  const { moved } = await c.use(offPeakInstead, { period: plan.question.period });
  if (!moved) return writer.sentence("assistant.figures.offPeakUnknown");
  writer.sentence("assistant.figures.offPeakInstead", {
    energy: c.show(moved.energy),
    cost: c.show(moved.cost),
    peakPrice: c.show(moved.peakPrice),
    offPeakPrice: c.show(moved.offPeakPrice),
    instead: c.show(moved.instead),
    saved: c.showSize(moved.saved),
  });
}
