import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Database, openDatabase } from "./client";

let folder: string;
let db: Database;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "wattleaf-db-"));
  db = await openDatabase({ url: `file:${join(folder, "test.db")}` });
  await db.run(sql`create table stock (id integer primary key, n integer not null check (n >= 0)) strict`);
  await db.run(sql`insert into stock values (1, 10)`);
});
afterEach(() => {
  db.$client.close();
  rmSync(folder, { recursive: true, force: true });
});

const take = () => db.run(sql`update stock set n = n - 1 where id = 1`);
const left = async () => (await db.get<{ n: number }>(sql`select n from stock`))?.n;

describe("writes at the same time", () => {
  test("each succeed or fail alone: ten of thirty find stock", async () => {
    const results = await Promise.allSettled(Array.from({ length: 30 }, take));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
    expect(await left()).toBe(0);
  });

  test("of a batch happen whole or not at all", async () => {
    const batch = db.$client.batch(["update stock set n = n - 1", "insert into stock values (1, 5)"]);
    await expect(batch).rejects.toThrow(/UNIQUE/);
    expect(await left()).toBe(10);
  });

  test("give each writer its own result", async () => {
    const inserts = Array.from({ length: 20 }, (_, n) =>
      db.get<{ id: number }>(sql`insert into stock values (${n + 2}, 1) returning id`),
    );
    expect((await Promise.all(inserts)).map((row) => row?.id)).toEqual(Array.from({ length: 20 }, (_, n) => n + 2));
  });

  test("are seen by a read that comes after", async () => {
    await take();
    expect(await left()).toBe(9);
  });

  test("of another connection are waited for, not failed on", async () => {
    const other = await openDatabase({ url: `file:${join(folder, "test.db")}` });
    await Promise.all([
      ...Array.from({ length: 5 }, take),
      ...Array.from({ length: 5 }, () => other.run(sql`update stock set n = n - 1`)),
    ]);
    expect(await left()).toBe(0);
    other.$client.close();
  });
});

test("an interactive transaction is rejected", async () => {
  await expect(db.transaction(async () => undefined)).rejects.toThrow(/batch/);
});

test("the file is in WAL mode with foreign keys on", async () => {
  expect(await db.get(sql`pragma journal_mode`)).toEqual({ journal_mode: "wal" });
  expect(await db.get(sql`pragma foreign_keys`)).toEqual({ foreign_keys: 1 });
});
