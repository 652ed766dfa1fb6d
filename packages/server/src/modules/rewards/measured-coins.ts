import { monthOf } from "@wattleaf/engine/savings/day-use";
import { dayOf, isoDay } from "@wattleaf/engine/time-series/calendar";
import { eventCoins, savingsCoins } from "@wattleaf/shared/domain/rewards";
import { newId } from "../../adapters/secrets";
import type { Platform } from "../../core/platform";
import { fingerprintOf, meterMark } from "./evidence";
import { holderOf } from "./invites";
import { insertEntry } from "./ledger.repo";
import { listConnections, listMeasuredKeys } from "./measured-coins.repo";
import type { DuePoints } from "./points/due";
import { lastClosedMonth } from "./points/months";
import { insertVerification, isOwnEvidence } from "./verification.repo";

/**
 * The statements that pay coins for measured savings and delivered events. Each month and each event pays once: coins may
 * be spent by the time that readings are corrected, so only points follow a correction. Months before the one that follows
 * the connection of the meters pay nothing: what they show was saved before there were coins for it.
 * @param meterIds what `due` was measured by; the coins are verified if this account brought each of them first
 */
export async function measuredCoins(
  platform: Platform,
  userId: string,
  due: readonly DuePoints[],
  meterIds: readonly string[],
) {
  const { db, clock } = platform;
  const connections = await listConnections(db, meterIds);
  if (connections.length === 0) return [];
  const nowMs = clock.now();
  const connectedMonth = monthOf(isoDay(dayOf(Math.max(...connections.map(({ createdAtMs }) => createdAtMs)))));
  const payableMonths = { after: connectedMonth, upTo: lastClosedMonth(nowMs) };
  const paidKeys = await listMeasuredKeys(db, userId);
  const isVerified = isOwnEvidence(
    holderOf(platform, userId),
    connections.map(({ accountHash }) => fingerprintOf(platform, meterMark(accountHash))),
  );
  return due.flatMap((one) => {
    const coins = coinsFor(one, payableMonths);
    if (!coins || coins.amount === 0) return [];
    const idempotencyKey = `${coins.reason}:${userId}:${one.period}`;
    if (paidKeys.has(idempotencyKey)) return [];
    return [
      insertEntry(db, { id: newId(), userId, ...coins, idempotencyKey, createdAtMs: nowMs }),
      insertVerification(db, { idempotencyKey, nowMs }, isVerified),
    ];
  });
}

/** Null for what pays points alone. */
function coinsFor({ kind, period, energyWh }: DuePoints, months: { after: string; upTo: string }) {
  if (kind === "demand_response") return { reason: "event", amount: eventCoins(energyWh) } as const;
  if (kind !== "saving" || period <= months.after || period > months.upTo) return null;
  return { reason: "savings", amount: savingsCoins(energyWh) } as const;
}
