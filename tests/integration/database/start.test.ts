import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import SqliteFile from "libsql";
import { describe, expect, onTestFinished, test } from "vitest";
import { closeDatabase, openDatabase } from "../../../packages/server/src/db/client";
import { StartError } from "../../../packages/server/src/env";
import { startServer } from "../../../packages/server/src/main";
import { freePort, startServerProcess } from "../../support/server-process";
import { NIGHTLY } from "../../support/nightly";

const PAGE_BYTES = 4096;
const SERVERS = NIGHTLY ? 4 : 2;
const ROUNDS = NIGHTLY ? 10 : 1;
/** Each round starts and stops that many processes on a machine that may be busy. */
const MANY_STARTS = { timeout: 30_000 * ROUNDS };

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "wattleaf-start-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test("servers that start at once on one new file all serve it", MANY_STARTS, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const variables = { DATABASE_URL: `file:${join(newFolder(), "new.db")}`, SEED_DEMO: "on" };
    const servers = await Promise.all(Array.from({ length: SERVERS }, () => startServerProcess({ variables })));
    const statuses = servers.map(async ({ url }) => (await fetch(`${url}/api/marketplace/items`)).status);
    const answers = await Promise.all(statuses).finally(() => Promise.all(servers.map((server) => server.stop())));
    expect(answers).toEqual(Array.from({ length: SERVERS }, () => 200));
  }
});

test("a start waits for a process that holds the lock", async () => {
  const path = join(newFolder(), "held.db");
  const other = new SqliteFile(path);
  onTestFinished(() => void other.close());
  other.exec("PRAGMA journal_mode = DELETE; CREATE TABLE theirs (x); BEGIN EXCLUSIVE");
  const opening = openDatabase({ url: `file:${path}` });
  const release = setTimeout(() => other.exec("COMMIT"), 600);
  onTestFinished(() => clearTimeout(release));
  const db = await opening;
  expect(other.inTransaction).toBe(false);
  await closeDatabase(db);
});

describe("a damaged file stops the start with one line that names it and the fix", () => {
  test.each([
    { damage: "a page of noise", bytes: (file: Buffer) => file.fill(0xa5, PAGE_BYTES * 3, PAGE_BYTES * 5) },
    { damage: "no header", bytes: (file: Buffer) => file.fill(0xa5, 0, 100) },
    { damage: "a part missing", bytes: (file: Buffer) => file.subarray(0, PAGE_BYTES * 6) },
  ])("$damage", async ({ bytes }) => {
    const folder = newFolder();
    const path = join(folder, "site.db");
    const db = new SqliteFile(path);
    db.exec("CREATE TABLE kept (id INTEGER PRIMARY KEY, note TEXT); CREATE INDEX by_note ON kept (note); BEGIN");
    for (let id = 0; id < 400; id += 1) db.exec(`INSERT INTO kept VALUES (${id}, '${"x".repeat(100)}${id}')`);
    db.exec("COMMIT");
    db.close();
    writeFileSync(path, bytes(readFileSync(path)));
    const port = await freePort();
    const env = {
      DATABASE_URL: `file:${path}`,
      PORT: String(port),
      PARTNER_DEMO_PORT: "off",
      MAIL_OUTBOX: join(folder, "outbox"),
    };
    const start = startServer({ env: { ...env, HOST: "127.0.0.1", LOG_LEVEL: "silent" } });
    await expect(start).rejects.toThrow(StartError);
    await expect(start).rejects.toThrow(
      new RegExp(`^The database file ${path} is damaged \\([^\\n]+\\)\\. Restore a backup: [^\\n]+$`),
    );
  });
});
