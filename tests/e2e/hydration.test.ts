import { busyMachine } from "../support/busy-machine";
import { signUp } from "../support/sign-up";
import { expect, test, visit } from "../support/story";

/* Hydration of prerendered pages, with slow scripts and fast API responses. */

test("a signed-in user is redirected from the sign-in page", async ({ open, site }) => {
  const page = await open("/", { before: busyMachine });
  await signUp(page, site);
  await page.goto("/login");
  await expect(page).toHaveURL("/");
});

test("every page of the sitemap shows the signed-in user, in both languages", async ({ open, site }) => {
  const page = await open("/", { before: busyMachine });
  await signUp(page, site);
  const sitemap = await (await page.request.get("/sitemap.xml")).text();
  const addresses = Array.from(sitemap.matchAll(/<loc>(.+?)<\/loc>/g), ([, address = ""]) => new URL(address));
  // At / a signed-in user gets the chat, which is not prerendered.
  const prerendered = addresses.filter(({ pathname }) => pathname !== "/");
  expect(prerendered.length).toBeGreaterThan(20);
  for (const { pathname, search } of prerendered) {
    await visit(page, pathname + search);
    await expect(page.getByRole("button", { name: /Account menu for Robin|Robin 的账户/ })).toBeVisible();
  }
});
