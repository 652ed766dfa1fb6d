import { expect, test } from "vitest";
import { readMessage } from "./read-message";
import type { Frame } from "./frame";

const read = (text: string, previous: Frame | null = null) => {
  const language = /\p{Script=Han}/u.test(text) ? "zh" : "en";
  const { questions } = readMessage(text, { language, today: "2026-11-29", previous, hasProposal: false });
  return questions.map(({ frame }) => frame);
};

test.each([
  ["do i use more on weekdays or weekends", "by how much"],
  ["七月用咗几多电", "同六月比多咗几多"],
  ["did i use more in july or june", "and how much more is that?"],
])("%s › %s asks how far apart", (before, text) => {
  const [frame] = read(text, read(before).at(-1) ?? null);
  expect(frame).toMatchObject({ act: "compare", aggregate: "difference" });
});

test.each([
  ["By what percent did my daily average fall from June to September?", "--09", "--06"],
  ["How did my daily average change from June to September?", "--09", "--06"],
  ["从六月到九月用电涨了百分之几？", "--09", "--06"],
])("%s holds two months against each other", (text, period, comparedTo) => {
  expect(read(text)).toEqual([expect.objectContaining({ act: "compare", period, comparedTo })]);
});

test.each([
  ["Do I use more on Sundays than other days?", "sun"],
  ["礼拜天是不是比其他日子用得多？", "sun"],
  ["are mondays worse than the rest of the week", "mon"],
])("%s holds one day of the week against the others", (text, day) => {
  const [frame] = read(text);
  const others = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"].filter((one) => one !== day).join("+");
  expect(frame).toMatchObject({ act: "compare", filters: [day, others] });
});

test.each(["最低的是哪個月？比最高的少幾成？", "Which was my lowest month and how much less than the highest was it?"])(
  "%s is one question of both ends",
  (text) => {
    expect(read(text)).toEqual([expect.objectContaining({ act: "ask", group: "month", aggregate: "difference" })]);
  },
);

test.each([
  ["How many hours in June did I cross 3 kW?", "And at what time mostly?"],
  ["How many hours in June were above 3 kW?", "what time of day does that happen most?"],
  ["六月有几个小时超过3千瓦？", "多数在几点？"],
])("%s › %s asks for the hours of the day", (before, text) => {
  const [first] = read(before);
  expect(first).toMatchObject({ period: "--06", group: "hour", pick: expect.stringMatching(/^above:3/) });
  expect(read(text, first ?? null)[0]).toMatchObject({ period: "--06", group: "hour_of_day", pick: first?.pick });
});

test.each([
  "Is there something left on all night in the flat?",
  "How much does the house use while we sleep?",
  "半夜是不是都有東西在吃電？大概多少？",
  "半夜都睡了，家里还得走多少电啊？",
  "瞓咗之后屋企仲用几多电？",
  "我家半夜待机多少瓦",
])("%s is of the base load", (text) => {
  expect(read(text)[0]).toMatchObject({ act: "ask", scope: "own", metric: "base_load" });
});

test("one Tuesday is no habit, and what runs at night beside another question is no base load", () => {
  expect(read("why was Tuesday so expensive compared to the rest of the week")[0]).toMatchObject({ period: "tue0" });
  const [frame] = read("should we stay on time-of-use or go back to tiers, what with the machines on all night?");
  expect(frame?.metric).not.toBe("base_load");
});
