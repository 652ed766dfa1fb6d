import { loadUpcomingEvents, type UpcomingEvent } from "@wattleaf/content/events/index";
import type { eventAvailability, registerForEvent } from "@wattleaf/shared/contracts/events";
import type { InputOf, OutputOf } from "@wattleaf/shared/contracts/operation";
import { REGISTRATION_KEPT_DAYS } from "@wattleaf/shared/domain/events";
import { DAY_MS } from "@wattleaf/shared/domain/time";
import { reasonError } from "@wattleaf/shared/error-reason";
import { DomainError } from "@wattleaf/shared/errors";
import type { Language } from "@wattleaf/shared/i18n/language";
import type { Platform } from "../../core/platform";
import type { RequestContext } from "../../core/request-context";
import { isCheckViolation, isUniqueViolation } from "../../db/constraint";
import { siteOrigin } from "../../env";
import { countPublicForm, queuedEmail, sendQueued } from "../emails";
import { calendarOf } from "./calendar";
import { registrationEmail } from "./email";
import * as repo from "./repo";

/** A confirmation is worth a longer outage of the mail server. */
const EMAIL_LIFETIME_MS = 7 * DAY_MS;

/** Read once: a release brings new events. */
export const EVENTS: readonly UpcomingEvent[] = loadUpcomingEvents();

/**
 * Reserves a seat and confirms it by email. Twice is the same as once, and the response does not tell whether an address
 * was registered before.
 * @throws DomainError not_found, conflict (closed or full), rate_limited
 */
export async function register(ctx: RequestContext, input: InputOf<typeof registerForEvent>): Promise<{ ok: true }> {
  const { platform } = ctx;
  const { db, clock } = platform;
  const event = requireEvent(input.event_id);
  const nowMs = clock.now();
  if (!isOpen(event, nowMs)) throw reasonError("conflict", "event_closed");
  await countPublicForm(ctx, "event");
  const { name, language = ctx.language } = input;
  const participant = { name, email: input.email.toLowerCase(), language };
  const registration = {
    ...participant,
    eventId: event.slug,
    eventEndsAtMs: Date.parse(event.endsAt),
    createdAtMs: nowMs,
  };
  const email = registrationEmail(platform, event, participant);
  try {
    const queued = queuedEmail(platform, { userId: null, email, lifetimeMs: EMAIL_LIFETIME_MS });
    await repo.takeSeat(db, registration, event.capacity, queued);
  } catch (error) {
    if (isUniqueViolation(error, "event_registrations")) return { ok: true };
    if (isCheckViolation(error, "event_seats_taken")) throw reasonError("conflict", "event_full");
    throw error;
  }
  sendQueued(platform);
  return { ok: true };
}

export async function availability({
  platform: { db, clock },
}: RequestContext): Promise<OutputOf<typeof eventAvailability>> {
  const taken = await repo.takenSeats(db);
  const nowMs = clock.now();
  return {
    events: EVENTS.map((event) => ({
      eventId: event.slug,
      seatsLeft: Math.max(0, event.capacity - (taken.get(event.slug) ?? 0)),
      registrationOpen: isOpen(event, nowMs),
    })),
  };
}

/** An event's calendar file. */
export const calendarFile = ({ env, clock }: Platform, event: UpcomingEvent, language: Language): string =>
  calendarOf(event, language, { origin: siteOrigin(env), nowMs: clock.now() });

/** Of events that ended some time ago. */
export const deleteOldRegistrations = ({ db, clock }: Platform): Promise<void> =>
  repo.deleteEndedBefore(db, clock.now() - REGISTRATION_KEPT_DAYS * DAY_MS);

const isOpen = ({ registrationOpen, startsAt }: UpcomingEvent, nowMs: number): boolean =>
  registrationOpen && nowMs < Date.parse(startsAt);

function requireEvent(id: string): UpcomingEvent {
  const event = EVENTS.find(({ slug }) => slug === id);
  if (event) return event;
  const message = "There is no such upcoming event.";
  throw new DomainError("not_found", message, { issues: [{ path: "event_id", message }] });
}
