import type { Platform } from "../../core/platform";
import type { RequestContext } from "../../core/request-context";
import { claimConversations } from "../chat";
import type { OwnerId } from "../../core/owner";
import { billUploadCoins, evidenceStatements } from "../rewards";
import { claimUploads, evidenceOfUploads } from "../uploads";

/**
 * Moves what the caller said and uploaded before signing in to their account, in one write. The account's first bill
 * then earns coins as usual. If it fails, sign-in still succeeds, and the data remain with the browser's visitor id.
 */
export async function claimVisitor({ platform, actor }: RequestContext, userId: string): Promise<void> {
  if (actor.kind !== "visitor" || !actor.visitorId) return;
  try {
    await handOn(platform, `visitor:${actor.visitorId}`, userId);
  } catch (error) {
    platform.log.error({ err: error }, "A visitor's data could not be moved to their account");
  }
}

async function handOn(platform: Platform, visitor: OwnerId, userId: string): Promise<void> {
  const { db } = platform;
  const user: OwnerId = `user:${userId}`;
  const evidence = await evidenceOfUploads(db, visitor);
  const conversations = await claimConversations(db, visitor, user);
  if (evidence.length === 0 && conversations.length === 0) return;
  await db.batch([
    ...claimUploads(db, visitor, user),
    ...conversations,
    ...(evidence.length > 0 ? [billUploadCoins(platform, userId)] : []),
    ...evidence.flatMap((each) => evidenceStatements(platform, userId, each)),
  ]);
}
