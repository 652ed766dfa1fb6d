import type { CitedPassage, Source, ToolResult } from "./facts";
import { tool } from "./tool";

export interface PartnerContactAnswer extends ToolResult {
  source: Source | null;
}

/**
 * How to reach the partner on whose page the question was asked, as the partner has given it. Its source opens the
 * partner's page for the question, or else what reaches the partner.
 */
export const partnerContact = tool(
  "partnerContact",
  async ({ about }: { about?: "outage" }, { partner }): Promise<PartnerContactAnswer> => {
    if (!partner) return { source: null, facts: [] };
    const { contact, outageUrl, name } = partner;
    const { email, phone } = contact;
    const page = about === "outage" ? outageUrl : contact.url;
    const url = page ?? (email ? `mailto:${email}` : phone && `tel:${phone.replace(/[^\d+]/g, "")}`);
    const source: Source = {
      key: "partner",
      kind: "product",
      title: name,
      ...(url ? { url } : {}),
    };
    const given = [contact.email, contact.phone, contact.url, outageUrl].filter((text) => text !== undefined);
    // Quoted as they stand: a phone number or an address is no figure that could be calculated.
    const sentences = [...given, `call ${contact.phone}`, `拨打 ${contact.phone}`];
    const passage: CitedPassage = { text: sentences.join("\n"), sentences, source };
    return { source, facts: [], passages: [passage] };
  },
);
