import { getLeaderboard, getStats } from "@wattleaf/shared/contracts/gamification";
import { procedure, router } from "../../trpc/init";
import { leaderboard } from "./leaderboard";
import { statsOf } from "./stats";

export const gamificationRouter = router({
  stats: procedure(getStats)
    .input(getStats.input)
    .output(getStats.output)
    .query(({ ctx }) => statsOf(ctx.call.ctx)),
  leaderboard: procedure(getLeaderboard)
    .input(getLeaderboard.input)
    .output(getLeaderboard.output)
    .query(({ ctx }) => leaderboard(ctx.call.ctx)),
});
