import { getLeaderboard, getStats, listCoinEntries } from "@wattleaf/shared/contracts/rewards";
import { defineApi, implement } from "../../http/implement";
import { coinEntries } from "./history";
import { leaderboard } from "./leaderboard";
import { statsOf } from "./stats";

export const rewardsApi = defineApi({
  stats: implement(getStats, statsOf),
  leaderboard: implement(getLeaderboard, leaderboard),
  coinEntries: implement(listCoinEntries, coinEntries),
});
