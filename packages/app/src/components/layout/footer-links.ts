import { CONTACT_EMAIL } from "@wattleaf/shared/domain/contact";
import type { MessageKey } from "@wattleaf/shared/i18n/messages/en";

interface FooterColumn {
  title: MessageKey;
  links: readonly { label: MessageKey; to: string }[];
}

export const footerColumns: readonly FooterColumn[] = [
  {
    title: "footer.product",
    links: [
      { label: "footer.product.nilm", to: "/technology" },
      { label: "footer.product.vpp", to: "/solutions" },
      { label: "footer.product.api", to: "/documentation" },
      { label: "footer.product.integrations", to: "/product" },
    ],
  },
  {
    title: "footer.solutions",
    links: [
      { label: "footer.solutions.enterprise", to: "/solutions" },
      { label: "footer.solutions.utilities", to: "/solutions" },
      { label: "footer.solutions.commercial", to: "/solutions" },
      { label: "footer.solutions.industrial", to: "/solutions" },
    ],
  },
  {
    title: "footer.resources",
    links: [
      { label: "footer.resources.blog", to: "/blog" },
      { label: "footer.resources.papers", to: "/white-papers" },
      { label: "footer.resources.cases", to: "/resources" },
      { label: "footer.resources.webinars", to: "/events" },
      { label: "footer.resources.methods", to: "/methods" },
    ],
  },
  {
    title: "footer.company",
    links: [
      { label: "footer.company.about", to: "/company" },
      { label: "footer.company.careers", to: "/company#careers" },
      { label: "footer.company.privacy", to: "/company#privacy" },
      { label: "footer.company.terms", to: "/company#terms" },
    ],
  },
];

export const contact = {
  email: CONTACT_EMAIL,
  phone: "+1 (408) 555-0142",
  phoneHref: "tel:+14085550142",
  mapsHref: "https://www.google.com/maps/search/?api=1&query=440+N+Wolfe+Road%2C+Sunnyvale%2C+CA+94085",
} as const;

/** The networks' home pages, until Wattleaf has accounts there. Icons: Lucide's former brand set (ISC). */
export const socialLinks = [
  {
    network: "Twitter",
    href: "https://twitter.com/",
    paths: [
      "M22 4s-.7 2.1-2 3.4c1.6 10-9.4 17.3-18 11.6 2.2.1 4.4-.6 6-2C3 15.5.5 9.6 3 5c2.2 2.6 5.6 4.1 9 4-.9-4.2 4-6.6 7-3.8 1.1 0 3-1.2 3-1.2z",
    ],
  },
  {
    network: "LinkedIn",
    href: "https://www.linkedin.com/",
    paths: [
      "M16 8a6 6 0 0 1 6 6v7h-4v-7a2 2 0 0 0-2-2 2 2 0 0 0-2 2v7h-4v-7a6 6 0 0 1 6-6z",
      "M2 9h4v12H2z",
      "M4 2a2 2 0 1 0 0 4 2 2 0 0 0 0-4z",
    ],
  },
  {
    network: "GitHub",
    href: "https://github.com/",
    paths: [
      "M15 22v-4a4.8 4.8 0 0 0-1-3.5c3 0 6-2 6-5.5.08-1.25-.27-2.48-1-3.5.28-1.15.28-2.35 0-3.5 0 0-1 0-3 1.5-2.64-.5-5.36-.5-8 0C6 2 5 2 5 2c-.3 1.15-.3 2.35 0 3.5A5.403 5.403 0 0 0 4 9c0 3.5 3 5.5 6 5.5-.39.49-.68 1.05-.85 1.65-.17.6-.22 1.23-.15 1.85v4",
      "M9 18c-4.51 2-5-2-7-2",
    ],
  },
] as const;
