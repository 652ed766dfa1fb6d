import { type Fact, fact, type ToolResult } from "./facts";
import { uploadSource } from "./own-sources";
import { meterOfFileCard } from "./proposed-card";
import { tool } from "./tool";

export interface MeterOffer extends ToolResult {
  /** The name of the uploaded file; null when it has no such readings, or when there is a meter. */
  file: Fact | null;
}

/**
 * Whether the newest uploaded file has interval readings that can become the user's meter, and a card that does it.
 */
export const offerMeter = tool("offerMeter", async (_, { data, language, partner }): Promise<MeterOffer> => {
  // No card stands on a partner's page.
  const usage = partner ? null : (await data.account()) && (await data.usage());
  const card = meterOfFileCard(usage, language);
  if (!usage || !("uploadId" in usage) || !card) return { file: null, facts: [] };
  const source = uploadSource({ ...usage, joined: undefined }, language);
  const file = fact(source, "file", source.title, "text");
  return { file, facts: [file], attachments: [card], proposal: { action: "add_meter", id: null } };
});
