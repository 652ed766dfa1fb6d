import { describe, expect, test } from "vitest";
import { queriedHousehold } from "../../../../../tests/fixtures/queried-home";
import { converse } from "../../../../../tests/support/converse";
import { normalWords } from "../normalize";
import { changeIn } from "./changed-use";

test.each<[string, string]>([
  ["What if I'd used 12% less in May?", "less:12%"],
  ["suppose we cut our evening use by a quarter, what changes", "less:25%"],
  ["if I halved my night use", "less:50%"],
  ["would we save much if we reduced it by 15 percent", "less:15%"],
  ["how much would I save with 80 watts less", "less:80W"],
  ["if I brought the base load down by 60 W", "less:60W"],
  ["if we used 3 kWh less a day", "less:3kWh/day"],
  ["what would it be with 20% more", "more:20%"],
  ["what would the year be without the standby", "less:100%"],
  ["if I move 40% of that to off-peak", "moved:40%"],
  ["would shifting half of it to the night save anything", "moved:50%"],
  ["如果晚上少用三成能省多少", "less:30%"],
  ["要是把用电砍掉一半呢", "less:50%"],
  ["假如每天少用2度，一个月省多少钱", "less:2kWh/day"],
  ["如果把待机降低40瓦，一年省几度", "less:40W"],
  ["如果減少百分之十五，能省幾度", "less:15%"],
  ["把其中的两成挪到谷时能省多少", "moved:20%"],
  ["What if we used 700 W less in the evening", "less:700W"],
  ["suppose I used 1.5 kilowatts less", "less:1500W"],
  ["if my use fell to 70 percent of that", "less:30%"],
  ["what if it went up to 115%", "more:15%"],
  ["如果把用电压到九成，能省多少", "less:10%"],
  ["what would 4 more kWh a day add", "more:4kWh/day"],
  ["要是每天多用2度电，一个月要多花多少", "more:2kWh/day"],
  ["if our use grew by a quarter", "more:25%"],
  ["what if I pushed a third of the evening load into the night", "moved:33.333%"],
  ["if we shift 15% of the 5-8 PM use to after midnight", "moved:15%"],
])("%s supposes %s", (text, code) => expect(changeIn(normalWords(text))).toBe(code));

test.each([
  "did we use 10% less than last month?",
  "why did I use 20% less in October",
  "how can I cut my use by 10%",
  "what if the price goes up 10%",
  "I used 15% more than in May",
  "and over the whole year without the ten percent",
  "电价涨10%的话呢",
  "怎么才能少用两成",
  "十月比九月少用了多少",
  "how much could a third person add to my bill",
  "what if my base load dropped to 150 W",
  "if I got down to 300 kWh a month",
])("%s supposes no change", (text) => expect(changeIn(normalWords(text))).toBeUndefined());

/* October has 501 kWh, and the year 7,399. */
describe("a supposed change is told as what it spares", () => {
  const home = queriedHousehold({ home: { tariff: null } });
  test.each<[messages: readonly string[], told: RegExp]>([
    [
      ["What if I had used 10% less in October?"],
      /10% less.*450\.9 kWh in October 2026 instead of 501 kWh.*50\.1 kWh less/,
    ],
    [["what if I had used 10% less in October at 20 cents?"], /\$90\.18 instead of \$100\.20: \$10\.02 less/],
    [["what did October cost at 20 cents", "and if I'd used a tenth less?"], /\$90\.18 instead of \$100\.20/],
    [
      ["What if I had used 10% less in October?", "and for September?"],
      /433\.8 kWh in September 2026 instead of 482 kWh/,
    ],
    [["what if we used 2 kWh less a day, what would a month save at 14c"], /60\.8 kWh less a month.*\$8\.52/],
    [
      ["What is my base load?", "if I cut it by 50 W, what do I save a year at 20 cents?"],
      /50 W saves 438 kWh.*\$87\.60/,
    ],
    [
      ["what did I use in October at 24 cents?", "if I shift 30% of it to the night at 9 cents how much do I save"],
      /30% of the 501 kWh.*150\.3 kWh.*24¢.*9¢.*\$22\.5[45]/,
    ],
    [["what if I had used 900 kWh less in October"], /501 kWh less.*more than there was/],
    [["What is my base load?", "what would I save a year if I cut it by 5 kW"], /kWh a year.*more than there was/],
    [
      ["if I moved a fifth of my October use to the night at 12 cents instead of 30, what would I save a month"],
      /20% of the 501 kWh.*100\.2 kWh/,
    ],
    [
      ["what did I use in October at 9 cents?", "and if I shift half of it to the afternoon at 24 cents?"],
      /cost you \$37\.57 more/,
    ],
    [
      [
        "my rate is 50 cents from 4 to 9 PM and 30 cents the rest of the time, what would October have cost?",
        "and if I moved 10% of the 4-9 PM use to after midnight?",
      ],
      /10% of.*Moved from 50¢.*to 30¢/,
    ],
    [["如果十月少用两成，按五毛算能省多少钱"], /少用 20%.*400\.8 kWh.*501 kWh.*省 ¥50\.10/],
    [["如果我把晚上6点到10点的用电减少两成，一个月能省几度"], /^每月大约能少用 38\.4 kWh/],
  ])("%j", async (messages, told) => expect(await converse(home, ...messages)).toMatch(told));
});

test("a home with panels is told what it would have bought", async () => {
  expect(await converse(queriedHousehold(), "What if I had used 10% less in October?")).toMatch(
    /10% less you'd have (?:bought|used)/,
  );
});
