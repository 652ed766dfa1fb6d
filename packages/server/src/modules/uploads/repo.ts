import { and, desc, eq, like, lt, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { prepared } from "../../db/prepared";
import { uploads } from "../../db/schema/uploads";
import type { OwnerId, Passing } from "../../core/owner";

export type NewUpload = Omit<typeof uploads.$inferInsert, "ownerId"> & { ownerId: OwnerId };

/** The same file again becomes the newest upload instead of a second one. */
export const insertUpload = (db: Database, upload: NewUpload) =>
  db
    .insert(uploads)
    .values(upload)
    .onConflictDoUpdate({
      target: [uploads.ownerId, uploads.sha256],
      set: { fileName: upload.fileName, facts: upload.facts, createdAtMs: upload.createdAtMs },
    })
    .returning({ id: uploads.id });

const latestOf = prepared((db) =>
  db
    .select()
    .from(uploads)
    .where(eq(uploads.ownerId, sql.placeholder("ownerId")))
    .orderBy(desc(uploads.createdAtMs))
    .limit(1)
    .prepare(),
);

export async function findLatest(db: Database, ownerId: OwnerId) {
  const [row] = await latestOf(db).all({ ownerId });
  return row ?? null;
}

export async function deleteUpload(db: Database, ownerId: OwnerId, id: string): Promise<boolean> {
  const rows = await db
    .delete(uploads)
    .where(and(eq(uploads.ownerId, ownerId), eq(uploads.id, id)))
    .returning({ id: uploads.id });
  return rows.length > 0;
}

/** The newest first. */
export const findRecent = (db: Database, ownerId: OwnerId, limit: number) =>
  db
    .select({ id: uploads.id, fileName: uploads.fileName, facts: uploads.facts })
    .from(uploads)
    .where(eq(uploads.ownerId, ownerId))
    .orderBy(desc(uploads.createdAtMs))
    .limit(limit);

export async function deleteAbandoned(db: Database, kind: Passing, beforeMs: number): Promise<void> {
  await db.delete(uploads).where(and(like(uploads.ownerId, `${kind}:%`), lt(uploads.createdAtMs, beforeMs)));
}

/** Statements that hand one owner's uploads on to another; a file that the other has too is dropped. */
export const claimStatements = (db: Database, from: OwnerId, to: OwnerId) =>
  [
    db.run(sql`update or ignore ${uploads} set owner_id = ${to} where owner_id = ${from}`),
    db.delete(uploads).where(eq(uploads.ownerId, from)),
  ] as const;
