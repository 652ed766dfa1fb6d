import { partOfWhole } from "../../tools/part-of-whole";
import { periodDays } from "../../tools/period-days";
import type { Composition } from "../composition";
import { ask } from "./ask";
import type { Plan } from "./question";
import { addBasis } from "./single";
import { FigureWriter } from "./writer";

const YEAR_LENGTH = "2026".length;
/** These are a year themselves. */
const WHOLE = /^(?:all|year(?:0|-\d)|\d{4}|last12m)$/;

/** "What percentage of this year was in July and August?": of the year that they are in. False of other shares. */
export async function addShareOfYear(c: Composition, plan: Plan): Promise<boolean> {
  const { period, filters = [] } = plan.question;
  if (plan.form !== "share" || filters.length > 0 || WHOLE.test(period)) return false;
  const days = await periodDays(period, c.tools.data);
  if (!days) return false;
  const [year, end] = [days.from, days.to].map((day) => day.slice(0, YEAR_LENGTH));
  const isOfYear = year === end && c.frame.mentions?.ofPastYear !== true;
  const ofYear: Plan = { ...plan, question: { ...plan.question, period: isOfYear && year ? year : "last12m" } };
  const [part, whole] = [(await ask(c, plan)).figures, (await ask(c, ofYear)).figures];
  if (!part || !whole) return false;
  const { share } = await c.use(partOfWhole, { part: part.whole.value, whole: whole.whole.value });
  if (!share) return false;
  const [ofPart, ofWhole] = [new FigureWriter(c, part, plan), new FigureWriter(c, whole, ofYear)];
  ofWhole.sentence("assistant.figures.share", {
    share: c.show(share),
    noun: ofWhole.noun,
    period: ofWhole.when,
    filter: ofPart.when,
    part: ofPart.show(part.whole.value),
    total: ofWhole.show(whole.whole.value),
  });
  await addBasis(ofWhole);
  return true;
}
