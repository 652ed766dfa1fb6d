import type { BillingPeriod } from "@wattleaf/shared/domain/billing";
import { ENTERPRISE_CONTACT_HOURS, type Plan, TRIAL_DAYS } from "@wattleaf/shared/domain/plans";
import { formatMoney, formatNumber } from "@wattleaf/shared/i18n/format/numbers";
import { Check, Minus } from "lucide-react";
import { SiteLink } from "../../components/site-link";
import { useT } from "../../lib/i18n";
import { useLanguage } from "../../stores/language";
import { Badge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { featuresOf } from "./plan-features";

interface PlanColumnProps {
  plan: Plan;
  period: BillingPeriod;
  pending: boolean;
  onChoose: () => void;
}

export function PlanColumn({ plan, period, pending, onChoose }: PlanColumnProps) {
  const t = useT();
  const { id, popular } = plan;
  return (
    <li
      className={`-ml-px -mt-px flex flex-col gap-5 border-l border-t border-line p-6 xl:p-7 ${popular ? "bg-brand-soft" : ""}`}
    >
      <div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="text-xl font-semibold">{t(`plans.${id}.name`)}</h2>
          {popular && (
            <Badge variant="outline" className="bg-surface text-brand-strong">
              {t("plans.popular")}
            </Badge>
          )}
        </div>
        <p className="mt-2 text-sm text-pretty text-muted xl:min-h-[4.25rem]">{t(`plans.${id}.description`)}</p>
      </div>
      <Price plan={plan} period={period} />
      <div className="flex flex-col gap-2">
        <Button variant={popular ? "primary" : "secondary"} loading={pending} onClick={onChoose} className="w-full">
          {t(`plans.${id}.cta`)}
        </Button>
        <NextStep plan={plan} />
      </div>
      <ul
        aria-label={t("plans.features.title", { plan: t(`plans.${id}.name`) })}
        className="flex flex-col gap-2.5 border-t border-line pt-5 text-sm"
      >
        {featuresOf(id).map((feature) => (
          <Feature key={feature.name} {...feature} />
        ))}
      </ul>
    </li>
  );
}

function Price({ plan: { id, price }, period }: Pick<PlanColumnProps, "plan" | "period">) {
  const t = useT();
  const language = useLanguage();
  if (typeof price !== "object") {
    const isFree = price === "free";
    return (
      <div className="min-h-[5.75rem]">
        <p className="text-3xl font-bold tracking-tight">{t(isFree ? "plans.free.price" : "plans.enterprise.price")}</p>
        <p className="mt-1 text-sm text-muted">
          {isFree
            ? t("plans.free.terms", { days: TRIAL_DAYS })
            : t("plans.enterprise.terms", { hours: ENTERPRISE_CONTACT_HOURS })}
        </p>
      </div>
    );
  }
  const dollars = (usd: number) => formatMoney(usd, "USD", language, { minimum: 0 });
  const { usd, listUsd, savingUsd } = price[period];
  return (
    <div className="min-h-[5.75rem]" data-price={id}>
      <p className="flex items-baseline gap-2">
        <span className="text-3xl font-bold tabular-nums tracking-tight">{dollars(usd)}</span>
        <span className="text-muted">{t(`plans.price.${period}`)}</span>
      </p>
      <p className="mt-1 flex flex-wrap gap-x-3 text-sm tabular-nums">
        <s className="text-muted">{t("plans.price.list", { price: dollars(listUsd) })}</s>
        <span className="font-semibold text-brand-strong">
          {t("plans.price.saving", { amount: dollars(savingUsd) })}
        </span>
      </p>
    </div>
  );
}

/** A trial needs an account and an inquiry an address: where the visitor leaves them. */
function NextStep({ plan: { price } }: Pick<PlanColumnProps, "plan">) {
  const t = useT();
  const look = "py-1 text-center text-sm text-brand-strong underline underline-offset-4 decoration-brand/40";
  if (price === "free") {
    return (
      <SiteLink to="/register" className={look}>
        {t("plans.register")}
      </SiteLink>
    );
  }
  if (price === "custom") {
    return (
      <SiteLink to="/company?topic=sales#contact" className={look}>
        {t("plans.contact")}
      </SiteLink>
    );
  }
  return (
    <span aria-hidden="true" className="hidden py-1 text-sm md:block">
      {"\u00a0"}
    </span>
  );
}

function Feature({ name, count, included }: ReturnType<typeof featuresOf>[number]) {
  const t = useT();
  const language = useLanguage();
  const Icon = included ? Check : Minus;
  return (
    <li className={`flex gap-2.5 ${included ? "" : "text-muted"}`}>
      <Icon aria-hidden="true" className={`mt-0.5 size-4 shrink-0 ${included ? "text-brand-strong" : ""}`} />
      <span>
        <span className="sr-only">{t(included ? "plans.feature.included" : "plans.feature.missing")}</span>
        {t(name, count === undefined ? {} : { count: formatNumber(count, language, 0) })}
      </span>
    </li>
  );
}
