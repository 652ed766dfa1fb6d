import type { PictureMotif } from "@wattleaf/shared/domain/picture-motifs";
import { Picture } from "../../components/picture";
import { ResourceFacts } from "../../components/finder/resource-facts";
import { SiteLink } from "../../components/site-link";
import { useT } from "../../lib/i18n";
import type { ListedResource } from "../../components/finder/resource-list";

const KINDS = ["blog", "papers", "events"] as const;
/** For what has no picture of its own. */
const MOTIFS = { blog: "load-curve", papers: "duck-curve", events: "grid" } as const satisfies Record<
  string,
  PictureMotif
>;

/** The first of each kind: the featured post, the first paper, the next event. */
export function Featured({ resources }: { resources: readonly ListedResource[] }) {
  const t = useT();
  const items = KINDS.flatMap((kind) => {
    const first = resources.find((each) => each.kind === kind);
    return first ? { ...first, kind, motif: first.picture ?? MOTIFS[kind] } : [];
  });
  return (
    <section>
      <h2 className="text-3xl font-bold tracking-tight">{t("resources.featured")}</h2>
      <ul className="mt-6 grid gap-8 sm:grid-cols-2 lg:grid-cols-3 lg:gap-12">
        {items.map(({ kind, title, text, to, facts, date, motif }) => (
          <li key={to} className="group relative flex flex-col">
            <Picture motif={motif} className="mb-4 aspect-[5/2] w-full rounded-xl" />
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
            <ResourceFacts facts={facts} date={date} className="mt-3" />
          </li>
        ))}
      </ul>
    </section>
  );
}
