import type { Language } from "@wattleaf/shared/i18n/language";
import type { Source } from "./facts";
import { messages } from "../messages";

type ProductArea = "plans" | "rewards" | "store" | "upload" | "account";

const PAGES: Record<ProductArea, string | undefined> = {
  plans: "/pricing",
  rewards: "/marketplace",
  store: "/marketplace",
  upload: "/chat",
  account: undefined,
};

function source(area: ProductArea, language: Language): Source {
  const url = PAGES[area];
  return {
    key: `product:${area}`,
    kind: area === "account" ? "account" : "product",
    title: messages(language)(`assistant.source.${area}`),
    ...(url ? { url } : {}),
  };
}

/** The product's own facts, cited as the page that shows them. */
export const PRODUCT_SOURCES = Object.fromEntries(
  (Object.keys(PAGES) as ProductArea[]).map((area) => [area, { en: source(area, "en"), zh: source(area, "zh") }]),
) as Record<ProductArea, Record<Language, Source>>;

/** What a plan or an estimate assumes where nothing is known. */
export const assumedSource = (language: Language): Source => ({
  key: "assumed",
  kind: "product",
  title: messages(language)("assistant.source.assumed"),
  sandbox: false,
});
