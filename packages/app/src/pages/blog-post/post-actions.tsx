import { Bookmark, Heart, Share2 } from "lucide-react";
import { useT } from "../../lib/i18n";
import { Button } from "../../ui/button";
import { cx } from "../../ui/cx";
import { useMarks } from "./marks";
import { shareLink } from "./share-link";

/** The specification's count before this reader's like. */
const LIKES = 47;

/** Like and bookmark, which this browser remembers, and share. */
export function PostActions({ id }: { id: string }) {
  const t = useT();
  const { marks, toggle } = useMarks(id);
  const share = () =>
    shareLink({
      copied: t("blogPost.share.copied"),
      failed: t("blogPost.share.failed"),
      failedText: t("blogPost.share.failedText"),
    });

  return (
    <div role="group" aria-label={t("blogPost.actions")} className="-mx-3 flex flex-wrap sm:mx-0">
      <Button
        variant="ghost"
        size="md"
        aria-pressed={marks.liked}
        onClick={() => toggle("liked")}
        icon={<Heart aria-hidden="true" className={cx("size-5", marks.liked && "fill-current text-danger")} />}
        className="px-3"
      >
        <span className="sr-only">{t("blogPost.like")}</span>
        <span className="tabular-nums">{LIKES + (marks.liked ? 1 : 0)}</span>
      </Button>
      <Button
        variant="ghost"
        aria-pressed={marks.bookmarked}
        aria-label={t("blogPost.bookmark")}
        title={t("blogPost.bookmark")}
        onClick={() => toggle("bookmarked")}
        className="px-3"
      >
        <Bookmark aria-hidden="true" className={cx("size-5", marks.bookmarked && "fill-current text-brand-strong")} />
      </Button>
      <Button
        variant="ghost"
        onClick={() => void share()}
        icon={<Share2 aria-hidden="true" className="size-5" />}
        className="px-3"
      >
        {t("blogPost.share")}
      </Button>
    </div>
  );
}
