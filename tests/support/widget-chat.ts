import type { Language } from "@wattleaf/shared/i18n/language";
import { widget as en, widgetLauncher as enLauncher } from "@wattleaf/shared/i18n/messages/en/widget";
import { widget as zh, widgetLauncher as zhLauncher } from "@wattleaf/shared/i18n/messages/zh/widget";
import type { FrameLocator, Page } from "playwright";
import type { WattleafWidget, WidgetEvent } from "../../packages/widget/src/protocol";

const MESSAGES = { en: { ...enLauncher, ...en }, zh: { ...zhLauncher, ...zh } };

/** The widget on a partner's page or in a frame, as a person finds it in that language. */
export function widgetOn(page: FrameLocator | Page, language: Language = "en") {
  const text = (key: keyof typeof en | keyof typeof enLauncher) => MESSAGES[language][key];
  const panel = page.getByRole("dialog", { name: text("widget.title") });
  const conversation = panel.getByRole("region", { name: text("widget.conversation") });
  return {
    text,
    panel,
    conversation,
    launcher: page.getByRole("button", { name: text("launcher.label") }),
    lines: conversation.getByRole("list").first().locator("> li"),
    question: panel.getByRole("textbox", { name: text("widget.composer.label") }),
    button: (key: keyof typeof en) => panel.getByRole("button", { name: text(key), exact: true }),
  };
}

interface WidgetWindow extends Omit<Window, "Wattleaf"> {
  Wattleaf?: WattleafWidget;
  heard: unknown[][];
}
declare const window: WidgetWindow;

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

export const heardOn = (page: Page): Promise<unknown[][]> => page.evaluate(() => window.heard);
