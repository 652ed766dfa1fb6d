import type { Page } from "playwright";
import { MANY_PAGES } from "../../support/views";
import { expect, test, visit } from "../../support/story";
import { DESTINATIONS, type Destination } from "./table";

/* No control is dead: each one that the specification lists does what its name says. */

const pages = Map.groupBy(DESTINATIONS, ({ page }) => page);

test.for([...pages.keys()])("every listed control of %s leads somewhere", MANY_PAGES, async (path, { open }) => {
  const page = await open(path, { permissions: ["clipboard-read", "clipboard-write"] });
  for (const destination of pages.get(path) ?? []) {
    // As a new visitor: the demo signs the browser in, and a question begins a conversation.
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await visit(page, path);
    await click(page, destination);
  }
});

async function click(page: Page, { role, name, nth = 0, leadsTo }: Destination): Promise<void> {
  const exact = typeof name === "string";
  const named =
    role === "summary" ? page.locator("summary").filter({ hasText: name }) : page.getByRole(role, { name, exact });
  const control = named.and(page.locator(":visible")).nth(nth);
  if ("tab" in leadsTo) {
    const [tab] = await Promise.all([page.waitForEvent("popup"), control.click()]);
    await expect(tab).toHaveURL(leadsTo.tab);
    return tab.close();
  }
  if ("download" in leadsTo) {
    const [download] = await Promise.all([page.waitForEvent("download"), control.click()]);
    return expect(download.suggestedFilename()).toMatch(leadsTo.download);
  }
  await control.click();
  if ("address" in leadsTo) await expect(page).toHaveURL(leadsTo.address);
  if ("toast" in leadsTo) {
    await expect(page.getByRole("region", { name: "Notifications" })).toContainText(leadsTo.toast);
  }
  if ("pressed" in leadsTo) await expect(control).toHaveAttribute("aria-pressed", "true");
  if ("dialog" in leadsTo) await expect(page.getByRole("dialog", { name: leadsTo.dialog })).toBeVisible();
  if ("text" in leadsTo) await expect(page.getByText(leadsTo.text).first()).toBeVisible();
}
