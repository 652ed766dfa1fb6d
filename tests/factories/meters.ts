import type { meters } from "../../packages/server/src/db/schema/meters";
import { meters as table } from "../../packages/server/src/db/schema/meters";
import type { BrowserSession } from "../support/browser-session";

type MeterRow = typeof meters.$inferInsert;

/** A utility account that is not connected yet. */
export const newUtilityAccount = (overrides: Partial<Record<string, string>> = {}) => ({
  utilityProvider: "pge" as const,
  accountNumber: `55${Math.floor(Math.random() * 1e8)}`,
  zipCode: "94086",
  ...overrides,
});

/** A stored meter of the session's account, without a utility behind it. */
export async function storedMeter(session: BrowserSession, overrides: Partial<MeterRow> = {}): Promise<string> {
  const { id: userId } = (await (await session.fetch("/api/auth/user")).json()) as { id: string };
  const id = crypto.randomUUID();
  await session.api.platform.db.insert(table).values({
    id,
    userId,
    source: "file",
    accountHash: id,
    commodity: "electricity",
    timeZone: "America/Los_Angeles",
    status: "ready",
    historyFromMs: 0,
    importedToMs: 0,
    importToMs: 0,
    createdAtMs: 0,
    ...overrides,
  });
  return id;
}
