import { en } from "@wattleaf/shared/i18n/messages/en";
import { zh } from "@wattleaf/shared/i18n/messages/zh";
import type { Page } from "playwright";

type Catalog = Record<string, string>;

const english: Catalog = Object.assign({}, ...Object.values(en));
const chinese: Catalog = Object.assign({}, ...Object.values(zh));
const inChinese = new Set(Object.values(chinese));

/** A language's name is in that language wherever one is chosen. */
const LANGUAGE_NAME = "English";

/** English messages that no Chinese one is equal to: a name such as "Wattleaf" is the same in both. */
const messages = Object.entries(english)
  .filter(
    ([key, text]) =>
      chinese[key] !== text && text !== LANGUAGE_NAME && !inChinese.has(text) && /[A-Za-z]{3}/.test(text),
  )
  .map(([, text]) => text);
const whole = new Set(messages.filter((text) => !text.includes("{")));
/** With places to fill, and enough words besides to be told from others. */
const filled = messages
  .filter((text) => text.includes("{") && text.replaceAll(/\{\w+\}/g, "").replaceAll(/[^A-Za-z]/g, "").length >= 8)
  .map((text) => {
    const parts = text.split(/\{\w+\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
    return new RegExp(`^${parts.join(".+?")}$`, "s");
  });

/** English texts of the catalogs that stand on a Chinese page, visible or as a name for screen readers. */
export const untranslatedOn = async (page: Page): Promise<string[]> =>
  (await textsOn(page)).filter((text) => whole.has(text) || filled.some((pattern) => pattern.test(text)));

/** Keys of messages that stand on a page in place of their text, as they do where their area was not loaded. */
export const rawKeysOn = async (page: Page): Promise<string[]> =>
  (await textsOn(page)).filter((text) => Object.hasOwn(english, text));

/** Texts and names for screen readers, but those of code and of what is marked as English. */
const textsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isForeign = (element: Element | null) => element?.closest("[lang]")?.getAttribute("lang") === "en";
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (!parentElement?.closest("script, style, noscript, template, code") && !isForeign(parentElement))
        found.add(textContent?.trim() ?? "");
    }
    for (const element of document.querySelectorAll("[aria-label], [placeholder], [alt], [title], [aria-valuetext]"))
      if (!isForeign(element))
        for (const name of ["aria-label", "placeholder", "alt", "title", "aria-valuetext"])
          found.add(element.getAttribute(name)?.trim() ?? "");
    return [...found];
  });
