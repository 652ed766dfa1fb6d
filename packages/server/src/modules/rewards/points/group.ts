import { groupSaving } from "@wattleaf/engine/savings/group-bonus";
import { savingPoints } from "@wattleaf/shared/domain/points";
import type { Platform } from "../../../core/platform";
import { newId } from "../../../adapters/secrets";
import { saveTotals } from "../stats.repo";
import { insertPoints } from "./entries.repo";
import { insertGroupMonth, listGroupHomes, listOpenMonths } from "./group.repo";
import { lastClosedMonth } from "./months";

/** Shares out the bonus of each month that ended ten days ago, once: its readings have arrived by then. */
export async function closeGroupMonths(platform: Platform): Promise<void> {
  const lastMonth = lastClosedMonth(platform.clock.now());
  for (const month of await listOpenMonths(platform.db, lastMonth)) await closeMonth(platform, month);
}

async function closeMonth({ db, clock }: Platform, month: string): Promise<void> {
  const homes = await listGroupHomes(db, month);
  const group = groupSaving(
    homes.map(({ userId, errorsWh, leastTogetherWh, ...home }) => ({
      ...home,
      id: userId,
      // Of months that were counted before it was stored, those with known noise alone are here.
      leastTogetherWh: leastTogetherWh ?? Number.POSITIVE_INFINITY,
      errorsWh: new Map(Object.entries(errorsWh ?? {})),
    })),
  );
  const nowMs = clock.now();
  const { shares, ...figures } = group;
  const paid = shares.filter(({ wh }) => savingPoints(wh) > 0);
  await db.batch([
    insertGroupMonth(db, { month, ...figures, closedAtMs: nowMs }),
    ...paid.map(({ id: userId, wh }) =>
      insertPoints(db, {
        id: newId(),
        userId,
        kind: "group_bonus",
        period: month,
        revision: 0,
        points: savingPoints(wh),
        energyWh: wh,
        baselineWh: null,
        intervalFromWh: null,
        intervalToWh: null,
        weatherAdjusted: false,
        simulated: false,
        createdAtMs: nowMs,
      }),
    ),
    ...paid.map(({ id }) => saveTotals(db, id)),
  ]);
}
