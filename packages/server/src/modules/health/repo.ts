import type { Database } from "../../db/client";
import { limitCounts } from "../../db/schema/limits";

const PROBE_KEY = "readiness probe";

/** A real write, in the table of counts that expire. */
export const probeWrite = (db: Database, endsAtMs: number) =>
  db
    .insert(limitCounts)
    .values({ key: PROBE_KEY, count: 1, endsAtMs })
    .onConflictDoUpdate({ target: limitCounts.key, set: { endsAtMs } });
