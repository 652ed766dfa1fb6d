import { checkChange } from "@wattleaf/assistant/frame/conversation/change";
import type { FrameChange } from "@wattleaf/shared/contracts/chat/reading";
import { reasonError, reasonInEnglish } from "@wattleaf/shared/error-reason";
import type { OwnerId } from "../../core/owner";
import type { RequestContext } from "../../core/request-context";
import { REMEMBERED_TURNS } from "./generate-answer";
import * as repo from "./repo";

/**
 * A change is of the conversation's last question: of the one before the message that it replaces, if it replaces one.
 * @throws DomainError invalid_input if there is no such question, or the slot takes no such value
 */
export async function requireChangeable(
  { platform: { db } }: RequestContext,
  ownerId: OwnerId,
  sessionId: string,
  change: FrameChange,
  replaces: string | undefined,
): Promise<void> {
  checkChange(change);
  const replaced = replaces === undefined ? null : await repo.findTurn(db, ownerId, replaces);
  const earlier = await repo.findTurns(db, ownerId, sessionId, REMEMBERED_TURNS, replaced?.position);
  if (earlier.some(({ understanding }) => understanding !== null)) return;
  const issues = [{ path: "change", message: reasonInEnglish("nothing_to_change") }];
  throw reasonError("invalid_input", "nothing_to_change", {}, { issues });
}
