import type { Page } from "playwright";
import { describe } from "vitest";
import { ask, lines } from "../support/chat-page";
import { chooseLanguage } from "../support/choose-language";
import { signUpWithFile } from "../support/sign-up";
import { expect, type OpenPage, show, test } from "../support/story";

/* Chart labels stay inside their card, and bars stay visible, on every screen. */

const PHONE = { viewport: { width: 390, height: 844 } };

/** Chart labels that overflow their card or the screen. */
const strayLabels = (page: Page) =>
  page.evaluate(() => {
    const cardOf = (element: Element | null): Element => {
      if (!element) return document.body;
      return Number.parseFloat(getComputedStyle(element).borderLeftWidth) > 0 ? element : cardOf(element.parentElement);
    };
    return Array.from(document.querySelectorAll("main svg text"))
      .map((label) => ({ text: label.textContent, label: label.getBoundingClientRect(), card: cardOf(label) }))
      .filter(({ label, card }) => {
        const { left, right } = card.getBoundingClientRect();
        return label.width > 0 && (label.left < left || label.right > right);
      })
      .map(({ text }) => text);
  });

const chartLabels = (page: Page) => page.getByRole("main").locator("svg text");

const asHousehold = async (open: OpenPage, path: string, language: "en" | "zh") => {
  const page = await open("/", { ...PHONE, before: chooseLanguage(language) });
  await page.goto("/api/auth/sso");
  await expect(page).toHaveURL("/dashboard");
  await show(page, path);
  return page;
};

describe.each(["en", "zh"] as const)("chart labels stay in their card on a phone, %s", (language) => {
  test("on a meter's dashboard, by day, month and year", async ({ open }) => {
    const page = await asHousehold(open, "/dashboard", language);
    for (const view of [/^(Day|日)$/, /^(Month|月)$/, /^(Year|年)$/]) {
      await page.getByRole("button", { name: view }).click();
      await expect(page.getByRole("button", { name: view })).toHaveAttribute("aria-pressed", "true");
      await expect(page.getByRole("main").locator(".opacity-60")).toHaveCount(0);
      await expect(chartLabels(page).first()).toBeVisible();
      expect(await strayLabels(page)).toEqual([]);
    }
  });

  test("on a file's dashboard", async ({ open, site }) => {
    const page = await open("/", {
      ...PHONE,
      before: async (fresh) => {
        await signUpWithFile(fresh, site);
        await chooseLanguage(language)(fresh);
      },
    });
    await show(page, "/dashboard");
    await expect(chartLabels(page).first()).toBeVisible();
    expect(await strayLabels(page)).toEqual([]);
  });
});

test("chart labels in answers stay in their card on a phone", async ({ open }) => {
  const page = await asHousehold(open, "/chat", "en");
  const questions = [
    "How much did I use each month over the last year?",
    "What uses the most in my home?",
    "How much will I use tomorrow?",
  ];
  for (const [index, question] of questions.entries()) {
    await ask(page, question);
    await expect(lines(page)).toHaveCount(2 * (index + 1));
    await expect(lines(page).last().locator("svg text").first()).toBeVisible();
    expect(await strayLabels(page)).toEqual([]);
  }
});

test.for([390, 768, 1440])("the bars of “Where does it go?” are visible at %i px", async (width, { open }) => {
  const page = await open("/", { viewport: { width, height: 900 } });
  const shares = await page
    .getByRole("list", { name: "Share of use by appliance on a sample day" })
    .getByRole("listitem")
    .evaluateAll((rows) =>
      rows.map((row) => (row.children[1]?.getBoundingClientRect().width ?? 0) / row.getBoundingClientRect().width),
    );
  expect(shares.length).toBeGreaterThan(3);
  expect(Math.min(...shares)).toBeGreaterThan(0.4);
});
