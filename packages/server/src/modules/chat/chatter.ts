import type { RequestContext } from "../../core/request-context";
import { conversationOwnerOf, type OwnerId } from "../../core/owner";

/** Whose conversations the caller may read and write; the one place where the assistant decides it. */
export function requireChatter(ctx: RequestContext): OwnerId {
  const ownerId = conversationOwnerOf(ctx.actor);
  if (!ownerId) throw new Error("A chatter without an identity: the transport gives every visitor one");
  return ownerId;
}
