import { busyMachine } from "../support/busy-machine";
import { signUp } from "../support/sign-up";
import { expect, test, visit } from "../support/story";

/* A prerendered page comes to life as it stands, however slow the machine and however quick the answers. */

test("a person who is signed in already is led on from the sign-in page", async ({ open, site }) => {
  const page = await open("/", { before: busyMachine });
  await signUp(page, site);
  await page.goto("/login");
  await expect(page).toHaveURL("/");
});

test("every page of the sitemap shows who is signed in, in both languages", async ({ open, site }) => {
  const page = await open("/", { before: busyMachine });
  await signUp(page, site);
  const sitemap = await (await page.request.get("/sitemap.xml")).text();
  const addresses = Array.from(sitemap.matchAll(/<loc>(.+?)<\/loc>/g), ([, address = ""]) => new URL(address));
  // At / a signed-in person gets the chat, which is not prerendered.
  const prerendered = addresses.filter(({ pathname }) => pathname !== "/");
  expect(prerendered.length).toBeGreaterThan(20);
  for (const { pathname, search } of prerendered) {
    await visit(page, pathname + search);
    await expect(page.getByRole("button", { name: /Account of Robin|Robin 的账户/ })).toBeVisible();
  }
});
