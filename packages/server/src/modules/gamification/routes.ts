import { getLeaderboard, getStats } from "@wattleaf/shared/contracts/gamification";
import { Elysia } from "elysia";
import { rest, type RestHost } from "../../http/rest";
import { leaderboard } from "./leaderboard";
import { statsOf } from "./stats";

export const gamificationRoutes = (host: RestHost) => {
  const route = rest(host);
  return new Elysia()
    .use(route(getStats, ({ ctx }) => statsOf(ctx)))
    .use(route(getLeaderboard, ({ ctx }) => leaderboard(ctx)));
};
