import { en } from "@wattleaf/shared/i18n/messages/en";
import { zh } from "@wattleaf/shared/i18n/messages/zh";
import type { Language } from "@wattleaf/shared/i18n/language";
import { createTranslate } from "@wattleaf/shared/i18n/translate";
import { expect, test } from "vitest";
import { ChatFailure } from "../../lib/chat-stream";
import { toldFailure } from "./told-failure";

const catalogs = { en, zh };
const told = (failure: ChatFailure, language: Language) =>
  toldFailure(failure, language, createTranslate(Object.assign({}, ...Object.values(catalogs[language]))) as never);

test("too many questions are told with the time to wait, in both languages", () => {
  const crowded = new ChatFailure("rejected", 503, "unavailable", "Please wait.", 4);
  expect(told(crowded, "en")).toBe("Wattleaf is answering many questions right now. Try again in 4 seconds.");
  expect(told(crowded, "zh")).toBe("当前提问人数较多，请在 4 秒后重试。");
});

test("a failed answer is told in its own words, or in general to readers of another language", () => {
  const failed = new ChatFailure("rejected", 200, "internal", "回答在完成前中断了，请重新提问。");
  expect(told(failed, "zh")).toBe(failed.message);
  expect(told(failed, "en")).toBe("Something went wrong on our end. Please try again in a moment.");
});

test("of other failures the server has told nothing to show", () => {
  expect(told(new ChatFailure("rejected", 503, "unavailable", ""), "en")).toBeNull();
  expect(told(new ChatFailure("rejected", 500, "internal", "Oh no"), "en")).toBeNull();
  expect(told(new ChatFailure("network", 0, "network", ""), "en")).toBeNull();
});
