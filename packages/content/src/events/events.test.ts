import { describe, expect, test } from "vitest";
import { loadPastEvents, loadUpcomingEvents } from ".";
import { loadWhitePapers } from "../white-papers";
import { parseUpcoming } from "./event";

describe("the upcoming events", () => {
  test("have the capacities and prices of the specification", () => {
    const offered = loadUpcomingEvents().map(({ type, format, capacity, priceEuros }) => [
      type,
      format,
      capacity,
      priceEuros,
    ]);
    expect(offered.toSorted()).toEqual([
      ["Conference", "Hybrid", 500, 0],
      ["Roundtable", "Virtual", 75, 0],
      ["Webinar", "Virtual", 150, 0],
      ["Workshop", "In-Person", 30, 299],
    ]);
  });

  test("are in 2027, in order, and have as many speakers and agenda items in Chinese", () => {
    const events = loadUpcomingEvents();
    const starts = events.map(({ startsAt }) => Date.parse(startsAt));
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    for (const { startsAt, en, zh } of events) {
      expect(startsAt).toMatch(/^2027-/);
      expect([zh.speakers.length, zh.agenda.length]).toEqual([en.speakers.length, en.agenda.length]);
    }
  });

  test.each([
    ["an offset of another season", { startsAt: "2027-06-09T09:00:00-08:00" }, "offset"],
    ["an end before its start", { endsAt: "2027-06-08T09:00:00-07:00" }, "ends before"],
  ])("reject %s", (_, change, message) => {
    const conference = loadUpcomingEvents().find(({ type }) => type === "Conference");
    expect(() => parseUpcoming([{ ...conference, ...change }], "upcoming.yaml")).toThrow(message);
  });
});

test("the materials of past events exist, and sample figures say so", () => {
  const papers = new Set(loadWhitePapers().en.map(({ slug }) => slug));
  for (const { paper, sample, recording } of loadPastEvents()) {
    expect(papers).toContain(paper);
    expect({ sample, recording }).toEqual({ sample: true, recording: null });
  }
});
