import { type BillingPeriod, type PaidPlan, priceOf } from "@wattleaf/shared/domain/billing";
import { formatMoney } from "@wattleaf/shared/i18n/format/numbers";
import { useEffect, useId, useRef } from "react";
import { SiteLink } from "../../components/site-link";
import { useT } from "../../lib/i18n";
import { useLanguage } from "../../stores/language";
import { Button } from "../../ui/button";

interface ConfirmationProps {
  plan: PaidPlan;
  period: BillingPeriod;
  onClose: () => void;
}

/** What was chosen where the server takes no payments. The browser's own dialog: it keeps the focus and closes on Escape. */
export function Confirmation({ plan, period, onClose }: ConfirmationProps) {
  const t = useT();
  const language = useLanguage();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const rows = [
    ["plans.dialog.plan", t(`plans.${plan}.name`)],
    ["plans.dialog.period", t(`plans.period.${period}`)],
    ["plans.dialog.amount", formatMoney(priceOf(plan, period).usd, "USD", language)],
  ] as const;
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      className="m-auto w-full max-w-md rounded-xl border border-transparent bg-surface p-6 text-ink shadow-lg"
    >
      <h2 id={titleId} className="text-xl font-semibold">
        {t("plans.activated.title")}
      </h2>
      <dl className="mt-4 divide-y divide-line border-y border-line">
        {rows.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4 py-2.5">
            <dt className="text-muted">{t(name)}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm text-muted">{t("plans.dialog.simulated")}</p>
      <Button className="mt-6 w-full" asChild>
        <SiteLink to="/dashboard">{t("plans.dialog.continue")}</SiteLink>
      </Button>
    </dialog>
  );
}
