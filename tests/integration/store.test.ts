import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Purchase, purchaseItem } from "../../packages/shared/src/contracts/marketplace";
import {
  addItem,
  addStock,
  approvePurchase,
  importCodes,
  orders,
  queueDue,
  readVoucherFile,
  refundOrder,
  rejectPurchase,
  shipOrder,
} from "../../packages/server/src/modules/marketplace";
import { auditRewards } from "../../packages/server/src/composition/audit";
import { marketplaceItems, purchases, shipments, voucherCodes } from "../../packages/server/src/db/schema/marketplace";
import { coinBalances } from "../../packages/server/src/db/schema/rewards";
import { newRegistration } from "../factories/account";
import { createTestApi, type TestApi } from "../support/api";
import { BrowserSession } from "../support/browser-session";
import { emailsTo } from "../support/emails";
import { grantCoins } from "../support/grant-coins";

const ADDRESS = {
  name: "Ana Ruiz",
  line1: "12 Alder Street",
  city: "Portland",
  region: "OR",
  postalCode: "97205",
  country: "US",
};

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({}, { MAIL_FROM: "Wattleaf <hello@wattleaf.example>" });
});
afterAll(() => api.close());

async function buyer(coins = 1000) {
  const session = new BrowserSession(api);
  const registration = newRegistration();
  await session.postJson("/api/auth/register", registration);
  return { session, email: registration.email ?? "", userId: await grantCoins(session, coins) };
}

const buy = (session: BrowserSession, input: object) => session.postJson(purchaseItem.path, input);

async function bought(session: BrowserSession, input: object): Promise<Purchase> {
  const answer = await buy(session, input);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Purchase;
}

const historyOf = async ({ session }: { session: BrowserSession }) =>
  (await (await session.fetch("/api/marketplace/purchases")).json()) as Purchase[];

async function coinsOf({ userId }: { userId: string }) {
  const [row] = await api.platform.db.select().from(coinBalances).where(eq(coinBalances.userId, userId));
  return { balance: row?.balance, verified: row?.verified };
}

const stockOf = async (id: string) =>
  (await api.platform.db.select().from(marketplaceItems).where(eq(marketplaceItems.id, id)))[0]?.stockQuantity;

async function textsTo(email: string) {
  await queueDue(api.platform);
  await api.platform.background.settled();
  const emails = await emailsTo(api.platform.env.MAIL_OUTBOX ?? "", email);
  return emails.map(({ subject, text }) => `${subject}\n${text}`);
}

let items = 0;
async function newItem(category: "vouchers" | "products" | "donations", codes: readonly string[] = []) {
  const id = `${category}-${(items += 1)}`;
  await addItem(api.platform, {
    id,
    category,
    nameEn: `Item ${id}`,
    nameZh: `商品 ${id}`,
    descriptionEn: "For tests",
    descriptionZh: "测试用",
    priceCoins: 100,
    ...(category === "donations" && { organizationEn: "River Trust", organizationZh: "河流基金会" }),
  });
  if (codes.length > 0)
    await importCodes(
      api.platform,
      codes.map((code, at) => ({ line: at + 2, itemId: id, code })),
    );
  return id;
}

describe("vouchers", () => {
  test("each code goes to one buyer, and a buyer without one pays nothing", async () => {
    const itemId = await newItem("vouchers", ["A-1", "A-2", "A-3"]);
    const buyers = await Promise.all(Array.from({ length: 8 }, () => buyer()));
    const answers = await Promise.all(buyers.map(({ session }) => buy(session, { itemId })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 409, 409, 409, 409, 409]);
    const histories = await Promise.all(buyers.map(historyOf));
    const codes = histories.flat().flatMap(({ voucherCodes: own }) => own);
    expect(codes.toSorted()).toEqual(["A-1", "A-2", "A-3"]);
    const balances = await Promise.all(buyers.map(coinsOf));
    expect(balances.filter(({ balance }) => balance === 950)).toHaveLength(3);
    expect(balances.filter(({ balance }) => balance === 1050)).toHaveLength(5);
    expect(await stockOf(itemId)).toBe(0);
  });

  test("a stock without codes is sold out, and no order is made", async () => {
    const itemId = await newItem("vouchers");
    // No command does this: the pool decides whatever the count says.
    await api.platform.db.update(marketplaceItems).set({ stockQuantity: 5 }).where(eq(marketplaceItems.id, itemId));
    const one = await buyer();
    const answer = await buy(one.session, { itemId });
    expect(await answer.json()).toMatchObject({ code: "out_of_stock" });
    expect(await historyOf(one)).toEqual([]);
    expect(await coinsOf(one)).toEqual({ balance: 1050, verified: 1000 });
  });

  test("the code is in the history and in one email, and encrypted in the database", async () => {
    const itemId = await newItem("vouchers", ["SECRET-77", "SECRET-78"]);
    const one = await buyer();
    const purchase = await bought(one.session, { itemId, quantity: 2 });
    expect(purchase).toMatchObject({ status: "completed", voucherCodes: ["SECRET-77", "SECRET-78"], sample: false });
    const texts = (await textsTo(one.email)).filter((text) => text.includes("SECRET-77"));
    expect(texts).toHaveLength(1);
    expect(texts[0]).toContain("SECRET-78");
    const stored = await api.platform.db.select().from(voucherCodes).where(eq(voucherCodes.itemId, itemId));
    expect(JSON.stringify(stored)).not.toContain("SECRET");
  });

  test("a refund gives the coins back once and keeps a code that was seen from the next buyer", async () => {
    const itemId = await newItem("vouchers", ["B-1"]);
    const one = await buyer();
    const { id } = await bought(one.session, { itemId });
    const refunds = await Promise.all(
      Array.from({ length: 5 }, () => refundOrder(api.platform, id, "The shop closed")),
    );
    expect(refunds.toSorted()).toEqual([0, 0, 0, 0, 100]);
    expect(await coinsOf(one)).toEqual({ balance: 1050, verified: 1000 });
    expect(await historyOf(one)).toMatchObject([{ status: "refunded", voucherCodes: [], note: "The shop closed" }]);
    expect(await textsTo(one.email)).toContainEqual(expect.stringContaining("The shop closed"));
    const next = await buyer();
    expect((await buy(next.session, { itemId })).status).toBe(409);
  });

  test("a purchase under review hides its code, and gives it back when it is rejected", async () => {
    const itemId = await newItem("vouchers", ["D-1"]);
    const heldBy = async (one: Awaited<ReturnType<typeof buyer>>) => {
      await api.platform.db.update(purchases).set({ status: "held" }).where(eq(purchases.userId, one.userId));
      expect(await historyOf(one)).toMatchObject([{ status: "pending", inReview: true, voucherCodes: [] }]);
    };
    const one = await buyer();
    const { id } = await bought(one.session, { itemId });
    await heldBy(one);
    const exported = await (await one.session.fetch("/api/account/export")).text();
    expect(exported).toContain(id);
    expect(exported).not.toContain("D-1");
    await rejectPurchase(api.platform, id);
    expect(await stockOf(itemId)).toBe(1);

    const next = await buyer();
    const second = await bought(next.session, { itemId });
    await heldBy(next);
    await approvePurchase(api.platform, second.id);
    expect(await historyOf(next)).toMatchObject([{ status: "completed", inReview: false, voucherCodes: ["D-1"] }]);
    expect(await (await next.session.fetch("/api/account/export")).text()).toContain("D-1");
  });

  test("an import takes all lines or none, and names each wrong one", async () => {
    const itemId = await newItem("vouchers", ["C-1"]);
    const lines = readVoucherFile(
      `Item,Code\n${itemId},C-2\n${itemId},C-2\n${itemId},C-1\nled-bulb-pack,X\n${itemId},a b\n`,
    );
    await expect(importCodes(api.platform, lines)).rejects.toMatchObject({
      issues: [
        { path: "line 3", message: "The same code as in line 2" },
        { path: "line 4", message: "This code was imported before" },
        { path: "line 5", message: expect.stringContaining('"led-bulb-pack" is not a voucher') },
        { path: "line 6", message: expect.stringContaining("no spaces") },
      ],
    });
    expect(await stockOf(itemId)).toBe(1);
    expect(() => readVoucherFile("code\nX\n")).toThrow('needs a column "item"');
  });

  test("real codes replace a sample's", async () => {
    await importCodes(api.platform, [{ line: 2, itemId: "market-voucher", code: "REAL-1" }]);
    expect(await stockOf("market-voucher")).toBe(1);
    const purchase = await bought((await buyer()).session, { itemId: "market-voucher" });
    expect(purchase).toMatchObject({ sample: false, voucherCodes: ["REAL-1"] });
  });
});

describe("products", () => {
  test("an address that lacks something is rejected by the name of its field", async () => {
    const { session } = await buyer();
    const wrong = await buy(session, { itemId: "draft-stopper", address: { ...ADDRESS, postalCode: " " } });
    expect(await wrong.json()).toMatchObject({ issues: [{ path: "address.postalCode" }] });
  });

  test("wait for an operator, who alone sees the address beside the buyer, until they are sent", async () => {
    const [one, other] = [await buyer(), await buyer()];
    const { id } = await bought(one.session, { itemId: "draft-stopper", address: ADDRESS });
    expect(await historyOf(one)).toMatchObject([
      { status: "pending", shipment: { address: ADDRESS, shippedAt: null } },
    ]);
    expect(await historyOf(other)).toEqual([]);
    const stored = await api.platform.db.select().from(shipments);
    expect(JSON.stringify(stored)).not.toContain("Alder");
    const order = (await orders(api.platform, "pending")).find((each) => each.id === id);
    expect(order?.address).toEqual(["Ana Ruiz", "12 Alder Street", "Portland, OR 97205", "US"]);

    expect((await textsTo(one.email)).filter((text) => text.includes("Alder Street"))).toHaveLength(1);
    await shipOrder(api.platform, id, "UPS 1Z999");
    await expect(shipOrder(api.platform, id, null)).rejects.toThrow("is completed, not pending");
    expect(await historyOf(one)).toMatchObject([
      { status: "completed", note: "UPS 1Z999", shipment: { shippedAt: expect.any(String) } },
    ]);
    const texts = await textsTo(one.email);
    expect(texts).toContainEqual(expect.stringContaining("UPS 1Z999"));
  });

  test("go back into the stock with a refund, unless they have left", async () => {
    const itemId = await newItem("products");
    await addStock(api.platform, itemId, 5);
    const one = await buyer();
    const [kept, sent] = [
      await bought(one.session, { itemId, address: ADDRESS }),
      await bought(one.session, { itemId, address: ADDRESS }),
    ];
    await shipOrder(api.platform, sent.id, null);
    expect(await stockOf(itemId)).toBe(3);
    await refundOrder(api.platform, kept.id, null);
    expect(await stockOf(itemId)).toBe(4);
    await refundOrder(api.platform, sent.id, null);
    expect(await stockOf(itemId)).toBe(4);
    expect(await coinsOf(one)).toEqual({ balance: 1050, verified: 1000 });
  });

  test("the same key with another address is another purchase", async () => {
    const { session } = await buyer();
    const input = { itemId: "draft-stopper", idempotencyKey: crypto.randomUUID() };
    const first = await bought(session, { ...input, address: ADDRESS });
    expect((await bought(session, { ...input, address: ADDRESS })).id).toBe(first.id);
    const answer = await buy(session, { ...input, address: { ...ADDRESS, city: "Salem" } });
    expect(await answer.json()).toMatchObject({ code: "idempotency_mismatch" });
  });
});

test("a donation has a numbered receipt, in the history and by email", async () => {
  const itemId = await newItem("donations");
  await addStock(api.platform, itemId, 5);
  const one = await buyer();
  const first = await bought(one.session, { itemId });
  const second = await bought(one.session, { itemId, language: "zh" });
  expect(first.receipt?.organization).toBe("River Trust");
  expect(second.receipt).toEqual({ number: (first.receipt?.number ?? 0) + 1, organization: "河流基金会" });
  const texts = await textsTo(one.email);
  expect(texts.some((text) => text.includes(`Receipt ${first.receipt?.number}`) && text.includes("River Trust"))).toBe(
    true,
  );
});

test("after all this, the books are right", async () => {
  const checks = await auditRewards(api.platform.db);
  // A test has changed one item's count by hand.
  expect(checks.flatMap(({ violations }) => violations)).toEqual([
    "item vouchers-2: 5 in stock, 0 sold and 0 held, of 0 put in",
    "item vouchers-2: 5 for sale, 0 unsold codes",
  ]);
});
