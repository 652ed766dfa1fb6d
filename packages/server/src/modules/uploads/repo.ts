import { desc, eq } from "drizzle-orm";
import type { Database } from "../../db/client";
import { uploads } from "../../db/schema/uploads";
import type { OwnerId } from "../owner";

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

export async function findLatest(db: Database, ownerId: OwnerId) {
  const [row] = await db
    .select()
    .from(uploads)
    .where(eq(uploads.ownerId, ownerId))
    .orderBy(desc(uploads.createdAtMs))
    .limit(1);
  return row ?? null;
}
