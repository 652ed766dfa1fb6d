import type { ActionKind } from "@wattleaf/shared/contracts/attachments";
import type { AssistantKey } from "../messages";
import { settleAction } from "../tools/settle-action";
import type { Proposal } from "../turn";
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
  const { proposals } = c.before;
  if (proposals.length === 0) return c.draft.add("assistant.verdict.nothing");
  for (const proposal of proposals) if (!(await settleOne(c, proposal, verdict))) return;
  if (verdict === "decline") c.draft.add("assistant.verdict.declined");
}

/** Says what came of one of them; whether the next may be settled too. */
async function settleOne(c: Composition, { action, id }: Proposal, verdict: "confirm" | "decline"): Promise<boolean> {
  if (id === null) {
    if (verdict === "confirm") c.draft.add(OPEN[action] ?? "assistant.verdict.openConnect");
    return true;
  }
  const { state, outcome, isReadOnly } = await c.use(settleAction, { id, verdict });
  if (state === "declined" && verdict === "decline") return true;
  if (isReadOnly) c.draft.add("assistant.action.readOnly");
  else if (state === "declined") c.draft.add("assistant.verdict.declined");
  else if (!outcome) c.draft.add("assistant.verdict.nothing");
  else
    c.draft.add(state === "done" ? "assistant.verdict.done" : "assistant.verdict.notDone", {
      outcome: c.show(outcome),
    });
  return state === "done" && verdict === "confirm";
}
