import { Island } from "../island";
import { SiteLink } from "../site-link";
import type { ReactNode } from "react";
import { useT } from "../../lib/i18n";
import { island as search } from "../../pages/documentation/search.island";
import { Container } from "../../ui/container";
import { SectionHeading } from "../../ui/section-heading";
import { tabsVariants } from "../../ui/tabs.variants";
import { BasicFacts } from "./basic-facts";
import { Support } from "./support";

const PARTS = [
  { name: "reference", to: "/documentation" },
  { name: "guides", to: "/documentation/guides" },
  { name: "sdks", to: "/documentation/sdks" },
  { name: "troubleshooting", to: "/documentation/troubleshooting" },
  { name: "changelog", to: "/documentation/changelog" },
] as const;
export type DocumentationPart = (typeof PARTS)[number]["name"];

interface DocumentationFrameProps {
  part: DocumentationPart;
  /** A page below a part has a title of its own; the parts themselves share the documentation's. */
  isBelow?: boolean;
  children: ReactNode;
}

/** Title, search, the parts of the documentation as tabs with an address each, and links to people. */
export function DocumentationFrame({ part, isBelow = false, children }: DocumentationFrameProps) {
  const t = useT();
  const finder = (
    <Island
      of={search}
      props={{
        index: "documentation",
        action: "/documentation",
        label: t("documentation.search.label"),
        placeholder: t("documentation.search.placeholder"),
      }}
      wake="address"
    />
  );
  return (
    <Container className={isBelow ? "py-6 md:py-8" : "py-10 md:py-14"}>
      {isBelow ? (
        <div className="lg:ml-auto lg:w-[26rem]">{finder}</div>
      ) : (
        <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_26rem] lg:items-end lg:gap-16">
          <div>
            <SectionHeading level={1} size="page" title={t("documentation.title")} lead={t("documentation.lead")} />
            <div className="mt-8 max-w-xl">{finder}</div>
          </div>
          <BasicFacts />
        </div>
      )}
      <Parts current={part} className={isBelow ? "mt-6" : "mt-12"} />
      <div className="mt-8">{children}</div>
      <div className="mt-14">
        <Support />
      </div>
    </Container>
  );
}

function Parts({ current, className }: { current: DocumentationPart; className: string }) {
  const t = useT();
  return (
    <nav aria-label={t("documentation.tabs")} className={className}>
      <ul className={tabsVariants.underline.list}>
        {PARTS.map(({ name, to }) => (
          <li key={name}>
            <SiteLink
              to={to}
              aria-current={name === current ? "page" : undefined}
              data-state={name === current ? "active" : "inactive"}
              className={`block ${tabsVariants.underline.trigger}`}
            >
              {t(`documentation.tab.${name}`)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
