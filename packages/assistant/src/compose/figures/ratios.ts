import { hoursBeyond } from "../../tools/hours-beyond";
import { loadFactor } from "../../tools/load-factor";
import { shareOfPicked } from "../../tools/share-of-picked";
import type { Composition } from "../composition";
import { whenWithin } from "./filter-words";
import { addGap } from "./gaps";
import type { Plan } from "./question";
import type { FigureWriter } from "./writer";

/** "Your load factor was 43.9% in August 2026: 1.32 kW on average, against a peak of 3 kW." */
export async function addLoadFactor(c: Composition, plan: Plan): Promise<void> {
  const { period, filters = [] } = plan.question;
  const { figures, days, result } = await c.use(loadFactor, { period, filters });
  if (result.answer.status === "gap") return addGap(c, result.answer, result, plan);
  if (!figures) return;
  const { factor, average, highest, at } = figures;
  c.draft.add(at ? "assistant.ratio.loadFactorAt" : "assistant.ratio.loadFactor", {
    factor: c.show(factor),
    average: c.show(average),
    highest: c.show(highest),
    when: whenWithin(filters, days, c.frame.language),
    ...(at ? { at: c.show(at) } : {}),
  });
}

/** Of the hours beyond a limit: at which hour of the day most of them lie, and what share of the energy was in them. */
export async function addOfThose({ c, figures, noun, plan }: FigureWriter): Promise<void> {
  const { asksShareOfThose, asksWhenBeyond } = c.frame.mentions ?? {};
  const { group, ...question } = plan.question;
  if (asksWhenBeyond && group === "hour") {
    const { most } = await c.use(hoursBeyond, question);
    if (most)
      c.draft.add("assistant.figures.mostInHour", {
        hour: c.showHours(most.hour, most.hour),
        count: c.show(most.count),
        total: c.show(most.total),
      });
  }
  if (!asksShareOfThose) return;
  const { share } = await c.use(shareOfPicked, { picked: figures, asked: plan.question });
  if (share)
    c.draft.add("assistant.ratio.ofThose", {
      noun,
      share: c.show(share.part),
      sum: c.show(share.sum),
      total: c.show(share.total),
    });
}
