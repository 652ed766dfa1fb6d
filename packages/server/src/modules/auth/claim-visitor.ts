import type { Platform } from "../../context";
import { claimConversations } from "../assistant";
import type { OwnerId } from "../owner";
import { billUploadCoins } from "../rewards";
import { claimUploads, hasUploads } from "../uploads";

/**
 * What somebody said and uploaded here before they signed in becomes their account's, in one write. The account's
 * first bill then pays as it does for every account.
 */
export async function claimVisitor(platform: Platform, visitorId: string, userId: string): Promise<void> {
  const { db } = platform;
  const visitor: OwnerId = `visitor:${visitorId}`;
  const user: OwnerId = `user:${userId}`;
  const hasBill = await hasUploads(db, visitor);
  const conversations = await claimConversations(db, visitor, user);
  if (!hasBill && conversations.length === 0) return;
  await db.batch([
    ...claimUploads(db, visitor, user),
    ...conversations,
    ...(hasBill ? [billUploadCoins(platform, userId)] : []),
  ]);
}
