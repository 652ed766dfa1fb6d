import { equalParts } from "../../tools/equal-parts";
import { statedDifference } from "../../tools/stated-difference";
import { queryEnergy } from "../../tools/query-energy";
import type { FigureWriter } from "./writer";

/** What of it falls to each: "$158.90 ÷ 3 = $52.97 each". */
export async function addEachPart(w: FigureWriter): Promise<void> {
  const people = w.c.frame.mentions?.sharedBy;
  if (!people || w.plan.form !== "total") return;
  const total = w.figures.whole.value;
  const { part, people: count } = await w.c.use(equalParts, { total, people });
  w.sentence("assistant.figures.eachOf", { part: w.show(part), total: w.show(total), people: w.c.show(count) });
}

/** "The power company says 1,140 kWh": the stated amount beside the own one. */
export async function addStated(w: FigureWriter): Promise<void> {
  const stated = w.c.frame.mentions?.stated;
  if (!stated || w.plan.form !== "total") return;
  const {
    stated: amount,
    difference,
    agrees,
  } = await w.c.use(statedDifference, {
    own: w.figures,
    amount: stated.amount,
  });
  const isMore = Number(difference.value) > 0;
  const side = stated.of === "other" ? (isMore ? "otherMore" : "otherLess") : isMore ? "statedMore" : "statedLess";
  const key = agrees ? (stated.of === "other" ? "otherSame" : "statedSame") : side;
  w.sentence(`assistant.figures.${key}`, { amount: w.show(amount), difference: w.c.showSize(difference) });
  if (stated.of === "own" && !agrees && w.figures.answer.metric === "bought") await addSold(w);
}

/** A bill of a home with panels may count what was bought less what was sold. */
async function addSold(w: FigureWriter): Promise<void> {
  if (!w.figures.hasSolar) return;
  const { period, filters = [] } = w.plan.question;
  const { figures } = await w.c.use(queryEnergy, { metric: "sold", period, filters, aggregate: "total" });
  if (figures && Number(figures.whole.value.value) > 0)
    w.sentence("assistant.figures.statedMayBeNet", { sold: w.show(figures.whole.value) });
}

/** "Is that a lot for around here?" */
export async function addOtherHomes(w: FigureWriter): Promise<void> {
  const { mentions } = w.c.frame;
  if (!mentions?.asksOtherHomes && mentions?.stated?.of !== "other") return;
  w.sentence("assistant.figures.noOtherHomes");
  if (mentions.asksOtherHomes) await w.c.quote("average-household-use", { short: true, question: "" });
}
