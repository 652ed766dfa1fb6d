import { connectDevice } from "../../../../packages/shared/src/contracts/devices";
import { awardCoins, completeOnboarding, updateOnboarding } from "../../../../packages/shared/src/contracts/onboarding";
import { uploadFile } from "../../../support/upload-file";
import type { OperationCase } from "../operation-case";

export const ONBOARDING_CASES: readonly OperationCase[] = [
  {
    operation: updateOnboarding,
    title: "moves from one step to the next",
    as: "user",
    input: () => ({ step: "welcome", completed: true }),
    output: { step: "upload_bill", completed: false },
    again: "same",
  },
  {
    operation: updateOnboarding,
    title: "ignores a later step",
    as: "user",
    input: () => ({ step: "connect_devices", completed: true }),
    output: { step: "welcome", completed: false },
  },
  {
    operation: updateOnboarding,
    title: "rejects a visitor",
    as: "visitor",
    input: () => ({ step: "welcome", completed: true }),
    error: { code: "not_signed_in" },
  },
  {
    operation: completeOnboarding,
    title: "ends onboarding",
    as: "user",
    input: () => ({}),
    output: { step: null, completed: true },
    again: "same",
  },
  {
    operation: completeOnboarding,
    title: "rejects a visitor",
    as: "visitor",
    input: () => ({}),
    error: { code: "not_signed_in" },
  },
  {
    operation: awardCoins,
    title: "pays nothing more for an upload that was already paid",
    as: "user",
    input: async (session) => {
      await uploadFile(session);
      return { amount: 100, reason: "upload_bill" };
    },
    output: { paid: 0, balance: 150 },
    again: "repeated",
  },
  {
    operation: awardCoins,
    title: "pays nothing more for a device that was already paid",
    as: "user",
    input: async (session) => {
      await session.postJson(connectDevice.path, { type: "battery", name: "Garage" });
      return { reason: "connect_devices" };
    },
    output: { paid: 0, balance: 100 },
  },
  {
    operation: awardCoins,
    title: "rejects an amount that the action does not pay",
    as: "user",
    input: async (session) => {
      await uploadFile(session);
      return { amount: 999_999, reason: "upload_bill" };
    },
    error: { code: "invalid_input", path: "amount" },
  },
  {
    operation: awardCoins,
    title: "rejects the amount of another action",
    as: "user",
    input: () => ({ amount: 100, reason: "connect_devices" }),
    error: { code: "invalid_input", path: "amount" },
  },
  {
    operation: awardCoins,
    title: "rejects an action that has not happened",
    as: "user",
    input: () => ({ amount: 100, reason: "upload_bill" }),
    error: { code: "conflict", path: "reason" },
  },
  {
    operation: awardCoins,
    title: "rejects a reason that is no action",
    as: "user",
    input: () => ({ amount: 100, reason: "welcome" }),
    error: { code: "invalid_input", path: "reason" },
  },
  {
    operation: awardCoins,
    title: "rejects a visitor",
    as: "visitor",
    input: () => ({ amount: 100, reason: "upload_bill" }),
    error: { code: "not_signed_in" },
  },
];
