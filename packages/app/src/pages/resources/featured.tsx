import { SiteLink } from "../../components/site-link";
import { useT } from "../../lib/i18n";
import type { ListedResource } from "../../components/finder/resource-list";

const KINDS = ["blog", "papers", "events"] as const;

/** The first of each kind: the featured post, the first paper, the next event. */
export function Featured({ resources }: { resources: readonly ListedResource[] }) {
  const t = useT();
  const items = KINDS.flatMap((kind) => resources.find((each) => each.kind === kind) ?? []);
  return (
    <section>
      <h2 className="text-3xl font-bold tracking-tight">{t("resources.featured")}</h2>
      <ul className="mt-6 grid gap-8 lg:grid-cols-3 lg:gap-12">
        {items.map(({ kind, title, text, to }) => (
          <li key={to} className="group relative border-t-2 border-brand pt-4">
            <p className="text-sm font-semibold text-brand-strong">{t(`resourcesFinder.kind.${kind}`)}</p>
            <h3 className="mt-1 text-xl font-semibold text-balance">
              <SiteLink
                to={to}
                className="decoration-brand underline-offset-4 group-hover:underline after:absolute after:inset-0 after:content-['']"
              >
                {title}
              </SiteLink>
            </h3>
            <p className="mt-2 text-muted text-pretty">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
