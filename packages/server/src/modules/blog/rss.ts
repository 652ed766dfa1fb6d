import type { BlogPost } from "@wattleaf/content/blog/index";
import { type TextBlock, textBlocksOf } from "@wattleaf/shared/domain/text-blocks";
import { DEFAULT_LANGUAGE, type Language } from "@wattleaf/shared/i18n/language";
import { common as commonEn } from "@wattleaf/shared/i18n/messages/en/common";
import { descriptions as descriptionsEn } from "@wattleaf/shared/i18n/messages/en/descriptions";
import { common as commonZh } from "@wattleaf/shared/i18n/messages/zh/common";
import { descriptions as descriptionsZh } from "@wattleaf/shared/i18n/messages/zh/descriptions";
import { Feed } from "feed";
import { publishedAt } from "./posts";

export const RSS_PATH = "/blog/rss.xml";

const CHANNELS: Record<Language, { title: string; description: string; language: string }> = {
  en: { title: commonEn["meta.blog.title"], description: descriptionsEn.blog, language: "en-US" },
  zh: { title: commonZh["meta.blog.title"], description: descriptionsZh.blog, language: "zh-CN" },
};

/** All posts in full as RSS 2.0, the newest first. */
export function renderRss(posts: readonly BlogPost[], language: Language, siteUrl: string): string {
  const newestFirst = posts.toSorted((a, b) => b.publishDate.localeCompare(a.publishDate));
  const addressOf = (path: string) => pageAddress(siteUrl, path, language);
  const feed = new Feed({
    ...CHANNELS[language],
    link: addressOf("/blog"),
    feed: addressOf(RSS_PATH),
    generator: false,
    // Not the time of this start: the feed is the same until a post changes.
    ...(newestFirst[0] ? { updated: new Date(publishedAt(newestFirst[0])) } : {}),
  });
  for (const post of newestFirst) {
    feed.addItem({
      title: post.title,
      link: addressOf(`/blog/${post.id}`),
      date: new Date(publishedAt(post)),
      description: Bun.escapeHTML(post.excerpt),
      content: textBlocksOf(post.content).map(toHtml).join("\n"),
      category: [post.category, ...post.tags].map((name) => ({ name })),
      // RSS's own `author` is an email address.
      extensions: [{ name: "dc:creator", objects: { _text: post.author } }],
    });
  }
  return feed.rss2();
}

/** The plain path is English; another language is asked for. */
function pageAddress(siteUrl: string, path: string, language: Language): string {
  const address = new URL(path, siteUrl);
  if (language !== DEFAULT_LANGUAGE) address.searchParams.set("lang", language);
  return address.href;
}

function toHtml(block: TextBlock): string {
  if (block.kind === "heading") return element(`h${block.level}`, block.text);
  if (block.kind === "paragraph") return element("p", block.text);
  return `<ul>${block.items.map((item) => element("li", item)).join("")}</ul>`;
}

const element = (tag: string, text: string) => `<${tag}>${Bun.escapeHTML(text)}</${tag}>`;
