import type { Plan } from "./plan";
import { type ScheduleProblem, requiredFinalKwh } from "./problem";
import { attainableByBattery, attainableByEv } from "./stored-energy";

/** Energy that a vehicle asks for during its stay. */
export interface EnergyClaim {
  of: "ev" | "battery";
  /** Its number among the vehicles that only charge, or among the batteries. */
  index: number;
  fromStep: number;
  untilStep: number;
  requestedKwh: number;
  /** What of it the charger could deliver if the vehicle were alone. */
  attainableKwh: number;
}

/**
 * Of the price of a missing kWh, the part that is paid on the worst share instead of on each kWh. Evening out shares may
 * then cost up to three kWh missing elsewhere for one that the worst-off vehicle gains, and a kWh that all share weighs
 * what it weighs for a single vehicle, so other wishes keep their rank.
 */
const PAID_ON_WORST_SHARE = 0.75;

/**
 * Vehicles that may have to share power that is too little: those whose stays overlap, directly or through others. Within
 * a group the worst share missing is made as small as it can be before the energy missing in all.
 */
export function claimGroups(problem: ScheduleProblem): EnergyClaim[][] {
  if (!Number.isFinite(problem.grid.importLimitKw)) return [];
  const groups: { untilStep: number; claims: EnergyClaim[] }[] = [];
  for (const claim of claimsOf(problem).toSorted((a, b) => a.fromStep - b.fromStep)) {
    const last = groups.at(-1);
    if (last && claim.fromStep < last.untilStep) {
      last.claims.push(claim);
      last.untilStep = Math.max(last.untilStep, claim.untilStep);
    } else groups.push({ untilStep: claim.untilStep, claims: [claim] });
  }
  return groups.map(({ claims }) => claims).filter(({ length }) => length > 1);
}

function claimsOf(problem: ScheduleProblem): EnergyClaim[] {
  const ofEvs = problem.evs.map((ev, index): EnergyClaim => {
    const attainableKwh = Math.min(ev.neededKwh, attainableByEv(ev, problem));
    return { of: "ev", index, ...staysOf(ev), requestedKwh: ev.neededKwh, attainableKwh };
  });
  const ofBatteries = problem.batteries.flatMap((battery, index): EnergyClaim[] => {
    if (battery.kind !== "vehicle") return [];
    const requestedKwh = Math.max(0, (requiredFinalKwh(battery) ?? 0) - battery.initialKwh);
    const attainableKwh = Math.min(requestedKwh, attainableByBattery(battery, problem) - battery.initialKwh);
    return [{ of: "battery", index, ...staysOf(battery), requestedKwh, attainableKwh }];
  });
  return [...ofEvs, ...ofBatteries].filter(({ attainableKwh }) => attainableKwh > 0);
}

const staysOf = ({ fromStep, untilStep }: { fromStep: number; untilStep: number }) => ({ fromStep, untilStep });

/** The largest share of what each could get that one of the group does not get, 0 to 1. */
export function worstShare(claims: readonly EnergyClaim[], problem: ScheduleProblem, plan: Plan): number {
  const shares = claims.map(({ of, index, attainableKwh }) => {
    const gained = (plan.storedKwh[index]?.at(-1) ?? 0) - (problem.batteries[index]?.initialKwh ?? 0);
    const delivered = of === "ev" ? (plan.evStoredKwh[index] ?? 0) : gained;
    return Math.max(0, attainableKwh - delivered) / attainableKwh;
  });
  return Math.max(0, ...shares);
}

/** What a group's worst share weighs in the objective, in kWh. */
export const shareWeightKwh = (claims: readonly EnergyClaim[]): number =>
  PAID_ON_WORST_SHARE * claims.reduce((sum, { attainableKwh }) => sum + attainableKwh, 0);

/** What each missing kWh of a vehicle weighs: 1 if it shares power with no other. */
export function missingWeight(
  groups: readonly (readonly EnergyClaim[])[],
  of: EnergyClaim["of"],
  index: number,
): number {
  const isSharing = groups.some((claims) => claims.some((claim) => claim.of === of && claim.index === index));
  return isSharing ? 1 - PAID_ON_WORST_SHARE : 1;
}
