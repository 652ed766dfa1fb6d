import { describe, expect, test } from "vitest";
import { meteredHousehold } from "../../../tests/fixtures/metered-household";
import { queriedHousehold } from "../../../tests/fixtures/queried-home";
import { knowledge } from "../../../tests/support/knowledge";
import { type AssistantData, composeAnswer } from "./answer";
import { NOTHING_KNOWN } from "./ports";

const hourly = queriedHousehold();
const visitor: AssistantData = { ...NOTHING_KNOWN, nowMs: hourly.nowMs };

async function ask(text: string, data: AssistantData = hourly, language: "en" | "zh" = "en") {
  const answer = await composeAnswer({ text, language, turns: [], surface: "site" }, data, knowledge);
  expect(answer.rejected).toEqual([]);
  return answer.text;
}

describe("someone with readings who asks about use means their own home", () => {
  test.each([
    ["what's drawing power while everyone is asleep", "Your base load is 412 W", "The meter can't show what that is"],
    ["how many watts go to standby", "Your base load is 412 W", "always on"],
    ["our rent includes 450 kWh a month, which months went over", "you used more than 450 kWh", "The list: "],
    ["my contracted power is 8 kW, did I ever exceed it", "8 kW", "Feb 3, 2026"],
    ["does my use peak in the evening", "Yes. ", "between 6 and 7 PM"],
    ["does my use peak in the morning", "No. ", "between 6 and 7 PM"],
    [
      "was anyone in the house on October 4",
      "It doesn't look empty on Sunday, Oct 4, 2026",
      "Your usual day is 20.3 kWh",
    ],
    ["our lodger says she was abroad October 3 to 9, does that add up", "It doesn't look empty", " a day, and"],
    ["was the house empty on weekends in October", "It doesn't look empty", "a day then"],
    ["break October down for me", "You used 501 kWh in October 2026", "on weekdays"],
    ["is our use going up lately", "You used 490.5 kWh from Oct 24 to Nov 22, 2026", "went up by about"],
  ])("%s", async (text, ...told) => {
    const said = await ask(text);
    for (const part of told) expect(said).toContain(part);
  });

  test("of one day, what it is held against is told first", async () => {
    const said = await ask("was there anything strange on October 9");
    expect(said).toContain("You used 15 kWh on Friday, Oct 9, 2026");
    expect(said).not.toMatch(/I don't know|my articles/);
  });

  test("a visitor who names no home is told what articles say", async () => {
    expect(await ask("how many watts go to standby", visitor)).not.toContain("base load is");
    expect(await ask("how can I use less electricity", visitor)).not.toContain("By your own readings");
  });

  test("people in general are not", async () => {
    expect(await ask("what runs in a typical house at night")).not.toContain("412 W");
  });
});

describe("appliances that readings of an hour do not tell apart", () => {
  const coarse: AssistantData = { ...hourly, meter: async () => null };

  test("what they do tell is said", async () => {
    const said = await ask("which appliance uses the most at our place", coarse);
    expect(said).not.toContain("It's an estimate");
  });
});

describe("what to do", () => {
  test("as many measures as asked for, each with its own figure", async () => {
    const said = await ask("give me two ways to use less");
    expect(said.match(/^• /gm)).toHaveLength(2);
    for (const line of said.split("\n").slice(1)) expect(line).toMatch(/\d kWh|\$\d/);
  });

  test("three by default, in at most 75 words", async () => {
    const said = await ask("how do I get my use down");
    expect(said.match(/^• /gm)?.length).toBeGreaterThanOrEqual(2);
    expect(said.match(/^• /gm)?.length).toBeLessThanOrEqual(3);
    expect(said).toContain("412 W is always on");
    expect(
      said
        .replaceAll(/\[\d\]|•/g, "")
        .trim()
        .split(/\s+/).length,
    ).toBeLessThanOrEqual(75);
  });

  test("a renter is told that none needs the landlord, and Chinese is answered in Chinese", async () => {
    expect(await ask("how can we use less, we rent")).toContain("None of these needs your landlord");
    expect(await ask("咋样才能少用点电", hourly, "zh")).toContain("一直开着的东西");
  });

  test("no measure saves more than the range of a year says", async () => {
    const said = await ask("how much can I save");
    const [, most] = /save .*? to \$?[\d,.]+ .*?\(?[\d,]+ kWh to ([\d,]+) kWh/.exec(said) ?? [];
    const [, step] = /less saves ([\d,]+) kWh/.exec(said) ?? [];
    const number = (digits = "0") => Number(digits.replaceAll(",", ""));
    expect(number(step)).toBeGreaterThan(0);
    expect(number(step)).toBeLessThanOrEqual(number(most));
  });
});

test("a month that goes on is held against one that has been, with yes or no first", async () => {
  const said = await ask("will this month be higher than last month", meteredHousehold());
  expect(said).toMatch(/^(?:Yes, likely|No, probably not)\. I expect /);
});
