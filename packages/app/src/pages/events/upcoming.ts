import { formatTimeSpan, parseTime } from "@wattleaf/shared/i18n/format/clock";
import { formatTimeZone } from "@wattleaf/shared/i18n/format/time-zones";
import type { Language } from "@wattleaf/shared/i18n/language";
import type { upcomingEvents } from "virtual:content/events";
import { SITE_ORIGIN } from "../../lib/site-origin";

export type UpcomingEvent = (typeof upcomingEvents)[number];

export const PAGE_PATH = "/events";

/** As the clocks at the event show it: content has the local time before its offset. */
const minuteOf = (localIso: string) => parseTime(localIso.slice("YYYY-MM-DDT".length, "YYYY-MM-DDThh:mm".length));

/** `10–11 AM`. */
export const timeOf = ({ startsAt, endsAt }: UpcomingEvent, language: Language) =>
  formatTimeSpan(minuteOf(startsAt), minuteOf(endsAt), language);

export const timeZoneOf = ({ timeZone, startsAt }: UpcomingEvent, language: Language) =>
  formatTimeZone(timeZone, startsAt, language);

/** `Conference` is `conference` in the address. */
export const typeParam = (type: string) => type.toLowerCase();

const ATTENDANCE_MODES: Record<UpcomingEvent["format"], string> = {
  Hybrid: "MixedEventAttendanceMode",
  Virtual: "OnlineEventAttendanceMode",
  "In-Person": "OfflineEventAttendanceMode",
};

/** For search engines: https://schema.org/Event. */
export function schemaEvent(event: UpcomingEvent, language: Language): object {
  const { slug, format, startsAt, endsAt, virtualLink, capacity, priceEuros, registrationOpen } = event;
  const { title, description, location, speakers } = event[language];
  const url = `${SITE_ORIGIN}${PAGE_PATH}#${slug}`;
  const organization = { "@type": "Organization", name: "Wattleaf", url: SITE_ORIGIN };
  const place = { "@type": "Place", name: location, address: location };
  const online = { "@type": "VirtualLocation", url: virtualLink ?? url };
  return {
    "@context": "https://schema.org",
    "@type": "Event",
    "@id": url,
    url,
    name: title,
    description,
    startDate: startsAt,
    endDate: endsAt,
    inLanguage: language,
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: `https://schema.org/${ATTENDANCE_MODES[format]}`,
    location: format === "Virtual" ? online : format === "Hybrid" ? [place, online] : place,
    maximumAttendeeCapacity: capacity,
    organizer: organization,
    performer: speakers.map((name) => ({ "@type": "Organization", name })),
    isAccessibleForFree: priceEuros === 0,
    offers: {
      "@type": "Offer",
      url,
      price: priceEuros,
      priceCurrency: "EUR",
      availability: `https://schema.org/${registrationOpen ? "InStock" : "SoldOut"}`,
    },
  };
}
