import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import SqliteFile from "libsql";
import { expect, onTestFinished, test } from "vitest";
import {
  closeDatabase,
  type Database,
  type DatabaseLimits,
  openDatabase,
} from "../../../packages/server/src/db/client";
import { FileWriter } from "../../../packages/server/src/db/file/file-writer";
import { toStatement } from "../../../packages/server/src/db/statement";
import { WriteQueue } from "../../../packages/server/src/db/write-queue";
import { NIGHTLY } from "../../support/nightly";

function newFile(): string {
  const folder = mkdtempSync(join(tmpdir(), "wattleaf-writer-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, "test.db");
}

async function newDatabase(path = newFile(), limits: Partial<DatabaseLimits> = {}): Promise<Database> {
  const db = await openDatabase({ url: `file:${path}` }, limits);
  onTestFinished(() => closeDatabase(db));
  await db.run(sql`create table kept (id integer primary key, note text, bytes blob) strict`);
  return db;
}

const insert = (db: Database, id: number) => db.run(sql`insert into kept (id) values (${id})`);
const count = async (db: Database) => (await db.get<{ n: number }>(sql`select count(*) as n from kept`))?.n;
const unavailable = expect.objectContaining({ cause: expect.objectContaining({ code: "unavailable" }) });

test("rows, blobs and counts come back from the writer's thread as from libSQL's own client", async () => {
  const db = await newDatabase();
  const bytes = crypto.getRandomValues(new Uint8Array(60_000));
  const insertion = await db.$client.execute({
    sql: "insert into kept (note, bytes) values (:note, $bytes) returning id, bytes, note",
    args: { ":note": "ä 能", $bytes: bytes },
  });
  expect(insertion.columns).toEqual(["id", "bytes", "note"]);
  const [row] = insertion.rows;
  expect([row?.[0], row?.id, row?.note, row?.length]).toEqual([1, 1, "ä 能", 3]);
  expect(Object.keys(row ?? {})).toEqual(["id", "bytes", "note"]);
  expect(new Uint8Array(row?.bytes as ArrayBuffer)).toEqual(bytes);
  // The sender's own bytes are still there.
  expect(bytes.byteLength).toBe(60_000);
  expect((await db.run(sql`update kept set note = 'b' where id in (1, 2)`)).rowsAffected).toBe(1);
});

test("an error names its code and constraint across threads", async () => {
  const db = await newDatabase();
  await insert(db, 1);
  const error: unknown = await insert(db, 1).catch((thrown: Error) => thrown.cause);
  expect(error).toMatchObject({ code: "SQLITE_CONSTRAINT", extendedCode: "SQLITE_CONSTRAINT_PRIMARYKEY" });
  expect(String(error)).toMatch(/UNIQUE constraint failed: kept\.id/);
});

test("a value that cannot be stored fails its own write alone", async () => {
  const db = await newDatabase();
  const bad = db.$client.execute({ sql: "insert into kept (id) values (?)", args: [Number.NaN] });
  const [first, second] = await Promise.allSettled([bad, insert(db, 2)]);
  expect([first.status, second.status]).toEqual(["rejected", "fulfilled"]);
});

test("the reading connection cannot write", async () => {
  const db = await newDatabase();
  await expect(db.$client.execute("with new as (select 1) select * from new")).resolves.toBeDefined();
  await db.$client.execute("pragma user_version = 7").catch(() => undefined);
  expect(await db.get(sql`pragma user_version`)).toEqual({ user_version: 0 });
});

test("a write that a trigger ends with the whole transaction fails alone, and the others happen", async () => {
  const db = await newDatabase();
  await db.run(sql`create trigger ends before insert on kept when new.id = 5 begin select raise(rollback, 'no'); end`);
  const results = await Promise.allSettled([3, 4, 5, 6, 7].map((id) => insert(db, id)));
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected", "fulfilled", "fulfilled"]);
  expect(await count(db)).toBe(4);
});

/** A hundred threads that start one after the other at night. */
const CRASHES_TIMEOUT_MS = 180_000;
const CRASHING_WRITER = new URL("../../support/crashing-writer.ts", import.meta.url).href;

test("outcomes are not kept for longer than they are needed", async () => {
  const db = await newDatabase();
  for (let id = 0; id < 20; id += 1) await Promise.allSettled([insert(db, id - (id % 2))]);
  expect((await db.all(sql`select key from __write_outcomes`)).length).toBe(1);
});

test("what was waiting when the database was closed is written", async () => {
  const path = newFile();
  const db = await newDatabase(path);
  const writes = Array.from({ length: 50 }, () => db.$client.execute("insert into kept (note) values ('x')"));
  await closeDatabase(db);
  expect(await Promise.all(writes)).toHaveLength(50);
  await expect(insert(db, 99)).rejects.toThrow();
  const again = await openDatabase({ url: `file:${path}` });
  expect(await count(again)).toBe(50);
  await closeDatabase(again);
});

const write = (id: number, note: string) => [
  toStatement({ sql: "insert into kept (id, note) values (?, ?) returning id", args: [id * 2, note] }),
  toStatement({ sql: "insert into kept (id, note) values (?, ?)", args: [id * 2 + 1, note] }),
];

test.each([
  { note: "crash before", written: false },
  { note: "crash in", written: false },
  { note: "crash after", written: true },
])(
  "a writer thread that crashes ($note the write) is replaced, and no write is lost or happens twice",
  async (crash) => {
    const path = newFile();
    const db = await newDatabase(path);
    const writer = await FileWriter.open({ path, synchronous: "FULL" }, CRASHING_WRITER);
    const queue = new WriteQueue(writer, { waitMs: 20_000 });
    onTestFinished(() => queue.close());
    const expected: number[] = [];
    for (let round = 0; round < (NIGHTLY ? 50 : 3); round += 1) {
      const id = round * 10;
      const [alone] = await Promise.allSettled([queue.write(write(id, crash.note))]);
      const group = await Promise.allSettled(
        [1, 2, 3].map((n) => queue.write(write(id + n, n === 2 ? crash.note : ""))),
      );
      // A write is acknowledged with its rows, or was not made: its caller gets a 503.
      const outcomes = [alone, ...group];
      for (const [n, outcome] of outcomes.entries()) {
        if (outcome.status === "fulfilled") expected.push(id + n);
        if (outcome.status === "fulfilled") expect(outcome.value[0]?.rows[0]?.id).toBe((id + n) * 2);
        else expect(outcome.reason).toMatchObject({ code: "unavailable" });
      }
      expect(outcomes.map(({ status }) => status === "fulfilled")).toEqual([crash.written, true, crash.written, true]);
    }
    const rows = await db.all<{ id: number }>(sql`select id from kept order by id`);
    expect(rows.map(({ id }) => id)).toEqual(expected.flatMap((id) => [id * 2, id * 2 + 1]));
  },
  CRASHES_TIMEOUT_MS,
);

test.each(NIGHTLY ? [{ heldMs: 14_000, waitMs: 5_000 }] : [{ heldMs: 1_500, waitMs: 300 }])(
  "writes get a 503 while another process holds the lock for $heldMs ms, and succeed right after",
  async ({ heldMs, waitMs }) => {
    const path = newFile();
    const db = await newDatabase(path, { waitMs });
    const other = new SqliteFile(path);
    onTestFinished(() => void other.close());
    other.exec("BEGIN IMMEDIATE");
    const release = setTimeout(() => other.exec("COMMIT"), heldMs);
    onTestFinished(() => clearTimeout(release));
    const early = await Promise.allSettled(Array.from({ length: 11 }, (_, id) => insert(db, id)));
    for (const result of early) expect(result).toMatchObject({ status: "rejected", reason: unavailable });
    // One after the other until the lock is free: a read is not held up by it.
    let rejected = 0;
    for (let id = 100; ; id += 1) {
      const ok = await insert(db, id).then(
        () => true,
        () => false,
      );
      expect(await count(db)).toBe(ok ? 1 : 0);
      if (ok) break;
      rejected += 1;
    }
    expect(rejected).toBeGreaterThan(0);
    expect(other.inTransaction).toBe(false);
    await Promise.all(Array.from({ length: 11 }, (_, id) => insert(db, id)));
    expect(await count(db)).toBe(12);
  },
);

test("writes get a 503 while the disk is full, and succeed when there is room again", async () => {
  const db = await newDatabase();
  const pages = Number((await db.get<{ page_count: number }>(sql`pragma page_count`))?.page_count);
  const limit = (n: number) => db.$client.batch([`pragma max_page_count = ${n}`, "update kept set note = note"]);
  const fill = (id: number) => db.run(sql`insert into kept (id, bytes) values (${id}, ${new Uint8Array(20_000)})`);
  await limit(pages);
  // Together: what needs no room fails with its group, and is not half done.
  const results = await Promise.allSettled([fill(1), insert(db, 2), fill(3)]);
  expect(results[0]).toMatchObject({ status: "rejected", reason: unavailable });
  expect(results[2]).toMatchObject({ status: "rejected", reason: unavailable });
  await limit(1_000_000);
  await fill(4);
  expect(await count(db)).toBe(1 + results.filter(({ status }) => status === "fulfilled").length);
  expect(await db.get(sql`pragma integrity_check`)).toEqual({ integrity_check: "ok" });
});
