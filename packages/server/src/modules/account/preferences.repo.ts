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

/** Changes what is given and leaves the rest, also when another change comes at the same time. */
export async function savePreferences(
  db: Database,
  userId: string,
  defaults: Preferences,
  given: { [Name in keyof Preferences]?: Preferences[Name] | undefined },
): Promise<void> {
  const values = {
    userId,
    leaderboard: given.leaderboard ?? defaults.leaderboard,
    improveAssistant: given.improveAssistant ?? defaults.improveAssistant,
  };
  const insert = db.insert(accountPreferences).values(values);
  const isChange = Object.values(given).some((value) => value !== undefined);
  await (isChange
    ? insert.onConflictDoUpdate({ target: accountPreferences.userId, set: given as Partial<Preferences> })
    : insert.onConflictDoNothing());
}
