import { widget as en } from "@wattleaf/shared/i18n/messages/en/widget";
import { widget as zh } from "@wattleaf/shared/i18n/messages/zh/widget";
import { createTranslate, type Messages } from "@wattleaf/shared/i18n/translate";
import { expect, it } from "vitest";
import { Failure, failureFrom } from "../../api/failure";
import { failureText } from "./failure-text";

const texts = (failure: Failure) =>
  [en, zh].map((messages) => failureText(failure, createTranslate<Messages>(messages)));
const rejected = (status: number, code: string, retryAfterSeconds?: number) =>
  failureFrom(status, JSON.stringify({ code, message: "", retryAfterSeconds }));

it.each([
  [
    rejected(503, "unavailable", 4),
    "Wattleaf is answering many questions right now. Try again in 4 seconds.",
    "当前提问人数较多，请在 4 秒后重试。",
  ],
  [
    failureFrom(503, "<h1>Service Unavailable</h1>"),
    "Wattleaf is answering many questions right now. Try again in 30 seconds.",
    "当前提问人数较多，请在 30 秒后重试。",
  ],
  [
    rejected(429, "rate_limited", 40),
    "You've reached the limit for now. Try again in 40 seconds.",
    "已达到使用上限，请在 40 秒后重试。",
  ],
  [
    rejected(429, "rate_limited", 301),
    "You've reached the limit for now. Try again in 6 minutes.",
    "已达到使用上限，请在 6 分钟后重试。",
  ],
  [failureFrom(502, ""), en["widget.error.network"], zh["widget.error.network"]],
  [rejected(500, "internal"), en["widget.error.technical"], zh["widget.error.technical"]],
])("a question's failure %#", (failure, english, chinese) => {
  expect(texts(failure)).toEqual([english, chinese]);
});

it("a failed answer is told in its own words", () => {
  expect(texts(new Failure("answer", "It was interrupted."))).toEqual(["It was interrupted.", "It was interrupted."]);
});

it("a proof of identity that has expired asks for a new sign-in", () => {
  expect(texts(rejected(401, "identity_token_expired"))).toEqual([
    en["widget.error.identity"],
    zh["widget.error.identity"],
  ]);
});
