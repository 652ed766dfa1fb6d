export { startAchievements } from "./award-regularly";
export { awardAchievements, standingOf } from "./award";
export { reachableAchievements } from "./reachable";
