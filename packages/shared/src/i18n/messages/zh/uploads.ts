import type { uploads as en } from "../en/uploads";

export const uploads: Record<keyof typeof en, string> = {
  "uploads.summaryRequest": "总结一下我的账单",
};
