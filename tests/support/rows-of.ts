import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { getTableName, is, sql, Table } from "drizzle-orm";
import * as schema from "../../packages/server/src/db/schema";
import type { TestApi } from "./api";

/** Counts of calls, and emails on their way out, which have a file when they are gone. */
const NOT_AS_ROWS = new Set(["limit_counts", "queued_emails"]);

const NAMES = Object.values(schema)
  .flatMap((exported) => (is(exported, Table) ? [getTableName(exported)] : []))
  .filter((name) => !NOT_AS_ROWS.has(name));
/** Written once: putting its hundred parts together takes longer than counting. */
const COUNTS = sql.raw(`select ${NAMES.map((name) => `(select count(*) from "${name}") as "${name}"`).join(", ")}`);

/**
 * How many rows each table has once the work behind the responses is done, and how many emails there are: a second
 * effect of a call adds one somewhere.
 */
export async function rowsOf({ platform, folder }: TestApi): Promise<Record<string, unknown>> {
  await platform.imports.settled();
  await platform.background.settled();
  const rows = await platform.db.get<Record<string, unknown>>(COUNTS);
  const outbox = join(folder, "outbox");
  const emails = existsSync(outbox) ? readdirSync(outbox).length : 0;
  return { ...rows, emails };
}
