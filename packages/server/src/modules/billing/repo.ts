import { and, desc, eq, inArray, lt, lte, ne, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { users } from "../../db/schema/auth";
import { billingEvents, billingSubscriptions } from "../../db/schema/billing";

export type BillingSubscription = typeof billingSubscriptions.$inferSelect;

/** With these the account has its plan; `past_due` while Stripe still tries to get the money. */
const PAYING = ["active", "trialing", "past_due"];
/** Stripe neither renews nor revives a subscription with these. */
const ENDED = ["canceled", "incomplete_expired"];

export async function findPayer(db: Database, userId: string) {
  const [row] = await db
    .select({ email: users.email, language: users.language })
    .from(users)
    .where(eq(users.id, userId));
  return row ?? null;
}

/** The subscriptions of an account, the newest first. */
export const listSubscriptions = (db: Database, userId: string): Promise<BillingSubscription[]> =>
  db
    .select()
    .from(billingSubscriptions)
    .where(eq(billingSubscriptions.userId, userId))
    .orderBy(desc(billingSubscriptions.createdAtMs));

export const isPaying = ({ status }: Pick<BillingSubscription, "status">): boolean => PAYING.includes(status);
export const hasEnded = ({ status }: Pick<BillingSubscription, "status">): boolean => ENDED.includes(status);

export async function isKnownEvent(db: Database, id: string): Promise<boolean> {
  return (await db.select({ id: billingEvents.id }).from(billingEvents).where(eq(billingEvents.id, id))).length > 0;
}

interface ReceivedEvent {
  id: string;
  receivedAtMs: number;
}

const insertEvent = (db: Database, event: ReceivedEvent) =>
  db.insert(billingEvents).values(event).onConflictDoNothing();

export async function keepEvent(db: Database, event: ReceivedEvent): Promise<void> {
  await insertEvent(db, event);
}

/**
 * Keeps the state of a subscription unless a newer one is kept, and gives its account the best plan that it pays for.
 * What sales have agreed on (enterprise) is not Stripe's to change.
 */
export async function keepState(db: Database, event: ReceivedEvent, state: BillingSubscription): Promise<void> {
  const { plan, status, askedAtMs } = state;
  const paidPlan = db
    .select({ plan: billingSubscriptions.plan })
    .from(billingSubscriptions)
    .where(and(eq(billingSubscriptions.userId, state.userId), inArray(billingSubscriptions.status, PAYING)))
    .orderBy(desc(eq(billingSubscriptions.plan, "pro")))
    .limit(1);
  await db.batch([
    db
      .insert(billingSubscriptions)
      .values(state)
      .onConflictDoUpdate({
        target: billingSubscriptions.id,
        set: { plan, status, askedAtMs },
        setWhere: lte(billingSubscriptions.askedAtMs, askedAtMs),
      }),
    db
      .update(users)
      .set({ subscriptionTier: sql`coalesce((${paidPlan}), 'free')` })
      .where(and(eq(users.id, state.userId), ne(users.subscriptionTier, "enterprise"))),
    insertEvent(db, event),
  ]);
}

export async function deleteEventsBefore(db: Database, beforeMs: number): Promise<void> {
  await db.delete(billingEvents).where(lt(billingEvents.receivedAtMs, beforeMs));
}
