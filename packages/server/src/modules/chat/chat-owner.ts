import type { RequestContext } from "../../core/request-context";
import { conversationOwnerOf, type OwnerId } from "../../core/owner";

/** Whose conversations the caller may read and write; the one place where the assistant decides it. */
export function requireChatOwner(ctx: RequestContext): OwnerId {
  const ownerId = conversationOwnerOf(ctx.actor);
  if (!ownerId) throw new Error("The chat owner has no identity: the transport must assign one to every visitor");
  return ownerId;
}
