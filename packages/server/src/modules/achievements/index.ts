export { startAchievements } from "./award-regularly";
export { awardAchievements, standingOf } from "./award";
