import { common as commonZh } from "@wattleaf/shared/i18n/messages/zh/common";
import { common } from "@wattleaf/shared/i18n/messages/en/common";
import { reasons } from "@wattleaf/shared/i18n/messages/zh/reasons";
import { createTranslate, type Translate } from "@wattleaf/shared/i18n/translate";
import type { MessageKey } from "@wattleaf/shared/i18n/messages/en";
import { expect, test } from "vitest";
import { apiErrorText } from "./api-error";

const zh = createTranslate({ ...commonZh, ...reasons }) as Translate<MessageKey>;
const en = createTranslate(common) as Translate<MessageKey>;
const PROTECTED = {
  code: "file_unreadable",
  message: "This PDF is password-protected. Save a copy without a password and upload that.",
  reason: { name: "pdf_protected", values: {} },
};

test("an error explains in Chinese exactly what is wrong", () => {
  expect(apiErrorText(PROTECTED, "zh", zh)).toBe("此 PDF 受密码保护。请另存为无密码的副本后上传。");
});

test("an unknown reason falls back to the server's message, or to the code", () => {
  const newer = { ...PROTECTED, reason: { name: "not_yet_known", values: {} } };
  expect(apiErrorText(newer, "zh", zh)).toBe(commonZh["error.file_unreadable"]);
  expect(apiErrorText(newer, "en", en)).toBe(PROTECTED.message);
});

test("a code without a reason has its own message", () => {
  expect(apiErrorText({ code: "utility_rejected", message: "No." }, "zh", zh)).toBe("电力公司拒绝了请求，请重试。");
});
