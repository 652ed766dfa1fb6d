import type { InputOf, OutputOf } from "@wattleaf/shared/contracts/operation";
import type { listPointEntries } from "@wattleaf/shared/contracts/rewards";
import { DomainError } from "@wattleaf/shared/errors";
import { requireUserId } from "../../../core/owner";
import type { RequestContext } from "../../../core/request-context";
import { refreshIfStale } from "../refresh";
import { findStats } from "../stats.repo";
import * as repo from "./entries.repo";
import { listReviews, type ReviewRow } from "./reviews.repo";

/** What the account's points were earned for, a page at a time. @throws DomainError not_signed_in, not_found */
export async function pointEntries(
  ctx: RequestContext,
  { limit, cursor }: InputOf<typeof listPointEntries>,
): Promise<OutputOf<typeof listPointEntries>> {
  const { db } = ctx.platform;
  const userId = requireUserId(ctx);
  await refreshIfStale(ctx.platform, userId);
  const before = cursor === undefined ? undefined : await repo.findPointEntry(db, userId, cursor);
  if (cursor !== undefined && !before) throw new DomainError("not_found", "There's no such entry in your account.");
  const [stats, latest, reviews, rows] = await Promise.all([
    findStats(db, userId),
    repo.findLatestMonth(db, userId),
    listReviews(db, userId),
    repo.listPointEntries(db, userId, limit + 1, before),
  ]);
  const page = rows.slice(0, limit);
  return {
    totalPoints: stats?.totalPoints ?? 0,
    entries: page.map(toEntry),
    latestMonth: latest && {
      month: latest.month,
      savedKwh: latest.savedWh / WH_PER_KWH,
      exceedsNoise: latest.exceedsNoise,
      inGroup: latest.isMeasured && !latest.exceedsNoise && latest.errorsWh !== null,
    },
    reviews: reviews.flatMap(toReview),
    next: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
  };
}

/** What is approved has entries. */
const toReview = ({ month, status, savedWh, expectedWh }: ReviewRow) =>
  status === "approved"
    ? []
    : [{ month, status, savedKwh: savedWh / WH_PER_KWH, baselineKwh: expectedWh / WH_PER_KWH }];

function toEntry(row: repo.PointEntryRow): OutputOf<typeof listPointEntries>["entries"][number] {
  const { intervalFromWh, intervalToWh, baselineWh } = row;
  return {
    id: row.id,
    kind: row.kind,
    reason: row.revision > 0 ? `${row.kind}_corrected` : row.kind,
    period: row.period,
    day: row.kind === "demand_response" ? dayOfEvent(row.period) : null,
    points: row.points,
    kwh: row.energyWh / WH_PER_KWH,
    baselineKwh: baselineWh === null ? null : baselineWh / WH_PER_KWH,
    interval:
      intervalFromWh === null || intervalToWh === null
        ? null
        : { fromKwh: intervalFromWh / WH_PER_KWH, toKwh: intervalToWh / WH_PER_KWH },
    weatherAdjusted: row.weatherAdjusted,
    simulated: row.simulated,
    at: new Date(row.createdAtMs).toISOString(),
  };
}

/** The plant that homes join calls at most one event a day and names it by the day (vpp/sample/neighborhood.ts). */
const dayOfEvent = (eventId: string): string | null => /\d{4}-\d{2}-\d{2}$/.exec(eventId)?.[0] ?? null;

const WH_PER_KWH = 1_000;
