import { connectDevice } from "../../../../packages/shared/src/contracts/devices";
import { awardCoins, completeOnboarding, updateOnboarding } from "../../../../packages/shared/src/contracts/onboarding";
import { uploadFile } from "../../../support/upload-file";
import type { OperationCase } from "../operation-case";

export const ONBOARDING_CASES: readonly OperationCase[] = [
  {
    operation: updateOnboarding,
    title: "leads from a step on to the next",
    as: "user",
    input: () => ({ step: "welcome", completed: true }),
    output: { step: "upload_bill", completed: false },
  },
  {
    operation: updateOnboarding,
    title: "stays where it is when a later step is named",
    as: "user",
    input: () => ({ step: "connect_devices", completed: true }),
    output: { step: "welcome", completed: false },
  },
  {
    operation: updateOnboarding,
    title: "refuses a visitor",
    as: "visitor",
    input: () => ({ step: "welcome", completed: true }),
    refusal: { code: "not_signed_in" },
  },
  {
    operation: completeOnboarding,
    title: "ends onboarding",
    as: "user",
    input: () => ({}),
    output: { step: null, completed: true },
  },
  {
    operation: completeOnboarding,
    title: "refuses a visitor",
    as: "visitor",
    input: () => ({}),
    refusal: { code: "not_signed_in" },
  },
  {
    operation: awardCoins,
    title: "pays nothing more for an upload that has been paid, whatever amount is named",
    as: "user",
    input: async (session) => {
      await uploadFile(session);
      return { amount: 1_000_000, reason: "upload_bill" };
    },
    output: { paid: 0, balance: 150 },
  },
  {
    operation: awardCoins,
    title: "pays nothing more for a device that has been paid",
    as: "user",
    input: async (session) => {
      await session.postJson(connectDevice.path, { type: "battery", name: "Garage" });
      return { reason: "connect_devices" };
    },
    output: { paid: 0, balance: 100 },
  },
  {
    operation: awardCoins,
    title: "refuses what nobody has done",
    as: "user",
    input: () => ({ amount: 100, reason: "upload_bill" }),
    refusal: { code: "conflict", path: "reason" },
  },
  {
    operation: awardCoins,
    title: "refuses a reason that is no deed",
    as: "user",
    input: () => ({ amount: 100, reason: "welcome" }),
    refusal: { code: "invalid_input", path: "reason" },
  },
  {
    operation: awardCoins,
    title: "refuses a visitor",
    as: "visitor",
    input: () => ({ amount: 100, reason: "upload_bill" }),
    refusal: { code: "not_signed_in" },
  },
];
