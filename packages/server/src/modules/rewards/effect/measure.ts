import { type Effect, effectOf, type TrialHome } from "@wattleaf/engine/savings/effect";
import { dayOf, isoDay } from "@wattleaf/engine/time-series/calendar";
import { HOUR_MS } from "@wattleaf/shared/domain/time";
import { repeat } from "../../../adapters/repeat";
import type { Platform } from "../../../core/platform";
import { lastClosedMonth } from "../points/months";
import * as effects from "./effects.repo";
import { isHeldOut, SAVINGS_REPORTS } from "./holdout";
import { listHomeMeters, listMeteredAccounts, listMeterMonths } from "./homes.repo";
import { MeteredHomes } from "./metered-homes";
import { trialHome, utcMonthOf } from "./trial-home";
import { nextTurn } from "../../../core/next-turn";

const EVERY_MS = HOUR_MS;
/** Some megabytes of months at a time. */
const ACCOUNTS_AT_ONCE = 500;

/** What the savings reports have changed so far, and of whom that is known. */
export interface MeasuredEffect {
  /** Homes with at least one month to compare. */
  treatedHomes: number;
  holdoutHomes: number;
  /** The first and the last compared month, `YYYY-MM`; null without one. */
  months: { from: string; to: string } | null;
  /** Null with fewer than 30 homes on a side. */
  effect: Effect | null;
}

/** Measures the effect once a day. Returns what stops it. */
export function startEffectMeasurement(platform: Platform): () => void {
  const run = () => measureToday(platform);
  return repeat({ what: "Measuring the effect of savings reports", everyMs: EVERY_MS, run }, platform.log);
}

/** Stores the effect of this day (UTC), the first time in it; the first day of all begins the trial. */
export async function measureToday(platform: Platform): Promise<void> {
  const { db, clock } = platform;
  const { salt, holdoutShare } = SAVINGS_REPORTS;
  const day = isoDay(dayOf(clock.now()));
  const [latest] = await effects.listEffects(db, salt, 1);
  if (latest?.day === day) return;
  const { treatedHomes, holdoutHomes, months, effect } = await measureEffect(platform);
  const thisMonth = day.slice(0, 7);
  await effects.insertEffect(db, {
    day,
    salt,
    holdoutShare,
    fromMonth: months?.from ?? thisMonth,
    toMonth: months?.to ?? thisMonth,
    treatedHomes,
    holdoutHomes,
    savedShare: effect?.savedShare ?? null,
    savedShareFrom: effect?.interval.from ?? null,
    savedShareTo: effect?.interval.to ?? null,
  });
}

/**
 * Compares homes that get savings reports with the holdout, over the months since the trial began.
 * @param isCounted leaves accounts out, such as those that are not of one partner
 */
export async function measureEffect(
  platform: Platform,
  isCounted: (userId: string) => boolean = () => true,
): Promise<MeasuredEffect> {
  const homes = (await trialHomes(platform, isCounted)).filter(({ pairs }) => pairs.length > 0);
  const months = homes.flatMap(({ pairs }) => pairs.map(({ month }) => month)).toSorted();
  const [from, to] = [months[0], months.at(-1)];
  const treatedHomes = homes.filter(({ treated }) => treated).length;
  return {
    treatedHomes,
    holdoutHomes: homes.length - treatedHomes,
    months: from && to ? { from, to } : null,
    effect: effectOf(homes),
  };
}

async function trialHomes({ db, clock }: Platform, isCounted: (userId: string) => boolean): Promise<TrialHome[]> {
  const nowMs = clock.now();
  const firstDay = await effects.findFirstDay(db, SAVINGS_REPORTS.salt);
  const span = {
    trialMonth: utcMonthOf(firstDay === null ? nowMs : Date.parse(firstDay)),
    lastMonth: utcMonthOf(Date.parse(`${lastClosedMonth(nowMs)}-01`)),
  };
  const homes = new Map<string, TrialHome>();
  const metered = new MeteredHomes();
  for (let page = await listMeteredAccounts(db, ACCOUNTS_AT_ONCE); page.length > 0;) {
    const measured = metered.add(await listHomeMeters(db, page)).filter(isCounted);
    const months = measured.length > 0 ? await listMeterMonths(db, measured) : [];
    for (const [userId, own] of Map.groupBy(months, (month) => month.userId))
      homes.set(userId, trialHome(!isHeldOut(userId), own, span));
    // A database file answers at once: others get their turn in between.
    await nextTurn();
    page = await listMeteredAccounts(db, ACCOUNTS_AT_ONCE, page.at(-1));
  }
  return Array.from(homes).flatMap(([userId, home]) => (metered.isShared(userId) ? [] : [home]));
}
