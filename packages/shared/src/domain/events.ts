import type { Language } from "../i18n/language";

/** The same values in every language; the site translates what it shows. */
export const EVENT_TYPES = ["Conference", "Webinar", "Workshop", "Roundtable"] as const;
export const EVENT_FORMATS = ["Hybrid", "Virtual", "In-Person"] as const;

/** Where a registration that was sent without JavaScript leads. */
export const EVENT_OUTCOMES = { registered: "/events/registered", failed: "/events/registration-failed" } as const;

/** How long after an event the names and addresses of those who registered are kept. */
export const REGISTRATION_KEPT_DAYS = 30;

/** An event's calendar file. */
export const eventCalendarPath = (slug: string, language: Language): `/events/${string}.ics` =>
  language === "zh" ? `/events/${slug}.zh.ics` : `/events/${slug}.ics`;

/** Where an event's form is posted, with scripts or without. */
export const eventRegistrationPath = (slug: string) => `/api/events/${slug}/registrations`;
