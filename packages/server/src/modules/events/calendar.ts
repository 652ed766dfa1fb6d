import type { UpcomingEvent } from "@wattleaf/content/events/index";
import type { Language } from "@wattleaf/shared/i18n/language";
import ical, { ICalCalendarMethod } from "ical-generator";

/** The page of all events, at this one. */
export const eventUrl = (origin: string, slug: string, language: Language): string =>
  `${origin}/events?lang=${language}#${slug}`;

/** An event as a calendar file. Times are in UTC, which every calendar shows in its own zone. */
export function calendarOf(event: UpcomingEvent, language: Language, { origin, nowMs }: Issue): string {
  const { title, description, location } = event[language];
  const calendar = ical({
    prodId: { company: "Wattleaf", product: "Events", language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    // The same in both languages and for ever: a calendar replaces its copy by it.
    id: `${event.slug}@${new URL(origin).hostname}`,
    stamp: new Date(nowMs),
    start: new Date(event.startsAt),
    end: new Date(event.endsAt),
    summary: title,
    description,
    location,
    url: eventUrl(origin, event.slug, language),
  });
  // The library leaves the last line open; RFC 5545 ends every line with CRLF.
  return `${calendar.toString().trimEnd()}\r\n`;
}

interface Issue {
  /** Of the site. */
  origin: string;
  nowMs: number;
}
