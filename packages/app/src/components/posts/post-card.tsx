import { Picture } from "../picture";
import { SiteLink } from "../site-link";
import type { CardPost } from "./card-post";
import { PostFacts } from "./post-facts";

/** The whole card leads to the post; its title is the link. */
export function PostCard({ post }: { post: CardPost }) {
  return (
    <article className="group relative flex flex-col">
      <Picture motif={post.motif} className="aspect-video w-full rounded-lg" />
      <div className="mt-4">
        <PostFacts post={post} />
      </div>
      <h3 className="mt-1 text-lg font-semibold leading-snug text-balance">
        <SiteLink
          to={`/blog/${post.id}`}
          className="decoration-brand underline-offset-4 group-hover:underline after:absolute after:inset-0 after:rounded-lg after:content-['']"
        >
          {post.title}
        </SiteLink>
      </h3>
      <p className="mt-2 text-muted text-pretty">{post.excerpt}</p>
    </article>
  );
}
