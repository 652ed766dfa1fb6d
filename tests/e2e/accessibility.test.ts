import type { Page } from "playwright";
import { describe } from "vitest";
import { axeViolations } from "../support/axe";
import { chooseLanguage } from "../support/choose-language";
import { NIGHTLY, ON_ALL_CORES, sampled } from "../support/nightly";
import { signUpWithMeter } from "../support/sign-up";
import { expect, show, test } from "../support/story";
import { MANY_PAGES, PATHS_OF_THE_RUN, viewsOf } from "../support/views";

/*
 * The accessibility that a machine can check: axe-core for each kind of user, at night on every route, in both themes
 * and forced colors, both languages and all widths.
 */

const PATHS = [...PATHS_OF_THE_RUN, "/reset-password?token=made-up"];
/** By day one page of each kind: marketing, reference, form. */
const VISITOR_PATHS = ["/", "/technology", "/pricing", "/documentation", "/login"];
/**
 * Routes that differ for a signed-in user and that no story checks by day, as those of the chat, the dashboard and the
 * partners do; the others are only checked again at night.
 */
const OWN_PATHS = ["/vpp", "/mine", "/settings", "/onboarding"];
const NOT_FOUND_404 = /^response: 404 GET .*\/404$/;

async function violationsByPath(page: Page, paths: readonly string[]) {
  const found: Record<string, unknown> = {};
  for (const path of paths) {
    await show(page, path);
    const violations = await axeViolations(page);
    if (violations.length > 0) found[path] = violations;
  }
  return found;
}

describe.each(sampled(viewsOf([1440, 390, 768]), 1))(
  "axe finds nothing on any route, $language at $width px",
  ON_ALL_CORES,
  ({ language, viewport }) => {
    test("for a visitor", MANY_PAGES, async ({ open }) => {
      const page = await open("/", { viewport, before: chooseLanguage(language), expected: [NOT_FOUND_404] });
      expect(await violationsByPath(page, NIGHTLY ? PATHS : VISITOR_PATHS)).toEqual({});
    });

    // By day its dashboard, which differs most, is checked with what it reads.
    test.runIf(NIGHTLY)("for the sample household", MANY_PAGES, async ({ open }) => {
      const page = await open("/api/auth/sso", {
        viewport,
        before: chooseLanguage(language),
        expected: [NOT_FOUND_404],
      });
      expect(await violationsByPath(page, PATHS)).toEqual({});
    });

    test("for a signed-in household", MANY_PAGES, async ({ open, site }) => {
      const page = await open("/mine", {
        viewport,
        expected: [NOT_FOUND_404],
        before: async (fresh) => {
          await chooseLanguage(language)(fresh);
          await signUpWithMeter(fresh, site);
        },
      });
      expect(await violationsByPath(page, NIGHTLY ? PATHS : OWN_PATHS)).toEqual({});
    });
  },
);

test("the check reports findings of every impact", async ({ open }) => {
  const page = await open("/pricing");
  await page.evaluate(() =>
    document
      .querySelector("main")
      ?.insertAdjacentHTML("beforeend", "<h5>Skips levels</h5><table><tr><th></th><td>1</td></tr></table><img>"),
  );
  const found = (await axeViolations(page)).map(({ rule, impact }) => `${rule}: ${impact}`);
  expect(found).toEqual(["empty-table-header: minor", "heading-order: moderate", "image-alt: critical"]);
});
