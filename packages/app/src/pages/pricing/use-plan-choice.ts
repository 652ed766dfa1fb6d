import type { SubscriptionTier } from "@wattleaf/shared/domain/account";
import { BILLING_PATHS, type BillingPeriod, PAID_PLANS, type PaidPlan } from "@wattleaf/shared/domain/billing";
import { useCallback, useState } from "react";
import { useT } from "../../lib/i18n";
import { getJson, postJson, RestError } from "../../lib/rest";
import { loginPath } from "../../lib/return-path";
import { showToast } from "../../lib/show-toast";

/** What a click on a plan does, and what it has led to. */
export function usePlanChoice(period: BillingPeriod) {
  const t = useT();
  const [pending, setPending] = useState<PaidPlan | null>(null);
  const [activated, setActivated] = useState<PaidPlan | null>(null);

  const pay = useCallback(
    async (plan: PaidPlan) => {
      setPending(plan);
      try {
        const { mode } = await getJson<{ mode: "stripe" | "simulated" }>(BILLING_PATHS.status, {});
        if (mode === "stripe") {
          const { url } = await postJson<{ url: string | null }>(BILLING_PATHS.checkout, { plan, period });
          if (url !== null) return location.assign(url);
        }
        showToast({
          title: t("plans.activated.title"),
          description: t("plans.activated.text", { plan: t(`plans.${plan}.name`) }),
        });
        setActivated(plan);
      } catch (error) {
        const code = error instanceof RestError ? error.code : null;
        if (code === "not_signed_in") return location.assign(loginPath(location.pathname + location.search));
        showToast({ title: t("plans.failed.title"), description: t(reasonOf(code)), variant: "destructive" });
      } finally {
        setPending(null);
      }
    },
    [period, t],
  );

  const choose = useCallback(
    (plan: SubscriptionTier) => {
      const paid = PAID_PLANS.find((one) => one === plan);
      if (paid) void pay(paid);
      else if (plan === "free") showToast({ title: t("plans.trial.title"), description: t("plans.trial.text") });
      else showToast({ title: t("plans.sales.title"), description: t("plans.sales.text") });
    },
    [pay, t],
  );

  const dismiss = useCallback(() => setActivated(null), []);
  return { choose, pending, activated, dismiss };
}

function reasonOf(code: string | null) {
  if (code === "conflict") return "plans.failed.subscribed";
  if (code === "read_only_session" || code === "rate_limited") return `error.${code}` as const;
  return "plans.failed.text";
}
