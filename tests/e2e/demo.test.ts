import { describe } from "vitest";
import { chooseLanguage } from "../support/choose-language";
import { sampled } from "../support/nightly";
import { expect, test, visit } from "../support/story";

const LANGUAGES = [
  {
    name: "English",
    locale: "en-US",
    lang: "en",
    demo: "Demo",
    banner: "Sample household: simulated data, view only",
    register: "Create your own account",
    lookOnly: "View only.",
    changes: /^(Sync now|Connect another meter|Disconnect|Add a device|Remove .*)$/,
    attach: "Upload a bill or meter file",
    expired: "This sign-in expired",
  },
  {
    name: "Chinese",
    locale: "zh-CN",
    lang: "zh",
    demo: "演示",
    banner: "示例家庭：数据为模拟数据，仅供浏览",
    register: "创建您自己的账户",
    lookOnly: "仅供查看。",
    changes: /^(立即同步|连接另一块电表|断开连接|添加设备|移除.*)$/,
    attach: "上传账单或电表文件",
    expired: "本次登录已过期",
  },
] as const;

describe.each(sampled(LANGUAGES, 1))(
  "in $name",
  ({ locale, lang, demo, banner, register, lookOnly, changes, attach, expired }) => {
    test("one click on Demo shows the sample household, labels it as such, and links to sign-up", async ({ open }) => {
      const page = await open("/", { locale, before: chooseLanguage(lang) });
      const [household] = await Promise.all([
        page.waitForEvent("popup"),
        page.getByRole("banner").getByRole("link", { name: demo }).click(),
      ]);
      await expect(household).toHaveURL("/dashboard");
      await expect(household.getByText(banner)).toBeVisible();
      await expect(household.getByRole("button", { name: changes })).toHaveCount(0);
      await visit(household, "/device");
      await expect(household.getByText(lookOnly)).toBeVisible();
      await expect(household.getByRole("switch").first()).toBeDisabled();
      await expect(household.getByRole("button", { name: changes })).toHaveCount(0);
      await household.getByRole("link", { name: register }).click();
      await expect(household).toHaveURL("/register");
      await expect(household.getByRole("main").locator("form")).toBeVisible();
      await visit(household, "/chat");
      await expect(household.getByText(banner)).toBeVisible();
      await expect(household.getByRole("main").getByRole("textbox")).toBeVisible();
      await expect(household.getByRole("button", { name: attach })).toHaveCount(0);
    });

    test("a callback without a matching sign-in shows an error on the sign-in page", async ({ open }) => {
      const page = await open("/", { locale, before: chooseLanguage(lang) });
      await page.goto("/auth/callback?code=made-up&state=made-up");
      await expect(page).toHaveURL("/login");
      await expect(page.getByText(expired)).toBeVisible();
    });
  },
);
