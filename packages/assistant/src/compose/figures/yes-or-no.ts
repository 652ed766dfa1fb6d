import type { Judged } from "../../frame/verdict-asked";
import type { Composition } from "../composition";

/** So near to its average a time is as usual. */
export const AS_USUAL = 0.1;

/** "Is that a lot?": yes or no, before what tells why. @param change of what is judged against what is usual, as a fraction */
export function addYesOrNo({ draft }: Composition, way: Judged, change: number): void {
  if (way === "either") return;
  const isSo = IS_SO[way](change);
  if (way === "usual") draft.add(isSo ? "assistant.figures.verdict.normal" : "assistant.figures.verdict.notNormal");
  else draft.add(isSo ? "assistant.figures.verdict.judgedYes" : "assistant.figures.verdict.judgedNo");
}

const IS_SO: Readonly<Record<Exclude<Judged, "either">, (change: number) => boolean>> = {
  much: (change) => change > AS_USUAL,
  little: (change) => change < -AS_USUAL,
  fine: (change) => change <= AS_USUAL,
  usual: (change) => Math.abs(change) <= AS_USUAL,
  odd: (change) => Math.abs(change) > AS_USUAL,
};
