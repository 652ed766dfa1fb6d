import type { PictureMotif } from "@wattleaf/shared/domain/picture-motifs";
import { Picture } from "../../components/picture";
import { SiteLink } from "../../components/site-link";
import { useT } from "../../lib/i18n";

const tiles = [
  { name: "labs", to: "/labs", motif: "stack" },
  { name: "blog", to: "/blog", motif: "load-curve" },
  { name: "papers", to: "/white-papers", motif: "ledger" },
  { name: "events", to: "/events", motif: "tariff-clock" },
  { name: "documentation", to: "/documentation", motif: "plant" },
] as const satisfies readonly { name: string; to: string; motif: PictureMotif }[];

/** The five sections; on a phone the first one takes the whole row. */
export function Tiles() {
  const t = useT();
  return (
    <nav aria-label={t("resources.tiles")}>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-8 lg:grid-cols-5">
        {tiles.map(({ name, to, motif }) => (
          <li key={name} className={name === "labs" ? "col-span-2 lg:col-span-1" : ""}>
            <SiteLink to={to} className="group block rounded-lg">
              <Picture motif={motif} className="aspect-video w-full rounded-lg" />
              <span className="mt-3 block font-semibold decoration-brand underline-offset-4 group-hover:underline">
                {t(`resources.tile.${name}`)}
              </span>
              <span className="mt-0.5 block text-sm text-muted">{t(`resources.tile.${name}.text`)}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
