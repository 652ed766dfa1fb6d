import type { BLOG_CATEGORIES } from "@wattleaf/shared/domain/blog";
import type { EVENT_TYPES } from "@wattleaf/shared/domain/events";
import type { WHITE_PAPER_CATEGORIES } from "@wattleaf/shared/domain/white-papers";
import { formatTime, parseTime } from "@wattleaf/shared/i18n/format/clock";
import type { Language } from "@wattleaf/shared/i18n/language";
import { blog as blogEn } from "@wattleaf/shared/i18n/messages/en/blog";
import { blogPost as blogPostEn } from "@wattleaf/shared/i18n/messages/en/blog-post";
import { events as eventsEn } from "@wattleaf/shared/i18n/messages/en/events";
import { resources as resourcesEn } from "@wattleaf/shared/i18n/messages/en/resources";
import { whitePapers as papersEn } from "@wattleaf/shared/i18n/messages/en/white-papers";
import { blog as blogZh } from "@wattleaf/shared/i18n/messages/zh/blog";
import { blogPost as blogPostZh } from "@wattleaf/shared/i18n/messages/zh/blog-post";
import { events as eventsZh } from "@wattleaf/shared/i18n/messages/zh/events";
import { resources as resourcesZh } from "@wattleaf/shared/i18n/messages/zh/resources";
import { whitePapers as papersZh } from "@wattleaf/shared/i18n/messages/zh/white-papers";
import { createTranslate } from "@wattleaf/shared/i18n/translate";

const words = {
  en: createTranslate({ ...blogEn, ...blogPostEn, ...eventsEn, ...papersEn, ...resourcesEn }),
  zh: createTranslate({ ...blogZh, ...blogPostZh, ...eventsZh, ...papersZh, ...resourcesZh }),
};

/** What a reader decides by, besides title and date. */
export const factsOf = (language: Language) => {
  const t = words[language];
  return {
    post: (category: (typeof BLOG_CATEGORIES)[number]) => [t(`blog.category.${category}`), t("blogPost.readTime")],
    paper: (category: (typeof WHITE_PAPER_CATEGORIES)[number], pages: number) => [
      t(`whitePapers.category.${category}`),
      t("resources.pages", { count: pages }),
    ],
    event: (type: (typeof EVENT_TYPES)[number], startsAt: string, location: string) => [
      t(`events.type.${type}`),
      formatTime(parseTime(startsAt.slice("YYYY-MM-DDT".length)), language),
      // The first sentence: what is emailed later is for the event's own page.
      location.split(/[.。]/)[0] ?? location,
    ],
  };
};
