import { sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { whitePaperDownloads } from "../../db/schema/white-papers";

/** @returns the new count */
export async function addDownload(db: Database, slug: string): Promise<number> {
  const [row] = await db
    .insert(whitePaperDownloads)
    .values({ slug, downloads: 1 })
    .onConflictDoUpdate({
      target: whitePaperDownloads.slug,
      set: { downloads: sql`${whitePaperDownloads.downloads} + 1` },
    })
    .returning({ downloads: whitePaperDownloads.downloads });
  return row?.downloads ?? 1;
}

/** By paper; one that was never downloaded is missing. */
export async function findDownloads(db: Database): Promise<ReadonlyMap<string, number>> {
  const rows = await db.select().from(whitePaperDownloads);
  return new Map(rows.map(({ slug, downloads }) => [slug, downloads]));
}
