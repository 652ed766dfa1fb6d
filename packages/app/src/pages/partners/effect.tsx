import { useQuery } from "@tanstack/react-query";
import type { PartnerEffect } from "@wattleaf/shared/contracts/partners/insight";
import type { Partner } from "@wattleaf/shared/contracts/partners/workspaces";
import { LoadError } from "../../components/load-error";
import { SiteLink } from "../../components/site-link";
import { formatNumber, formatPercent, formatMonthOfYear } from "../../lib/format";
import { useT } from "../../lib/i18n";
import { trpc } from "../../lib/trpc";
import { useLanguage } from "../../stores/language";
import { Skeleton } from "../../ui/skeleton";
import { Part } from "./part";

/** What savings reports changed for the partner's own customers, against those that are held out. */
export function Effect({ partner }: { partner: Partner }) {
  const t = useT();
  const effect = useQuery(trpc.partners.effect.queryOptions({ partner_id: partner.id }));
  return (
    <Part title={t("partners.effect.title")} text={t("partners.effect.text")}>
      {effect.isPending && <Skeleton className="h-24" aria-label={t("state.loading")} />}
      {effect.isLoadingError && <LoadError title={t("partners.loadFailed")} query={effect} />}
      {effect.data && <Measured effect={effect.data} />}
      <SiteLink
        to="/methods#savings-reports"
        className="self-start font-semibold text-brand-strong underline underline-offset-4"
      >
        {t("partners.effect.method")}
      </SiteLink>
    </Part>
  );
}

function Measured({ effect }: { effect: PartnerEffect }) {
  const t = useT();
  const language = useLanguage();
  const { saved, treatedHomes, holdoutHomes, homesNeeded, fromMonth, toMonth } = effect;
  const count = (value: number) => formatNumber(value, language);
  const monthOf = (month: string) => formatMonthOfYear(month, language);
  const figures = [
    { name: t("partners.effect.treated"), value: count(treatedHomes) },
    { name: t("partners.effect.holdout"), value: count(holdoutHomes) },
    ...(fromMonth && toMonth
      ? [{ name: t("partners.effect.months"), value: [fromMonth, toMonth].map(monthOf).join(" – ") }]
      : []),
  ];
  const share = (value: number) => formatPercent(value, language);
  return (
    <>
      <p className={saved ? "text-lg font-semibold" : "text-muted"}>
        {saved
          ? t("partners.effect.saved", { share: share(saved.share), from: share(saved.from), to: share(saved.to) })
          : t("partners.effect.none", { count: count(homesNeeded) })}
      </p>
      <dl className="grid gap-4 sm:grid-cols-3">
        {figures.map(({ name, value }) => (
          <div key={name} className="rounded-xl border border-line p-4">
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="mt-1 text-xl font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
