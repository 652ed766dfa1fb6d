import { z } from "zod";
import { EMAIL_MAX_LENGTH } from "../domain/account";
import { personName } from "./auth";
import { languageSchema } from "./language";
import { ENTRY_LIMIT, READ_LIMIT, operation } from "./operation";

const eventId = z.string().min(1).max(80).describe("The event's name in the address of its calendar file");

export const registerForEvent = operation({
  id: "events.register",
  method: "POST",
  path: "/api/events/{event_id}/registrations",
  access: "anyone",
  idempotency: "natural",
  idempotencyReason: "An address takes one seat, and gets one email.",
  summary: "Register for an event",
  description:
    "Reserves one seat per email address and sends a confirmation with a calendar file. An address that is registered already gets the same response and no second email.",
  input: z.object({
    event_id: eventId,
    name: personName("name"),
    email: z.email("Please enter a valid email address").max(EMAIL_MAX_LENGTH),
    language: languageSchema.optional().describe("Of the email; the caller's own by default"),
  }),
  output: z.object({ ok: z.literal(true) }),
  limit: ENTRY_LIMIT,
  errors: ["not_found", "conflict"],
});

export const eventAvailability = operation({
  id: "events.availability",
  method: "GET",
  path: "/api/events/availability",
  access: "anyone",
  summary: "How many seats each upcoming event has left",
  input: z.object({}),
  output: z.object({
    events: z.array(
      z.object({
        eventId,
        seatsLeft: z.number().int().nonnegative(),
        registrationOpen: z.boolean().describe("False once the event has begun or registration was closed"),
      }),
    ),
  }),
  limit: READ_LIMIT,
  errors: [],
});

/** A calendar file (RFC 5545) of each event and language, which mail programs and calendars open. */
export const EVENT_CALENDAR = {
  id: "events.calendar",
  method: "GET",
  access: "anyone",
  limit: READ_LIMIT,
} as const;

export const EVENTS_OPERATIONS = [registerForEvent, eventAvailability];
