import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { migrate as runMigrations } from "drizzle-orm/libsql/migrator";
import { afterAll, expect, test } from "vitest";
import { openDatabase } from "./client";
import { migrate } from "./migrate";

const folder = mkdtempSync(join(tmpdir(), "wattleaf-migrations-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** A copy of the migrations that ends before the one of this tag. */
function migrationsBefore(tag: string): string {
  const copy = join(folder, `before-${tag}`);
  cpSync(fileURLToPath(new URL("./migrations", import.meta.url)), copy, { recursive: true });
  const path = join(copy, "meta/_journal.json");
  const journal = JSON.parse(readFileSync(path, "utf8")) as { entries: { tag: string }[] };
  journal.entries = journal.entries.slice(
    0,
    journal.entries.findIndex((entry) => entry.tag === tag),
  );
  writeFileSync(path, JSON.stringify(journal));
  return copy;
}

test("a database with British spellings in its JSON gets the American ones, and texts keep their words", async () => {
  const db = await openDatabase({ url: `file:${join(folder, "old.db")}` });
  await runMigrations(db, { migrationsFolder: migrationsBefore("0016_american_spelling") });
  const facts = { unit: "litre", notices: [{ code: "clock_changes_recognised", values: {} }], name: 'my "litre" file' };
  await db.run(sql`INSERT INTO uploads (id, owner_id, file_name, size_bytes, sha256, facts, created_at_ms)
    VALUES ('u', 'user:1', 'a.csv', 1, 'x', ${JSON.stringify(facts)}, 0)`);

  await migrate(db);

  const { rows } = await db.run(sql`SELECT facts FROM uploads`);
  db.$client.close();
  expect(JSON.parse(String(rows[0]?.facts))).toEqual({
    unit: "liter",
    notices: [{ code: "clock_changes_recognized", values: {} }],
    name: 'my "litre" file',
  });
});

test("subscriptions from before confirmations stay active, and queued emails are still sent", async () => {
  const db = await openDatabase({ url: `file:${join(folder, "subscriptions.db")}` });
  await runMigrations(db, { migrationsFolder: migrationsBefore("0021_newsletter_opt_in") });
  await db.run(sql`INSERT INTO newsletter_subscriptions (email, created_at_ms) VALUES ('ada@example.com', 7)`);
  await db.run(sql`INSERT INTO users (id, email, first_name, last_name, password_hash, invite_code, language, created_at_ms)
    VALUES ('u', 'u@example.com', 'U', 'U', '', 'ABCDEF', 'en', 0)`);
  await db.run(sql`INSERT INTO queued_emails (id, user_id, encrypted_email, next_try_at_ms, expires_at_ms, created_at_ms)
    VALUES ('e', 'u', 'x', 1, 2, 0)`);

  await migrate(db);

  const { rows: subscriptions } = await db.run(
    sql`SELECT email, language, confirmed_at_ms FROM newsletter_subscriptions`,
  );
  const { rows: emails } = await db.run(sql`SELECT id, user_id FROM queued_emails`);
  db.$client.close();
  expect(subscriptions.map((row) => ({ ...row }))).toEqual([
    { email: "ada@example.com", language: "en", confirmed_at_ms: 7 },
  ]);
  expect(emails.map((row) => ({ ...row }))).toEqual([{ id: "e", user_id: "u" }]);
});

test("a purchase from before keeps the key that it was bought with", async () => {
  const db = await openDatabase({ url: `file:${join(folder, "purchases.db")}` });
  await runMigrations(db, { migrationsFolder: migrationsBefore("0039_idempotency_keys") });
  await db.run(sql`INSERT INTO users (id, email, first_name, last_name, password_hash, invite_code, language, created_at_ms)
    VALUES ('u', 'u@example.com', 'U', 'U', '', 'ABCDEF', 'en', 0)`);
  await db.run(sql`INSERT INTO marketplace_items
    (id, name_en, name_zh, description_en, description_zh, price_coins, category, stock_quantity, position)
    VALUES ('tree', 'Tree', '树', '', '', 100, 'donations', 5, 1)`);
  for (const id of ["keyed", "keyless"])
    await db.run(sql`INSERT INTO purchases
      (id, user_id, item_id, item_name_en, item_name_zh, quantity, unit_price_coins, total_coins, status, created_at_ms)
      VALUES (${id}, 'u', 'tree', 'Tree', '树', 1, 100, 100, 'completed', 0)`);
  await db.run(
    sql`INSERT INTO purchase_keys (user_id, key, request_hash, purchase_id) VALUES ('u', 'k1', 'x', 'keyed')`,
  );

  await migrate(db);

  const { rows } = await db.run(sql`SELECT id, idempotency_key FROM purchases ORDER BY id`);
  db.$client.close();
  expect(rows.map(({ id, idempotency_key: key }) => [id, key])).toEqual([
    ["keyed", "k1"],
    ["keyless", null],
  ]);
});

test("a partner from before whose customers could redeem without rewards has both off", async () => {
  const db = await openDatabase({ url: `file:${join(folder, "partners.db")}` });
  await runMigrations(db, { migrationsFolder: migrationsBefore("0049_redeem_needs_rewards") });
  const settings = (rewards: boolean, redeem: boolean) =>
    JSON.stringify({ features: { upload: true, charts: true, rewards, redeem } });
  for (const [id, rewards, redeem] of [
    ["both", true, true],
    ["neither", false, false],
    ["rewards", true, false],
    ["stray", false, true],
  ] as const)
    await db.run(sql`INSERT INTO partners (id, name, widget_key, created_at_ms, settings)
      VALUES (${id}, ${id}, ${id}, 0, ${settings(rewards, redeem)})`);

  await migrate(db);

  const { rows } = await db.run(sql`SELECT id, settings FROM partners ORDER BY id`);
  db.$client.close();
  expect(rows.map(({ id, settings: json }) => [id, json])).toEqual([
    ["both", settings(true, true)],
    ["neither", settings(false, false)],
    ["rewards", settings(true, false)],
    ["stray", settings(false, false)],
  ]);
});
