import type { Device } from "@wattleaf/shared/contracts/devices";
import { forecastPeriod } from "@wattleaf/shared/contracts/forecast";
import { meterBreakdown } from "@wattleaf/shared/contracts/meters";
import { analyzeNilm } from "@wattleaf/shared/contracts/nilm";
import type { Operation } from "@wattleaf/shared/contracts/operation";
import { optimizeSchedule, type ScheduleProgress } from "@wattleaf/shared/contracts/optimization";
import { compareShiftedTariffs, type ShiftProgress } from "@wattleaf/shared/contracts/optimization/tariffs";
import { nextRankOf, rankIdOf } from "@wattleaf/shared/domain/rewards";
import { localTariffName } from "@wattleaf/shared/i18n/bill-line";
import type { Language } from "@wattleaf/shared/i18n/language";
import { isSimulatedType } from "@wattleaf/shared/domain/devices";
import { devices as en } from "@wattleaf/shared/i18n/messages/en/devices";
import { devices as zh } from "@wattleaf/shared/i18n/messages/zh/devices";
import type { z } from "zod";
import { hasFeature, isHolder, isOnPartnerPage } from "../../core/actor";
import type { RequestContext } from "../../core/request-context";
import { reachableAchievements, standingOf } from "../achievements";
import { currentUser } from "../auth";
import { runBulk } from "../../core/run-bulk";
import { DEMO_USER_ID } from "../../db/seed/demo";
import { listDevices } from "../devices";
import { queryEnergy } from "../energy-query";
import { period } from "../forecast";
import { listItems, purchasesOf } from "../marketplace";
import { breakdown, meterUsage } from "../meters";
import { compareTariffs, plan } from "../optimization";
import { articlesOf, tariffChoicesOf } from "../partners";
import { coinEntries, leaderboard, positionOf, statsOf } from "../rewards";
import { listTariffs } from "../tariffs";
import { recent } from "../uploads";
import { homeParticipation } from "../vpp";
import { actionDesk } from "./actions";
import { analyzeLabeled } from "./labeled-readings";
import type { AssistantData } from "@wattleaf/assistant/answer";
import { computed } from "../../core/computed";
import { joinedUploads } from "@wattleaf/assistant/joined-uploads";
import { uploadedBills } from "@wattleaf/assistant/own-bills";
import { meterBills, ownMeter } from "./own-meter";
import type { OwnAchievement, RewardStats } from "@wattleaf/assistant/ports";
import { safeName } from "@wattleaf/assistant/tools/own-sources";

const SAMPLE_NAMES = { en, zh };
/** Entries of the ledger in which the last grant is looked for. */
const RECENT_ENTRIES = 20;

/** What the engine may know of the asker, read when a tool asks for it and at most once for an answer. */
export function assistantData(
  ctx: RequestContext,
  language: Language,
  turnId: string,
  onProgress: (progress: ScheduleProgress | ShiftProgress) => void = () => undefined,
): AssistantData {
  const isUser = isHolder(ctx.actor);
  const hasRewards = isUser && hasFeature(ctx.actor, "rewards");
  return {
    usage: async () => (await meterUsage(ctx)) ?? joinedUploads(await recent(ctx)),
    account: async () => {
      if (!isUser) return null;
      const { firstName, greenCoins, subscriptionTier } = await currentUser(ctx);
      // A partner's customer has no plan of ours.
      return { firstName, greenCoins, tier: isOnPartnerPage(ctx.actor) ? null : subscriptionTier };
    },
    items: async () => (hasFeature(ctx.actor, "rewards") ? listItems(ctx, { language }) : []),
    meter: () => ownMeter(ctx),
    bills: async () => {
      return (await meterBills(ctx, language)) ?? uploadedBills(await recent(ctx));
    },
    devices: async () => {
      const devices = isUser ? await listDevices(ctx) : [];
      return devices.map((device) => ({ ...device, name: nameOf(ctx, device, language) }));
    },
    vpp: async () => (isUser ? homeParticipation(ctx) : null),
    rewardStats: async () => (hasRewards ? rewardStatsOf(ctx) : null),
    achievements: async () => (hasRewards ? achievementsOf(ctx) : null),
    coinEntries: async () => (hasRewards ? (await coinEntries(ctx, { limit: RECENT_ENTRIES })).entries : null),
    purchases: async () => {
      if (!hasRewards) return null;
      const rows = await purchasesOf(ctx, { language });
      return rows.map(({ itemName, quantity, totalCost, createdAt, status }) => ({
        name: itemName,
        quantity,
        coins: totalCost,
        at: createdAt,
        status,
      }));
    },
    tariffs: async () => {
      const ofPartner = isOnPartnerPage(ctx.actor) ? await tariffChoicesOf(ctx.platform, ctx.actor.partnerId) : [];
      const { tariffs } = await listTariffs({});
      return [...ofPartner, ...tariffs.map((tariff) => ({ ...tariff, name: localTariffName(tariff.name, language) }))];
    },
    compute: (operation, input) => computed(operation, input, () => run(ctx, operation, input, onProgress), ctx.signal),
    articles: async () => (isOnPartnerPage(ctx.actor) ? articlesOf(ctx.platform, ctx.actor.partnerId) : []),
    query: (question) => queryEnergy(ctx, question),
    // A partner's page has no devices, and so nothing to propose: decision 005.
    actions: ctx.actor.kind === "user" ? actionDesk(ctx, turnId) : null,
    nowMs: () => ctx.platform.clock.now(),
  };
}

/** As the person has named it; the sample household's devices are named in the answer's language. */
function nameOf({ actor }: RequestContext, { name, type }: Device, language: Language): string {
  const isSample = actor.kind === "user" && actor.userId === DEMO_USER_ID;
  return isSample && isSimulatedType(type) ? SAMPLE_NAMES[language][`devices.sample.${type}`] : safeName(name) || type;
}

async function run<I extends z.ZodType, O extends z.ZodType>(
  ctx: RequestContext,
  operation: Operation<I, O>,
  input: z.input<I>,
  onProgress: (progress: ScheduleProgress | ShiftProgress) => void,
): Promise<z.output<O>> {
  // Schedules have a separate lane, and look the facility up first.
  if (operation.id === optimizeSchedule.id)
    return operation.output.parse(await plan(ctx, optimizeSchedule.input.parse(input), onProgress));
  // A year of days has a lane of its own, too, and tells how far it is.
  if (operation.id === compareShiftedTariffs.id)
    return operation.output.parse(await compareTariffs(ctx, compareShiftedTariffs.input.parse(input), onProgress));
  // Labels and the tariff belong to the meter.
  if (operation.id === meterBreakdown.id)
    return operation.output.parse(await breakdown(ctx, meterBreakdown.input.parse(input)));
  if (operation.id === analyzeNilm.id)
    return operation.output.parse(await analyzeLabeled(ctx, analyzeNilm.input.parse(input)));
  const answer =
    operation.id === forecastPeriod.id
      ? await period(ctx, { value: forecastPeriod.input.parse(input) })
      : await runBulk(ctx, operation, { value: input }, { nowMs: ctx.platform.clock.now() });
  return ("value" in answer ? answer.value : null) as z.output<O>;
}

async function rewardStatsOf(ctx: RequestContext): Promise<RewardStats> {
  // Asking for the own figures brings them up to date, and with them the position.
  const stats = await statsOf(ctx);
  const [everyone, { entry, pointsBehind, status }] = await Promise.all([leaderboard(ctx), positionOf(ctx)]);
  // Those whom the user is ranked with; of a list without the user, its first group.
  const group = (entry ?? everyone[0])?.simulated;
  const leaders = everyone.filter(({ simulated }) => simulated === group).slice(0, 3);
  const next = nextRankOf(stats.totalPoints);
  return {
    points: stats.totalPoints,
    rank: rankIdOf(stats.rank),
    position: entry?.position ?? null,
    streakDays: stats.streakDays,
    energySavedKwh: stats.energySaved,
    next: next ? { rank: next.id, pointsNeeded: next.minPoints - stats.totalPoints } : null,
    leaders: leaders.map(({ userId, totalPoints }) => ({ name: userId, points: totalPoints })),
    pointsBehind,
    status,
    simulated: stats.simulated || leaders.some(({ simulated }) => simulated),
  };
}

/** Asking pays nothing: what has been reached is paid by the round of the day, or when the profile is opened. */
async function achievementsOf({ actor, platform }: RequestContext): Promise<OwnAchievement[] | null> {
  if (!isHolder(actor)) return null;
  const { progress } = await standingOf(platform, actor.userId);
  return reachableAchievements(actor).map(({ id, goal, coins }) => {
    const { value, reachedAtMs } = progress.get(id) ?? { value: 0, reachedAtMs: null };
    return { id, progress: value, goal, coins, isReached: reachedAtMs !== null };
  });
}
