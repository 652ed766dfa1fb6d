import { eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { auditRewards } from "../../packages/server/src/composition/audit";
import { closePlatform, createPlatform } from "../../packages/server/src/composition/platform";
import type { Platform } from "../../packages/server/src/core/platform";
import { systemContext } from "../../packages/server/src/core/system-context";
import { marketplaceItems, purchases, voucherCodes } from "../../packages/server/src/db/schema/marketplace";
import {
  addItem,
  addStock,
  approvePurchase,
  buyAt,
  importCodes,
  refundOrder,
  rejectPurchase,
} from "../../packages/server/src/modules/marketplace";
import { register } from "../../packages/shared/src/contracts/auth";
import { type Purchase, purchaseItem } from "../../packages/shared/src/contracts/marketplace";
import { DomainError } from "../../packages/shared/src/errors";
import { newRegistration } from "../factories/account";
import { newBuyers } from "../factories/buyers";
import { createTestApi, SITE_ORIGIN, type TestApi } from "../support/api";
import { postAtOnce } from "../support/at-once";
import { BrowserSession } from "../support/browser-session";
import { grantCoins } from "../support/grant-coins";
import { NIGHTLY } from "../support/nightly";
import { onRemoteDatabase } from "../support/processes";

/* Crowds at the store: several processes, a killed one, and every order of buying, refunding and restocking. */

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const texts = { nameEn: "Tea", nameZh: "茶", descriptionEn: "A pot of tea", descriptionZh: "一壶茶" };
const broken = async () => (await auditRewards(api.platform.db)).filter(({ violations }) => violations.length > 0);
const stockOf = async (id: string) =>
  (await api.platform.db.select().from(marketplaceItems).where(eq(marketplaceItems.id, id)))[0]?.stockQuantity;

async function newVoucher(codes: number): Promise<string> {
  const id = `tea-${crypto.randomUUID()}`;
  await addItem(api.platform, { id, category: "vouchers", priceCoins: 100, ...texts });
  await importCodes(
    api.platform,
    Array.from({ length: codes }, (_, at) => ({ line: at + 2, itemId: id, code: `${id}-${at}` })),
  );
  return id;
}

/** Five buyers for each voucher. */
const CROWD = NIGHTLY ? 500 : 50;
/** Of those who ask again. */
const AT_ONCE = 25;
const STOCK = CROWD / 5;
const SCRIPT = new URL("../support/buying-process.ts", import.meta.url).pathname;

/** What buyers got of a process of their own; a killed one tells a part of it. */
async function buyInProcess(
  itemId: string,
  buyers: readonly string[],
  killAfter = Infinity,
): Promise<Map<string, string>> {
  const { DATABASE_URL } = api.platform.env;
  const env = { ...process.env, DATABASE_URL, LOG_LEVEL: "silent", MAIL_OUTBOX: `${api.folder}/outbox` };
  const child = Bun.spawn([process.execPath, SCRIPT, itemId, ...buyers], {
    env,
    stdin: "pipe",
    stdout: "pipe",
    stderr: "inherit",
  });
  let printed = "";
  for await (const bytes of child.stdout) {
    printed += Buffer.from(bytes).toString("latin1");
    if (printed.split("\n").length > killAfter) child.kill("SIGKILL");
  }
  await child.exited;
  return new Map(
    printed
      .split("\n")
      .slice(0, -1)
      .map((line) => line.split(" ") as [string, string]),
  );
}

test.skipIf(onRemoteDatabase("its processes share a file"))(
  `${CROWD} buyers of ${STOCK} vouchers in three processes, one of them killed on the way: exactly ${STOCK} are sold`,
  { timeout: 300_000 },
  async () => {
    const itemId = await newVoucher(STOCK);
    const buyers = await newBuyers(api.platform.db, CROWD, 100);
    const KILL_AFTER = 15;
    const [told, ...others] = await Promise.all([
      buyInProcess(itemId, buyers, KILL_AFTER).then(async (before) => {
        // Starts again, and each of its buyers asks again with the same key.
        const after = await buyInProcess(itemId, buyers);
        for (const [buyer, got] of before) expect(after.get(buyer)).toBe(got);
        return after;
      }),
      // The same buyers elsewhere, as from a second tab.
      buyInProcess(itemId, buyers.toReversed()),
      buyInProcess(itemId, buyers.slice(CROWD / 2)),
    ]);
    const { db } = api.platform;
    const sold = await db.select().from(purchases).where(eq(purchases.itemId, itemId));
    expect(sold).toHaveLength(STOCK);
    expect(new Set(sold.map(({ userId }) => userId)).size).toBe(STOCK);
    expect(await stockOf(itemId)).toBe(0);
    const idOf = new Map(sold.map(({ userId, id }) => [userId, id]));
    for (const answers of [told, ...others])
      for (const [buyer, got] of answers)
        // A process may have been told that it is sold out before another sold to the same buyer.
        expect(idOf.get(buyer) === got || got === "out_of_stock", `${buyer} got ${got}`).toBe(true);
    const codes = await db.select().from(voucherCodes).where(eq(voucherCodes.itemId, itemId));
    expect(new Set(codes.map(({ purchaseId }) => purchaseId))).toEqual(new Set(sold.map(({ id }) => id)));
    expect(await broken()).toEqual([]);
  },
);

test(
  `${CROWD} buyers of ${STOCK} vouchers ask over HTTP at the same moment: exactly ${STOCK} are sold`,
  { timeout: 300_000 },
  async () => {
    const itemId = await newVoucher(STOCK);
    const origin = api.listen();
    const buyers: { cookie: string; key: string }[] = [];
    while (buyers.length < CROWD) {
      const session = new BrowserSession(api);
      await session.postJson(register.path, newRegistration());
      await grantCoins(session, 100);
      buyers.push({ cookie: `wattleaf_session=${session.cookie("wattleaf_session")}`, key: crypto.randomUUID() });
    }
    const ask = (some: typeof buyers) =>
      postAtOnce(
        origin,
        some.map(({ cookie, key }) => ({
          path: purchaseItem.path,
          headers: { cookie, origin: SITE_ORIGIN },
          body: { itemId, quantity: 1, idempotencyKey: key },
        })),
      );
    /**
     * A server that cannot serve all at once, on a busy machine, says so: those ask again with the same key, fewer at a
     * time, as waits of different lengths would have it.
     */
    const askUntilServed = async () => {
      const answers = await ask(buyers);
      const waiting = () => answers.flatMap(({ status }, at) => (status === 503 ? [at] : []));
      for (let round = 0; round < 10 && waiting().length > 0; round += 1) {
        const those = waiting();
        for (let from = 0; from < those.length; from += AT_ONCE) {
          const some = those.slice(from, from + AT_ONCE);
          const later = await ask(some.flatMap((at) => buyers[at] ?? []));
          for (const [index, answer] of later.entries()) answers[some[index] ?? 0] = answer;
        }
      }
      return answers;
    };
    const answers = await askUntilServed();
    const bought = answers.flatMap(({ status, body }) => (status === 200 ? [(body as Purchase).id] : []));
    const others = answers.filter(({ status }) => status !== 200);
    expect(new Set(bought).size).toBe(STOCK);
    expect(others).toHaveLength(CROWD - STOCK);
    expect(new Set(others.map(({ status, body }) => `${status} ${(body as { code: string }).code}`))).toEqual(
      new Set(["409 out_of_stock"]),
    );
    expect(await stockOf(itemId)).toBe(0);
    const sold = await api.platform.db.select().from(purchases).where(eq(purchases.itemId, itemId));
    expect(sold.map(({ id }) => id).toSorted()).toEqual(bought.toSorted());

    // As clients do that lost the answer: with the same key.
    const again = await askUntilServed();
    expect(
      again
        .filter(({ status }) => status === 200)
        .map(({ body }) => (body as Purchase).id)
        .toSorted(),
    ).toEqual(bought.toSorted());
    expect(await stockOf(itemId)).toBe(0);
    expect(await broken()).toEqual([]);
  },
);

/** An error that its caller is told, also where a query wraps it: three connections may wait for each other too long. */
const isRejection = (error: unknown): boolean =>
  error instanceof DomainError || (error instanceof Error && error.cause instanceof DomainError);

const BUYERS = 4;
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant("buy" as const),
      buyer: fc.nat(BUYERS - 1),
      quantity: fc.integer({ min: 1, max: 3 }),
      key: fc.nat(5),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom("refund" as const, "approve" as const, "reject" as const),
      nth: fc.nat(20),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant("restock" as const), quantity: fc.integer({ min: 1, max: 4 }) }),
  },
);
/** What happens at the same time, each on a connection. */
const rounds = fc.array(fc.array(fc.tuple(fc.nat(2), step), { minLength: 2, maxLength: 8 }), {
  minLength: 1,
  maxLength: 5,
});

test(
  "the books are right after any interleaving of purchases, refunds, reviews and deliveries on three connections",
  { timeout: 600_000 },
  async () => {
    const { env } = api.platform;
    const platforms: Platform[] = [api.platform, await createPlatform(env), await createPlatform(env)];
    try {
      await fc.assert(
        fc.asyncProperty(rounds, async (all) => {
          const itemId = `lamp-${crypto.randomUUID()}`;
          await addItem(api.platform, { id: itemId, category: "products", priceCoins: 30, ...texts });
          await addStock(api.platform, itemId, 6);
          // What the second half buys is held for review.
          const buyers = [
            ...(await newBuyers(api.platform.db, BUYERS / 2, 150)),
            ...(await newBuyers(api.platform.db, BUYERS / 2, 150, api.platform.clock.now())),
          ];
          const stored = () => api.platform.db.select().from(purchases).where(eq(purchases.itemId, itemId));
          const address = {
            name: "Ana",
            line1: "12 Alder",
            city: "Portland",
            region: "OR",
            postalCode: "97205",
            country: "US" as const,
          };
          for (const together of all) {
            const before = await stored();
            await Promise.all(
              together.map(async ([connection, one]) => {
                const platform = platforms[connection]!;
                const nth = before["nth" in one ? one.nth % Math.max(1, before.length) : 0]?.id;
                try {
                  if (one.do === "buy") {
                    const userId = buyers[one.buyer]!;
                    const input = {
                      itemId,
                      quantity: one.quantity,
                      idempotencyKey: `key-${one.key}-${userId}`,
                      address,
                    };
                    await buyAt(systemContext(platform, userId), input, platform.clock.now());
                  } else if (one.do === "restock") await addStock(platform, itemId, one.quantity);
                  else if (nth && one.do === "refund") await refundOrder(platform, nth, null);
                  else if (nth && one.do === "approve") await approvePurchase(platform, nth);
                  else if (nth) await rejectPurchase(platform, nth);
                } catch (error) {
                  // Rejected, as some must be: what matters is what is left.
                  if (!isRejection(error)) throw error;
                }
              }),
            );
            expect(await broken()).toEqual([]);
          }
          expect(await stockOf(itemId)).toBeGreaterThanOrEqual(0);
        }),
        NIGHTLY ? { numRuns: 150 } : { numRuns: 8, seed: 16 },
      );
    } finally {
      await Promise.all(platforms.slice(1).map(closePlatform));
    }
  },
);
