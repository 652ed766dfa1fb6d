import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { closeDatabase, type Database, openDatabase } from "../../packages/server/src/db/client";
import { migrate } from "../../packages/server/src/db/migrate";
import { LEADERBOARD_SIZE } from "../../packages/shared/src/domain/rewards";
import { findBest, findListed, findSurroundings } from "../../packages/server/src/modules/rewards/leaderboard.repo";
import { startServerProcess } from "../support/server-process";
import { addHomes } from "./leaderboard/fill";
import { type BenchRow, percentile, row } from "./measure";

/**
 * The leaderboard with a million accounts in the file, and with 5,000 viewers of a real server while points are written.
 * Server, viewers and writer are processes of their own. Takes about three minutes.
 */
const ACCOUNTS = 1_000_000;
const QUERIES = 500;
const VIEWERS = 5_000;
const VIEWED_HOMES = 10_000;
const SECONDS = 40;
const WRITES_PER_SECOND = 50;

const WRITER = fileURLToPath(new URL("./leaderboard/writer.ts", import.meta.url));
const WATCHER = fileURLToPath(new URL("./leaderboard/viewers.ts", import.meta.url));

async function manyAccounts(): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), "wattleaf-leaderboard-"));
  const file = join(folder, "bench.db");
  try {
    const empty = await openDatabase({ url: `file:${file}` });
    await migrate(empty);
    await closeDatabase(empty);
    addHomes(file, ACCOUNTS);
    const db = await openDatabase({ url: `file:${file}` });
    const rows = [
      ...(await timed("top 10", async () => {
        if ((await findBest(db, false, LEADERBOARD_SIZE)).length < LEADERBOARD_SIZE) throw new Error("No ten homes");
      })),
      ...(await timed("own rank and neighbors", (query) => ownRank(db, (query * 999_983) % ACCOUNTS))),
    ];
    await closeDatabase(db);
    return rows;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function ownRank(db: Database, home: number): Promise<void> {
  const entry = await findListed(db, `home-${home}`);
  if (!entry) throw new Error("The home is not listed");
  const { households } = await findSurroundings(db, false, entry.totalPoints);
  if (households !== ACCOUNTS) throw new Error("Not all homes are counted");
}

async function timed(what: string, query: (index: number) => Promise<void>): Promise<BenchRow[]> {
  const samples: number[] = [];
  for (let index = 0; index < QUERIES; index += 1) {
    const from = performance.now();
    await query(index);
    samples.push(performance.now() - from);
  }
  return [0.5, 0.99].map((p) => row(`1,000,000 accounts: ${what}, p${p * 100}`, percentile(samples, p), "ms", 5));
}

async function manyViewers(): Promise<BenchRow[]> {
  const server = await startServerProcess();
  try {
    const file = join(server.folder, "bench.db");
    addHomes(file, VIEWED_HOMES);
    const writer = Bun.spawn([process.execPath, WRITER, file, String(WRITES_PER_SECOND)], {
      stdin: "pipe",
      stdout: "pipe",
    });
    const viewers = Bun.spawn(
      [process.execPath, WATCHER, `${server.url}/api/gamification/leaderboard`, String(VIEWERS), String(SECONDS)],
      { stdout: "pipe" },
    );
    const seen = JSON.parse(await new Response(viewers.stdout).text()) as {
      times: number[];
      statuses: Record<string, number>;
      bytes: number;
    };
    const printed = new Response(writer.stdout).text();
    writer.stdin.write("\n");
    await writer.stdin.end();
    console.log(`${VIEWERS} viewers for ${SECONDS} s: ${seen.times.length} answers, by status:`, seen.statuses);
    console.log(`${Math.round(seen.bytes / seen.times.length)} bytes for each answer`, await printed);
    const ended = Object.entries(seen.statuses).filter(([status]) => !["200", "304"].includes(status));
    const name = `${VIEWERS} viewers, 500 requests/s while points are written`;
    return [
      ...[0.5, 0.95, 0.99].map((p) => row(`${name}, p${p * 100}`, percentile(seen.times, p), "ms", 50)),
      row(
        `${name}: not answered`,
        ended.reduce((sum, [, count]) => sum + count, 0),
        "calls",
        0,
      ),
    ];
  } finally {
    await server.stop();
  }
}

console.log(
  "Load average before:",
  loadavg()
    .map((load) => load.toFixed(2))
    .join(" "),
);
const rows = [...(await manyViewers()), ...(await manyAccounts())];
console.log(
  "Load average after:",
  loadavg()
    .map((load) => load.toFixed(2))
    .join(" "),
);
console.table(rows);
