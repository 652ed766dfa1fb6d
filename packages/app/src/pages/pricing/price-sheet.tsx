import { BILLING_PERIODS } from "@wattleaf/shared/domain/billing";
import { PLANS } from "@wattleaf/shared/domain/plans";
import { ClaimNote } from "../../components/claim-note";
import { useT } from "../../lib/i18n";
import { Badge } from "../../ui/badge";
import { Confirmation } from "./confirmation";
import { PlanColumn } from "./plan-column";
import { chooseBillingPeriod, useBillingPeriod } from "./use-billing-period";
import { usePaymentReturn } from "./use-payment-return";
import { usePlanChoice } from "./use-plan-choice";

/** The four plans with the prices of one billing period. */
export function PriceSheet() {
  const t = useT();
  const period = useBillingPeriod();
  const { choose, pending, activated, dismiss } = usePlanChoice(period);
  usePaymentReturn();
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <div
          role="group"
          aria-label={t("plans.period.label")}
          className="inline-flex gap-1 rounded-lg border border-line bg-sunken p-1"
        >
          {BILLING_PERIODS.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === period}
              onClick={() => chooseBillingPeriod(one)}
              className={`h-10 rounded-md px-5 text-sm font-semibold transition duration-150 ${
                one === period ? "bg-surface text-ink shadow-sm" : "text-muted hover:text-ink"
              }`}
            >
              {t(`plans.period.${one}`)}
            </button>
          ))}
        </div>
        <span>
          <Badge variant="brand">{t("plans.period.save")}</Badge>
          <ClaimNote id="annual-billing" />
        </span>
      </div>
      <ul className="mt-8 grid overflow-hidden rounded-2xl border border-line bg-surface md:grid-cols-2 xl:grid-cols-4">
        {PLANS.map((plan) => (
          <PlanColumn
            key={plan.id}
            plan={plan}
            period={period}
            pending={plan.id === pending}
            onChoose={() => choose(plan.id)}
          />
        ))}
      </ul>
      {activated && <Confirmation plan={activated} period={period} onClose={dismiss} />}
    </>
  );
}
