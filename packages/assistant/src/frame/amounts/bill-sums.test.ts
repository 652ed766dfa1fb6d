import { describe, expect, test } from "vitest";
import { readMessage } from "../read-message";

const given = (text: string) =>
  readMessage(text, { language: "en", today: "2026-11-23", previous: null, hasProposal: false }).questions[0]?.frame
    .given;

describe("what a bill is worked out from", () => {
  test.each<[string, string[]]>([
    [
      "first 100 units 3.5, next 100 units 5, above that 7.2. I used 342 units bill how much",
      ["100kWh@3.5", "100kWh@5", "rest@7.2", "342kWh"],
    ],
    ["first 600 kwh at 10 cents and the rest at 12.5 cents. used 950 kwh", ["600kWh@0.1", "rest@0.125", "950kWh"]],
    [
      "0-100 units at 4, 101-300 units at 6.5, above 300 at 8. what will 280 units cost",
      ["100kWh@4", "200kWh@6.5", "rest@8", "280kWh"],
    ],
    ["200度以内0.52一度 超过的0.57 我用了365度一共多少", ["200kWh@0.52", "rest@0.57", "365kWh"]],
    [
      "前180度每度0.5元，181到280度0.55元，超过280度0.8元，用了300度多少钱",
      ["180kWh@0.5", "100kWh@0.55", "rest@0.8", "300kWh"],
    ],
    [
      "standing charge 61.64p x 31 days, 287kwh at 24.5p, then 5% vat on top. total?",
      ["0.6164/day", "31days", "287kWh", "0.245/kWh", "5%tax"],
    ],
    [
      "60kWh car 20 to 80 percent, 31 cent per kWh, 10% lost charging. Cost in euro?",
      ["60kWh", "20%", "80%", "0.31/kWh", "10%loss"],
    ],
  ])("%s", (text, codes) => expect(given(text)).toEqual(codes));

  test("one tier alone is none", () => {
    expect(given("is the first 100 units at 3.5 normal")?.some((code) => code.includes("@")) ?? false).toBe(false);
  });
});
