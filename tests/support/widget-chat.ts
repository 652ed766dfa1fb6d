import type { Language } from "@wattleaf/shared/i18n/language";
import { achievements as enAchievements } from "@wattleaf/shared/i18n/messages/en/achievements";
import { ranks as enRanks } from "@wattleaf/shared/i18n/messages/en/ranks";
import { widget as en, widgetLauncher as enLauncher } from "@wattleaf/shared/i18n/messages/en/widget";
import { achievements as zhAchievements } from "@wattleaf/shared/i18n/messages/zh/achievements";
import { ranks as zhRanks } from "@wattleaf/shared/i18n/messages/zh/ranks";
import { widget as zh, widgetLauncher as zhLauncher } from "@wattleaf/shared/i18n/messages/zh/widget";
import { createTranslate } from "@wattleaf/shared/i18n/translate";
import type { FrameLocator, Page } from "playwright";
import type { WattleafWidget, WidgetEvent } from "../../packages/widget/src/protocol";

const TEXTS = {
  en: createTranslate({ ...enLauncher, ...enAchievements, ...enRanks, ...en }),
  zh: createTranslate({ ...zhLauncher, ...zhAchievements, ...zhRanks, ...zh }),
};

/** The widget's words in that language. */
export const widgetTexts = (language: Language) => TEXTS[language];

/** The widget on a partner's page or in a frame, as a person finds it in that language. */
export function widgetOn(page: FrameLocator | Page, language: Language = "en") {
  const text = widgetTexts(language);
  const panel = page.getByRole("dialog", { name: text("widget.title") });
  const conversation = panel.getByRole("region", { name: text("widget.conversation") });
  const question = panel.getByRole("textbox", { name: text("widget.composer.label") });
  return {
    text,
    panel,
    conversation,
    fileInput: page.locator("wattleaf-widget input[type=file]"),
    launcher: page.getByRole("button", { name: text("launcher.label") }),
    lines: conversation.getByRole("list").first().locator("> li"),
    question,
    async ask(message: string) {
      await question.fill(message);
      await question.press("Enter");
    },
    /** What a person has said, as the conversation shows it. */
    saidByUser: (message: string) => text("widget.you") + message,
    sources: conversation.getByText(text("widget.sources"), { exact: true }),
    button: (key: keyof typeof en) => panel.getByRole("button", { name: text(key), exact: true }),
  };
}

interface WidgetWindow extends Omit<Window, "Wattleaf"> {
  Wattleaf?: WattleafWidget;
  heard: unknown[][];
}
declare const window: WidgetWindow;

/** For `before`: the page itself is in that language, which the widget takes over. */
export const pageIn =
  (language: Language) =>
  (page: Page): Promise<unknown> =>
    page.addInitScript((lang) => {
      new MutationObserver((_, observer) => {
        document.documentElement.lang = lang;
        observer.disconnect();
      }).observe(document, { childList: true });
    }, language);

/** As the page does when its own language changes. */
export const setLanguage = (page: Page, language: Language): Promise<void> =>
  page.evaluate((chosen) => window.Wattleaf?.setLanguage(chosen), language);

/** Calls the page's widget; `use` runs in the page, and knows nothing of the test. */
export const callWidget = <T>(page: Page, use: (widget: WattleafWidget) => T): Promise<T> =>
  page.evaluate(`(${String(use)})(window.Wattleaf)`);

/** Before the page loads: notes these events with their details, for {@link heardOn}. */
export const listenTo = (page: Page, ...events: readonly WidgetEvent[]): Promise<unknown> =>
  page.addInitScript((names) => {
    window.heard = [];
    const listen = (name: string) => ["on", name, (detail: unknown) => window.heard.push([name, detail ?? null])];
    Object.assign(window, { Wattleaf: names.map(listen) });
  }, events);

/** Before the page loads, after {@link listenTo}: the page identifies its customer with this token. */
export const identifyWith = (page: Page, token: string): Promise<unknown> =>
  page.addInitScript((signed) => (window.Wattleaf as unknown as unknown[]).push(["identify", signed]), token);

export const heardOn = (page: Page): Promise<unknown[][]> => page.evaluate(() => window.heard);
