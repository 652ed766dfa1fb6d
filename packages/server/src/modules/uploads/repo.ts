import { and, desc, eq, like, lt, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { prepared } from "../../db/prepared";
import { uploads } from "../../db/schema/uploads";
import type { OwnerId, Passing } from "../owner";

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

export async function deleteAbandoned(db: Database, kind: Passing, beforeMs: number): Promise<void> {
  await db.delete(uploads).where(and(like(uploads.ownerId, `${kind}:%`), lt(uploads.createdAtMs, beforeMs)));
}
