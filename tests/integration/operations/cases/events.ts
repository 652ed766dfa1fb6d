import { expect } from "vitest";
import { eventAvailability, registerForEvent } from "../../../../packages/shared/src/contracts/events";
import { withPathFields } from "../../../../packages/shared/src/contracts/operation";
import type { OperationCase } from "../operation-case";

const registration = (event_id: string, email = "guest@example.com") => ({ event_id, name: "Ada Byron", email });

export const EVENTS_CASES: readonly OperationCase[] = [
  {
    operation: registerForEvent,
    title: "reserves a seat, once or twice",
    as: "visitor",
    input: async (session) => {
      const input = registration("energy-intelligence-conference");
      const { path, rest } = withPathFields(registerForEvent, input);
      await session.postJson(path as `/api/${string}`, rest);
      return input;
    },
    output: { ok: true },
    again: "same",
  },
  {
    operation: registerForEvent,
    title: "rejects an event that does not exist",
    as: "visitor",
    input: () => registration("moon-landing"),
    error: { code: "not_found", path: "event_id" },
  },
  {
    operation: registerForEvent,
    title: "rejects an invalid address",
    as: "visitor",
    input: () => registration("energy-intelligence-conference", "guest"),
    error: { code: "invalid_input", path: "email" },
  },
  {
    operation: eventAvailability,
    title: "tells the seats that are left",
    as: "visitor",
    input: () => ({}),
    output: {
      events: expect.arrayContaining([{ eventId: "disaggregation-workshop", seatsLeft: 30, registrationOpen: true }]),
    },
  },
];

/** They depend on the time and on how many came before. */
export const EVENTS_ERRORS_TESTED_ELSEWHERE: readonly string[] = ["events.register conflict: events.test.ts"];
