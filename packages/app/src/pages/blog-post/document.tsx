import { LANGUAGES, type Language } from "@wattleaf/shared/i18n/language";
import { blog } from "virtual:content/blog";
import type { DocumentHead, DocumentProps } from "../../lib/document-page";
import { previewPath } from "@wattleaf/shared/domain/preview-path";
import { SITE_ORIGIN } from "../../lib/site-origin";
import { useLanguage } from "../../stores/language";
import { Article } from "./article";
import { NotFound } from "./not-found";

type Post = (typeof blog)[Language][number];

const postOf = (id: string | undefined, language: Language): Post | undefined =>
  blog[language].find((post) => post.id === id);

export function Page({ params }: DocumentProps) {
  const language = useLanguage();
  const post = postOf(params["id"], language);
  return post ? <Article post={post} related={relatedTo(post, language)} /> : <NotFound />;
}

export const instances = () => blog[LANGUAGES[0]].map(({ id }) => ({ id }));

/** Two articles that every reader should know; one that is being read makes room for the next. */
function relatedTo({ id }: Post, language: Language): Post[] {
  return ["1", "2", "3"]
    .filter((each) => each !== id)
    .flatMap((each) => postOf(each, language) ?? [])
    .slice(0, 2);
}

export function head({ params }: DocumentProps, language: Language, fallback: DocumentHead): DocumentHead {
  const post = postOf(params["id"], language);
  if (!post) return fallback;
  const team = { "@type": "Organization", name: post.author };
  return {
    ...fallback,
    title: `${post.title} – Wattleaf`,
    description: post.excerpt,
    picture: post.motif,
    jsonLd: [
      {
        "@context": "https://schema.org",
        "@type": "Article",
        headline: post.title,
        image: SITE_ORIGIN + previewPath(`/blog/${post.id}`, language),
        description: post.excerpt,
        articleSection: post.category,
        keywords: post.tags,
        datePublished: post.publishDate,
        inLanguage: language,
        author: team,
        publisher: { "@type": "Organization", name: "Wattleaf" },
      },
    ],
  };
}
