import { seededRandom } from "../../../scripts/seeded-random";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import SqliteFile from "libsql";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { NIGHTLY } from "../../support/nightly";
import { filesAfterCut } from "../../support/power-cut/cut";
import { type FileCall, recordWrites } from "../../support/power-cut/record";
import { ensureStrace, findStrace } from "../../support/strace";

const SEEDS = Array.from({ length: NIGHTLY ? 300 : 12 }, (_, index) => index + 1);
const SECONDS = NIGHTLY ? 1.5 : 0.7;
const NIGHT_TIMEOUT_MS = 600_000;

/** At night strace is a must; the quick suite does without where it is not installed. */
const strace = NIGHTLY ? await ensureStrace() : await findStrace();
const folder = mkdtempSync(join(tmpdir(), "wattleaf-power-cut-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.skipIf(strace === undefined)("a power cut", () => {
  let calls: FileCall[];
  beforeAll(async () => {
    calls = await recordWrites(strace ?? "", newFolder("recorded"), { synchronous: "FULL", seconds: SECONDS });
  });

  test("the recording has acknowledged writes, syncs of the log and checkpoints", () => {
    expect(calls.filter(({ kind }) => kind === "acknowledge").length).toBeGreaterThan(50);
    expect(calls.some((call) => call.kind === "sync" && call.file === "test.db-wal")).toBe(true);
    expect(calls.some((call) => call.kind === "write" && call.file === "test.db")).toBe(true);
  });

  test("each commit is synced on its own, before the next one begins", () => {
    let commits = 0;
    let unsynced = 0;
    for (const call of calls) {
      if (isCommit(call)) {
        commits += 1;
        unsynced += 1;
        expect(unsynced).toBe(1);
      }
      if (call.kind === "sync" && call.file === "test.db-wal") unsynced = 0;
    }
    expect(unsynced).toBe(0);
    // Group commit: the writers share them.
    expect(commits).toBeLessThan(calls.filter(({ kind }) => kind === "acknowledge").length);
  });

  test("loses nothing acknowledged and leaves nothing half done", { timeout: NIGHT_TIMEOUT_MS }, () => {
    for (const seed of SEEDS) {
      const { at, random } = seededCut(calls, seed);
      expect({ seed, ...lossesOf(calls, at, random) }).toEqual({ seed, lost: [], halfDone: [], integrity: "ok" });
    }
  });

  test(
    "right after an acknowledgment loses nothing, although the disk kept only what was synced",
    { timeout: NIGHT_TIMEOUT_MS },
    () => {
      const ends = calls.flatMap(({ kind }, index) => (kind === "acknowledge" ? [index + 1] : []));
      const step = Math.ceil(ends.length / SEEDS.length);
      for (const at of ends.filter((_, index) => index % step === 0))
        expect({ at, ...lossesOf(calls, at, null) }).toEqual({ at, lost: [], halfDone: [], integrity: "ok" });
    },
  );

  /** The fault that this file is for: the test must see it. */
  test(
    "with synchronous = NORMAL loses acknowledged writes, and the test sees it",
    { timeout: NIGHT_TIMEOUT_MS },
    async () => {
      const faulty = await recordWrites(strace ?? "", newFolder("normal"), { synchronous: "NORMAL", seconds: SECONDS });
      const losing = SEEDS.filter((seed) => {
        const { at, random } = seededCut(faulty, seed);
        return lossesOf(faulty, at, random).lost.length > 0;
      });
      expect(losing.length).toBeGreaterThan(SEEDS.length / 2);
    },
  );
});

const FRAME_HEADER_BYTES = 24;

/** A frame of the log that ends a transaction: its header has the size of the database after it. */
function isCommit(call: FileCall): boolean {
  if (call.kind !== "write" || call.file !== "test.db-wal" || call.bytes.length !== FRAME_HEADER_BYTES) return false;
  return new DataView(call.bytes.buffer, call.bytes.byteOffset).getUint32(4) > 0;
}

function newFolder(name: string): string {
  const path = join(folder, name);
  mkdirSync(path, { recursive: true });
  return path;
}

/** A cut at any call after the tables were made. */
function seededCut(calls: readonly FileCall[], seed: number) {
  const random = seededRandom(seed);
  const first = calls.findIndex(({ kind }) => kind === "acknowledge");
  return { at: first + 1 + Math.floor(random() * (calls.length - first)), random };
}

/** What the database that is found after the cut lacks. */
function lossesOf(calls: readonly FileCall[], at: number, random: (() => number) | null) {
  const found = newFolder("found");
  for (const [name, bytes] of filesAfterCut(calls, at, random)) writeFileSync(join(found, name), bytes);
  const db = new SqliteFile(join(found, "test.db"));
  try {
    const tables = db.prepare("select name from sqlite_master").raw(true).all().flat();
    const ids = (table: string) =>
      new Set(tables.includes(table) ? (db.prepare(`select id from ${table}`).raw(true).all().flat() as number[]) : []);
    const integrity = (db.prepare("pragma integrity_check").raw(true).all() as string[][])[0]?.[0];
    const [debits, credits] = [ids("debits"), ids("credits")];
    const acknowledged = calls.slice(0, at).flatMap((call) => (call.kind === "acknowledge" ? [call.id] : []));
    return {
      lost: acknowledged.filter((id) => !debits.has(id) || !credits.has(id)),
      halfDone: [...debits, ...credits].filter((id) => !debits.has(id) || !credits.has(id)),
      integrity,
    };
  } finally {
    db.close();
    rmSync(found, { recursive: true, force: true });
  }
}
