import type { InputOf, OutputOf } from "@wattleaf/shared/contracts/operation";
import type { compareWithBaseline } from "@wattleaf/shared/contracts/rewards";
import { DAY_MS } from "@wattleaf/shared/domain/time";
import { DomainError } from "@wattleaf/shared/errors";
import { useAgainstBaseline } from "@wattleaf/engine/savings/against-baseline";
import { wholeDays } from "@wattleaf/engine/savings/whole-days";
import { requireUserId } from "../../../core/owner";
import type { RequestContext } from "../../../core/request-context";
import { refreshIfStale } from "../refresh";
import { temperaturesAt } from "../weather/temperatures";
import { isOwnMeter, listBaselines } from "./baselines.repo";

const WH_PER_KWH = 1_000;
/** Local days begin up to fourteen hours from UTC's. */
const MARGIN_MS = DAY_MS;

type Gap = NonNullable<OutputOf<typeof compareWithBaseline>["gap"]>;

/**
 * A meter's days beside what its frozen baselines expect of them: what points are counted from, of any stretch of days.
 * @throws DomainError not_signed_in, not_found when the meter is not the caller's
 */
export async function againstBaseline(
  ctx: RequestContext,
  { from, to, meter_id: wanted }: InputOf<typeof compareWithBaseline>,
): Promise<OutputOf<typeof compareWithBaseline>> {
  const { platform } = ctx;
  const userId = requireUserId(ctx);
  if (wanted !== undefined && !(await isOwnMeter(platform.db, userId, wanted)))
    throw new DomainError("not_found", "There's no such meter in your account.");
  // Freezes the baselines of months that have begun since.
  await refreshIfStale(platform, userId);
  const { meters, simulated } = await platform.energyHistory(userId, {
    fromMs: Date.parse(from) - MARGIN_MS,
    toMs: Date.parse(to) + DAY_MS + MARGIN_MS,
  });
  const meter = wanted === undefined ? meters[0] : meters.find(({ id }) => id === wanted);
  if (!meter) return none(gapWithout(wanted, meters.length));
  const frozen = (await listBaselines(platform.db, [meter.id])).flatMap(({ baseline }) => baseline ?? []);
  const temperatures = await temperaturesAt(platform, meter.zipPrefix);
  const found = useAgainstBaseline(frozen, wholeDays(meter.series), temperatures, { from, to });
  if (!found) return none("too_little_history");
  return {
    gap: null,
    comparison: {
      simulated,
      bases: found.bases,
      usedKwh: found.usedWh / WH_PER_KWH,
      expectedKwh: found.expectedWh / WH_PER_KWH,
      interval: { fromKwh: found.interval.fromWh / WH_PER_KWH, toKwh: found.interval.toWh / WH_PER_KWH },
      days: found.days.map(({ day, expectedWh, usedWh }) => ({
        date: day,
        expectedKwh: expectedWh / WH_PER_KWH,
        usedKwh: usedWh / WH_PER_KWH,
      })),
    },
  };
}

const gapWithout = (wanted: string | undefined, others: number): Gap => {
  if (wanted === undefined) return "no_meter";
  return others > 0 ? "not_counted" : "too_little_history";
};

const none = (gap: Gap) => ({ gap, comparison: null });
