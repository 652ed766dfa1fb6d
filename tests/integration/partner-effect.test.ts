import { eq, inArray } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { meters } from "../../packages/server/src/db/schema/meters";
import { partnerCustomers, partners } from "../../packages/server/src/db/schema/partners";
import { isHeldOut, measureToday } from "../../packages/server/src/modules/rewards";
import { register } from "../../packages/shared/src/contracts/auth";
import type { PartnerEffect } from "../../packages/shared/src/contracts/partners/insight";
import { newRegistration } from "../factories/account";
import { createTestApi, type TestApi } from "../support/api";
import { BrowserSession } from "../support/browser-session";
import { meteredTown } from "../support/metered-town";
import { createPartner, type TestPartner } from "../support/partner";

/* What a partner sees of the trial of savings reports: its own customers' homes, on both sides. */

const clock = { nowMs: 0, now: () => clock.nowMs };

let api: TestApi;
let owner: BrowserSession;
beforeEach(async () => {
  clock.nowMs = Date.parse("2026-01-15T02:00:00Z");
  api = await createTestApi({ clock });
  await measureToday(api.platform);
  clock.nowMs = Date.parse("2026-05-12T02:00:00Z");
  owner = new BrowserSession(api);
  await owner.postJson(register.path, newRegistration());
});
afterEach(() => api.close());

/** A workspace of the signed-in account, whose customers these homes are. */
async function partnerOf(homes: readonly string[]): Promise<TestPartner> {
  const { db } = api.platform;
  const partner = await createPartner(api);
  const { id: userId } = (await (await owner.fetch("/api/auth/user")).json()) as { id: string };
  await db.update(partners).set({ userId }).where(eq(partners.id, partner.id));
  await db
    .insert(partnerCustomers)
    .values(homes.map((home) => ({ userId: home, partnerId: partner.id, subject: home, createdAtMs: 0 })));
  return partner;
}

const effectOf = async ({ id }: TestPartner): Promise<PartnerEffect> =>
  (await owner.fetch(`/api/partners/${id}/effect`)).json() as never;

const sidesOf = (homes: readonly string[]) => {
  const holdoutHomes = homes.filter((id) => isHeldOut(id)).length;
  return { treatedHomes: homes.length - holdoutHomes, holdoutHomes };
};

test("each partner sees the effect on its own customers, and how many homes are on each side", async () => {
  const saving = await meteredTown(api, { seed: 1, homes: 400, saved: 0.12 });
  const steady = await meteredTown(api, { seed: 2, homes: 300, saved: 0 });
  // Homes of the site itself, which are no partner's customers.
  await meteredTown(api, { seed: 3, homes: 300, saved: 0.4 });
  const [first, second] = [await partnerOf(saving), await partnerOf(steady)];

  const effect = await effectOf(first);
  expect(effect).toMatchObject({ ...sidesOf(saving), homesNeeded: 30, fromMonth: "2026-02", toMonth: "2026-04" });
  expect(effect.holdoutHomes).toBeGreaterThan(30);
  expect(effect.saved?.from).toBeGreaterThan(0);
  expect(effect.saved?.from).toBeLessThan(0.12);
  expect(effect.saved?.to).toBeGreaterThan(0.12);
  expect(effect.saved?.to).toBeLessThan(0.3);

  const none = await effectOf(second);
  expect(none).toMatchObject(sidesOf(steady));
  expect(none.saved?.from).toBeLessThan(0);
  expect(none.saved?.to).toBeGreaterThan(0);
});

test("too few homes in the holdout are counted, and give no figure", async () => {
  const homes = await meteredTown(api, { seed: 4, homes: 400, saved: 0.12 });
  const held = homes.filter((id) => isHeldOut(id));
  const customers = [...homes.filter((id) => !isHeldOut(id)), ...held.slice(0, 29)];
  const partner = await partnerOf(customers);
  expect(await effectOf(partner)).toMatchObject({ ...sidesOf(customers), holdoutHomes: 29, saved: null });

  // One more, and there is one.
  const [next = ""] = held.slice(29);
  const row = { userId: next, partnerId: partner.id, subject: next, createdAtMs: 0 };
  await api.platform.db.insert(partnerCustomers).values(row);
  expect(await effectOf(partner)).toMatchObject({ holdoutHomes: 30, saved: { share: expect.any(Number) } });
});

test("a home counts only while its utility measures it and its customer is not erased", async () => {
  const homes = await meteredTown(api, { seed: 5, homes: 200, saved: 0 });
  const partner = await partnerOf(homes);
  const { db } = api.platform;
  const before = await effectOf(partner);
  await db
    .update(meters)
    .set({ source: "file" })
    .where(inArray(meters.userId, homes.slice(0, 5)));
  const counted = sidesOf(homes.slice(5));
  expect(await effectOf(partner)).toMatchObject(counted);
  expect(counted).not.toEqual({ treatedHomes: before.treatedHomes, holdoutHomes: before.holdoutHomes });

  const erased = await owner.postJson(`/api/partners/${partner.id}/customers/erase`, { subject: homes[5] });
  expect(erased.status).toBe(200);
  expect(await effectOf(partner)).toMatchObject(sidesOf(homes.slice(6)));
});
