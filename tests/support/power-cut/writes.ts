import { writeSync } from "node:fs";
import { closeDatabase, openDatabase } from "../../../packages/server/src/db/client";

/**
 * A process that writes to a new database and prints each acknowledged write's number, while its system calls are
 * recorded: `writes.ts <file> <FULL|NORMAL> <seconds>`.
 */
const [file = "", synchronous = "FULL", seconds = "1"] = process.argv.slice(2);
const STDOUT = 1;
const WRITERS = 12;

const db = await openDatabase({ url: `file:${file}` }, { synchronous: synchronous as "FULL" | "NORMAL" });
await db.$client.batch([
  "create table debits (id integer primary key, filler blob not null) strict",
  "create table credits (id integer primary key) strict",
]);
const endMs = performance.now() + Number(seconds) * 1_000;
let next = 0;

async function write(): Promise<void> {
  while (performance.now() < endMs) {
    const id = (next += 1);
    // Of different lengths, so that a commit ends at any place of a page; enough for checkpoints to happen.
    const filler = new Uint8Array((id * 397) % 6_000).fill(id);
    await db.$client.batch([
      { sql: "insert into debits (id, filler) values (?, ?)", args: [id, filler] },
      { sql: "insert into credits (id) values (?)", args: [id] },
    ]);
    writeSync(STDOUT, `ACK ${id}\n`);
  }
}

await Promise.all(Array.from({ length: WRITERS }, write));
await closeDatabase(db);
