import { BILLING_PERIODS, type BillingPeriod } from "@wattleaf/shared/domain/billing";
import { changeAddressQuery, useAddressQuery } from "../../lib/address-query";

const NAME = "billing";
const DEFAULT_PERIOD: BillingPeriod = "monthly";

/** The period whose prices are shown; the address says so unless it is the usual one. */
export function useBillingPeriod(): BillingPeriod {
  const asked = useAddressQuery().get(NAME);
  return BILLING_PERIODS.find((one) => one === asked) ?? DEFAULT_PERIOD;
}

export const chooseBillingPeriod = (period: BillingPeriod) =>
  changeAddressQuery((query) => {
    if (period === DEFAULT_PERIOD) query.delete(NAME);
    else query.set(NAME, period);
  });
