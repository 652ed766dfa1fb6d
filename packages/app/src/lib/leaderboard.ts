import { useQuery } from "@tanstack/react-query";
import type { LeaderboardEntry } from "@wattleaf/shared/contracts/rewards";
import { LEADERBOARD_REFRESH_MS } from "@wattleaf/shared/domain/rewards";
import { getJson } from "./rest";
import { trpc } from "./trpc";

/** Only while the page is looked at, and at once when it is looked at again. */
const LIVE = {
  refetchInterval: LEADERBOARD_REFRESH_MS,
  refetchIntervalInBackground: false,
  refetchOnMount: "always",
  refetchOnWindowFocus: "always",
} as const;

/** Over REST, where all viewers share one prepared response, and one that has not changed is not sent again. */
export const useLeaderboard = () =>
  useQuery({
    queryKey: ["leaderboard"],
    queryFn: () => getJson<LeaderboardEntry[]>("/api/gamification/leaderboard"),
    ...LIVE,
  });

/** The signed-in user's own position. */
export const usePosition = ({ enabled }: { enabled: boolean }) =>
  useQuery({ ...trpc.rewards.position.queryOptions({}), ...LIVE, enabled });
