import { loadBlog } from "@wattleaf/content/blog/index";
import { loadPastEvents, loadUpcomingEvents } from "@wattleaf/content/events/index";
import { loadWhitePapers } from "@wattleaf/content/white-papers/index";
import type { Language } from "@wattleaf/shared/i18n/language";
import { documentation as documentationEn } from "@wattleaf/shared/i18n/messages/en/documentation";
import { documentation as documentationZh } from "@wattleaf/shared/i18n/messages/zh/documentation";
import { loadHelp } from "./help";

export type ResourceKind = "blog" | "papers" | "events" | "help" | "guides";

/** A page that the search of /resources finds. */
export interface Resource {
  kind: ResourceKind;
  title: string;
  text: string;
  /** Other words that it is found by. */
  terms: string;
  to: string;
  /** YYYY-MM-DD, where it has one. */
  date?: string;
}

const documentation = { en: documentationEn, zh: documentationZh };
const GUIDES = [
  { id: "first-call", key: "first" },
  { id: "meter-data", key: "meter" },
  { id: "virtual-power-plant", key: "vpp" },
  { id: "widget", key: "widget" },
] as const;

/** Everything to read, attend or build with, in one language. */
export const resourcesIn = (language: Language): Resource[] => [
  ...loadBlog()[language].map(({ id, title, excerpt, tags, publishDate }) => ({
    kind: "blog" as const,
    title,
    text: excerpt,
    terms: tags.join(" "),
    to: `/blog/${id}`,
    date: publishDate,
  })),
  ...loadWhitePapers()[language].map(({ slug, title, description, abstract, tags, publishDate }) => ({
    kind: "papers" as const,
    title,
    text: description,
    to: `/white-papers#${slug}`,
    date: publishDate,
    terms: `${tags.join(" ")} ${abstract}`,
  })),
  ...eventsIn(language),
  ...GUIDES.map(({ id, key }) => ({
    kind: "guides" as const,
    title: documentation[language][`documentation.guide.${key}.title`],
    text: documentation[language][`documentation.guide.${key}.text`],
    terms: "API SDK",
    to: `/documentation?tab=guides&guide=${id}`,
  })),
  ...loadHelp()[language].map(({ slug, title, lead, keywords, questions }) => ({
    kind: "help" as const,
    title,
    text: lead.replaceAll("`", ""),
    to: `/help/${slug}`,
    terms: [...keywords, ...questions].join(" "),
  })),
];

const eventsIn = (language: Language): Resource[] => [
  ...loadUpcomingEvents().map((event) => ({
    kind: "events" as const,
    title: event[language].title,
    text: event[language].description,
    terms: event[language].agenda.join(" "),
    to: `/events#${event.slug}`,
    date: event.startsAt.slice(0, 10),
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
