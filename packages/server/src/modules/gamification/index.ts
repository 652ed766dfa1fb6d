export { leaderboard } from "./leaderboard";
export { refreshStale, startStatsRefresh } from "./refresh";
export { statsOf } from "./stats";
