import type { InArgs, ResultSet } from "@libsql/client";
import { fillPlaceholders } from "drizzle-orm";
import type { Database } from "./client";

/**
 * A query that is built once for each database instead of at every call: building costs more than running it, which
 * counts on the way to a chat's first word. Its parameters are placeholders.
 */
export function prepared<Query>(build: (db: Database) => Query): (db: Database) => Query {
  const built = new WeakMap<Database, Query>();
  return (db) => {
    let query = built.get(db);
    if (!query) built.set(db, (query = build(db)));
    return query;
  };
}

interface Compilable {
  toSQL(): { sql: string; params: unknown[] };
}

/**
 * Several writes as one batch, built once for each database. The placeholders' values go to the database as they are
 * given, and rows come back as the database gives them.
 */
export function preparedBatch(build: (db: Database) => readonly Compilable[]) {
  const compiled = prepared((db) => build(db).map((query) => query.toSQL()));
  return (db: Database, values: Record<string, unknown>): Promise<ResultSet[]> =>
    db.$client.batch(
      compiled(db).map(({ sql, params }) => ({ sql, args: fillPlaceholders(params, values) as InArgs })),
      "write",
    );
}
