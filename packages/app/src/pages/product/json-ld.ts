import { PLANS } from "@wattleaf/shared/domain/plans";
import type { Language } from "@wattleaf/shared/i18n/language";
import { translateIn } from "../../lib/messages";
import { previewPath } from "@wattleaf/shared/domain/preview-path";
import { SITE_ORIGIN } from "../../lib/site-origin";

/** The product and the plans that have a price, for search engines. */
export function productJsonLd(language: Language, description: string) {
  const t = translateIn(language);
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: "Wattleaf",
    description,
    inLanguage: language,
    image: SITE_ORIGIN + previewPath("/product", language),
    brand: { "@type": "Brand", name: "Wattleaf" },
    offers: PLANS.flatMap(({ id, price }) =>
      typeof price === "string"
        ? []
        : {
            "@type": "Offer",
            name: t(`plans.${id}.name`),
            price: price.monthly.usd,
            priceCurrency: "USD",
            url: `${SITE_ORIGIN}/pricing`,
            availability: "https://schema.org/InStock",
          },
    ),
  };
}
