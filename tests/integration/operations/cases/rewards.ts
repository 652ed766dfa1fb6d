import { expect } from "vitest";
import {
  compareWithBaseline,
  getLeaderboard,
  getPosition,
  getStats,
  listCoinEntries,
  listPointEntries,
} from "../../../../packages/shared/src/contracts/rewards";
import type { OperationCase } from "../operation-case";

const MAY = { from: "2026-05-01", to: "2026-05-31" };

export const REWARDS_CASES: readonly OperationCase[] = [
  {
    operation: compareWithBaseline,
    title: "compares nothing for an account without a meter",
    as: "user",
    input: () => MAY,
    output: { gap: "no_meter", comparison: null },
  },
  {
    operation: compareWithBaseline,
    title: "only finds the account's own meters",
    as: "user",
    input: () => ({ ...MAY, meter_id: "somebody-elses" }),
    error: { code: "not_found" },
  },
  {
    operation: compareWithBaseline,
    title: "rejects days in the wrong order",
    as: "user",
    input: () => ({ from: "2026-05-31", to: "2026-05-01" }),
    error: { code: "invalid_input" },
  },
  {
    operation: compareWithBaseline,
    title: "rejects a visitor",
    as: "visitor",
    input: () => MAY,
    error: { code: "not_signed_in" },
  },
  {
    operation: getStats,
    title: "starts at zero",
    as: "user",
    input: () => ({}),
    output: { totalPoints: 0, energySaved: 0, streakDays: 0, rank: "Beginner", simulated: false },
  },
  {
    operation: listPointEntries,
    title: "begins without points",
    as: "user",
    input: () => ({}),
    output: { totalPoints: 0, entries: [], latestMonth: null, reviews: [], next: null },
  },
  {
    operation: listPointEntries,
    title: "knows no entry of another account",
    as: "user",
    input: () => ({ cursor: "somebody-elses" }),
    error: { code: "not_found" },
  },
  {
    operation: listPointEntries,
    title: "rejects a visitor",
    as: "visitor",
    input: () => ({}),
    error: { code: "not_signed_in" },
  },
  {
    operation: listCoinEntries,
    title: "begins with the welcome coins",
    as: "user",
    input: () => ({}),
    output: {
      balance: 50,
      entries: [
        { id: expect.any(String), amount: 50, reason: "welcome", achievement: null, at: expect.stringMatching(/Z$/) },
      ],
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
      expect.objectContaining({ position: 1, simulated: true, name: null, rank: "Sustainability Master" }),
    ]),
  },
  {
    operation: getPosition,
    title: "says why an account is not listed",
    as: "user",
    input: () => ({}),
    output: {
      userId: expect.stringMatching(/^[a-z0-9]{6}$/),
      status: "no_points",
      entry: null,
      households: 0,
      pointsBehind: null,
      pointsAhead: null,
    },
  },
  {
    operation: getPosition,
    title: "rejects a visitor",
    as: "visitor",
    input: () => ({}),
    error: { code: "not_signed_in" },
  },
];
