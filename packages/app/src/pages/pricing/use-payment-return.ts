import { useLayoutEffect } from "react";
import { changeAddressQuery } from "../../lib/address-query";
import { useT } from "../../lib/i18n";
import { showToast } from "../../lib/show-toast";

/** Stripe's page leads back with `?success=true` or `?canceled=true`: said once, then out of the address. */
export function usePaymentReturn(): void {
  const t = useT();
  useLayoutEffect(() => {
    const query = new URLSearchParams(location.search);
    if (query.get("success") === "true") {
      showToast({ title: t("plans.paid.title"), description: t("plans.paid.text") });
    } else if (query.get("canceled") === "true") {
      showToast({ title: t("plans.canceled.title"), description: t("plans.canceled.text"), variant: "destructive" });
    } else return;
    changeAddressQuery((rest) => {
      rest.delete("success");
      rest.delete("canceled");
    });
  }, [t]);
}
