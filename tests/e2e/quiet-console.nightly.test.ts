import type { Page } from "playwright";
import { expect, test, visit } from "../support/story";

/* Nothing goes wrong behind a page: a developer who opens the console finds it empty. */

const ROUTES = ["/", "/chat", "/dashboard", "/login", "/documentation", "/pricing"];

/** Console errors and what the browser itself puts there, such as a request that was answered with 401. */
function consoleErrorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(`${page.url()} ${message.text()}`));
  return errors;
}

test("a visitor's console stays empty", async ({ open }) => {
  const page = await open("/");
  const errors = consoleErrorsOf(page);
  for (const route of ROUTES) {
    await visit(page, route);
    await page.waitForLoadState("networkidle");
  }
  expect(errors).toEqual([]);
});

test("so does that of the sample household", async ({ open }) => {
  const page = await open("/", { before: (fresh) => fresh.goto("/api/auth/sso") });
  const errors = consoleErrorsOf(page);
  for (const route of ROUTES) {
    await visit(page, route);
    await page.waitForLoadState("networkidle");
  }
  expect(errors).toEqual([]);
});
