import { and, asc, eq, gt, lt, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { prepared } from "../../db/prepared";
import { users } from "../../db/schema/auth";
import { openAdrClients, openAdrTokens } from "../../db/schema/openadr";

export type ClientRow = typeof openAdrClients.$inferSelect;

export async function insertClient(db: Database, row: ClientRow): Promise<void> {
  await db.insert(openAdrClients).values(row);
}

export const listClients = (db: Database, userId: string, venId?: string): Promise<ClientRow[]> =>
  db
    .select()
    .from(openAdrClients)
    .where(and(eq(openAdrClients.userId, userId), venId === undefined ? undefined : eq(openAdrClients.venId, venId)))
    .orderBy(asc(openAdrClients.createdAtMs), asc(openAdrClients.id));

/** Its tokens go with it. */
export async function deleteClient(db: Database, userId: string, id: string): Promise<ClientRow | undefined> {
  const [row] = await db
    .delete(openAdrClients)
    .where(and(eq(openAdrClients.userId, userId), eq(openAdrClients.id, id)))
    .returning();
  return row;
}

/** The client of an id and a secret: who asks for a token has no account to ask by. */
export async function findClientBySecret(db: Database, id: string, secretHash: string): Promise<ClientRow | undefined> {
  const [row] = await db
    .select()
    .from(openAdrClients)
    .where(and(eq(openAdrClients.id, id), eq(openAdrClients.secretHash, secretHash)));
  return row;
}

export async function insertToken(db: Database, row: typeof openAdrTokens.$inferInsert): Promise<void> {
  await db.insert(openAdrTokens).values(row);
}

const byToken = prepared((db) =>
  db
    .select({
      clientId: openAdrClients.id,
      userId: openAdrClients.userId,
      venId: openAdrClients.venId,
      tier: users.subscriptionTier,
      scopes: openAdrTokens.scopes,
    })
    .from(openAdrTokens)
    .innerJoin(openAdrClients, eq(openAdrClients.id, openAdrTokens.clientId))
    .innerJoin(users, eq(users.id, openAdrClients.userId))
    .where(
      and(
        eq(openAdrTokens.tokenHash, sql.placeholder("tokenHash")),
        gt(openAdrTokens.expiresAtMs, sql.placeholder("nowMs")),
      ),
    )
    .prepare(),
);

/** Whose token it is; undefined for one that is unknown or has expired. */
export async function findToken(db: Database, tokenHash: string, nowMs: number) {
  const [row] = await byToken(db).all({ tokenHash, nowMs });
  return row;
}

export async function deleteTokensBefore(db: Database, nowMs: number): Promise<void> {
  await db.delete(openAdrTokens).where(lt(openAdrTokens.expiresAtMs, nowMs));
}
