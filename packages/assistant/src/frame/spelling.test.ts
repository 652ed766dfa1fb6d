import { expect, test } from "vitest";
import { normalizeText } from "./normalize";
import { spelled } from "./spelling";

test.each([
  ["yesterdy", "yesterday"],
  ["janurary", "january"],
  ["feburary", "february"],
  ["septmber", "september"],
  ["kichen", "kitchen"],
  ["mornin", "morning"],
  ["lites", "lights"],
  ["wich", "which"],
])("%s is a slip for %s", (word, right) => expect(spelled(word)).toBe(right));

test.each([
  "thursdays",
  "consumer",
  "degree",
  "averages",
  "thermostats",
  "mourning",
  "might",
  "bridge",
  "cabin",
  "latin",
])("%s is a word of its own", (word) => expect(spelled(word)).toBe(word));

test("the original words stay as they were typed", () => {
  const { text, originalWords, offsetOf } = normalizeText("Turn of the kichen lites at 6 a m");
  expect(text).toBe("turn of the kitchen lights at 6 am");
  const from = text.indexOf("kitchen");
  expect(originalWords(from, from + "kitchen lights".length)).toBe("kichen lites");
  expect(offsetOf("Turn of the kichen ".length)).toBe(text.indexOf("lights"));
});
