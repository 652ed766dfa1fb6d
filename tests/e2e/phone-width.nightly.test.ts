import { RANK_LEVELS } from "@wattleaf/shared/domain/rewards";
import type { Page } from "playwright";
import { describe } from "vitest";
import { signUpWithDevices, signUpWithFile } from "../support/sign-up";
import { expect, show, test } from "../support/story";
import { surplusPx } from "../support/surplus";
import { MANY_PAGES, PATHS_OF_THE_RUN, SIGNED_IN_PATHS } from "../support/views";

/*
 * No page is wider than a phone, nor than a laptop's window at 400 % (WCAG 1.4.10), in the words of either language.
 * 320 px are 1280 at 400 %, 256 are 1024. By day only the English pages, and not at 320 px, between the other two.
 */

const PHONE = { viewport: { width: 390, height: 844 } };
const SCREENS = [{ width: 256, height: 192 }, PHONE.viewport, { width: 320, height: 256 }];

describe.each(["en", "zh"])("no page scrolls sideways on a phone or when zoomed in, %s", (language) => {
  async function surpluses(page: Page, paths: readonly string[]): Promise<Record<string, number>> {
    const wide: Record<string, number> = {};
    for (const path of paths) {
      await show(page, `${path}lang=${language}`);
      for (const screen of SCREENS) {
        await page.setViewportSize(screen);
        const surplus = await surplusPx(page);
        if (surplus > 0) wide[`${path} at ${screen.width} px`] = surplus;
      }
    }
    return wide;
  }

  test("for a visitor", MANY_PAGES, async ({ open }) => {
    const page = await open("/", { ...PHONE, expected: [/^response: 404 GET .*\/404\?/] });
    const paths = PATHS_OF_THE_RUN.map((path) => `${path}?`);
    expect(await surpluses(page, paths)).toEqual({});
  });

  test("for a household of the rank with the longest name", async ({ open, site }) => {
    const longest = RANK_LEVELS.map(({ name }) => name).toSorted((a, b) => b.length - a.length)[0];
    const page = await open("/", {
      ...PHONE,
      before: async (fresh) => {
        await signUpWithFile(fresh, site);
        await fresh.route("**/trpc/*rewards.stats*", async (route) => {
          const response = await route.fetch();
          const body = (await response.text()).replace(/"rank":"[^"]*"/, `"rank":"${longest}"`);
          await route.fulfill({ response, body });
        });
      },
    });
    expect(await surpluses(page, ["/dashboard?"])).toEqual({});
    await expect(page.getByText(/^(Sustainability Master|可持续大师)$/)).toBeVisible();
  });

  test("for a signed-in household", MANY_PAGES, async ({ open, site }) => {
    const page = await open("/", { ...PHONE, before: (fresh) => signUpWithDevices(fresh, site) });
    const paths = [...SIGNED_IN_PATHS, "/onboarding"].map((path) => `${path}?`);
    expect(await surpluses(page, paths)).toEqual({});
  });
});

test("nor does the partner's page", async ({ open, site }) => {
  const page = await open(site.partnerPage, PHONE);
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    expect(await surplusPx(page), `${screen.width} px`).toBe(0);
  }
});
