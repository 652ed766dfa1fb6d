import type { ActionKind } from "@wattleaf/shared/contracts/attachments";
import type { AssistantKey } from "../messages";
import { settleAction } from "../tools/settle-action";
import type { Composer, Composition } from "./composition";

/** The site does these itself, with the card's button. */
const OPEN: Partial<Record<ActionKind, AssistantKey>> = {
  add_meter: "assistant.verdict.addMeter",
  upload_bill: "assistant.verdict.openUpload",
};

/** "Yes": does what the answer before proposed. */
export const confirmAnswer: Composer = (c) => settle(c, "confirm");

/** "No": drops it. */
export const declineAnswer: Composer = (c) => settle(c, "decline");

async function settle(c: Composition, verdict: "confirm" | "decline"): Promise<void> {
  const { proposal } = c.before;
  if (!proposal) return c.draft.add("assistant.verdict.nothing");
  if (proposal.id === null) {
    if (verdict === "decline") return c.draft.add("assistant.verdict.declined");
    return c.draft.add(OPEN[proposal.action] ?? "assistant.verdict.openConnect");
  }
  const { state, outcome, isReadOnly } = await c.use(settleAction, { id: proposal.id, verdict });
  if (isReadOnly) return c.draft.add("assistant.action.readOnly");
  if (state === "declined") return c.draft.add("assistant.verdict.declined");
  if (!outcome) return c.draft.add("assistant.verdict.nothing");
  c.draft.add(state === "done" ? "assistant.verdict.done" : "assistant.verdict.notDone", {
    outcome: c.show(outcome),
  });
}
