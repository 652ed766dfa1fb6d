import type { PartnerRow } from "./workspaces/repo";
import type { Platform } from "../../core/platform";
import { findPartnerById, hearsOfEndedConversations } from "./repo";

export type TranscriptTarget = { by: "email"; to: string; partnerName: string } | { by: "webhook" };

/**
 * How a conversation that its customer agrees to send reaches the partner; null where it would reach no one: without an
 * address, without a webhook for the end of conversations, or from a preview, which webhooks do not tell of.
 */
export async function transcriptTarget(
  { db }: Pick<Platform, "db">,
  { id, name, settings }: Pick<PartnerRow, "id" | "name" | "settings">,
  isPreview: boolean,
): Promise<TranscriptTarget | null> {
  const { contact, transcripts } = settings;
  if (transcripts === "email") return contact.email ? { by: "email", to: contact.email, partnerName: name } : null;
  if (transcripts !== "webhook" || isPreview) return null;
  return (await hearsOfEndedConversations(db, id)) ? { by: "webhook" } : null;
}

export async function transcriptTargetOf(
  platform: Pick<Platform, "db">,
  partnerId: string,
  isPreview = false,
): Promise<TranscriptTarget | null> {
  const partner = await findPartnerById(platform.db, partnerId);
  return partner && transcriptTarget(platform, partner, isPreview);
}
