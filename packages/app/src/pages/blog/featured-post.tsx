import { Picture } from "../../components/picture";
import type { CardPost } from "../../components/posts/card-post";
import { PostFacts } from "../../components/posts/post-facts";
import { SiteLink } from "../../components/site-link";
import { useT } from "../../lib/i18n";

/** The first post of a list, in the size of the page. */
export function FeaturedPost({ post }: { post: CardPost }) {
  const t = useT();
  return (
    <article className="group relative grid overflow-hidden rounded-2xl border border-line bg-surface lg:grid-cols-[3fr_2fr]">
      <Picture motif={post.motif} className="aspect-video size-full lg:aspect-auto lg:min-h-[22rem]" />
      <div className="flex flex-col justify-center gap-3 p-6 md:p-10">
        <p className="text-sm font-semibold text-muted">{t("blog.featured")}</p>
        <h2 className="text-2xl font-bold tracking-tight text-balance md:text-3xl">
          <SiteLink
            to={`/blog/${post.id}`}
            className="decoration-brand underline-offset-4 group-hover:underline after:absolute after:inset-0 after:rounded-2xl after:content-['']"
          >
            {post.title}
          </SiteLink>
        </h2>
        <p className="text-muted text-pretty">{post.excerpt}</p>
        <PostFacts post={post} />
        <p className="text-sm text-muted">{post.author}</p>
      </div>
    </article>
  );
}
