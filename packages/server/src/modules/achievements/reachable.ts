import { type AchievementMeasure, ACHIEVEMENTS } from "@wattleaf/shared/domain/achievements";
import { type Actor, isOnPartnerPage } from "../../core/actor";

/**
 * What takes an account of the site: a partner's page has no devices, and proposes no action (decision 005). Group
 * bonuses are for homes that a utility measures, and a customer has meters of files alone.
 */
const ON_SITE_ONLY: ReadonlySet<AchievementMeasure> = new Set([
  "devices",
  "events",
  "friends",
  "group_months",
  "plants",
  "schedules",
  "second_factors",
]);

/** The achievements that the caller has a way to reach. */
export const reachableAchievements = (actor: Actor) =>
  ACHIEVEMENTS.filter(({ measure }) => !isOnPartnerPage(actor) || !ON_SITE_ONLY.has(measure));
