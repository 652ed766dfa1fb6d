import { expect, it } from "vitest";
import { claimedAbsence } from "./claimed-absence";

const june = { period: "--06-03..--06-14" };

it.each([
  "our lodger says she was away June 3 to 14. do the readings match?",
  "nobody was home June 3 to 14, is that right?",
  "房客说6月3号到14号不在家，是真的吗",
  "他说6月3日到14日屋里没人，跟电表对得上吗",
])("%s is held against an ordinary day", (text) =>
  expect(claimedAbsence(text, june)).toEqual({
    asked: { act: "compare", scope: "own", metric: "energy" },
    slots: { period: june.period, comparedTo: "last12m" },
  }),
);

it.each([
  "I was away June 3 to 14, can you tell me what we used?",
  "we'll be away June 3 to 14, can you check the heating is off?",
  "the company says I used 900 kWh June 3 to 14, does the meter agree?",
  "6月3号到14号家里没人，用了多少电",
])("%s is not", (text) => expect(claimedAbsence(text, june)).toBeUndefined());
