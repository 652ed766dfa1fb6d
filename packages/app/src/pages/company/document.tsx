import { contact } from "../../components/layout/footer-links";
import type { DocumentModule } from "../../lib/document-page";
import { translateIn } from "../../lib/messages";
import { Careers } from "./careers";
import { Contact } from "./contact";
import { Leaders } from "./leaders";
import { LegalSummaries } from "./legal-summaries";
import { Mission } from "./mission";
import { Values } from "./values";

export const head: DocumentModule["head"] = (_props, language, fallback) => ({
  ...fallback,
  jsonLd: [
    {
      "@context": "https://schema.org",
      "@type": "Organization",
      name: "Wattleaf",
      description: translateIn(language)("brand.tagline"),
      email: contact.email,
      telephone: contact.phone,
      address: {
        "@type": "PostalAddress",
        streetAddress: "440 N Wolfe Road",
        addressLocality: "Sunnyvale",
        addressRegion: "CA",
        postalCode: "94085",
        addressCountry: "US",
      },
    },
  ],
});

export function Page() {
  return (
    <>
      <Mission />
      <Leaders />
      <Values />
      <Careers />
      <Contact />
      <LegalSummaries />
    </>
  );
}
