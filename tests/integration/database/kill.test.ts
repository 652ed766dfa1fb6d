import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { closeDatabase, openDatabase } from "../../../packages/server/src/db/client";
import { NIGHTLY } from "../../support/nightly";

const WRITES = fileURLToPath(new URL("../../support/disk-writes.ts", import.meta.url));
const ROUNDS = NIGHTLY ? 30 : 2;
const NIGHT_TIMEOUT_MS = 300_000;

test(
  "a killed process loses nothing acknowledged and leaves nothing half done",
  { timeout: NIGHT_TIMEOUT_MS },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "wattleaf-kill-"));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const url = `file:${join(folder, "test.db")}`;
    const acknowledged: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) acknowledged.push(...(await killedWrites(url, 100 + 37 * round)));
    expect(acknowledged.length).toBeGreaterThanOrEqual(100 * ROUNDS);

    const db = await openDatabase({ url });
    const keys = async (table: string) =>
      (await db.all<{ key: string }>(sql.raw(`select run || ' ' || n as key from ${table} order by 1`))).map(
        ({ key }) => key,
      );
    const [debits, credits] = await Promise.all([keys("debits"), keys("credits")]);
    expect(debits).toEqual(credits);
    expect(new Set(debits).size).toBe(debits.length);
    const kept = new Set(debits);
    expect(acknowledged.filter((key) => !kept.has(key))).toEqual([]);
    expect(await db.get(sql`pragma integrity_check`)).toEqual({ integrity_check: "ok" });
    await closeDatabase(db);
  },
);

/** What a process had acknowledged when it was killed, after so many writes. */
async function killedWrites(url: string, killAfter: number): Promise<string[]> {
  const child = Bun.spawn([process.execPath, WRITES, url], { stdin: "pipe", stdout: "pipe", stderr: "inherit" });
  let printed = "";
  for await (const bytes of child.stdout) {
    printed += Buffer.from(bytes).toString("latin1");
    if (printed.split("\n").length > killAfter) child.kill("SIGKILL");
  }
  await child.exited;
  return printed.split("\n").slice(0, -1);
}
