import type { AchievementId } from "@wattleaf/shared/domain/achievements";
import type { RankName } from "@wattleaf/shared/domain/rewards";
import type { PanelTranslate } from "../../panel/services";

/** Full keys, so that the build can write the words in their place. */
const ACHIEVEMENTS: Record<AchievementId, Parameters<PanelTranslate>[0]> = {
  first_upload: "achievements.first_upload.name",
  year_of_uploads: "achievements.year_of_uploads.name",
  first_meter: "achievements.first_meter.name",
  first_device: "achievements.first_device.name",
  five_devices: "achievements.five_devices.name",
  first_schedule: "achievements.first_schedule.name",
  second_factor: "achievements.second_factor.name",
  first_saving_month: "achievements.first_saving_month.name",
  six_saving_months: "achievements.six_saving_months.name",
  saved_10_kwh: "achievements.saved_10_kwh.name",
  saved_100_kwh: "achievements.saved_100_kwh.name",
  saved_1000_kwh: "achievements.saved_1000_kwh.name",
  first_group_bonus: "achievements.first_group_bonus.name",
  six_group_bonuses: "achievements.six_group_bonuses.name",
  week_streak: "achievements.week_streak.name",
  month_streak: "achievements.month_streak.name",
  hundred_day_streak: "achievements.hundred_day_streak.name",
  plant_joined: "achievements.plant_joined.name",
  first_event: "achievements.first_event.name",
  ten_events: "achievements.ten_events.name",
  rank_friendly: "rank.friendly",
  rank_saver: "rank.saver",
  rank_champion: "rank.champion",
  rank_master: "rank.master",
  first_friend: "achievements.first_friend.name",
  five_friends: "achievements.five_friends.name",
  first_donation: "achievements.first_donation.name",
};

const RANKS: Record<RankName, Parameters<PanelTranslate>[0]> = {
  "Sustainability Master": "rank.master",
  "Green Champion": "rank.champion",
  "Energy Saver": "rank.saver",
  "Eco-Friendly": "rank.friendly",
  Beginner: "rank.beginner",
  "Energy Expert": "rank.expert",
};

export const achievementName = (id: AchievementId, t: PanelTranslate): string => t(ACHIEVEMENTS[id]);
export const rankName = (rank: RankName, t: PanelTranslate): string => t(RANKS[rank]);
