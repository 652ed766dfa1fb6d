import { listAchievements } from "../../../../packages/shared/src/contracts/achievements";
import { ACHIEVEMENTS } from "../../../../packages/shared/src/domain/achievements";
import type { OperationCase } from "../operation-case";

export const ACHIEVEMENTS_CASES: readonly OperationCase[] = [
  {
    operation: listAchievements,
    title: "lists all, with none reached by a new account",
    as: "user",
    input: () => ({}),
    output: { achievements: ACHIEVEMENTS.map((one) => ({ ...one, progress: 0, reachedAt: null })), paidCoins: 0 },
  },
  {
    operation: listAchievements,
    title: "rejects a visitor",
    as: "visitor",
    input: () => ({}),
    error: { code: "not_signed_in" },
  },
];
