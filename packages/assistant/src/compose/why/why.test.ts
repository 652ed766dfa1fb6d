import { describe, expect, test } from "vitest";
import { queriedHousehold } from "../../../../../tests/fixtures/queried-home";
import { compositionOf, ownFrame } from "../../../../../tests/support/composed";
import type { Frame } from "../../frame/frame";
import { planOf } from "../../plan";
import { finish } from "../draft";
import { whyAnswer } from ".";

const HOME = queriedHousehold();

async function why(more: Partial<Frame>) {
  const frame = ownFrame({ act: "explain", ...more });
  expect(planOf(frame)).toBe("why");
  const c = compositionOf(frame, HOME);
  await whyAnswer(c);
  const { text, rejected } = finish(c.draft.sentences, c.evidence, frame.language);
  expect(rejected).toEqual([]);
  return text.replaceAll(/\s?\[\d+\]/g, "");
}

describe("why a time used what it did", () => {
  test.each<[string, Partial<Frame>, readonly string[]]>([
    ["a month", { period: "--06" }, ["97.3% more", "June 2026", "May 2026", "can't show which appliances"]],
    ["a fall", { period: "--09", mentions: { presumes: "fall" } }, ["less than in August 2026", "a day less"]],
    ["a month that was not high", { period: "--09", mentions: { presumes: "rise" } }, ["It actually went down."]],
    ["a picked day", { period: "year0", group: "day", pick: "highest" }, ["your highest day", "above the average day"]],
    ["a month that was picked", { group: "month", pick: "highest" }, ["your highest month", "above the average"]],
    ["an odd day within the time", { period: "--02" }, ["stands out within that time: Feb 3 ("]],
    ["two times", { period: "--08", comparedTo: "--05" }, ["August 2026", "May 2026"]],
    ["in Chinese", { language: "zh", period: "--09", comparedTo: "--08" }, ["2026年9月", "少", "电表看不出来"]],
  ])("%s", async (_, frame, parts) => {
    const text = await why(frame);
    for (const part of parts) expect(text).toContain(part);
    expect(text.split(" ").length).toBeLessThanOrEqual(72);
  });

  test("charts are of the comparison that is told", async () => {
    // September fell against August, and rose against the year before or the average.
    const c = compositionOf(ownFrame({ act: "explain", period: "--09", mentions: { presumes: "rise" } }), HOME);
    await whyAnswer(c);
    const { text } = finish(c.draft.sentences, c.evidence, "en");
    const shown = JSON.stringify(c.attachments);
    for (const other of ["August 2026", "September 2025"])
      expect(shown.includes(other), `${other}: ${text}`).toBe(text.includes(other));
  });

  test("habits are no time", () => {
    for (const more of [{ filters: ["night"] }, { period: "winter" }] satisfies Partial<Frame>[])
      expect(planOf(ownFrame({ act: "explain", ...more }))).not.toBe("why");
  });
});
