import { expect, test } from "vitest";
import { detectLanguage, requestedLanguage } from "./language";

test.each([
  ["how much is my bill", "en"],
  ["电费多少", "zh"],
  ["帮我看下 bill 的 due date", "zh"],
  ["what does 峰谷 mean on my latest bill", "en"],
  ["VPP?", null],
  ["300 kwh", null],
])("%s is written in %s", (text, language) => expect(detectLanguage(text.toLowerCase())).toBe(language));

test("the asker's wish for a language is heard", () => {
  expect(requestedLanguage("please answer in english")).toBe("en");
  expect(requestedLanguage("用中文说")).toBe("zh");
  expect(requestedLanguage("how much is my bill")).toBeUndefined();
});

test.each([
  "my parents don't read english. can their power bill come in chinese or spanish?",
  "do you have customer service in chinese",
  "能不能把账单换成英文",
  "app界面怎么切换到英文",
])("%s asks about the language of a thing", (text) => expect(requestedLanguage(text)).toBeUndefined());

test.each([
  ["explain my bill in chinese", "zh"],
  ["my bill is in english, tell me what it says in chinese", "zh"],
  ["这张账单请用英文解释", "en"],
])("%s asks for an answer in %s", (text, language) => expect(requestedLanguage(text)).toBe(language));
