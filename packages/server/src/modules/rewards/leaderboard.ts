import type { LeaderboardEntry } from "@wattleaf/shared/contracts/rewards";
import type { RequestContext } from "../../core/request-context";

/** The top ten measured households, then the top ten simulated ones; at most a second old. */
export const leaderboard = ({ platform }: RequestContext): Promise<LeaderboardEntry[]> =>
  platform.leaderboard.entries(platform);
