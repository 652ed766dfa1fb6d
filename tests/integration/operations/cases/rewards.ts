import { expect } from "vitest";
import { getLeaderboard, getStats, listCoinEntries } from "../../../../packages/shared/src/contracts/rewards";
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
    operation: listCoinEntries,
    title: "begins with the welcome coins",
    as: "user",
    input: () => ({}),
    output: {
      balance: 50,
      entries: [{ id: expect.any(String), amount: 50, reason: "welcome", at: expect.stringMatching(/Z$/) }],
      next: null,
    },
  },
  {
    operation: listCoinEntries,
    title: "knows no entry of another account",
    as: "user",
    input: () => ({ cursor: "somebody-elses" }),
    error: { code: "not_found" },
  },
  {
    operation: listCoinEntries,
    title: "rejects a visitor",
    as: "visitor",
    input: () => ({}),
    error: { code: "not_signed_in" },
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
