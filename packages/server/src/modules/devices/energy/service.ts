import type { deviceEnergy } from "@wattleaf/shared/contracts/devices/energy";
import type { InputOf, OutputOf } from "@wattleaf/shared/contracts/operation";
import { DAY_MS, HOUR_MS } from "@wattleaf/shared/domain/time";
import { groupAt } from "@wattleaf/engine/query/group-key";
import { utcOfLocal, zoneClock } from "@wattleaf/shared/domain/zone-clock";
import { requireUserId } from "../../../core/owner";
import type { RequestContext } from "../../../core/request-context";
import { rounded } from "../../../core/response/figures";
import { listDevices } from "../repo";
import { type HourPrices, hourPrices } from "./hour-prices";
import { type KnownHour, knownHours } from "./known-hours";
import { recordEnergy } from "./record";

/** What each connected device used in each hour, day or month, as far as it reported, and what that cost. */
export async function energy(
  ctx: RequestContext,
  { from, to, group }: InputOf<typeof deviceEnergy>,
): Promise<OutputOf<typeof deviceEnergy>> {
  const { db, clock } = ctx.platform;
  const nowMs = clock.now();
  const rows = await listDevices(db, requireUserId(ctx));
  for (const row of rows) await recordEnergy(ctx.platform, row, nowMs);
  const prices = await hourPrices(ctx, Date.parse(from), Date.parse(to) + DAY_MS);
  const local = zoneClock(prices.timeZone);
  const span = { fromMs: utcOfLocal(local, Date.parse(from)), toMs: utcOfLocal(local, Date.parse(to) + DAY_MS) };
  const keyOf = (ms: number) => groupAt(group, local(ms)).key;
  const hoursIn = new Map<string, number>();
  for (let ms = span.fromMs; ms < span.toMs; ms += HOUR_MS) hoursIn.set(keyOf(ms), (hoursIn.get(keyOf(ms)) ?? 0) + 1);
  return {
    timeZone: prices.timeZone,
    currency: prices.currency,
    keys: [...hoursIn.keys()],
    devices: await Promise.all(
      rows.map(async (row) => ({
        deviceId: row.id,
        simulated: row.connector === "simulated",
        ...sums(await knownHours(ctx, row, span), hoursIn, keyOf, prices),
      })),
    ),
  };
}

/** Hours of one device added up by key; null where none of it was reported. @param hoursIn the hours of each key */
function sums(
  hours: readonly KnownHour[],
  hoursIn: ReadonlyMap<string, number>,
  keyOf: (ms: number) => string,
  { priceAt }: HourPrices,
) {
  const kwh = new Map<string, number>();
  const cost = new Map<string, number>();
  const wholeHours = new Map<string, number>();
  for (const { hourStartMs, wattHours, untilMs } of hours) {
    const key = keyOf(hourStartMs);
    if (untilMs >= hourStartMs + HOUR_MS) wholeHours.set(key, (wholeHours.get(key) ?? 0) + 1);
    kwh.set(key, (kwh.get(key) ?? 0) + wattHours / 1_000);
    if (priceAt) cost.set(key, (cost.get(key) ?? 0) + (wattHours / 1_000) * priceAt(hourStartMs));
  }
  const keys = [...hoursIn.keys()];
  const listed = (amounts: Map<string, number>) =>
    keys.map((key) => (amounts.has(key) ? rounded(amounts.get(key) ?? 0) : null));
  const total = (amounts: Map<string, number>) =>
    hours.length > 0 ? rounded([...amounts.values()].reduce((sum, amount) => sum + amount, 0)) : null;
  return {
    kwh: listed(kwh),
    partial: keys.map((key) => kwh.has(key) && (wholeHours.get(key) ?? 0) < (hoursIn.get(key) ?? 0)),
    cost: priceAt && listed(cost),
    totalKwh: total(kwh),
    totalCost: priceAt && total(cost),
  };
}
