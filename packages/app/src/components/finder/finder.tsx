import { SearchX } from "lucide-react";
import { SearchBox } from "../search-box";
import { changeAddressQuery } from "../../lib/address-query";
import { useT } from "../../lib/i18n";
import { Button } from "../../ui/button";
import { EmptyState, ErrorState } from "../../ui/state-message";
import { ResourceList } from "./resource-list";
import { useFinder } from "./use-finder";

const MAX_SHOWN = 12;

export interface FinderProps {
  /** Name of the index of what is searched: `/search/<index>-<language>.json`. */
  index: string;
  /** The page that a browser without scripts opens. */
  action: string;
  label: string;
  placeholder: string;
}

/** Searches everything in an index; the words are the `search` of the address. */
export function Finder({ index, action, label, placeholder }: FinderProps) {
  const t = useT();
  const { search, found, isLoading, hasFailed, retry } = useFinder(index);
  return (
    <>
      <SearchBox
        action={action}
        label={label}
        placeholder={placeholder}
        clearLabel={t("resourcesFinder.search.clear")}
        value={search}
        onSearch={(next) =>
          changeAddressQuery((query) => (next === "" ? query.delete("search") : query.set("search", next)))
        }
      />
      <p role="status" className="sr-only">
        {search !== "" && !hasFailed && statusText()}
      </p>
      {search !== "" && (
        <section
          aria-label={t("resourcesFinder.results")}
          aria-busy={isLoading}
          className="mt-4 min-h-[6rem] rounded-xl bg-surface px-5 py-2 text-ink"
        >
          {found.length > 0 && <ResourceList resources={found.slice(0, MAX_SHOWN)} showsKind />}
          {found.length > MAX_SHOWN && (
            <p className="py-3 text-sm text-muted">{t("resourcesFinder.more", { count: found.length - MAX_SHOWN })}</p>
          )}
          {!isLoading && !hasFailed && found.length === 0 && (
            <EmptyState
              icon={<SearchX className="size-6" />}
              title={t("resourcesFinder.none.title")}
              description={t("resourcesFinder.none.text")}
            />
          )}
          {hasFailed && (
            <ErrorState
              title={t("resourcesFinder.failed.title")}
              description={t("resourcesFinder.failed.text")}
              action={
                <Button variant="secondary" onClick={retry}>
                  {t("resourcesFinder.failed.action")}
                </Button>
              }
            />
          )}
        </section>
      )}
    </>
  );

  function statusText() {
    if (isLoading) return t("resourcesFinder.loading");
    if (found.length === 0) return t("resourcesFinder.none.title");
    return found.length === 1 ? t("resourcesFinder.found.one") : t("resourcesFinder.found", { count: found.length });
  }
}
