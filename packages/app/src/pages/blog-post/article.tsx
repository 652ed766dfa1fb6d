import type { Language } from "@wattleaf/shared/i18n/language";
import { ArrowLeft } from "lucide-react";
import type { blog } from "virtual:content/blog";
import { Island } from "../../components/island";
import { Picture } from "../../components/picture";
import { PostCard } from "../../components/posts/post-card";
import { SiteLink } from "../../components/site-link";
import { TextBlocks } from "../../components/text-blocks";
import { formatDay } from "../../lib/format";
import { useT } from "../../lib/i18n";
import { useLanguage } from "../../stores/language";
import { Badge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { Container } from "../../ui/container";
import { island } from "./actions.island";
import { marksKey } from "./marks";

type BlogPost = (typeof blog)[Language][number];

interface ArticleProps {
  post: BlogPost;
  related: readonly BlogPost[];
}

export function Article({ post, related }: ArticleProps) {
  const t = useT();
  return (
    <>
      <Container className="py-10 md:py-14">
        <article className="mx-auto max-w-3xl">
          <SiteLink
            to="/blog"
            className="inline-flex items-center gap-2 py-2 text-sm font-semibold text-brand-strong underline decoration-brand/40 underline-offset-4 hover:decoration-brand-strong"
          >
            <ArrowLeft aria-hidden="true" className="size-4" />
            {t("blogPost.back")}
          </SiteLink>
          <Head post={post} />
          <Picture motif={post.motif} className="mt-8 aspect-video w-full rounded-2xl" />
          <div className="mt-10">
            <TextBlocks content={post.content} />
          </div>
          <ul aria-label={t("blogPost.tags")} className="mt-10 flex flex-wrap gap-2">
            {post.tags.map((tag) => (
              <li key={tag}>
                <SiteLink to={`/blog?search=${encodeURIComponent(tag)}`} className="inline-flex py-1">
                  <Badge variant="outline" className="hover:bg-sunken">
                    {tag}
                  </Badge>
                </SiteLink>
              </li>
            ))}
          </ul>
          <CallToAction />
        </article>
      </Container>
      <section className="border-t border-line bg-surface py-12 md:py-16">
        <Container>
          <h2 className="text-2xl font-bold tracking-tight">{t("blogPost.related")}</h2>
          <ul className="mt-6 grid gap-8 sm:grid-cols-2">
            {related.map((other) => (
              <li key={other.id}>
                <PostCard post={other} />
              </li>
            ))}
          </ul>
        </Container>
      </section>
    </>
  );
}

function Head({ post }: { post: BlogPost }) {
  const t = useT();
  const language = useLanguage();
  return (
    <header className="mt-4">
      <SiteLink
        to={`/blog?category=${encodeURIComponent(post.category)}`}
        className="inline-flex py-1 text-sm font-semibold text-brand-strong underline-offset-4 hover:underline"
      >
        {t(`blog.category.${post.category}`)}
      </SiteLink>
      <h1 className="mt-2 text-4xl font-bold tracking-tight text-balance">{post.title}</h1>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-4 border-y border-line py-4">
        <div className="text-sm">
          <p className="font-semibold">{post.author}</p>
          <p className="flex gap-x-3 text-muted">
            <time dateTime={post.publishDate} className="tabular-nums">
              {formatDay(post.publishDate, language)}
            </time>
            <span>{t("blogPost.readTime")}</span>
          </p>
        </div>
        <Island of={island} props={{ id: post.id }} wake={{ stored: marksKey(post.id) }} />
      </div>
    </header>
  );
}

function CallToAction() {
  const t = useT();
  return (
    <section className="mt-12 rounded-2xl bg-forest p-6 text-on-forest md:p-10">
      <h2 className="text-2xl font-bold tracking-tight">{t("blogPost.cta.title")}</h2>
      <p className="mt-2 max-w-prose text-on-forest-muted">{t("blogPost.cta.text")}</p>
      <div className="mt-6 flex flex-col gap-3 sm:flex-row">
        <Button asChild>
          <SiteLink to="/login">{t("blogPost.cta.trial")}</SiteLink>
        </Button>
        <Button variant="secondary" asChild>
          <SiteLink to="/company">{t("blogPost.cta.contact")}</SiteLink>
        </Button>
      </div>
    </section>
  );
}
