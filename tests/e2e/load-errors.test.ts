import type { Page } from "playwright";
import { NIGHTLY, sampled } from "../support/nightly";
import { signUp, signUpWithFile, signUpWithMeter } from "../support/sign-up";
import type { Site } from "../support/site";
import { expect, test } from "../support/story";

/* An unreachable server: every part of a page shows an error and can be retried. */

const main = (page: Page) => page.getByRole("main");
const EVERYTHING_BUT_THE_USER = /\/trpc\/(?!.*auth\.session)/;
const expected = [/ERR_FAILED (?:GET|POST) .*\/trpc\//];

/** Clicks every retry button until none is left; one may load what several parts show. */
async function retryAll(page: Page) {
  const retries = main(page).getByRole("button", { name: "Try again" });
  for (let left = await retries.count(); left > 0; left = await retries.count()) {
    await retries.first().click();
    await expect.poll(() => retries.count()).toBeLessThan(left);
  }
}

const THE_METERS_FIGURES = /\/trpc\/(?!.*(?:auth\.session|meters\.list))/;

test("the dashboard's parts fail independently and recover", async ({ open, site }) => {
  const page = await open("/dashboard", {
    expected,
    before: async (fresh) => {
      await signUpWithMeter(fresh, site);
      await fresh.route(THE_METERS_FIGURES, (route) => route.abort());
    },
  });
  const failures = main(page).getByRole("alert");
  // The bill's forecast, the overview, the recommendation, the stat cards, and the bills.
  await expect(failures).toHaveCount(5);

  await page.unroute(THE_METERS_FIGURES);
  await retryAll(page);
  await expect(failures).toHaveCount(0);
  await expect(main(page)).toContainText(/\$\d+ so far, about \$\d+ by/);
});

test("without the list of meters the dashboard guesses nothing", async ({ open, site }) => {
  const page = await open("/dashboard", {
    expected,
    before: async (fresh) => {
      await signUpWithFile(fresh, site);
      await fresh.route(EVERYTHING_BUT_THE_USER, (route) => route.abort());
    },
  });
  await expect(main(page).getByRole("alert")).toHaveCount(1);
  await expect(main(page).getByRole("button", { name: "Connect a meter" })).toHaveCount(0);
  await page.unroute(EVERYTHING_BUT_THE_USER);
  await retryAll(page);
  await expect(main(page)).toContainText("green-button.xml");
});

async function signUpWithDevice(page: Page, site: Site) {
  await signUp(page, site);
  const data = { type: "thermostat", name: "Hallway" };
  const response = await page.request.post("/api/devices", { data, headers: { origin: site.url } });
  expect(response.ok()).toBe(true);
}

test("a loaded device list stays when a refetch fails", async ({ open, site }) => {
  const page = await open("/device", {
    expected,
    before: async (fresh) => {
      await fresh.clock.install();
      await signUpWithDevice(fresh, site);
    },
  });
  await expect(main(page).getByText("Hallway", { exact: true })).toBeVisible();
  await page.route(/\/trpc\/devices\.list/, (route) => route.abort());
  const [failed] = await Promise.all([
    page.waitForEvent("requestfailed", (request) => request.url().includes("devices.list")),
    page.clock.runFor(16_000),
  ]);
  expect(failed.url()).toContain("devices.list");
  await expect(main(page).getByText("Hallway", { exact: true })).toBeVisible();
  await expect(main(page).getByRole("alert")).toHaveCount(0);
});

test("a switch that could not be sent is reverted", async ({ open, site }) => {
  const page = await open("/device", {
    expected: [/ERR_FAILED (GET|POST) .*\/trpc\/devices\./],
    before: (fresh) => signUpWithDevice(fresh, site),
  });
  const thermostat = main(page).getByRole("switch", { name: "Hallway" });
  await expect(thermostat).toBeVisible();
  const wasOn = await thermostat.isChecked();
  await page.route(/\/trpc\/devices\./, (route) => route.abort());
  await thermostat.click();
  await expect(page.getByRole("region", { name: "Notifications" })).not.toBeEmpty();
  await expect(thermostat).toBeChecked({ checked: wasOn });
});

test.runIf(NIGHTLY)("the settings' lists fail independently and recover", async ({ open, site }) => {
  const page = await open("/settings", {
    expected,
    before: async (fresh) => {
      await signUp(fresh, site);
      await fresh.route(EVERYTHING_BUT_THE_USER, (route) => route.abort());
    },
  });
  // Units, notifications, meters, hubs, privacy, sessions, API keys, two-step verification and passkeys, security activity.
  await expect(main(page).getByRole("button", { name: "Try again" })).toHaveCount(9);
  await page.unroute(EVERYTHING_BUT_THE_USER);
  await retryAll(page);
  await expect(main(page).getByRole("heading", { name: "Chrome on Linux" })).toBeVisible();
  await expect(main(page).getByText("No keys yet")).toBeVisible();
  await expect(main(page).getByRole("button", { name: "Try again" })).toHaveCount(0);
});

test.for(sampled(["/dashboard", "/settings", "/onboarding"], 1))(
  "%s does not treat a signed-in user as a visitor while the server is unreachable",
  async (path, { open, site }) => {
    const user = /\/trpc\/[^?]*auth\.session/;
    const page = await open("/", {
      expected: [/ERR_FAILED GET .*auth\.session/],
      before: (fresh) => signUp(fresh, site),
    });
    await page.route(user, (route) => route.abort());
    await page.goto(path);
    await expect(main(page).getByRole("heading", { level: 1 })).toContainText("Please check your internet connection");
    await page.unroute(user);
    await main(page).getByRole("button", { name: "Try again" }).click();
    await expect(main(page).getByRole("heading", { level: 1 })).toContainText(/Hello, Robin|Settings|Welcome/);
  },
);
