import { describe, expect, it } from "vitest";
import { chooseLanguage } from "./language";

describe("chooseLanguage", () => {
  it.each([
    [["zh", "en", "en-US"], "zh"],
    [[undefined, "zh-Hans-CN", "en-US"], "zh"],
    [["", "ZH", "en"], "zh"],
    [["fr", "de", "zh-TW"], "zh"],
    [[undefined, "", "fr-FR"], "en"],
    [["zhuang"], "en"],
  ])("%j: %s", (candidates, language) => {
    expect(chooseLanguage(...candidates)).toBe(language);
  });
});
