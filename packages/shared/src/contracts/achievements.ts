import { z } from "zod";
import { ACHIEVEMENT_IDS, ACHIEVEMENT_MEASURES } from "../domain/achievements";
import { READ_LIMIT, operation } from "./operation";

export const achievementSchema = z.object({
  id: z.enum(ACHIEVEMENT_IDS),
  measure: z.enum(ACHIEVEMENT_MEASURES).describe("What is counted; achievements with the same one build on each other"),
  goal: z.int().positive(),
  progress: z.number().nonnegative().describe("How much of the goal is done, at most the goal itself"),
  coins: z.int().positive().describe("Green coins that it pays, once"),
  reachedAt: z.iso.datetime().nullable().describe("Null until it is reached; it is never taken back"),
});
export type Achievement = z.infer<typeof achievementSchema>;

export const listAchievements = operation({
  id: "achievements.list",
  method: "GET",
  path: "/api/gamification/achievements",
  access: "user",
  customerFeature: "rewards",
  summary: "List all achievements, with the user's progress",
  input: z.object({}),
  output: z.object({
    achievements: z.array(achievementSchema),
    paidCoins: z
      .int()
      .nonnegative()
      .describe("Green coins that this call paid for what was reached since the last one"),
  }),
  limit: READ_LIMIT,
  errors: ["not_signed_in"],
});

export const ACHIEVEMENTS_OPERATIONS = [listAchievements];
