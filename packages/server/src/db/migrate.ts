import { fileURLToPath } from "node:url";
import { migrate as runMigrations } from "drizzle-orm/libsql/migrator";
import type { Database } from "./client";

const MIGRATIONS_FOLDER = fileURLToPath(new URL("./migrations", import.meta.url));

/** Brings the database to this version's tables. Runs nothing when it is there already. */
export const migrate = (db: Database) => runMigrations(db, { migrationsFolder: MIGRATIONS_FOLDER });
