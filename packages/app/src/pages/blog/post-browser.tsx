import { SearchX } from "lucide-react";
import { PostCard } from "../../components/posts/post-card";
import { SearchBox } from "../../components/search-box";
import { changeAddressQuery } from "../../lib/address-query";
import { useT } from "../../lib/i18n";
import { Button } from "../../ui/button";
import { cx } from "../../ui/cx";
import { Spinner } from "../../ui/spinner";
import { EmptyState, ErrorState } from "../../ui/state-message";
import { CategoryButtons } from "./category-buttons";
import { FeaturedPost } from "./featured-post";
import { type FoundPosts, usePostSearch } from "./use-post-search";

/** Search, categories and the posts that they leave, the first one large. The address keeps the choice. */
export function PostBrowser(first: FoundPosts) {
  const t = useT();
  const { category, search, page, found, isLoading, retry } = usePostSearch(first);
  const [featured, ...others] = found?.posts ?? [];
  return (
    <>
      <div className="flex flex-col gap-4 border-b border-line pb-6 lg:flex-row lg:items-center lg:justify-between">
        <CategoryButtons chosen={category} onChoose={(next) => setQuery("category", next ?? "")} />
        <div className="lg:w-80 lg:shrink-0">
          <SearchBox
            action="/blog"
            label={t("blog.search")}
            placeholder={t("blog.search.placeholder")}
            clearLabel={t("blog.search.clear")}
            value={search}
            pauseMs={0}
            onSearch={(next) => setQuery("search", next)}
          />
        </div>
      </div>
      <p role="status" className="flex h-12 items-center gap-2 text-sm text-muted">
        {isLoading ? (
          <>
            <Spinner size="sm" />
            {t("blog.loading")}
          </>
        ) : (
          found && foundText(found.total)
        )}
      </p>
      <section
        aria-label={t("blog.list")}
        aria-busy={isLoading}
        className={cx("transition duration-150", isLoading && "opacity-60")}
      >
        {featured && <FeaturedPost post={featured} />}
        {others.length > 0 && (
          <ul className="mt-12 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
            {others.map((post) => (
              <li key={post.id}>
                <PostCard post={post} />
              </li>
            ))}
          </ul>
        )}
        {found && found.pages > 1 && (
          <nav aria-label={t("blog.pages")} className="mt-12 flex items-center gap-4">
            <Button variant="secondary" disabled={page === 1} onClick={() => goToPage(page - 1)}>
              {t("blog.pages.previous")}
            </Button>
            <span className="text-sm tabular-nums text-muted">
              {t("blog.pages.current", { page, pages: found.pages })}
            </span>
            <Button variant="secondary" disabled={page >= found.pages} onClick={() => goToPage(page + 1)}>
              {t("blog.pages.next")}
            </Button>
          </nav>
        )}
        {found?.posts.length === 0 && (
          <EmptyState
            icon={<SearchX className="size-6" />}
            title={t("blog.none.title")}
            description={t("blog.none.text")}
            action={
              <Button variant="secondary" onClick={showAll}>
                {t("blog.none.action")}
              </Button>
            }
          />
        )}
        {found === null && (
          <ErrorState
            title={t("blog.failed.title")}
            description={t("blog.failed.text")}
            action={
              <Button variant="secondary" onClick={retry}>
                {t("blog.failed.action")}
              </Button>
            }
          />
        )}
      </section>
    </>
  );

  function foundText(count: number) {
    return count === 1 ? t("blog.found.one") : t("blog.found", { count });
  }
}

/** Another choice begins at its first page. */
const setQuery = (name: string, value: string) =>
  changeAddressQuery((query) => {
    query.delete("page");
    if (value === "") query.delete(name);
    else query.set(name, value);
  });

const goToPage = (page: number) =>
  changeAddressQuery((query) => (page > 1 ? query.set("page", String(page)) : query.delete("page")));

const showAll = () =>
  changeAddressQuery((query) => {
    for (const name of ["category", "search", "page"]) query.delete(name);
  });
