import type { Page } from "playwright";
import { expect, test } from "../support/story";

/* A page fades into the next one, without an error where the browser skips that. */

const header = (page: Page) => page.getByRole("banner").getByRole("navigation", { name: "Main" });
const isRevealed = (page: Page) => page.evaluate(() => sessionStorage.getItem("revealed"));

const noteReveals = (page: Page) =>
  page.addInitScript(() => {
    addEventListener("pagereveal", (event) => {
      sessionStorage.setItem("revealed", (event as PageRevealEvent).viewTransition ? "with a transition" : "at once");
    });
  });

test("pages follow each other with a transition, and hurried readers cause no error", async ({ open }) => {
  const page = await open("/", { reducedMotion: "no-preference", before: noteReveals });
  await header(page).getByRole("link", { name: "Product", exact: true }).click();
  await expect(page).toHaveURL("/product");
  await expect.poll(() => isRevealed(page)).toBe("with a transition");
  // The next navigation begins while the transition still runs.
  for (const name of ["Pricing", "Company", "Technology"]) {
    await header(page).getByRole("link", { name, exact: true }).click({ noWaitAfter: true });
  }
  await expect(page).toHaveURL("/technology");
  await page.goBack();
  await page.goForward();
  await expect(page).toHaveURL("/technology");
});

test("with less motion the next page is there at once", async ({ open }) => {
  const page = await open("/", { before: noteReveals });
  await header(page).getByRole("link", { name: "Product", exact: true }).click();
  await expect(page).toHaveURL("/product");
  await expect.poll(() => isRevealed(page)).toBe("at once");
});
