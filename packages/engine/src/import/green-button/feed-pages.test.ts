import { expect, test } from "vitest";
import { hasIntervalReadings, nextPageOf } from "./feed-pages";

test("the next page is where the feed says, whatever the prefix, the quotes and the order", () => {
  const next = "https://utility.example/Batch/7?page=2&from=1";
  const written = next.replaceAll("&", "&amp;");
  expect(nextPageOf(`<feed><link href='${written}' rel='next'/></feed>`)).toBe(next);
  expect(
    nextPageOf(`<atom:feed><atom:link rel="self" href="a"/><atom:link rel="next" href="${written}"/></atom:feed>`),
  ).toBe(next);
});

test("the links of entries lead to no next page", () => {
  expect(nextPageOf('<feed><entry><link rel="self" href="next"/><link rel="up" href="a"/></entry></feed>')).toBeNull();
});

test("an empty feed is told from one with readings", () => {
  expect(hasIntervalReadings("<feed><entry/></feed>")).toBe(false);
  expect(hasIntervalReadings("<feed><espi:IntervalReading></espi:IntervalReading></feed>")).toBe(true);
});
