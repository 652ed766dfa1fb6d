import type { Resource } from "virtual:content/resources";
import { SiteLink } from "../site-link";
import { useT } from "../../lib/i18n";
import { ResourceFacts } from "./resource-facts";

export type ListedResource = Omit<Resource, "terms">;

interface ResourceListProps {
  resources: readonly ListedResource[];
  /** Names the kind of each, where a list mixes them. */
  showsKind?: boolean;
}

/** Titles with a line about each. */
export function ResourceList({ resources, showsKind = false }: ResourceListProps) {
  const t = useT();
  // Results come right below the page's title, the library's lists below a heading of their own.
  const Heading = showsKind ? "h2" : "h3";
  return (
    <ul className="divide-y divide-line border-y border-line">
      {resources.map(({ kind, title, text, to, date, facts }) => (
        <li key={to} className="group relative py-4">
          {showsKind && <p className="text-sm font-semibold text-brand-strong">{t(`resourcesFinder.kind.${kind}`)}</p>}
          <Heading className="font-semibold">
            <SiteLink
              to={to}
              className="decoration-brand underline-offset-4 group-hover:underline after:absolute after:inset-0 after:content-['']"
            >
              {title}
            </SiteLink>
          </Heading>
          {text && <p className="mt-1 max-w-prose text-muted text-pretty">{text}</p>}
          <ResourceFacts facts={facts} date={date} className="mt-1" />
        </li>
      ))}
    </ul>
  );
}
