import { home as en } from "@wattleaf/shared/i18n/messages/en/home";
import { home as zh } from "@wattleaf/shared/i18n/messages/zh/home";
import { describe } from "vitest";
import { chooseLanguage } from "../support/choose-language";
import { expect, test } from "../support/story";

/* Automatically changing text can be paused (WCAG 2.2.2). */

const moving = { reducedMotion: "no-preference" } as const;

describe.each([
  ["en", en],
  ["zh", zh],
] as const)("automatically changing text, %s", (language, words) => {
  test("stops and goes on by a button that the keyboard reaches", async ({ open }) => {
    const page = await open("/", {
      ...moving,
      before: async (fresh) => {
        await fresh.clock.install();
        await chooseLanguage(language)(fresh);
      },
    });
    const field = page.getByRole("main").locator("textarea");
    const line = page.getByText(/^“.*”$/);
    await page.clock.runFor(1000);
    await expect(field).not.toHaveAttribute("placeholder", words["home.typed.static"]);
    await page.getByRole("button", { name: words["home.motion.pause"] }).focus();
    await page.keyboard.press("Enter");
    await page.mouse.move(0, 0);
    const resume = page.getByRole("button", { name: words["home.motion.resume"] });
    await expect(resume).toBeVisible();
    await resume.blur();
    const question = await line.innerText();
    await page.clock.runFor(10_000);
    await expect(line).toHaveText(question);
    await expect(field).toHaveAttribute("placeholder", words["home.typed.static"]);
    await resume.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: words["home.motion.pause"] }).blur();
    await page.clock.runFor(3100);
    await expect(line).not.toHaveText(question);
    await expect(field).not.toHaveAttribute("placeholder", words["home.typed.static"]);
  });
});

test("needs no button where the system asks for less motion", async ({ open }) => {
  const page = await open("/");
  await expect(page.getByRole("button", { name: en["home.rotating.use"] })).toBeVisible();
  await expect(page.getByRole("button", { name: en["home.motion.pause"] })).toHaveCount(0);
});
