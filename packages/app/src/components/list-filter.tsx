import { Search } from "lucide-react";
import { useId } from "react";
import { useT } from "../lib/i18n";

interface ListFilterProps {
  /** Id of what holds the entries, each with `data-group`; a `data-part` of it without entries is hidden. */
  list: string;
  /** The chips' name in the address. */
  param: string;
  /** Names the chips. */
  label: string;
  chips: readonly { value: string; label: string }[];
  search?: { label: string; placeholder: string };
  /** With `{shown}` and `{total}`. */
  some: string;
  none: string;
}

/**
 * Filters a list of a document; live/list-filter.ts does the work. Chips are links, so that a filtered list has an
 * address, and a chip that is clicked before the script is there works as well.
 */
export function ListFilter({ list, param, label, chips, search, some, none }: ListFilterProps) {
  const t = useT();
  const id = useId();
  return (
    <div data-live="list-filter" data-list={list} data-param={param} className="flex flex-col gap-4">
      {search && (
        <form role="search" method="get">
          <label htmlFor={id} className="sr-only">
            {search.label}
          </label>
          <span className="relative block max-w-xl">
            <Search aria-hidden="true" className="absolute left-4 top-1/2 size-5 -translate-y-1/2 text-muted" />
            <input
              id={id}
              type="search"
              name="q"
              placeholder={search.placeholder}
              className="block h-13 w-full rounded-md border border-line-strong bg-surface pl-12 pr-4 text-base text-ink placeholder:text-muted hover:border-ink/60 focus:border-brand-strong focus:outline-none focus:ring-2 focus:ring-brand/40"
            />
          </span>
        </form>
      )}
      <nav aria-label={label}>
        <ul className="flex flex-wrap gap-2">
          {[{ value: "", label: t("filter.all") }, ...chips].map(({ value, label: text }) => (
            <li key={value}>
              <a
                href={value === "" ? "?" : `?${new URLSearchParams({ [param]: value })}`}
                data-chip={value}
                aria-current={value === "" ? "true" : undefined}
                className="inline-flex min-h-[2.75rem] items-center rounded-full border border-line-strong/60 bg-surface px-4 text-sm font-semibold text-ink transition duration-150 hover:border-brand-strong aria-current:border-brand-strong aria-current:bg-brand-strong aria-current:text-on-brand"
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <p className="flex min-h-[1.75rem] flex-wrap items-center gap-x-4 text-sm text-muted">
        <span role="status" data-status data-some={some} data-none={none} className="tabular-nums" />
        <a
          href="?"
          data-clear
          hidden
          className="font-semibold text-brand-strong underline decoration-brand/40 underline-offset-4 hover:decoration-brand-strong"
        >
          {t("filter.clear")}
        </a>
      </p>
    </div>
  );
}
