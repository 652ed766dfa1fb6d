import { Search } from "lucide-react";
import { type ReactNode, useDeferredValue, useState } from "react";
import { useT } from "../../lib/i18n";
import { Container } from "../../ui/container";
import { Field } from "../../ui/field";
import { Input } from "../../ui/input";
import { SectionHeading } from "../../ui/section-heading";
import { Tabs } from "../../ui/tabs";
import { ApiReference } from "./api-reference";
import { BasicFacts } from "./basic-facts";
import { GuideView } from "./guide-view";
import { guides } from "./guide-list";
import { Guides } from "./guides";
import { NothingFound } from "./nothing-found";
import { Sdks } from "./sdks";
import { Support } from "./support";
import { Troubleshooting } from "./troubleshooting";
import { useFound } from "./use-found";
import { TABS, type TabName, useSection } from "./use-section";

export function Page() {
  const t = useT();
  const [query, setQuery] = useState("");
  const { tab, guideId, openTab, openGuide } = useSection();
  // Typing stays responsive while dozens of endpoints are searched.
  const found = useFound(useDeferredValue(query));
  const guide = guides.find(({ id }) => id === guideId);
  const searching = query.trim() !== "";

  const contents: Record<TabName, ReactNode> = {
    reference: <ApiReference operations={found.reference} searching={searching} />,
    guides: guide ? (
      <GuideView key={guide.id} guide={guide} onBack={() => openGuide(null)} />
    ) : (
      <Guides guides={found.guides} onStart={openGuide} />
    ),
    sdks: <Sdks sdks={found.sdks} />,
    troubleshooting: <Troubleshooting issues={found.troubleshooting} />,
  };
  const search = (words: string) => {
    setQuery(words);
    // A search covers all guides, not only the open one.
    if (guide) openGuide(null);
  };

  return (
    <Container className="py-10 md:py-14">
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_26rem] lg:items-end lg:gap-16">
        <div>
          <SectionHeading level={1} size="page" title={t("documentation.title")} lead={t("documentation.lead")} />
          <search className="mt-8 block max-w-xl">
            <Field label={t("documentation.search.label")} hideLabel>
              <Input
                type="search"
                size="lg"
                icon={<Search className="size-5" />}
                placeholder={t("documentation.search.placeholder")}
                autoComplete="off"
                value={query}
                onChange={(event) => search(event.target.value)}
              />
            </Field>
            <p role="status" className="sr-only">
              {searching && t("documentation.search.count", { count: found[tab].length })}
            </p>
          </search>
        </div>
        {/* On a small screen the search results come first. */}
        <div className={searching ? "hidden lg:block" : ""}>
          <BasicFacts />
        </div>
      </div>

      <Tabs
        className="mt-12"
        label={t("documentation.tabs")}
        value={tab}
        onValueChange={(value) => openTab(value as TabName)}
        items={TABS.map((name) => ({
          value: name,
          label: (
            <>
              {t(`documentation.tab.${name}`)}
              {searching && <span className="ml-1.5 tabular-nums text-muted">{found[name].length}</span>}
            </>
          ),
          content:
            found[name].length > 0 ? (
              contents[name]
            ) : (
              <NothingFound query={query.trim()} found={found} onOpen={openTab} onClear={() => setQuery("")} />
            ),
        }))}
      />

      <div className="mt-14">
        <Support />
      </div>
    </Container>
  );
}
