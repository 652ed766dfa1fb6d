import { expect, test } from "vitest";
import { readingMinutes } from "./reading-time";

test.each([
  ["one word", "meter", 1],
  ["two minutes of English", "meter ".repeat(476), 2],
  ["two minutes of Chinese", "电".repeat(660), 2],
  ["a minute of each", `${"电".repeat(330)} ${"meter ".repeat(238)}`, 2],
  ["punctuation, which takes no time", "— , . ; ".repeat(500), 1],
])("%s", (_, text, minutes) => {
  expect(readingMinutes(text)).toBe(minutes);
});
