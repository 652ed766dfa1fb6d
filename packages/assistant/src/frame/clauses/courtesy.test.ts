import { expect, it } from "vitest";
import { withoutCourtesy, withoutRemark } from "./courtesy";

it.each([
  ["ok thanks, and on weekends?", "and on weekends?"],
  ["I see, thank you. Could you now count only the mornings?", "Could you now count only the mornings?"],
  ["Goodness. On which of those days did I use the most?", "On which of those days did I use the most?"],
  ["k now just what i used on weekdays", "now just what i used on weekdays"],
  ["好的，谢谢，那平均每天呢", "那平均每天呢"],
  ["嗯，峰值哪天", "峰值哪天"],
  ["唔该晒！咁夜晚呢", "咁夜晚呢"],
  ["Right. And in June?", "And in June?"],
])("%s", (message, rest) => expect(withoutCourtesy(message)).toBe(rest));

it.each([
  "ok thanks",
  "好的",
  "right now is the battery charging",
  "good days to charge",
  "okayed",
  "thanksgiving use",
  "行不行",
  "好多度电",
  "嗯",
])("keeps %s", (message) => expect(withoutCourtesy(message)).toBe(message));

const hasSlots = (words: string) => /weekend|周末/.test(words);

it.each([
  ["Lord have mercy. So about how much is that each day?", "So about how much is that each day?"],
  ["bloody hell, daily average?", "daily average?"],
  ["我的媽呀，邊日用得最勁", "邊日用得最勁"],
])("of a follow-up, %s", (message, rest) => expect(withoutRemark(message, hasSlots)).toBe(rest));

it.each([
  "no, June",
  "weekends, please",
  "not the nights, the days",
  "what about June, and July?",
  "错了，是六月",
  "at 30 cents, what then?",
])("of a follow-up keeps %s", (message) => expect(withoutRemark(message, hasSlots)).toBe(message));
