import { useQuery } from "@tanstack/react-query";
import type { Plant } from "@wattleaf/shared/contracts/vpp/index";
import { SiteLink } from "../../components/site-link";
import { formatMoney, formatNumber } from "../../lib/format";
import { useT } from "../../lib/i18n";
import { trpc } from "../../lib/trpc";
import { useLanguage } from "../../stores/language";
import { Badge } from "../../ui/badge";

const KW_PER_MW = 1_000;

/** Plants that the account created with the API; nothing without one. */
export function OperatedPlants() {
  const t = useT();
  const plants = useQuery(trpc.vpp.listPlants.queryOptions({}));
  const own = plants.data?.filter(({ sample }) => !sample) ?? [];
  if (own.length === 0) return null;
  return (
    <section aria-labelledby="operated">
      <h2 id="operated" className="text-xl font-semibold">
        {t("plants.operated")}
      </h2>
      <p className="mt-1 text-muted">
        <SiteLink to="/documentation/guides/vpp" className="text-brand-strong underline">
          {t("plants.operated.docs")}
        </SiteLink>
      </p>
      <ul className="mt-3 divide-y divide-line">
        {own.map((plant) => (
          <OperatedPlant key={plant.id} plant={plant} />
        ))}
      </ul>
    </section>
  );
}

function OperatedPlant({ plant }: { plant: Plant }) {
  const t = useT();
  const language = useLanguage();
  const status = useQuery(trpc.vpp.status.queryOptions({ plant_id: plant.id }));
  const kw = (megawatts: number) => formatNumber(megawatts * KW_PER_MW, language);
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 py-4">
      <p className="min-w-0 grow">
        <span className="block font-semibold">{plant.name}</span>
        {status.data && (
          <span className="block text-sm tabular-nums text-muted">
            {t("plants.operated.capacity", {
              low: kw(status.data.capacity_low),
              high: kw(status.data.capacity_high),
              enrolled: kw(status.data.enrolled_capacity),
            })}
            {" · "}
            {t("plants.operated.earned", {
              amount: formatMoney(status.data.revenue, plant.currency, language),
              events: status.data.revenue_split.settled_events,
            })}
          </span>
        )}
      </p>
      {status.data && <Badge>{t(`plants.operated.${status.data.status}`)}</Badge>}
    </li>
  );
}
