import { sayLost } from "./compose/figures";
import type { Composition } from "./compose/composition";
import type { Frame, SlotName } from "./frame/frame";
import { CHECKED_KINDS, checkAnswer, checkTold, namesFlows } from "./guard";
import { findClaims } from "./guard/claims";
import type { AnswerKind } from "./plan";

/**
 * The second guard: an answer that tells own figures of something else than was asked is replaced by what cannot be told. A
 * sentence that calls energy by another's flow is dropped where the rest of the answer stands without it.
 * @returns false where the answer was replaced
 */
export function guardRoles(composition: Composition, kind: AnswerKind, today: string): boolean {
  const slots = CHECKED_KINDS.get(kind);
  if (!slots) return true;
  const { draft, frame, evidence, tools } = composition;
  const home = { today, hasPanels: tools.hasPanels === true };
  if (slots !== "all")
    draft.keepOnly((sentence) =>
      namesFlows({ ...sentence, ...findClaims(sentence.text) }, evidence.facts, home.hasPanels),
    );
  const { ok, missing } =
    slots === "all"
      ? checkAnswer(draft.sentences, frame, evidence, home)
      : checkTold(draft.sentences, frame, evidence, { ...home, slots });
  // How a figure is put is said by the answer itself, and its chips correct it: to ask back would repeat the question.
  if (ok || missing.every((slot) => isOfForm(slot, frame))) return true;
  composition.attachments.length = 0;
  sayLost(composition, missing);
  return false;
}

/** An average or a list in place of a total is the same figure of the same time; a share is another one. */
const isOfForm = (slot: SlotName, { aggregate }: Frame): boolean =>
  slot === "group" || (slot === "aggregate" && aggregate !== "share");
