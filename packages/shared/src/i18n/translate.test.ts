import { describe, expect, it } from "vitest";
import { createTranslate } from "./translate";

const t = createTranslate({
  on: "要打开{device}吗？",
  day: "{date}您用了 {energy}。",
  year: "{year}年",
  en: "Turn on {device}",
});

describe("a message's places", () => {
  it("set Latin names apart from the Chinese around them, and Chinese ones not", () => {
    expect(t("on", { device: "Driveway charger" })).toBe("要打开 Driveway charger 吗？");
    expect(t("on", { device: "车道充电桩" })).toBe("要打开车道充电桩吗？");
  });

  it("leave dates and years together", () => {
    expect(t("day", { date: "2026年8月10日", energy: "12 kWh" })).toBe("2026年8月10日您用了 12 kWh。");
    expect(t("year", { year: 2026 })).toBe("2026年");
  });

  it("change nothing in English, or where a value is missing", () => {
    expect(t("en", { device: "Driveway charger" })).toBe("Turn on Driveway charger");
    expect(t("on", { other: 1 })).toBe("要打开{device}吗？");
  });
});
