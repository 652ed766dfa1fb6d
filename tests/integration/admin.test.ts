import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { argumentsOf, defineCommand, parseInput, usageOf } from "../../scripts/admin/command";
import { COMMANDS } from "../../scripts/admin/commands";
import { runAdmin } from "../../scripts/admin/run";
import { closeDatabase, openDatabase } from "../../packages/server/src/db/client";
import { migrate } from "../../packages/server/src/db/migrate";

let folder: string;
let url: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "wattleaf-admin-"));
  url = `file:${join(folder, "operator.db")}`;
  const db = await openDatabase({ url });
  await migrate(db);
  await closeDatabase(db);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function admin(words: readonly string[], env: Record<string, string> = { DATABASE_URL: url }) {
  const [lines, errors]: [string[], string[]] = [[], []];
  const exitCode = await runAdmin(words, {
    env,
    print: (line) => lines.push(line),
    printError: (line) => errors.push(line),
  });
  return { exitCode, output: lines.join("\n"), errors: errors.join("\n") };
}

describe("bun run admin", () => {
  test.each([[[]], [["--help"]]])("%j lists every command and the exit codes", async (words) => {
    const { exitCode, output } = await admin(words);
    expect(exitCode).toBe(0);
    for (const name of Object.keys(COMMANDS)) expect(output).toContain(`bun run admin ${name}`);
    expect(output).toContain("2 wrong arguments");
  });

  test.each(Object.keys(COMMANDS))("%s --help explains the command", async (name) => {
    const { exitCode, output } = await admin([...name.split(" "), "--help"]);
    expect(exitCode).toBe(0);
    expect(output).toContain(COMMANDS[name]?.summary);
  });

  test.each([
    [["nonsense"], "Unknown command: nonsense"],
    [["audit", "everything"], "Unexpected argument: everything"],
    [["audit", "--loud"], "--loud"],
  ])("%j exits with 2 and says what is wrong", async (words, message) => {
    const { exitCode, errors } = await admin(words);
    expect(exitCode).toBe(2);
    expect(errors).toContain(message);
    expect(errors).toContain("Usage: bun run admin");
  });

  test("does not create a database where there is none", async () => {
    const { exitCode, errors } = await admin(["audit"], { DATABASE_URL: `file:${join(folder, "mistyped.db")}` });
    expect(exitCode).toBe(1);
    expect(errors).toContain("does not exist");
  });

  test("a wrong environment value is one clear line", async () => {
    const { exitCode, errors } = await admin(["audit"], { DATABASE_URL: "postgres://elsewhere" });
    expect(exitCode).toBe(1);
    expect(errors).toMatch(/^admin: Invalid environment: DATABASE_URL must be/);
  });
});

describe("a command's arguments", () => {
  const restock = defineCommand({
    summary: "Add to an item's stock",
    positionals: ["item"],
    input: z.object({
      item: z.string().min(1).describe("Id of the item"),
      addedStock: z.coerce.number().int("must be a whole number").describe("How many"),
      force: z.boolean().default(false).describe("Without asking"),
    }),
    run: async () => {},
  });

  test("come by position and by option", () => {
    const expected = { item: "led-bulb-pack", addedStock: 5, force: true };
    expect(parseInput(restock, ["led-bulb-pack", "--added-stock", "5", "--force"])).toEqual(expected);
    expect(parseInput(restock, ["--force", "--added-stock=5", "led-bulb-pack"])).toEqual(expected);
  });

  test.each([
    [["--added-stock", "5"], "<item> is missing"],
    [["led-bulb-pack"], "--added-stock is missing"],
    [["led-bulb-pack", "--added-stock"], "argument missing"],
    [["led-bulb-pack", "--added-stock", "1.5"], "--added-stock: must be a whole number"],
  ])("%j is wrong, by name", (words, message) => {
    expect(() => parseInput(restock, words)).toThrow(message);
  });

  test("are shown in its usage", () => {
    expect(usageOf("stock add", restock)).toBe("stock add <item> --added-stock <added-stock> [--force]");
    expect(argumentsOf(restock).join("\n")).toContain("Id of the item");
  });
});

describe("the store", () => {
  test("gets an item, its voucher codes from a file, and says which lines of a file are wrong", async () => {
    const texts = [
      "--name-en",
      "Tea voucher",
      "--name-zh",
      "茶券",
      "--description-en",
      "A pot of tea",
      "--description-zh",
      "一壶茶",
    ];
    const add = ["items", "add", "tea", "--category", "vouchers", "--price", "90", ...texts];
    expect(await admin(add)).toMatchObject({ exitCode: 0, output: expect.stringContaining("Added tea.") });
    expect(await admin(add)).toMatchObject({ exitCode: 1, errors: expect.stringContaining("an item tea already") });
    expect(await admin(["stock", "add", "tea", "5"])).toMatchObject({
      exitCode: 1,
      errors: expect.stringContaining("vouchers import"),
    });
    const file = join(folder, "codes.csv");
    writeFileSync(file, "item,code\ntea,T-1\ntea,T-2\n");
    expect(await admin(["vouchers", "import", file])).toMatchObject({ output: "Added 2 codes to tea." });
    expect(await admin(["vouchers", "import", file])).toMatchObject({
      exitCode: 1,
      output: expect.stringContaining("line 2: This code was imported before"),
    });
    expect(await admin(["vouchers", "import", join(folder, "none.csv")])).toMatchObject({
      exitCode: 1,
      errors: expect.stringContaining("none.csv"),
    });
    expect((await admin(["items", "list"])).output).toMatch(/^tea +vouchers +90 coins +2 left {2}Tea voucher$/m);
    expect(await admin(["orders", "list"])).toMatchObject({ output: "No purchase is pending." });
    expect(await admin(["refund", "nothing"])).toMatchObject({
      exitCode: 1,
      errors: expect.stringContaining("There is no purchase nothing"),
    });
  });
});

describe("temperatures", () => {
  test("come from a file, all of them or none, and are listed by area", async () => {
    expect((await admin(["temperatures", "list"])).output).toContain("No temperatures yet");
    const file = join(folder, "temperatures.csv");
    writeFileSync(file, "zip,time,celsius\n94086,2026-01-30,8\n94086,2026-01-32,9\n");
    expect(await admin(["temperatures", "import", file])).toMatchObject({
      exitCode: 1,
      output: expect.stringContaining('line 3: time "2026-01-32" must be a local day or hour'),
      errors: expect.stringContaining("nothing was imported"),
    });
    writeFileSync(file, "zip,time,celsius\n94086,2026-01-30,8\n94086,2026-01-31,9\n98101,2026-01-31,4\n");
    const imported = "Added 2 days to area 940.\nAdded 1 day to area 981.";
    expect(await admin(["temperatures", "import", file])).toMatchObject({ exitCode: 0, output: imported });
    // The same file again, as when a station corrects it, replaces its days.
    expect(await admin(["temperatures", "import", file])).toMatchObject({ exitCode: 0, output: imported });
    expect((await admin(["temperatures", "list"])).output).toBe(
      "940  2 days, 2026-01-30 to 2026-01-31\n981  1 day, 2026-01-31 to 2026-01-31",
    );
  });
});

describe("audit", () => {
  const withDatabase = async (change: string) => {
    const db = await openDatabase({ url });
    await db.run(sql.raw(change));
    await closeDatabase(db);
  };

  test("a balance that is not the sum of its entries is named, and fails the command", async () => {
    expect(await admin(["audit"])).toMatchObject({ exitCode: 0, output: expect.stringMatching(/^ok /m) });
    await withDatabase(
      "insert into users (id, phone, first_name, last_name, password_hash, invite_code, language, created_at_ms) values ('rich', '+14155550100', 'R', 'R', '', 'RICH00', 'en', 0)",
    );
    await withDatabase("insert into coin_balances (user_id, balance) values ('rich', 1000000)");
    const { exitCode, output, errors } = await admin(["audit"]);
    expect(exitCode).toBe(1);
    expect(output).toContain("account rich: the balance is 1000000, its entries come to 0");
    expect(errors).toContain("1 of");
  });
});
