import { afterAll, beforeAll } from "vitest";
import { closeDatabase, type Database, openDatabase } from "../../packages/server/src/db/client";
import { partnerCustomers } from "../../packages/server/src/db/schema/partners";
import { rewardEffects } from "../../packages/server/src/db/schema/rewards-points";
import { isHeldOut } from "../../packages/server/src/modules/rewards";
import { axeViolations } from "../support/axe";
import { meteredTown } from "../support/metered-town";
import { type RunningSite, startSite } from "../support/site";
import { expect, test } from "../support/story";
import { openTab, openWorkspace } from "../support/workspace";

/* What savings reports changed for a partner's customers: on a server of its own, whose trial began in January. */

let own: RunningSite;
let db: Database;
let homes: string[];
beforeAll(async () => {
  own = await startSite();
  db = await openDatabase({ url: own.database });
  homes = await meteredTown({ platform: { db } }, { seed: 1, homes: 400, saved: 0.12, importedAtMs: Date.now() });
  await db.insert(rewardEffects).values({
    day: "2026-01-15",
    salt: "savings-reports-1",
    holdoutShare: 0.2,
    fromMonth: "2026-01",
    toMonth: "2026-01",
    treatedHomes: 0,
    holdoutHomes: 0,
  });
});
afterAll(async () => {
  await closeDatabase(db);
  await own.stop();
});

test("a workspace without customers says how many homes a figure needs", async ({ open }) => {
  const { page } = await openWorkspace(open, own, { features: ["rewards"], baseURL: own.url });
  await openTab(page, "Usage");
  const effect = page.getByRole("region", { name: "Proof of effect" });
  await expect(effect).toContainText("at least 30 homes with a month to compare are needed in each group");
  await expect(effect).toContainText(/Homes with reports\s*0/);
  await expect(effect).toContainText(/Homes held out\s*0/);
  await expect(effect).not.toContainText("Months compared");
  expect(await axeViolations(page)).toEqual([]);
});

test("the homes of both groups are counted, and what reports saved has its interval", async ({ open }) => {
  const { page, partner } = await openWorkspace(open, own, { features: ["rewards"], baseURL: own.url });
  await db
    .insert(partnerCustomers)
    .values(homes.map((userId) => ({ userId, partnerId: partner.id, subject: userId, createdAtMs: 0 })));
  await openTab(page, "Usage");
  const effect = page.getByRole("region", { name: "Proof of effect" });
  const held = homes.filter((id) => isHeldOut(id)).length;
  await expect(effect).toContainText(new RegExp(`Homes with reports\\s*${homes.length - held}`));
  await expect(effect).toContainText(new RegExp(`Homes held out\\s*${held}`));
  await expect(effect).toContainText(/Months compared\s*2026-02 – 2026-04/);
  const [, from = "", to = ""] =
    /use with reports \(95% interval (-?[\d.]+)% to ([\d.]+)%\)/.exec(await effect.innerText()) ?? [];
  expect(Number(from)).toBeLessThan(12);
  expect(Number(to)).toBeGreaterThan(12);
  expect(await axeViolations(page)).toEqual([]);
});

test("without rewards there is nothing to measure", async ({ open }) => {
  const { page } = await openWorkspace(open, own, { baseURL: own.url });
  await openTab(page, "Usage");
  await expect(page.getByRole("heading", { name: "Topics" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Proof of effect" })).toHaveCount(0);
});
