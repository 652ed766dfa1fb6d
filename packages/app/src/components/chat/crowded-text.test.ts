import { chat as en } from "@wattleaf/shared/i18n/messages/en/chat";
import { chat as zh } from "@wattleaf/shared/i18n/messages/zh/chat";
import { createTranslate } from "@wattleaf/shared/i18n/translate";
import { expect, test } from "vitest";
import { ChatFailure } from "../../lib/chat-stream";
import { crowdedText } from "./crowded-text";

const crowded = new ChatFailure("rejected", 503, "unavailable", "", 4);

test("too many questions are told with the time to wait, in both languages", () => {
  const told = [en, zh].map((messages) => crowdedText(crowded, createTranslate(messages) as never));
  expect(told).toEqual([
    "Wattleaf is answering many questions right now. Try again in 4 seconds.",
    "当前提问人数较多，请在 4 秒后重试。",
  ]);
});

test("other failures are told in their own words", () => {
  const t = createTranslate(en) as never;
  expect(crowdedText(null, t)).toBeNull();
  expect(crowdedText(new ChatFailure("rejected", 503, "unavailable", ""), t)).toBeNull();
  expect(crowdedText(new ChatFailure("network", 0, "network", ""), t)).toBeNull();
});
