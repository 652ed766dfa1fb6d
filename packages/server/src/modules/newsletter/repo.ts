import { and, eq, gt, inArray, isNull, lt, notInArray, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { type NewsletterLink, newsletterSubscriptions, newsletterTokens } from "../../db/schema/newsletter";

export async function isConfirmed(db: Database, email: string): Promise<boolean> {
  const [row] = await db
    .select({ confirmedAtMs: newsletterSubscriptions.confirmedAtMs })
    .from(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.email, email));
  return (row?.confirmedAtMs ?? null) !== null;
}

/** The statement that keeps a subscription which waits for its confirmation; a confirmed one stays as it is. */
export const insertPending = (
  db: Database,
  { email, language, createdAtMs }: Omit<typeof newsletterSubscriptions.$inferInsert, "confirmedAtMs">,
) =>
  db
    .insert(newsletterSubscriptions)
    .values({ email, language, createdAtMs })
    .onConflictDoUpdate({
      target: newsletterSubscriptions.email,
      set: { language, createdAtMs },
      setWhere: isNull(newsletterSubscriptions.confirmedAtMs),
    });

/** The statement that keeps the tokens of an email's links. */
export const insertTokens = (db: Database, tokens: (typeof newsletterTokens.$inferInsert)[]) =>
  db.insert(newsletterTokens).values(tokens);

interface Token {
  tokenHash: string;
  link: NewsletterLink;
  nowMs: number;
}

const live = ({ tokenHash, link, nowMs }: Token) =>
  and(
    eq(newsletterTokens.tokenHash, tokenHash),
    eq(newsletterTokens.link, link),
    gt(newsletterTokens.expiresAtMs, nowMs),
  );

const subscriptionOf = (db: Database, token: Token) =>
  inArray(
    newsletterSubscriptions.email,
    db.select({ email: newsletterTokens.email }).from(newsletterTokens).where(live(token)),
  );

/** @returns false for a token that never was or has expired, and if the subscription has ended since */
export async function confirm(db: Database, token: Omit<Token, "link">): Promise<boolean> {
  const rows = await db
    .update(newsletterSubscriptions)
    .set({ confirmedAtMs: sql`coalesce(${newsletterSubscriptions.confirmedAtMs}, ${token.nowMs})` })
    .where(subscriptionOf(db, { ...token, link: "confirm" }))
    .returning({ email: newsletterSubscriptions.email });
  return rows.length > 0;
}

/** Deletes the subscription, if it is still there. @returns false for a token that never was or has expired */
export async function unsubscribe(db: Database, token: Omit<Token, "link">): Promise<boolean> {
  const whole: Token = { ...token, link: "unsubscribe" };
  const [known] = await db.batch([
    db.select({ link: newsletterTokens.link }).from(newsletterTokens).where(live(whole)),
    db.delete(newsletterSubscriptions).where(subscriptionOf(db, whole)),
  ]);
  return known.length > 0;
}

/** Deletes tokens that have expired, and subscriptions whose last chance to be confirmed has. */
export async function deleteExpired(db: Database, nowMs: number): Promise<void> {
  await db.batch([
    db.delete(newsletterTokens).where(lt(newsletterTokens.expiresAtMs, nowMs)),
    db.delete(newsletterSubscriptions).where(
      and(
        isNull(newsletterSubscriptions.confirmedAtMs),
        notInArray(
          newsletterSubscriptions.email,
          db
            .select({ email: sql<string>`coalesce(${newsletterTokens.email}, '')` })
            .from(newsletterTokens)
            .where(eq(newsletterTokens.link, "confirm")),
        ),
      ),
    ),
  ]);
}
