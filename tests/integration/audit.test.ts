import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import SqliteFile from "libsql";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { purchaseItem } from "../../packages/shared/src/contracts/marketplace";
import { auditRewards } from "../../packages/server/src/composition/audit";
import { closeDatabase, type Database, openDatabase } from "../../packages/server/src/db/client";
import { coinEntries } from "../../packages/server/src/db/schema/rewards-ledger";
import { pointEntries } from "../../packages/server/src/db/schema/rewards-points";
import { rewardStats } from "../../packages/server/src/db/schema/rewards";
import { refundOrder } from "../../packages/server/src/modules/marketplace";
import { newRegistration } from "../factories/account";
import { storedMeter } from "../factories/meters";
import { createTestApi } from "../support/api";
import { BrowserSession } from "../support/browser-session";
import { grantCoins } from "../support/grant-coins";
import { made } from "../support/made";

let folder: string;
/** A database as the server wrote it, closed; each test plants its fault in a copy. */
let written: string;
let db: Database;
let userId: string;
/** Completed; another one is refunded. */
let purchaseId: string;
let voucherId: string;

/** An account with a purchase, a refund, and points that put it on the leaderboard. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "wattleaf-audit-"));
  written = join(folder, "written.db");
  const api = await createTestApi({}, { DATABASE_URL: `file:${join(folder, "server.db")}` });
  const session = new BrowserSession(api);
  await session.postJson("/api/auth/register", newRegistration());
  userId = await grantCoins(session, 900);
  const buy = async (idempotencyKey: string, itemId = "plant-a-tree") =>
    (await made(session, purchaseItem, { itemId, idempotencyKey })).id;
  purchaseId = await buy("kept-by-buyer");
  voucherId = await buy("voucher-of-buyer", "cafe-voucher");
  expect(await refundOrder(api.platform, await buy("returned-later"), null)).toBe(100);
  await storedMeter(session, { source: "green_button_connect" });
  const stats = { energySavedWh: 12_000, streakDays: 0, countedDays: 0, simulated: false, computedAtMs: 0 };
  const points = { points: 120, energyWh: 12_000, simulated: false, createdAtMs: 0 };
  await api.platform.db.batch([
    api.platform.db.insert(rewardStats).values({ userId, totalPoints: 120, ...stats }),
    api.platform.db
      .insert(pointEntries)
      .values({ id: "saved", userId, kind: "saving", period: "2026-05", revision: 0, ...points }),
  ]);
  const file = new SqliteFile(join(folder, "server.db"));
  file.prepare("vacuum into ?").run(written);
  file.close();
  api.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(async () => {
  const path = join(folder, `${crypto.randomUUID()}.db`);
  copyFileSync(written, path);
  db = await openDatabase({ url: `file:${path}` });
});
afterEach(() => closeDatabase(db));

const run = (statement: string) => db.run(sql.raw(statement));
const broken = async () => {
  const checks = await auditRewards(db);
  return checks.filter(({ violations }) => violations.length > 0).map(({ rule, violations }) => ({ rule, violations }));
};

const entry = (fields: Partial<typeof coinEntries.$inferInsert>) =>
  db.insert(coinEntries).values({
    id: "planted",
    userId,
    amount: 5,
    reason: "refund",
    idempotencyKey: "planted",
    createdAtMs: 0,
    ...fields,
  });

test("nothing is wrong with what the server wrote", async () => {
  expect(await broken()).toEqual([]);
});

/** What each check is for, as a fault that only someone with the database's file can plant. */
const FAULTS: readonly [rule: string, plant: () => Promise<unknown>, violation: () => string][] = [
  [
    "Each balance is the sum of its account's entries, and not below zero",
    () => run(`update coin_balances set balance = balance + 1 where user_id = '${userId}'`),
    () => `account ${userId}: the balance is 731, its entries come to 730`,
  ],
  [
    "Each balance of verified coins is the sum of its account's verified entries, and not below zero",
    () => run(`update coin_balances set verified = 850 where user_id = '${userId}'`),
    () => `account ${userId}: 850 coins are verified, its verified entries come to 680`,
  ],
  [
    "Entries never change: the database rejects it",
    () => run("drop trigger coin_entries_no_update"),
    () => "the trigger coin_entries_no_update is missing",
  ],
  [
    "Of each item, stock, sold and held are together what was put in",
    () => run("update marketplace_items set stock_quantity = stock_quantity + 3 where id = 'plant-a-tree'"),
    () => "item plant-a-tree: ",
  ],
  [
    "Each voucher for sale has a code",
    () => run("delete from voucher_codes where item_id = 'cafe-voucher' and purchase_id is null and id like '%:60'"),
    () => "item cafe-voucher: 59 for sale, 58 unsold codes",
  ],
  [
    "Each voucher that was bought has a code",
    () => run(`update purchases set quantity = 2, total_coins = 240 where id = '${voucherId}'`),
    () => `purchase ${voucherId}: 2 bought, 1 codes`,
  ],
  [
    "Each purchase is paid once, at its price",
    () => run(`update purchases set unit_price_coins = 1, total_coins = 1 where id = '${purchaseId}'`),
    () => `purchase ${purchaseId}: costs 1, paid 100`,
  ],
  [
    "Each purchase is paid once, at its price",
    () => entry({ amount: -5, reason: "purchase", idempotencyKey: "purchase:nothing" }),
    () => "purchase nothing: costs nothing, it does not exist, paid 5",
  ],
  [
    "Each refund belongs to a refunded purchase, and is not more than its price",
    () => entry({ amount: 100, idempotencyKey: `refund:${purchaseId}` }),
    () => `purchase ${purchaseId}: not refunded, got 100 back`,
  ],
  [
    "Each refund belongs to a refunded purchase, and is not more than its price",
    async () => {
      await run(`update purchases set status = 'refunded' where id = '${purchaseId}'`);
      await entry({ amount: 101, idempotencyKey: `refund:${purchaseId}` });
    },
    () => `purchase ${purchaseId}: cost 100, got 101 back`,
  ],
  [
    "Each refund belongs to a refunded purchase, and is not more than its price",
    () => run(`update purchases set status = 'refunded' where id = '${purchaseId}'`),
    () => `purchase ${purchaseId}: cost 100, got nothing back`,
  ],
  [
    "The leaderboard is the one that the ledger of points makes",
    () => run(`update reward_stats set total_points = 5000 where user_id = '${userId}'`),
    () => `points of account ${userId}: 5000 is kept, rebuilt it is 120`,
  ],
  [
    "The leaderboard is the one that the ledger of points makes",
    () => run(`update leaderboard_entries set total_points = 130 where user_id = '${userId}'`),
    () => `points listed for the measured account ${userId}: 130 is kept, rebuilt it is 120`,
  ],
  [
    "The leaderboard is the one that the ledger of points makes",
    () => run(`delete from leaderboard_entries where user_id = '${userId}'`),
    () => `points listed for the measured account ${userId}: 0 is kept, rebuilt it is 120`,
  ],
  [
    "The leaderboard is the one that the ledger of points makes",
    () => run("update leaderboard_counts set households = households + 7 where width = 1000 and from_points = 0"),
    () => "measured accounts with 0 points or up to 999 more: 8 is kept, rebuilt it is 1",
  ],
  [
    "Each idempotency key has one entry",
    async () => {
      await rebuiltWithoutUniqueKeys("coin_entries");
      await entry({ idempotencyKey: `welcome:${userId}` });
    },
    () => `key welcome:${userId}: 2 entries`,
  ],
  [
    "Each buyer's idempotency key has one purchase",
    async () => {
      await run("drop index purchases_idempotency_key");
      await run(`update purchases set idempotency_key = 'kept-by-buyer' where user_id = '${userId}'`);
    },
    () => `account ${userId}, key kept-by-buyer: 3 purchases`,
  ],
];

/** The table as it would be if a migration had lost its constraints, with its triggers. */
async function rebuiltWithoutUniqueKeys(table: string) {
  const indexes = await db.all<{ name: string }>(
    sql`select name from sqlite_master where type = 'index' and tbl_name = ${table} and sql like '%unique%'`,
  );
  for (const { name } of indexes) await run(`drop index "${name}"`);
}

test.each(FAULTS)("an audit finds a fault: %s", async (rule, plant, violation) => {
  await plant();
  const found = await broken();
  const check = found.find((each) => each.rule === rule);
  expect(check?.violations.join("\n")).toContain(violation());
});

test("an audit names every rule's fault among the planted ones", async () => {
  const rules = (await auditRewards(db)).map(({ rule }) => rule);
  expect(new Set(FAULTS.map(([rule]) => rule))).toEqual(new Set(rules));
});

test("an audit asks for every trigger that rejects a change of the books", async () => {
  const rows = await db.all<{ name: string }>(
    sql`select name from sqlite_master where type = 'trigger' and (name like '%_no_update' or name like '%_no_delete')
      and tbl_name in ('coin_entries', 'coin_verifications', 'point_entries', 'stock_movements')`,
  );
  expect(rows).toHaveLength(8);
  for (const { name } of rows) {
    await run(`drop trigger "${name}"`);
    expect((await broken()).flatMap(({ violations }) => violations)).toContain(`the trigger ${name} is missing`);
  }
});
