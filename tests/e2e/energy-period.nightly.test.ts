import { DAY_MS } from "@wattleaf/shared/domain/time";
import type { Page } from "playwright";
import { newUtilityAccount } from "../factories/meters";
import { signUp } from "../support/sign-up";
import type { Site } from "../support/site";
import { expect, test } from "../support/story";

/* The dashboard's period while a meter's readings are still being imported. */

interface MeterState {
  status: string;
  progress: number;
  lastReadingAt: string;
}

/** An account with a meter whose import appears to be at `at` until it is released. */
async function importingMeter(page: Page, site: Site, at: string) {
  await signUp(page, site);
  const data = newUtilityAccount();
  const response = await page.request.post("/api/utility/authorize", { data, headers: { origin: site.url } });
  expect(response.ok()).toBe(true);
  await expect
    .poll(async () => ((await (await page.request.get("/api/meters")).json()) as { meters: MeterState[] }).meters[0])
    .toMatchObject({ status: "ready" });

  const list = /\/trpc\/[^?]*meters\.list/;
  await page.route(list, async (route) => {
    const answer = await route.fetch();
    const names = new URL(route.request().url()).pathname.replace("/trpc/", "").split(",");
    const batch = (await answer.json()) as { result: { data: { meters: MeterState[] } } }[];
    const [meter] = batch[names.indexOf("meters.list")]?.result.data.meters ?? [];
    if (meter) Object.assign(meter, { status: "importing", progress: 0.5, lastReadingAt: at });
    await route.fulfill({ response: answer, json: batch });
  });
  return { finish: () => page.unroute(list) };
}

const MONTH_MS = 30 * DAY_MS;
const monthName = (ms: number) =>
  new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "America/Los_Angeles" }).format(ms);

const overview = (page: Page) => page.getByRole("region", { name: /^Energy Overview/ });
const period = (page: Page) => overview(page).locator("[aria-live=polite]");
const synced = (page: Page) => page.getByRole("button", { name: "Sync now" });

test("the overview follows the import to the newest month", async ({ open, site }) => {
  const midMs = Date.now() - 8 * MONTH_MS;
  const { promise: done, resolve: finish } = Promise.withResolvers<() => Promise<void>>();
  const page = await open("/dashboard", {
    before: async (fresh) => finish((await importingMeter(fresh, site, new Date(midMs).toISOString())).finish),
  });
  await expect(period(page)).toHaveText(monthName(midMs));
  await (
    await done
  )();
  await expect(synced(page)).toBeVisible();
  await expect(period(page)).toHaveText(monthName(Date.now()));
});

test("a selected period stays when the import ends", async ({ open, site }) => {
  const midMs = Date.now() - 8 * MONTH_MS;
  const { promise: done, resolve: finish } = Promise.withResolvers<() => Promise<void>>();
  const page = await open("/dashboard", {
    before: async (fresh) => finish((await importingMeter(fresh, site, new Date(midMs).toISOString())).finish),
  });
  await expect(period(page)).toHaveText(monthName(midMs));
  await overview(page).getByRole("button").first().focus();
  await overview(page)
    .getByRole("button", { name: /Earlier|Previous/ })
    .click();
  const picked = await period(page).textContent();
  expect(picked).not.toBe(monthName(midMs));
  await (
    await done
  )();
  await expect(synced(page)).toBeVisible();
  await expect(period(page)).toHaveText(picked ?? "");
});
