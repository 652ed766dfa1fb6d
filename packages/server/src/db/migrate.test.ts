import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { migrate as runMigrations } from "drizzle-orm/libsql/migrator";
import { afterAll, expect, test } from "vitest";
import { openDatabase } from "./client";
import { migrate } from "./migrate";

const folder = mkdtempSync(join(tmpdir(), "wattleaf-migrations-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** A copy of the migrations that ends before the one of this tag. */
function migrationsBefore(tag: string): string {
  const copy = join(folder, "before");
  cpSync(fileURLToPath(new URL("./migrations", import.meta.url)), copy, { recursive: true });
  const path = join(copy, "meta/_journal.json");
  const journal = JSON.parse(readFileSync(path, "utf8")) as { entries: { tag: string }[] };
  journal.entries = journal.entries.slice(
    0,
    journal.entries.findIndex((entry) => entry.tag === tag),
  );
  writeFileSync(path, JSON.stringify(journal));
  return copy;
}

test("a database with British spellings in its JSON gets the American ones, and texts keep their words", async () => {
  const db = await openDatabase({ url: `file:${join(folder, "old.db")}` });
  await runMigrations(db, { migrationsFolder: migrationsBefore("0016_american_spelling") });
  const facts = { unit: "litre", notices: [{ code: "clock_changes_recognised", values: {} }], name: 'my "litre" file' };
  await db.run(sql`INSERT INTO uploads (id, owner_id, file_name, size_bytes, sha256, facts, created_at_ms)
    VALUES ('u', 'user:1', 'a.csv', 1, 'x', ${JSON.stringify(facts)}, 0)`);

  await migrate(db);

  const { rows } = await db.run(sql`SELECT facts FROM uploads`);
  db.$client.close();
  expect(JSON.parse(String(rows[0]?.facts))).toEqual({
    unit: "liter",
    notices: [{ code: "clock_changes_recognized", values: {} }],
    name: 'my "litre" file',
  });
});
