import { sql } from "drizzle-orm";
import type { Database } from "../../db/client";

/** Throws when the database does not answer. */
export async function ping(db: Database): Promise<void> {
  await db.run(sql`select 1`);
}
