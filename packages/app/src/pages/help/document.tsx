import { help, shelves } from "virtual:content/help";
import { Island } from "../../components/island";
import { AskAssistant } from "../../components/ask-assistant";
import { useT } from "../../lib/i18n";
import { useLanguage } from "../../stores/language";
import { Container } from "../../ui/container";
import { SectionHeading } from "../../ui/section-heading";
import { island } from "./index.island";

/** Every article of the assistant, by topic. */
export function Page() {
  const t = useT();
  const articles = help[useLanguage()];
  const shown = shelves.map((shelf) => ({
    shelf,
    articles: articles
      .filter((article) => article.shelf === shelf)
      .map(({ slug, title, keywords, questions }) => ({ slug, title, terms: [...keywords, ...questions].join(" ") })),
  }));
  return (
    <Container className="py-12 md:py-16">
      <SectionHeading level={1} size="page" title={t("help.title")} lead={t("help.lead")} />
      <Island of={island} props={{ shelves: shown }} wake="address" className="mt-8" />
      <AskAssistant title={t("help.ask.title")} text={t("help.ask.text")} action={t("help.ask.action")} />
    </Container>
  );
}
