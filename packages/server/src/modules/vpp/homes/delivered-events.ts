import { NEIGHBORHOOD_PLANT_ID } from "@wattleaf/shared/domain/vpp";
import type { Platform } from "../../../core/platform";
import { systemContext } from "../../../core/system-context";
import type { DeliveredEvent } from "../../rewards";
import * as repo from "./repo";
import { listEvents } from "./service";

const WH_PER_KWH = 1_000;

/**
 * The settled events that a home accepted and in which its own meter shows a reduction: what is left of it at the lower
 * end of its interval. The home's share of its group's payment is not looked at, because others may have earned it.
 */
export async function deliveredEvents(platform: Platform, userId: string): Promise<DeliveredEvent[]> {
  if (!(await repo.findMembership(platform.db, userId, NEIGHBORHOOD_PLANT_ID))) return [];
  const { events } = await listEvents(systemContext(platform, userId), NEIGHBORHOOD_PLANT_ID);
  return events.flatMap(({ id, takesPart, result }): DeliveredEvent[] => {
    if (!takesPart || !result?.home) return [];
    const { baselineKwh, reductionKwh, uncertaintyKwh } = result.home;
    const deliveredKwh = reductionKwh - uncertaintyKwh;
    if (deliveredKwh <= 0) return [];
    return [
      {
        id,
        deliveredWh: deliveredKwh * WH_PER_KWH,
        baselineWh: baselineKwh * WH_PER_KWH,
        interval: { fromWh: deliveredKwh * WH_PER_KWH, toWh: (reductionKwh + uncertaintyKwh) * WH_PER_KWH },
      },
    ];
  });
}
