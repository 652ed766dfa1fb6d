import type { Resource } from "virtual:content/resources";
import { SiteLink } from "../site-link";
import { formatDay } from "../../lib/format";
import { useT } from "../../lib/i18n";
import { useLanguage } from "../../stores/language";

export type ListedResource = Omit<Resource, "terms">;

interface ResourceListProps {
  resources: readonly ListedResource[];
  /** Names the kind of each, where a list mixes them. */
  showsKind?: boolean;
}

/** Titles with a line about each. */
export function ResourceList({ resources, showsKind = false }: ResourceListProps) {
  const t = useT();
  const language = useLanguage();
  // Results come right below the page's title, the library's lists below a heading of their own.
  const Heading = showsKind ? "h2" : "h3";
  return (
    <ul className="divide-y divide-line border-y border-line">
      {resources.map(({ kind, title, text, to, date }) => (
        <li key={to} className="group relative grid gap-x-8 gap-y-1 py-4 md:grid-cols-[1fr_auto]">
          <div className="min-w-0">
            {showsKind && (
              <p className="text-sm font-semibold text-brand-strong">{t(`resourcesFinder.kind.${kind}`)}</p>
            )}
            <Heading className="font-semibold">
              <SiteLink
                to={to}
                className="decoration-brand underline-offset-4 group-hover:underline after:absolute after:inset-0 after:content-['']"
              >
                {title}
              </SiteLink>
            </Heading>
            {text && <p className="mt-1 max-w-prose text-muted text-pretty">{text}</p>}
          </div>
          {date && (
            <time dateTime={date} className="text-sm tabular-nums text-muted">
              {formatDay(date, language)}
            </time>
          )}
        </li>
      ))}
    </ul>
  );
}
