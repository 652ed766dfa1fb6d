import { expect } from "vitest";
import { getLeaderboard, getStats } from "../../../../packages/shared/src/contracts/rewards";
import type { OperationCase } from "../operation-case";

export const REWARDS_CASES: readonly OperationCase[] = [
  {
    operation: getStats,
    title: "starts at zero",
    as: "user",
    input: () => ({}),
    output: { totalPoints: 0, energySaved: 0, streakDays: 0, rank: "Beginner", simulated: false },
  },
  {
    operation: getStats,
    title: "rejects a visitor",
    as: "visitor",
    input: () => ({}),
    error: { code: "not_signed_in" },
  },
  {
    operation: getLeaderboard,
    title: "lists at most ten, labels sample entries and names no account",
    as: "visitor",
    input: () => ({}),
    output: expect.arrayContaining([
      expect.objectContaining({ position: 1, simulated: true, own: false, rank: "Sustainability Master" }),
    ]),
  },
];
