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
