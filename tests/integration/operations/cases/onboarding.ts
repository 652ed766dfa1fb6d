import { connectDevice } from "../../../../packages/shared/src/contracts/devices";
import { awardCoins } from "../../../../packages/shared/src/contracts/onboarding";
import { removeUpload } from "../../../../packages/shared/src/contracts/uploads";
import { uploadFile } from "../../../support/upload-file";
import type { OperationCase } from "../operation-case";

export const ONBOARDING_CASES: readonly OperationCase[] = [
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
  {
    operation: removeUpload,
    title: "takes a file away",
    as: "user",
    input: async (session) => ({ upload_id: (await uploadFile(session)).uploadId }),
    output: { ok: true },
  },
  {
    operation: removeUpload,
    title: "knows only the caller's own files",
    as: "user",
    input: () => ({ upload_id: "somebody-elses" }),
    refusal: { code: "not_found" },
  },
  {
    operation: removeUpload,
    title: "refuses a visitor",
    as: "visitor",
    input: () => ({ upload_id: "any" }),
    refusal: { code: "not_signed_in" },
  },
];
