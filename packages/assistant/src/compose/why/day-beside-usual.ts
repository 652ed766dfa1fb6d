import { addLimits } from "../figures";
import { FigureWriter } from "../figures/writer";
import type { Composition } from "../composition";
import { addCauses } from "./causes";
import { addChange } from "./change";
import { heldAgainst } from "./held-against";

/** One day beside the days of the year, and in which hours it differed. */
export async function addDayBesideUsual(c: Composition, day: string): Promise<void> {
  const held = await heldAgainst(c, day, "last12m");
  if (!held) return;
  addChange(c, held);
  await addCauses(c, held);
  addLimits(new FigureWriter(c, held.figures, held.plan));
}
