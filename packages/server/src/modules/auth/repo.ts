import { and, eq, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { CurrentUser } from "@wattleaf/shared/contracts/auth";
import type { Database } from "../../db/client";
import { sessions, users } from "../../db/schema/auth";
import { coinBalances } from "../../db/schema/rewards";
import { uploads } from "../../db/schema/uploads";
import type { Identifier } from "./identifier";
import { NO_PASSWORD } from "./passwords";

export type NewUser = typeof users.$inferInsert;

export const isNamed = (identifier: Identifier) =>
  eq(identifier.kind === "email" ? users.email : users.phone, identifier.value);

/** The account of a name, its password's hash (empty when it has none), and whether it has a session from there. */
export async function findCredentials(db: Database, identifier: Identifier, network: string) {
  const session = and(eq(sessions.userId, users.id), eq(sessions.network, network));
  const [row] = await db
    .select({
      id: users.id,
      passwordHash: users.passwordHash,
      knowsNetwork: sql<number>`exists (select 1 from ${sessions} where ${session})`,
    })
    .from(users)
    .where(isNamed(identifier));
  return row ?? null;
}

/** Whom an email about the account goes to. */
export async function findReaderById(db: Database, userId: string) {
  const [row] = await db
    .select({ email: users.email, firstName: users.firstName, language: users.language })
    .from(users)
    .where(eq(users.id, userId));
  return row ?? null;
}

/** Whether an account's password is the one that this hash was made of. */
export async function hasPasswordHash(db: Database, userId: string, passwordHash: string): Promise<boolean> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.passwordHash, passwordHash)));
  return row !== undefined;
}

/** The owner of an invitation code; the public sample household cannot invite. */
export async function findInviter(db: Database, inviteCode: string): Promise<string | null> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.inviteCode, inviteCode), eq(users.isSample, false)));
  return row?.id ?? null;
}

/** The account and all that comes with it, such as its coins, or nothing. */
export async function createAccount(db: Database, user: NewUser, more: readonly BatchItem<"sqlite">[]): Promise<void> {
  await db.batch([db.insert(users).values(user), ...more]);
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
    emailConfirmed: user.emailVerifiedAtMs !== null,
    hasPassword: user.passwordHash !== NO_PASSWORD,
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
