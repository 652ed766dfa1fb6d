import { loadBlog } from "@wattleaf/content/blog/index";
import { loadPastEvents, loadUpcomingEvents } from "@wattleaf/content/events/index";
import { loadWhitePapers } from "@wattleaf/content/white-papers/index";
import type { Language } from "@wattleaf/shared/i18n/language";
import { guidesIn } from "./documentation-index";
import { factsOf } from "./resource-facts";
import { helpIn } from "./help-index";
import type { Resource } from "./resource";

/** Everything to read, attend or build with, in one language. */
export const resourcesIn = (language: Language): Resource[] => [
  ...loadBlog()[language].map(({ id, title, excerpt, tags, publishDate, category, motif }) => ({
    kind: "blog" as const,
    title,
    text: excerpt,
    terms: tags.join(" "),
    to: `/blog/${id}`,
    date: publishDate,
    facts: factsOf(language).post(category),
    picture: motif,
  })),
  ...loadWhitePapers()[language].map(({ slug, title, description, abstract, tags, publishDate, category, pages }) => ({
    kind: "papers" as const,
    title,
    text: description,
    to: `/white-papers#${slug}`,
    date: publishDate,
    facts: factsOf(language).paper(category, pages),
    terms: `${tags.join(" ")} ${abstract}`,
  })),
  ...eventsIn(language),
  ...guidesIn(language),
  ...helpIn(language),
];

const eventsIn = (language: Language): Resource[] => [
  ...loadUpcomingEvents().map((event) => ({
    kind: "events" as const,
    title: event[language].title,
    text: event[language].description,
    terms: event[language].agenda.join(" "),
    to: `/events#${event.slug}`,
    date: event.startsAt.slice(0, 10),
    facts: factsOf(language).event(event.type, event.startsAt, event[language].location),
  })),
  ...loadPastEvents().map((event) => ({
    kind: "events" as const,
    title: event[language].title,
    text: "",
    terms: "",
    to: `/events#${event.slug}`,
    date: event.date,
  })),
];
