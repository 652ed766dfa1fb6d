import { fileURLToPath } from "node:url";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type { Database } from "./client";
import { isUniqueViolation } from "./constraint";

const MIGRATIONS_FOLDER = fileURLToPath(new URL("./migrations", import.meta.url));

/** As drizzle's own migrator names it, which made the older databases. */
const TABLE = "__drizzle_migrations";
const PREPARE = [
  `CREATE TABLE IF NOT EXISTS ${TABLE} (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at numeric)`,
  `CREATE UNIQUE INDEX IF NOT EXISTS ${TABLE}_once ON ${TABLE} (created_at)`,
];
const TAKE = `INSERT INTO ${TABLE} (hash, created_at) VALUES (?, ?)`;

/**
 * Brings the database to this version's tables. Runs nothing when it is there already.
 *
 * All that is pending is one transaction, and each migration takes a unique row in it. So of several servers that start
 * at once one runs the migrations; the others wait for the write lock, fail on the first row, and look again.
 */
export async function migrate(db: Database, folder = MIGRATIONS_FOLDER): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder: folder });
  for (;;) {
    const before = await lastMigration(db);
    const pending = migrations.filter(({ folderMillis }) => folderMillis > before);
    if (pending.length === 0) return;
    const statements = pending.flatMap(({ sql, hash, folderMillis }) => [
      { sql: TAKE, args: [hash, folderMillis] },
      ...sql,
    ]);
    try {
      await db.$client.migrate([...PREPARE, ...statements]);
    } catch (error) {
      if (!isUniqueViolation(error, `${TABLE}.created_at`)) throw error;
    }
  }
}

/** When the latest migration that ran was made; 0 in a new database. */
async function lastMigration(db: Database): Promise<number> {
  const { rows: tables } = await db.$client.execute(`SELECT 1 FROM sqlite_master WHERE name = '${TABLE}'`);
  if (tables.length === 0) return 0;
  const { rows } = await db.$client.execute(`SELECT max(created_at) AS last FROM ${TABLE}`);
  return Number(rows[0]?.last ?? 0);
}
