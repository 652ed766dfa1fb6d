import type { Composer, Composition } from "../composition";
import { isOfPick } from "../../frame/picked-time";
import { explainBillAnswer } from "../bills";
import { addLimits, ownFigures } from "../figures";
import { addPick } from "../figures/groups";
import { FigureWriter } from "../figures/writer";
import { anomaliesAnswer } from "../outlook";
import { addCauses } from "./causes";
import { addChange } from "./change";
import { type Held, heldAgainst } from "./held-against";
import { pickedTime } from "../figures/picked-time";

/** What a trend without a time is told of. */
const LATELY = "last30d";

/**
 * "Why was June so high?": its use beside that of another time, and what of the difference the readings tell. What the
 * household did is on no meter.
 */
export const whyAnswer: Composer = async (c) => {
  const picked = isOfPick(c.frame) ? await pickedTime(c) : undefined;
  const period = picked?.period ?? c.frame.period ?? (c.frame.aggregate === "trend" ? LATELY : undefined);
  const held = period === undefined ? undefined : await heldAgainst(c, period, picked?.within);
  if (!held) return withoutReadings(c);
  if (picked) {
    addPick(picked.writer);
    addToAverage(c, held);
  } else addChange(c, held);
  await addCauses(c, held);
  addLimits(new FigureWriter(c, held.figures, held.plan));
};

/** Where no readings tell of the time: what a bill does, or what stands in the way. */
function withoutReadings(c: Composition): Promise<void> {
  if (c.frame.comparedTo !== undefined) return ownFigures(c);
  return c.frame.mentions?.presumes ? explainBillAnswer(c) : anomaliesAnswer(c);
}

/** What was picked, beside an average day of the time that it was picked from. */
function addToAverage(c: Composition, { figures, plan, compared, change }: Held): void {
  const { perDay } = figures;
  if (!perDay || !compared.perDay || !compared.change) return;
  const w = new FigureWriter(c, figures, plan);
  w.sentence(`assistant.why.${change > 0 ? "above" : "below"}${w.isOneDay ? "" : "PerDay"}`, {
    value: w.perDayValue(perDay),
    change: c.showSize(compared.change),
    average: w.perDayValue(compared.perDay),
  });
}
