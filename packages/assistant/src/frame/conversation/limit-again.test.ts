import { describe, expect, it } from "vitest";
import { readMessage } from "../read-message";

const TODAY = "2026-11-29";

function follow(first: string, text: string) {
  const language = /\p{Script=Han}/u.test(text) ? "zh" : "en";
  const read = (message: string, previous: Parameters<typeof readMessage>[1]["previous"]) =>
    readMessage(message, { language, today: TODAY, previous, hasProposal: false }).questions.at(-1)?.frame;
  return read(text, read(first, null) ?? null);
}

const ENGLISH = "which months did we go over 280 kwh?";
const CHINESE = "哪几个月超过280度";

describe("after months over a limit", () => {
  it.each([
    [ENGLISH, "are we still fine this month?", "month0", "below"],
    [ENGLISH, "did we stay below it in September?", "--09", "below"],
    [ENGLISH, "was August within the limit?", "--08", "below"],
    [ENGLISH, "have we gone over it this month?", "month0", "above"],
    [ENGLISH, "so are we ok so far?", "month0", "below"],
    ["the landlord covers 280 kwh a month, which months went past that?", "is july under the cap?", "--07", "below"],
    [CHINESE, "这个月还好吧", "month0", "below"],
    [CHINESE, "10月超标了没", "--10", "above"],
    [CHINESE, "9月超了吗", "--09", "above"],
    [CHINESE, "上个月超没超", "month-1", "above"],
    [CHINESE, "呢个月冇超嘛", "month0", "below"],
  ])("%s, then: %s", (first, text, period, side) => {
    expect(follow(first, text)).toMatchObject({ scope: "own", period, group: "month", pick: `${side}:280kWh` });
  });

  it.each([
    [ENGLISH, "is that ok?"],
    [ENGLISH, "will we be ok this month?"],
    [ENGLISH, "what is still fine to unplug?"],
    ["how much did we use last month?", "are we still ok this month?"],
    [CHINESE, "为什么超了"],
  ])("%s, then not: %s", (first, text) => {
    expect(follow(first, text)).not.toMatchObject({ pick: "below:280kWh", period: "month0" });
  });
});
