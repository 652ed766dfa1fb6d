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
