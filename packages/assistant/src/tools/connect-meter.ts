import { fact, factsIn, type Fact, type ToolResult } from "./facts";
import { meterSource } from "./own-sources";
import { openingCard } from "./proposed-card";
import { tool } from "./tool";

export interface MeterState extends ToolResult {
  signedIn: boolean;
  /** The meter that is connected already. */
  connected: { name: Fact; since: Fact | null; until: Fact | null } | null;
}

/**
 * Whether the user's utility meter is connected, and a card that opens the form to connect one (or to upload a bill,
 * for visitors).
 */
export const connectMeter = tool("connectMeter", async (_, { data, language }): Promise<MeterState> => {
  const [account, own] = await Promise.all([data.account(), data.meter()]);
  if (own) {
    const source = meterSource(own.meter, language);
    const { firstReadingAt, lastReadingAt } = own.meter;
    const connected = {
      name: fact(source, "meter", source.title, "text"),
      since: firstReadingAt === null ? null : fact(source, "since", firstReadingAt.slice(0, 10), "date"),
      until: lastReadingAt === null ? null : fact(source, "until", lastReadingAt.slice(0, 10), "date"),
    };
    return { signedIn: true, connected, facts: factsIn(connected) };
  }
  const action = account ? "connect_meter" : "upload_bill";
  return {
    signedIn: account !== null,
    connected: null,
    facts: [],
    attachments: [openingCard(action, language)],
    proposal: { action, id: null },
  };
});
