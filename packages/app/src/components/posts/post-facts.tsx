import { useT } from "../../lib/i18n";
import { formatDay } from "../../lib/format";
import { useLanguage } from "../../stores/language";
import type { CardPost } from "./card-post";

/** Category and date above a title. */
export function PostFacts({ post }: { post: Pick<CardPost, "category" | "publishDate"> }) {
  const t = useT();
  const language = useLanguage();
  return (
    <p className="flex flex-wrap gap-x-3 text-sm text-muted">
      <span className="font-semibold text-brand-strong">{t(`blog.category.${post.category}`)}</span>
      <time dateTime={post.publishDate} className="tabular-nums">
        {formatDay(post.publishDate, language)}
      </time>
    </p>
  );
}
