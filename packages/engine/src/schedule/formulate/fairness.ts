import type { Formulation, Part } from "./part";
import { shareWeightKwh, worstShare } from "../shortfalls";

/**
 * The worst share w of each group of vehicles: what one lacks beyond what its charger could not give anyway is at most w
 * times what it could get. Minimizing w first keeps one vehicle from going empty so that another is full.
 */
export function formulateFairness({ problem, prices, milp, groups, missing }: Formulation): Part {
  const shares = groups.map((claims) => {
    const share = milp.column({ upper: 1, cost: shareWeightKwh(claims) * prices.evPerKwh });
    for (const { of, index, requestedKwh, attainableKwh } of claims) {
      milp.atMost(requestedKwh - attainableKwh, [
        [missing.get(`${of} ${index}`) ?? 0, 1],
        [share, -attainableKwh],
      ]);
    }
    return { claims, share };
  });
  return {
    read: () => {},
    write: (plan, values) => {
      for (const { claims, share } of shares) values[share] = worstShare(claims, problem, plan);
    },
  };
}
