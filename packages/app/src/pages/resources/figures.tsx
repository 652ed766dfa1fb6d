import { ClaimedStat } from "../../components/claimed-stat";
import { useT } from "../../lib/i18n";

const figures = [
  { name: "articles", value: "150+" },
  { name: "papers", value: "25+" },
  { name: "videos", value: "50+" },
  { name: "members", value: "10k+" },
] as const;

/** The maker's figures about the library. */
export function Figures() {
  const t = useT();
  return (
    <section aria-label={t("resources.figures")}>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-8 border-y border-line py-8 md:grid-cols-4">
        {figures.map(({ name, value }) => (
          <ClaimedStat key={name} claim="resource-statistics" value={value} label={t(`resources.figure.${name}`)} />
        ))}
      </dl>
    </section>
  );
}
