import { partnerSettingsSchema } from "@wattleaf/shared/contracts/partners/settings";
import { DEFAULT_PARTNER_SETTINGS, MAX_QUICK_QUESTIONS, type PartnerSettings } from "@wattleaf/shared/domain/partners";
import { expect, test } from "vitest";
import { z } from "zod";
import { issueAt } from "./issue-at";

/** As the server tells them of an update. */
function issuesOf(change: Partial<PartnerSettings>) {
  const { error } = z
    .object({ settings: partnerSettingsSchema })
    .safeParse({ settings: { ...DEFAULT_PARTNER_SETTINGS, ...change } });
  return (error?.issues ?? []).map(({ path, message }) => ({ path: path.join("."), message }));
}

test("a wrong entry of a list is at the list's field, and at no other", () => {
  const issues = issuesOf({ quickQuestions: { en: ["How can I save?", "\u200b"], zh: [] } });
  expect(issues.map(({ path }) => path)).toEqual(["settings.quickQuestions.en.1"]);
  expect(issueAt(issues, "quickQuestions.en")?.message).toBe("Write a question.");
  expect(issueAt(issues, "quickQuestions.zh")).toBeUndefined();
  expect(issueAt(issues, "greeting.en")).toBeUndefined();
});

test("so is a list with too many entries, and a field that is no list", () => {
  const zh = Array.from({ length: MAX_QUICK_QUESTIONS + 1 }, (_, at) => `问题 ${at}`);
  const issues = issuesOf({ quickQuestions: { en: [], zh }, contact: { url: "ftp://x" } });
  expect(issueAt(issues, "quickQuestions.zh")?.path).toBe("settings.quickQuestions.zh");
  expect(issueAt(issues, "url")?.path).toBe("settings.contact.url");
  expect(issueAt(issues, "outageUrl")).toBeUndefined();
});
