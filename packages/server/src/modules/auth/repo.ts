import { eq, sql } from "drizzle-orm";
import type { CurrentUser } from "@wattleaf/shared/contracts/auth";
import type { Database } from "../../db/client";
import { users } from "../../db/schema/auth";
import { coinBalances } from "../../db/schema/rewards";
import { uploads } from "../../db/schema/uploads";
import type { welcomeCoins } from "../rewards";
import type { Identifier } from "./identifier";

export type NewUser = typeof users.$inferInsert;

const column = (identifier: Identifier) => (identifier.kind === "email" ? users.email : users.phone);

export async function findCredentials(db: Database, identifier: Identifier) {
  const [row] = await db
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(column(identifier), identifier.value));
  return row ?? null;
}

export async function findInviter(db: Database, inviteCode: string): Promise<string | null> {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.inviteCode, inviteCode));
  return row?.id ?? null;
}

/** The account and its welcome coins, or neither. */
export async function createAccount(
  db: Database,
  user: NewUser,
  welcome: ReturnType<typeof welcomeCoins>,
): Promise<void> {
  await db.batch([db.insert(users).values(user), welcome]);
}

export async function findCurrentUser(db: Database, userId: string): Promise<CurrentUser | null> {
  const [row] = await db
    .select({
      user: users,
      greenCoins: sql<number>`coalesce(${coinBalances.balance}, 0)`,
      hasUploadedBill: sql<number>`exists (select 1 from ${uploads} where ${uploads.ownerId} = 'user:' || ${users.id})`,
    })
    .from(users)
    .leftJoin(coinBalances, eq(coinBalances.userId, users.id))
    .where(eq(users.id, userId));
  if (!row) return null;
  const { user, greenCoins, hasUploadedBill } = row;
  return {
    id: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    phone: user.phone,
    greenCoins,
    inviteCode: user.inviteCode,
    language: user.language,
    subscriptionTier: user.subscriptionTier,
    hasUploadedBill: Boolean(hasUploadedBill),
    hasConnectedDevices: user.hasConnectedDevices,
    utilityApiConnected: user.utilityApiConnected,
    onboarding: { step: user.onboardingStep, completed: user.onboardingCompleted },
    readOnly: user.isSample,
    isSample: user.isSample,
  };
}
