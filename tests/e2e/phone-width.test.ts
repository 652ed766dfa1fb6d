import type { Page } from "playwright";
import { describe } from "vitest";
import { notFoundRoute, routes } from "../../packages/app/src/routes";
import { signUpWithFile } from "../support/sign-up";
import { expect, show, test } from "../support/story";

/* No page is wider than a phone, in the words of either language. */

const PHONE = { viewport: { width: 390, height: 844 } };

describe.each(["en", "zh"])("no page scrolls sideways on a phone, %s", (language) => {
  /** How far the page is wider than the screen, in CSS pixels. */
  const surplusPx = (page: Page) =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

  async function surpluses(page: Page, paths: readonly string[]): Promise<Record<string, number>> {
    const wide: Record<string, number> = {};
    for (const path of paths) {
      await show(page, `${path}lang=${language}`);
      const surplus = await surplusPx(page);
      if (surplus > 0) wide[path] = surplus;
    }
    return wide;
  }

  test("for a visitor", async ({ open }) => {
    const page = await open("/", { ...PHONE, expected: [/^response: 404 GET .*\/404\?/] });
    const tabs = ["guides", "guides&guide=first-call", "sdks", "troubleshooting"];
    const paths = [
      ...[...routes, notFoundRoute].map(({ path }) => `${path}?`),
      ...tabs.map((tab) => `/documentation?tab=${tab}&`),
    ];
    expect(await surpluses(page, paths)).toEqual({});
  });

  test("for a signed-in household", async ({ open, site }) => {
    const page = await open("/", { ...PHONE, before: (fresh) => signUpWithFile(fresh, site) });
    expect(await surpluses(page, ["/chat?", "/dashboard?", "/settings?", "/onboarding?"])).toEqual({});
  });
});
