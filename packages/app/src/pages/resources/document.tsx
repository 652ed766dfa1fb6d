import { resources } from "virtual:content/resources";
import { Island } from "../../components/island";
import { NewsletterBox } from "../../components/newsletter-box";
import { useT } from "../../lib/i18n";
import { useLanguage } from "../../stores/language";
import { Container } from "../../ui/container";
import { Featured } from "./featured";
import { Figures } from "./figures";
import { island as library } from "./library.island";
import type { ListedResource } from "../../components/finder/resource-list";
import { island as search } from "./search.island";
import { Tiles } from "./tiles";

/** The search comes first: readers of this page are looking for something. */
export function Page() {
  const t = useT();
  const all = resources[useLanguage()];
  const listed = all.filter(({ kind }) => kind !== "help").map(({ terms: _, ...each }): ListedResource => each);
  return (
    <>
      <section className="bg-forest text-on-forest">
        <Container className="flex flex-col items-start gap-4 py-12 md:py-20">
          <h1 className="text-4xl font-bold tracking-tight text-balance">{t("resources.title")}</h1>
          <p className="max-w-prose text-lg text-on-forest-muted">{t("resources.lead")}</p>
          <Island
            of={search}
            props={{
              index: "resources",
              action: "/resources",
              label: t("resourcesFinder.search"),
              placeholder: t("resourcesFinder.search.placeholder"),
            }}
            wake="address"
            className="mt-4 w-full max-w-2xl"
          />
        </Container>
      </section>
      <Container className="flex flex-col gap-16 py-12 md:py-16">
        <Tiles />
        <Featured resources={listed} />
        <section>
          <h2 className="text-3xl font-bold tracking-tight">{t("resources.library")}</h2>
          <Island of={library} props={{ resources: listed }} wake="address" className="mt-4" />
        </section>
        <Figures />
        <NewsletterBox title={t("resources.newsletter.title")} text={t("resources.newsletter.text")} />
      </Container>
    </>
  );
}
