import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "./client";

test("a new database and the files beside it are for the server's own user alone", async () => {
  const folder = mkdtempSync(join(tmpdir(), "wattleaf-db-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const db = await openDatabase({ url: `file:${join(folder, "data", "site.db")}` });
  await db.run(sql`create table kept (id text) strict`);
  const files = readdirSync(join(folder, "data"));
  expect(files.length).toBeGreaterThan(1);
  expect(files.map((file) => statSync(join(folder, "data", file)).mode & 0o777)).toEqual(files.map(() => 0o600));
  db.$client.close();
});
