import { expect, it } from "vitest";
import { isToldIn } from "./told";

const ON_A_DAY = "You used 10.3 kWh on Friday, May 1, 2026, your lowest day in May 2026.";
const IN_MONEY =
  "Your electricity cost $10.55 on Saturday, Nov 28, 2026, 75.2% more than on Friday, Nov 27, 2026 ($6.02).";

it.each([
  ["那天用了几度", "单日最低的是2026年5月1日（周五）：您用了 10.3 kWh。"],
  ["and how many kwh was that", ON_A_DAY],
  ["and when was it", ON_A_DAY],
  ["and what did it cost", IN_MONEY],
  ["was that more than the day before", IN_MONEY],
  ["花了几块", "2026年10月，您的电费是 ¥31.20。"],
])("told: %s", (words, answer) => expect(isToldIn({ kind: "part" }, words, answer)).toBe(true));

it.each([
  ["and what did it cost", ON_A_DAY],
  ["and has that crept up since last winter", ON_A_DAY],
  ["and which appliance did it", IN_MONEY],
  ["and how much did we use in june", ON_A_DAY],
  ["花了几块", "2026年10月，您用了 31.2 kWh。"],
])("not told: %s", (words, answer) => expect(isToldIn({ kind: "part" }, words, answer)).toBe(false));

it.each([
  ["1月", "2026年1月20日至2月20日", true],
  ["1月", "2026年11月，您用了 3 kWh。", false],
  ["in may", ON_A_DAY, true],
  ["november 12", IN_MONEY, false],
  ["on mondays", IN_MONEY, false],
])("limit %s in “%s”: %s", (words, answer, isTold) => expect(isToldIn({ kind: "limit" }, words, answer)).toBe(isTold));
