import type { TariffUnavailable } from "@wattleaf/shared/domain/tariff-availability";
import { isApplicable } from "./applicability";
import type { Notice } from "./notices";
import type { Tariff } from "./tariff";

/** Who would choose a tariff, and when. */
export interface Chooser {
  /** The moment of the choice, which may be long after the readings that it is based on. */
  asOfMs: number;
  /** Of the current tariff; null where it is not known. */
  sector: string | null;
}

export interface Availability {
  /** Whether its rates apply at the moment of the choice; null where it names no dates. */
  inEffect: boolean | null;
  /** It is for such a customer: by its sector, and by the bounds of the use. */
  applicable: boolean;
  /** Why it can't be chosen; null when it can. */
  unavailable: TariffUnavailable | null;
}

/**
 * The one rule of which tariffs are a choice. Territory has its own: what is offered elsewhere is not billed at all.
 * @param notices those of the bill that the use has under the tariff
 */
export function availabilityOf(tariff: Tariff, notices: readonly Notice[], chooser: Chooser): Availability {
  const { effectiveFromMs: from, effectiveToMs: to } = tariff;
  const isWithinLimits = isApplicable(notices);
  const isSameSector = !isOtherSector(tariff.sector, chooser.sector);
  const reasons: Record<TariffUnavailable, boolean> = {
    expired: to !== null && chooser.asOfMs > to,
    not_yet_in_effect: from !== null && chooser.asOfMs < from,
    other_sector: !isSameSector,
    outside_limits: !isWithinLimits,
  };
  const found = (Object.keys(reasons) as TariffUnavailable[]).find((reason) => reasons[reason]);
  return {
    inEffect: from === null && to === null ? null : !reasons.expired && !reasons.not_yet_in_effect,
    applicable: isWithinLimits && isSameSector,
    unavailable: found ?? null,
  };
}

/** Orders what can be chosen before what cannot; 0 where both are alike. */
export const availableFirst = (a: Pick<Availability, "unavailable">, b: Pick<Availability, "unavailable">): number =>
  Number(a.unavailable !== null) - Number(b.unavailable !== null);

/** URDB's sectors of businesses overlap from utility to utility; homes are apart everywhere. */
const isOtherSector = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && isHome(one) !== isHome(other);

const isHome = (sector: string): boolean => sector.trim().toLowerCase() === "residential";
