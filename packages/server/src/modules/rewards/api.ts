import {
  compareWithBaseline,
  getLeaderboard,
  getPosition,
  getStats,
  listCoinEntries,
  listPointEntries,
} from "@wattleaf/shared/contracts/rewards";
import { defineApi, implement } from "../../http/implement";
import { coinEntries } from "./history";
import { leaderboard } from "./leaderboard";
import { againstBaseline } from "./points/against-baseline";
import { pointEntries } from "./points/history";
import { positionOf } from "./position";
import { statsOf } from "./stats";

export const rewardsApi = defineApi({
  stats: implement(getStats, statsOf),
  leaderboard: implement(getLeaderboard, leaderboard),
  position: implement(getPosition, positionOf),
  coinEntries: implement(listCoinEntries, coinEntries),
  pointEntries: implement(listPointEntries, pointEntries),
  compareWithBaseline: implement(compareWithBaseline, againstBaseline),
});
