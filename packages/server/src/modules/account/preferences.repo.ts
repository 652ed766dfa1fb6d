import type { Preferences } from "@wattleaf/shared/contracts/account";
import { eq, getTableColumns } from "drizzle-orm";
import type { Database } from "../../db/client";
import { accountPreferences } from "../../db/schema/account";

export async function findPreferences(db: Database, userId: string): Promise<Preferences | null> {
  const { userId: _owner, ...columns } = getTableColumns(accountPreferences);
  const [row] = await db.select(columns).from(accountPreferences).where(eq(accountPreferences.userId, userId));
  return row ?? null;
}

/** Changes what is given and leaves the rest, also when another change comes at the same time. */
export async function savePreferences(
  db: Database,
  userId: string,
  defaults: Preferences,
  given: { [Name in keyof Preferences]?: Preferences[Name] | undefined },
): Promise<void> {
  const changed = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const insert = db.insert(accountPreferences).values({ userId, ...defaults, ...changed });
  await (Object.keys(changed).length > 0
    ? insert.onConflictDoUpdate({ target: accountPreferences.userId, set: changed })
    : insert.onConflictDoNothing());
}
