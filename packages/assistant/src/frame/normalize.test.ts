import { describe, expect, test } from "vitest";
import { normalizeText } from "./normalize";

describe("a normalized message", () => {
  test("has one spelling for what means the same", () => {
    expect(normalizeText("Ｈｏｗ  much\tＫＷＨ？").text).toBe("how much kwh?");
    expect(normalizeText("誰適合使用時間電價").text).toBe("谁适合使用时间电价");
    expect(normalizeText("what’s “my” bill").text).toBe('what\'s "my" bill');
  });

  test("knows its words as they were written", () => {
    const message = "  How much did the Dryer   use, ①Ｋｗｈ? 🔌 冷氣";
    const normal = normalizeText(message);
    const wordsOf = (part: string) => {
      const from = normal.text.indexOf(part);
      return normal.originalWords(from, from + part.length);
    };
    expect(wordsOf("dryer")).toBe("Dryer");
    expect(wordsOf("kwh")).toBe("Ｋｗｈ");
    expect(wordsOf("冷气")).toBe("冷氣");
    expect(wordsOf("much did")).toBe("much did");
  });

  test("finds the place of an original offset", () => {
    const message = "  How   much";
    const normal = normalizeText(message);
    expect(normal.text.slice(normal.offsetOf(message.indexOf("much")))).toBe("much");
  });
});
