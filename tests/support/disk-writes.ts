import { writeSync } from "node:fs";
import { closeDatabase, openDatabase } from "../../packages/server/src/db/client";

/** A process that writes to a database until it is killed, and prints the number of each acknowledged write. */
const [url = ""] = process.argv.slice(2);
const STDOUT = 1;
const WRITERS = 10;

const db = await openDatabase({ url });
await db.$client.batch([
  "create table if not exists debits (id integer primary key autoincrement, run text not null, n integer not null) strict",
  "create table if not exists credits (run text not null, n integer not null) strict",
]);
const run = crypto.randomUUID();
let next = 0;

async function write(): Promise<never> {
  for (;;) {
    const n = (next += 1);
    await db.$client.batch([
      { sql: "insert into debits (run, n) values (?, ?)", args: [run, n] },
      { sql: "insert into credits (run, n) values (?, ?)", args: [run, n] },
    ]);
    writeSync(STDOUT, `${run} ${n}\n`);
  }
}

// In case a test is stopped before it kills this process.
process.stdin.on("end", () => void closeDatabase(db).then(() => process.exit())).resume();
await Promise.all(Array.from({ length: WRITERS }, write));
