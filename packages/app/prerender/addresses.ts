import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "@wattleaf/shared/i18n/language";
import type { PageAddresses } from "./document";

/**
 * A page has one address for each language: the plain path is English to whoever has made no choice, `?lang=` names
 * another language.
 */
export function pageAddress(siteUrl: string, path: string, language: Language): string {
  const address = new URL(path, siteUrl);
  if (language !== DEFAULT_LANGUAGE) address.searchParams.set("lang", language);
  return address.href;
}

export function pageAddresses(siteUrl: string, path: string, language: Language): PageAddresses {
  return {
    canonical: pageAddress(siteUrl, path, language),
    alternates: [
      ...LANGUAGES.map((each) => ({ hreflang: each, href: pageAddress(siteUrl, path, each) })),
      { hreflang: "x-default", href: pageAddress(siteUrl, path, DEFAULT_LANGUAGE) },
    ],
    ogImage: new URL("/og.png", siteUrl).href,
  };
}
