import { expect, it } from "vitest";
import { queriedHousehold } from "../../../../../tests/fixtures/queried-home";
import { converse } from "../../../../../tests/support/converse";
import type { Frame } from "../frame";
import { readMessage } from "../read-message";

/* A day of the week against the others, the hours of some days, and a time against the one beside it; on a Sunday. */

const read = (text: string): Frame | undefined =>
  readMessage(text, { language: "en", today: "2026-11-29", previous: null, hasProposal: false }).questions.at(-1)
    ?.frame;

const OTHERS = "mon+tue+wed+thu+fri+sat";

it.each<[string, string[]]>([
  ["do Sundays use less than usual", ["sun", OTHERS]],
  ["are Sundays lower than a normal day?", ["sun", OTHERS]],
  ["礼拜天用电比平时少多少", ["sun", OTHERS]],
  ["星期天的用电量是不是比平常低", ["sun", OTHERS]],
])("%s is against the other days", (text, filters) => expect(read(text)).toMatchObject({ act: "compare", filters }));

it.each(["was yesterday higher than usual", "昨天比平时用得多吗", "this Sunday more than a usual Sunday?"])(
  "%s is of one day",
  (text) => expect(read(text)).toMatchObject({ comparedTo: "last12m" }),
);

it.each<[string, Partial<Frame>]>([
  ["whens our busiest time in the morning on school days", { group: "hour_of_day", filters: ["morning", "weekday"] }],
  ["工作日早上什么时候用电最多", { group: "hour_of_day", filters: ["weekday", "morning"] }],
  ["which day of the week do we use the most", { group: "weekday" }],
  ["when did we use the most in october", { period: "--10" }],
])("%s", (text, frame) => expect(read(text)).toMatchObject(frame));

it.each<[string, Partial<Frame>]>([
  ["did we use more on thanksgiving or the day after", { period: "holiday:thanksgiving", comparedTo: "2026-11-27" }],
  ["was it higher on november 3rd or the day before?", { comparedTo: "2026-11-02" }],
])("%s is of both", (text, frame) => expect(read(text)).toMatchObject(frame));

/** A day of the weekend takes 4 kWh more than others. */
const home = queriedHousehold();

it.each<[string, RegExp]>([
  [
    "do Sundays use less than usual",
    /^No\. On average, you used .* on Sundays .* more than .* on all days but Sundays/,
  ],
  ["礼拜天用电比平时少多少", /^没有少，反而多了。/],
  ["星期天比平时多用多少电", /^(?!没有)/],
  ["最进30天比之前的30天用得多吗", /2026年10月24日至11月22日/],
])("answers %s", async (text, told) => expect(await converse(home, text)).toMatch(told));
