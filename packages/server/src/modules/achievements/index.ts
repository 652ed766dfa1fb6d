export { startAchievements } from "./award-regularly";
export { awardAchievements } from "./award";
