import { LANGUAGES, type Language, parseLanguage } from "@wattleaf/shared/i18n/language";
import { Elysia } from "elysia";
import { PreparedFile } from "../../http/prepared-file";
import { postsIn } from "./posts";
import { RSS_PATH, renderRss } from "./rss";

const encoder = new TextEncoder();

/**
 * The blog's feed, in English and with `?lang=zh` in Chinese. Its address alone decides, because a feed reader has no
 * cookie; it asks often and gets a 304 until a post changes.
 */
export function blogFeed(siteUrl: string) {
  const feeds = Object.fromEntries(LANGUAGES.map((language) => [language, prepareFeed(language, siteUrl)])) as Record<
    Language,
    PreparedFile
  >;
  return new Elysia().get(RSS_PATH, ({ request, query }) => feeds[parseLanguage(query.lang)].respond(request));
}

const prepareFeed = (language: Language, siteUrl: string) =>
  new PreparedFile({
    path: `${RSS_PATH}?lang=${language}`,
    bytes: encoder.encode(renderRss(postsIn(language), language, siteUrl)),
    type: "application/rss+xml; charset=utf-8",
    headers: { "cache-control": "public, max-age=300", "access-control-allow-origin": "*" },
  });
