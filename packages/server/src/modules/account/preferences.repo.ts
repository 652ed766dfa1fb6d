import type { Preferences } from "@wattleaf/shared/contracts/account";
import { eq } from "drizzle-orm";
import type { Database } from "../../db/client";
import { accountPreferences } from "../../db/schema/account";

export async function findPreferences(db: Database, userId: string): Promise<Preferences | null> {
  const { leaderboard, improveAssistant } = accountPreferences;
  const [row] = await db
    .select({ leaderboard, improveAssistant })
    .from(accountPreferences)
    .where(eq(accountPreferences.userId, userId));
  return row ?? null;
}

export async function savePreferences(db: Database, userId: string, changed: Preferences): Promise<void> {
  await db
    .insert(accountPreferences)
    .values({ userId, ...changed })
    .onConflictDoUpdate({ target: accountPreferences.userId, set: changed });
}
