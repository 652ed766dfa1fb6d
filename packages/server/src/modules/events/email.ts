import type { UpcomingEvent } from "@wattleaf/content/events/index";
import { eventCalendarPath, REGISTRATION_KEPT_DAYS } from "@wattleaf/shared/domain/events";
import { formatTimeSpan, parseTime } from "@wattleaf/shared/i18n/format/clock";
import { formatDayWithWeekday } from "@wattleaf/shared/i18n/format/dates";
import { formatTimeZone } from "@wattleaf/shared/i18n/format/time-zones";
import type { Language } from "@wattleaf/shared/i18n/language";
import type { Email } from "../../adapters/mail";
import type { Platform } from "../../core/platform";
import { siteOrigin } from "../../env";
import { composeEmail, greetingOf, mailMessages } from "../emails";
import { calendarOf } from "./calendar";

interface Participant {
  name: string;
  email: string;
  language: Language;
}

/** Confirms a seat, with the event as a calendar file. */
export function registrationEmail(
  { env, clock }: Pick<Platform, "clock" | "env">,
  event: UpcomingEvent,
  { name, email, language }: Participant,
): Email {
  const t = mailMessages(language);
  const origin = siteOrigin(env);
  const { title, location } = event[language];
  const invoice = event.priceEuros > 0 ? [t("mail.event.invoice", { price: event.priceEuros })] : [];
  return {
    to: email,
    ...composeEmail(language, {
      subject: t("mail.event.subject", { title }),
      greeting: greetingOf(language, name),
      before: [t("mail.event.text", { title }), `${whenOf(event, language)}\n${location}`, ...invoice],
      action: { label: t("mail.event.action"), url: `${origin}${eventCalendarPath(event.slug, language)}` },
      after: [
        t("mail.event.cancel", { url: `${origin}/company?lang=${language}#contact` }),
        t("mail.event.kept", { days: REGISTRATION_KEPT_DAYS }),
      ],
    }),
    attachments: [
      {
        filename: `${event.slug}.ics`,
        content: calendarOf(event, language, { origin, nowMs: clock.now() }),
        contentType: "text/calendar; charset=utf-8; method=PUBLISH",
      },
    ],
  };
}

const DATE_LENGTH = 10;
const TIME_END = 16;

/** By the clocks of the place: the times are written in the event's own zone. */
function whenOf({ startsAt, endsAt, timeZone }: UpcomingEvent, language: Language): string {
  const timeOf = (time: string) => parseTime(time.slice(DATE_LENGTH + 1, TIME_END));
  const day = formatDayWithWeekday(startsAt.slice(0, DATE_LENGTH), language);
  const span = formatTimeSpan(timeOf(startsAt), timeOf(endsAt), language);
  const zone = formatTimeZone(timeZone, startsAt, language);
  return language === "zh" ? `${day}，${span}（${zone}）` : `${day}, ${span} (${zone})`;
}
