import { busyMachine } from "../support/busy-machine";
import { NIGHTLY } from "../support/nightly";
import { signUp } from "../support/sign-up";
import { expect, test, visit } from "../support/story";

/* Prerendered pages for a signed-in user, with slow scripts and fast API responses. */

/** Posts, articles, endpoints and guides: each kind has one template. */
const ONE_OF_MANY = /^\/(blog|help|documentation\/(reference|guides))\/./;

test("a signed-in user is redirected from the sign-in page", async ({ open, site }) => {
  const page = await open("/", { before: busyMachine });
  await signUp(page, site);
  await page.goto("/login");
  await expect(page).toHaveURL("/");
});

test("every page of the sitemap shows the signed-in user, in both languages", async ({ open, site }) => {
  const page = await open("/", { before: busyMachine });
  await signUp(page, site);
  await visit(page, "/");
  const sitemap = await (await page.request.get("/sitemap.xml")).text();
  const addresses = Array.from(sitemap.matchAll(/<loc>(.+?)<\/loc>/g), ([, address = ""]) => new URL(address));
  // At / a signed-in user gets the chat, which is not prerendered.
  const prerendered = addresses.filter(({ pathname }) => pathname !== "/" && !ONE_OF_MANY.test(pathname));
  expect(prerendered.length).toBeGreaterThan(20);
  const visited = prerendered.filter((_, index) => NIGHTLY || index % 4 === 0);
  for (const { pathname, search } of visited) {
    await visit(page, pathname + search);
    const banner = page.getByRole("banner");
    await expect(banner.getByText(/Robin/).or(banner.getByRole("button", { name: /Robin/ }))).not.toHaveCount(0);
  }
});
