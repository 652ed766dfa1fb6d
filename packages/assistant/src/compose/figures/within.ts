import { listedAmong } from "../../tools/listed-among";
import { partOfWhole } from "../../tools/part-of-whole";
import type { Composition } from "../composition";
import { ask } from "./ask";
import { filterPhrase } from "./filter-words";
import { item } from "./groups";
import type { Plan } from "./question";
import { addBasis } from "./single";
import { FigureWriter } from "./writer";

/** "Same for weekends only": what of the weekends' use it is. False of other questions, and where it cannot be told. */
export async function addShareWithin(c: Composition, plan: Plan): Promise<boolean> {
  const { shareOf } = c.frame.mentions ?? {};
  const { filters = [] } = plan.question;
  if (shareOf === undefined || plan.form !== "share") return false;
  const ofDays: Plan = { ...plan, question: { ...plan.question, filters: [shareOf] } };
  const ofPart: Plan = { ...plan, question: { ...plan.question, filters: filters.filter((one) => one !== shareOf) } };
  const [part, whole, hours] = [await ask(c, plan), await ask(c, ofDays), await ask(c, ofPart)].map(
    ({ figures }) => figures,
  );
  if (!part || !whole || !hours) return false;
  const { share } = await c.use(partOfWhole, { part: part.whole.value, whole: whole.whole.value });
  const [w, hoursWriter] = [new FigureWriter(c, whole, ofDays), new FigureWriter(c, hours, ofPart)];
  if (!share || !hoursWriter.filters) return false;
  w.sentence("assistant.figures.share", {
    share: c.show(share),
    noun: w.noun,
    period: w.when,
    filter: hoursWriter.filters,
    part: w.show(part.whole.value),
    total: w.show(whole.whole.value),
  });
  if (hours.evenShare) w.sentence("assistant.figures.evenShare", { share: w.show(hours.evenShare) });
  await addBasis(w);
  return true;
}

/** "Any of those on weekends?": which of the days that were listed. False of other questions. */
export async function addAmong(w: FigureWriter): Promise<boolean> {
  const { c, figures } = w;
  const { among } = c.frame.mentions ?? {};
  if (among === undefined || figures.rows.length === 0) return false;
  const listed = figures.rows.map(({ key }) => key);
  const { days, count, total } = await c.use(listedAmong, { days: listed, filter: among, source: figures.source });
  const values = { count: c.show(count), total: c.show(total), filter: filterPhrase([among], c.language) };
  if (days.length === 0) {
    w.sentence("assistant.figures.amongNone", values);
    return true;
  }
  const rows = figures.rows.filter(({ key }) => days.includes(key));
  w.sentence("assistant.figures.among", {
    ...values,
    list: w.list(rows.map((row) => item(w, "assistant.figures.topItem", row))),
  });
  return true;
}
