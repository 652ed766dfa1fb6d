import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "@wattleaf/shared/i18n/language";
import { previewPath } from "@wattleaf/shared/domain/preview-path";
import type { PageAddresses } from "./document";

/** Each page has one URL per language: the plain path is the English default, `?lang=` selects another language. */
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
    ogImage: new URL(previewPath(path, language), siteUrl).href,
  };
}
