import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { closeDatabase, openDatabase } from "../../packages/server/src/db/client";
import { migrate } from "../../packages/server/src/db/migrate";

let template: Promise<string> | undefined;

/** Puts a database file with this version's tables, and nothing in them, at a path: migrated once for all tests of a thread. */
export async function copyMigratedFile(path: string): Promise<void> {
  copyFileSync(await (template ??= migratedFile()), path);
}

async function migratedFile(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "wattleaf-migrated-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, "test.db");
  const db = await openDatabase({ url: `file:${path}` });
  await migrate(db);
  await closeDatabase(db);
  return path;
}
