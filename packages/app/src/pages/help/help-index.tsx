import { SearchX } from "lucide-react";
import type { HelpShelf } from "virtual:content/help";
import { SearchBox } from "../../components/search-box";
import { SiteLink } from "../../components/site-link";
import { changeAddressQuery, useAddressQuery } from "../../lib/address-query";
import { useT } from "../../lib/i18n";
import { matchesWords } from "../../lib/matches-words";
import { EmptyState } from "../../ui/state-message";

export interface HelpIndexProps {
  shelves: readonly {
    shelf: HelpShelf;
    articles: readonly {
      slug: string;
      title: string;
      /** Keywords and questions. */
      terms: string;
    }[];
  }[];
}

/** All articles by topic; a search leaves those that have every word in title, keywords or questions. */
export function HelpIndex({ shelves }: HelpIndexProps) {
  const t = useT();
  const search = useAddressQuery().get("search")?.trim() ?? "";
  const found = shelves
    .map(({ shelf, articles }) => ({
      shelf,
      articles: articles.filter(({ title, terms }) => matchesWords(`${title} ${terms}`, search)),
    }))
    .filter(({ articles }) => articles.length > 0);
  const count = found.reduce((sum, { articles }) => sum + articles.length, 0);
  return (
    <>
      <div className="max-w-xl">
        <SearchBox
          action="/help"
          label={t("help.search")}
          placeholder={t("help.search.placeholder")}
          clearLabel={t("help.search.clear")}
          value={search}
          onSearch={(next) =>
            changeAddressQuery((query) => (next === "" ? query.delete("search") : query.set("search", next)))
          }
        />
      </div>
      <p role="status" className="mt-3 text-sm text-muted">
        {count === 1 ? t("help.found.one") : t("help.found", { count })}
      </p>
      {count === 0 ? (
        <EmptyState
          icon={<SearchX className="size-6" />}
          title={t("help.none.title")}
          description={t("help.none.text")}
        />
      ) : (
        <div className="mt-8 gap-x-12 sm:columns-2 lg:columns-3">
          {found.map(({ shelf, articles }) => (
            <section key={shelf} id={shelf} className="mb-10 break-inside-avoid">
              <h2 className="text-lg font-semibold">{t(`help.shelf.${shelf}`)}</h2>
              <ul className="mt-3 divide-y divide-line border-y border-line">
                {articles.map(({ slug, title }) => (
                  <li key={slug}>
                    <SiteLink
                      to={`/help/${slug}`}
                      className="block py-2.5 text-ink decoration-brand underline-offset-4 hover:text-brand-strong hover:underline"
                    >
                      {title}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </>
  );
}
