/** Why a customer can't choose a tariff that its use can be billed under; the first that holds is told. */
export const TARIFF_UNAVAILABLE = ["expired", "not_yet_in_effect", "other_sector", "outside_limits"] as const;
export type TariffUnavailable = (typeof TARIFF_UNAVAILABLE)[number];
