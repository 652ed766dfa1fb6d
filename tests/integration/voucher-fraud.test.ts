import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { deleteAccount } from "../../packages/shared/src/contracts/account";
import { connectDevice } from "../../packages/shared/src/contracts/devices";
import type { Purchase } from "../../packages/shared/src/contracts/marketplace";
import { purchaseItem } from "../../packages/shared/src/contracts/marketplace";
import { authorizeUtility, METER_UPLOAD } from "../../packages/shared/src/contracts/meters";
import { awardCoins } from "../../packages/shared/src/contracts/onboarding";
import { FILE_UPLOAD, type FileUploadReply } from "../../packages/shared/src/contracts/uploads";
import { DAY_MS } from "../../packages/shared/src/domain/time";
import { auditRewards } from "../../packages/server/src/composition/audit";
import { users } from "../../packages/server/src/db/schema/auth";
import { coinBalances } from "../../packages/server/src/db/schema/rewards";
import {
  addItem,
  heldPurchases,
  importCodes,
  refundOrder,
  rejectPurchase,
} from "../../packages/server/src/modules/marketplace";
import { newRegistration } from "../factories/account";
import { SYNTHETIC_BILLS } from "../factories/bills";
import { pdfOfText } from "../factories/documents";
import { newUtilityAccount } from "../factories/meters";
import { createTestApi, type TestApi } from "../support/api";
import { BrowserSession } from "../support/browser-session";
import { NIGHTLY } from "../support/nightly";
import { fileForm } from "../support/upload-file";

/* Who tries to get a voucher without a real meter or bill, by every way that a program has. */

const clock = { nowMs: Date.parse("2026-06-15T12:00:00Z"), now: () => clock.nowMs };
/** Costs less than a bill pays, so that coins alone would be enough. */
const VOUCHER = "tea-voucher";
const CODES = 200;

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ clock });
  const texts = { nameEn: "Tea", nameZh: "茶", descriptionEn: "A pot of tea", descriptionZh: "一壶茶" };
  await addItem(api.platform, { id: VOUCHER, category: "vouchers", priceCoins: 90, ...texts });
  const codes = Array.from({ length: CODES }, (_, at) => ({ line: at + 2, itemId: VOUCHER, code: `TEA-${at}` }));
  await importCodes(api.platform, codes);
});
afterAll(() => api.close());
beforeEach(() => {
  clock.nowMs += 10 * DAY_MS;
});

class Account {
  readonly session = new BrowserSession(api);
  userId = "";
  inviteCode = "";
  email = "";
  password = "";

  /** With a mailbox of its own, which costs a program nothing. */
  static async open(invitedBy: string | null = null): Promise<Account> {
    const account = new Account();
    const registration = newRegistration({ invitedBy });
    const answer = await account.session.postJson("/api/auth/register", registration);
    const user = (await answer.json()) as { id: string };
    account.userId = user.id;
    account.email = registration.email ?? "";
    account.password = registration.password;
    const { db } = api.platform;
    await db.update(users).set({ emailVerifiedAtMs: 1 }).where(eq(users.id, account.userId));
    const [row] = await db.select().from(users).where(eq(users.id, account.userId));
    account.inviteCode = row?.inviteCode ?? "";
    return account;
  }

  upload(content: BlobPart, name: string): Promise<Response> {
    return this.session.fetch(FILE_UPLOAD.path, { method: "POST", body: fileForm(content, name) });
  }

  async uploadBill(text: string, blankPages = 0): Promise<FileUploadReply> {
    const answer = await this.upload(new Uint8Array(await pdfOfText(text, blankPages)), "bill.pdf");
    expect(answer.status).toBe(200);
    return (await answer.json()) as FileUploadReply;
  }

  buy(input: object = {}): Promise<Response> {
    return this.session.postJson(purchaseItem.path, { itemId: VOUCHER, ...input });
  }

  async verified(): Promise<number> {
    const [row] = await api.platform.db.select().from(coinBalances).where(eq(coinBalances.userId, this.userId));
    return row?.verified ?? 0;
  }

  async codes(): Promise<string[]> {
    const history = (await (await this.session.fetch("/api/marketplace/purchases")).json()) as Purchase[];
    return history.flatMap(({ voucherCodes }) => voucherCodes ?? []);
  }
}

const BILL = SYNTHETIC_BILLS.usLetter;
/** A bill that no utility has sent, unlike all others. */
const forgedBill = (n: number): string =>
  BILL.replaceAll("612", String(700 + n))
    .replace("4410 2231 907", `4410 2231 ${100 + n}`)
    .replaceAll("103.15", `${120 + n}.40`)
    .replace("48,210", `4${8 - (n % 5)},${210 + n}`);
const typedTable = (n: number): string =>
  ["month,kwh,cost", ...[1, 2, 3].map((month) => `2026-0${month},${300 + n + month},${60 + n}`)].join("\n");

/** What a script does with an account to get coins out of it; some do all there is. */
async function worked(n: number, invitedBy: string | null): Promise<Account> {
  const account = await Account.open(invitedBy);
  await account.upload(typedTable(n), "table.csv");
  if (n % FORGED === 0) await account.uploadBill(forgedBill(n));
  if (n % FULL_EFFORT !== 0) return account;
  await account.session.postJson(authorizeUtility.path, newUtilityAccount({ accountNumber: `${n}` }));
  await account.session.postJson(connectDevice.path, { type: "battery", name: "Garage" });
  await account.session.fetch(METER_UPLOAD.path, { method: "POST", body: fileForm() });
  await account.session.postJson(awardCoins.path, { amount: 100, reason: "upload_bill" });
  return account;
}

const SCRIPTED = NIGHTLY ? 100 : 20;
const FULL_EFFORT = NIGHTLY ? 1 : 50;
/** Reading a document takes a while. */
const FORGED = NIGHTLY ? 1 : 5;
const AT_ONCE = 5;

test(
  `${SCRIPTED} scripted accounts with forged bills get no voucher, on that day and later`,
  { timeout: 300_000 },
  async () => {
    const accounts: Account[] = [];
    const numbers = Array.from({ length: SCRIPTED }, (_, n) => n).values();
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (const n of numbers) accounts.push(await worked(n, accounts.at(-1)?.inviteCode ?? null));
      }),
    );
    await api.platform.imports.settled();
    const tryAll = async () => {
      const answers = await Promise.all(
        accounts.flatMap((account) => [
          account.buy(),
          account.buy({ itemId: "plant-a-tree" }),
          account.buy({ itemId: "cafe-voucher" }),
        ]),
      );
      const bodies = await Promise.all(answers.map(async (answer) => (await answer.json()) as Partial<Purchase>));
      for (const body of bodies)
        if (body.id) expect(body).toMatchObject({ status: "pending", inReview: true, voucherCodes: [] });
      expect((await Promise.all(accounts.map((account) => account.codes()))).flat()).toEqual([]);
    };
    await tryAll();
    clock.nowMs += 3 * DAY_MS;
    await tryAll();
    const held = await heldPurchases(api.platform);
    expect(held.length).toBeGreaterThan(0);
    expect(held.every(({ holdReasons }) => holdReasons?.includes("documents_only"))).toBe(true);
    for (const { id } of held) await rejectPurchase(api.platform, id);
  },
);

describe("no second verification", () => {
  const sumOf = async (accounts: readonly Account[]) => {
    const coins = await Promise.all(accounts.map((account) => account.verified()));
    return coins.reduce((sum, each) => sum + each, 0);
  };

  test("of one bill by ten accounts at once", async () => {
    const accounts = await Promise.all(Array.from({ length: 10 }, () => Account.open()));
    await Promise.all(accounts.map((account) => account.uploadBill(forgedBill(200))));
    expect(await sumOf(accounts)).toBe(100);
  });

  test.each([
    ["its energy changed", (bill: string) => bill.replaceAll("1000 kWh", "1001 kWh")],
    ["a line cut out", (bill: string) => bill.replace(/Total current charges.*\n/, "")],
    ["other words around its figures", (bill: string) => bill.replace("Payment received, thank you", "Thank you")],
    ["another layout", (bill: string) => bill.replaceAll(/ {2,}/g, "        ")],
  ])("of a bill with %s", async (_change, changed) => {
    const original = forgedBill(300);
    const [first, second] = [await Account.open(), await Account.open()];
    expect(changed(original)).not.toBe(original);
    await first.uploadBill(original);
    await second.uploadBill(changed(original));
    expect(await second.verified()).toBe(0);
  });

  test("of a bill that is deleted and uploaded again, by the same account or another", async () => {
    const [one, other] = [await Account.open(), await Account.open()];
    const { uploadId } = await one.uploadBill(forgedBill(400));
    await one.session.fetch(`/api/uploads/${uploadId}`, { method: "DELETE" });
    await one.uploadBill(forgedBill(400));
    await other.uploadBill(forgedBill(400));
    expect(await sumOf([one, other])).toBe(100);
  });

  test("of a bill whose account was deleted", async () => {
    const gone = await Account.open();
    await gone.uploadBill(forgedBill(500));
    const answer = await gone.session.sendJson(deleteAccount.method, deleteAccount.path, {
      password: gone.password,
    });
    expect(answer.status).toBe(200);
    const again = await Account.open();
    await again.uploadBill(forgedBill(500));
    expect(await again.verified()).toBe(0);
  });

  test("by a ring of invitations", async () => {
    const ring: Account[] = [];
    for (let n = 0; n < 4; n += 1) {
      const account = await Account.open(ring.at(-1)?.inviteCode ?? null);
      await account.upload(typedTable(600 + n), "table.csv");
      ring.push(account);
    }
    expect(await sumOf(ring)).toBe(0);
    expect(await Promise.all(ring.map(async (account) => (await account.buy()).status))).toEqual([409, 409, 409, 409]);
  });

  test("by sandbox meters, simulated devices and uploaded meters", async () => {
    const account = await Account.open();
    for (const utilityProvider of ["pge", "sce", "con_ed"])
      await account.session.postJson(authorizeUtility.path, newUtilityAccount({ utilityProvider }));
    await account.session.postJson(connectDevice.path, { type: "ev_charger", name: "Car" });
    await account.session.fetch(METER_UPLOAD.path, { method: "POST", body: fileForm() });
    await api.platform.imports.settled();
    expect(await account.verified()).toBe(0);
  });
});

describe("a purchase", () => {
  /** An account whose bill was reviewed: 90 of its 100 verified coins are spent on a voucher. */
  async function buyer(n: number) {
    const account = await Account.open();
    await account.uploadBill(forgedBill(n));
    return account;
  }

  test.each([
    ["quantity", { quantity: 0 }],
    ["quantity", { quantity: -1 }],
    ["quantity", { quantity: 0.5 }],
    ["quantity", { quantity: 1e9 }],
    ["itemId", { itemId: { $ne: "" } }],
  ])("with a wrong %s is rejected: %j", async (path, input) => {
    const account = await buyer(700 + JSON.stringify(input).length);
    const answer = await account.buy(input);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ issues: [expect.objectContaining({ path })] });
  });

  test("takes no price, status or buyer from the caller", async () => {
    const [account, victim] = [await buyer(740), await Account.open()];
    const answer = await account.buy({ price: 1, totalCost: 1, status: "completed", userId: victim.userId });
    const body = (await answer.json()) as Purchase;
    if (answer.status === 200) expect(body).toMatchObject({ totalCost: 90, status: "pending", inReview: true });
    expect(await victim.codes()).toEqual([]);
  });

  test("that is refunded again and again never leaves more coins than there were", async () => {
    const account = await buyer(750);
    for (let round = 0; round < 3; round += 1) {
      const { id } = (await (await account.buy()).json()) as Purchase;
      expect(await account.verified()).toBe(10);
      await Promise.allSettled([
        rejectPurchase(api.platform, id),
        refundOrder(api.platform, id, null),
        rejectPurchase(api.platform, id),
      ]);
      expect(await account.verified()).toBe(100);
    }
  });

  test("under one key, by two accounts and in many copies, is one for each buyer", async () => {
    const [one, other] = [await buyer(760), await buyer(770)];
    const input = { idempotencyKey: "reused-by-everyone" };
    const answers = await Promise.all([one, other, one, other, one].map((account) => account.buy(input)));
    const ids = await Promise.all(answers.map(async (answer) => ((await answer.json()) as Purchase).id));
    expect(new Set(ids).size).toBe(2);
    expect(await one.verified()).toBe(10);
    expect((await one.buy({ ...input, quantity: 2 })).status).toBe(422);
  });

  test("by someone who has not confirmed an address is rejected, twenty times at once too", async () => {
    const account = await buyer(780);
    await api.platform.db.update(users).set({ emailVerifiedAtMs: null }).where(eq(users.id, account.userId));
    const answers = await Promise.all(Array.from({ length: 20 }, () => account.buy()));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([409]));
  });
});

test("after all of this the books are right", async () => {
  const checks = await auditRewards(api.platform.db);
  expect(checks.filter(({ violations }) => violations.length > 0)).toEqual([]);
});
