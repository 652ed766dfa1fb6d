import type { PartnerVoice } from "@wattleaf/assistant/partner-voice";
import type { Platform } from "../../core/platform";
import { findPartnerById } from "./repo";
import type { PartnerRow } from "./workspaces/repo";

/** In whose name the assistant speaks on this partner's pages; undefined when it was deleted meanwhile. */
export async function partnerVoice({ db }: Pick<Platform, "db">, partnerId: string): Promise<PartnerVoice | undefined> {
  const row = await findPartnerById(db, partnerId);
  return row ? voiceOf(row) : undefined;
}

export const voiceOf = ({ id, name, settings, articlesRevision }: PartnerRow): PartnerVoice => ({
  id,
  revision: articlesRevision,
  name,
  contact: settings.contact,
  outageUrl: settings.outageUrl,
  features: settings.features,
});
