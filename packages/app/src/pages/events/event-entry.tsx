import { formatDayOfMonth, formatDayWithWeekday } from "@wattleaf/shared/i18n/format/dates";
import { Clock, MapPin, Users, Wallet } from "lucide-react";
import type { ReactNode } from "react";
import { dialogCommand } from "../../components/dialog-command";
import { formatMoney } from "../../lib/format";
import { useT } from "../../lib/i18n";
import { useLanguage } from "../../stores/language";
import { Badge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { CalendarButton } from "./calendar-button";
import { JoinVirtual } from "./join-virtual";
import { RegisterDialog, registerDialogId } from "./register-dialog";
import { timeOf, timeZoneOf, type UpcomingEvent } from "./upcoming";

const iconLook = "mt-1 size-4 shrink-0 text-muted";

/** An event beside its date. Seats and registration are kept current by live/event-registration.ts. */
export function EventEntry({ event }: { event: UpcomingEvent }) {
  const t = useT();
  const language = useLanguage();
  const { slug, type, format, startsAt, capacity, priceEuros, registrationOpen } = event;
  const { title, location, description, speakers, agenda } = event[language];
  return (
    <article
      id={slug}
      aria-labelledby={`${slug}-title`}
      className="grid scroll-mt-20 gap-x-10 gap-y-6 border-t border-line py-10 md:grid-cols-[9rem_minmax(0,1fr)] lg:grid-cols-[9rem_minmax(0,1fr)_20rem]"
    >
      <p className="flex items-baseline gap-3 md:flex-col md:gap-0">
        <time dateTime={startsAt} className="text-3xl font-bold tabular-nums tracking-tight text-brand-strong">
          {formatDayOfMonth(startsAt, language)}
        </time>
        <span className="text-muted tabular-nums">{startsAt.slice(0, "YYYY".length)}</span>
      </p>
      <div className="flex min-w-0 flex-col gap-4">
        <p className="flex flex-wrap gap-2">
          <Badge variant="brand">{t(`events.type.${type}`)}</Badge>
          <Badge variant="outline">{t(`events.format.${format}`)}</Badge>
        </p>
        <h3 id={`${slug}-title`} className="text-2xl font-bold tracking-tight text-balance">
          {title}
        </h3>
        <p className="max-w-prose text-muted text-pretty">{description}</p>
        <div className="grid gap-6 sm:grid-cols-2">
          <section>
            <h4 className="text-sm font-semibold">{t("events.agenda")}</h4>
            <ol className="mt-2 flex flex-col gap-1.5 border-l-2 border-brand/40 pl-4 text-sm">
              {agenda.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ol>
          </section>
          <section>
            <h4 className="text-sm font-semibold">{t("events.speakers")}</h4>
            <ul className="mt-2 flex flex-col gap-1.5 text-sm">
              {speakers.map((speaker) => (
                <li key={speaker}>{speaker}</li>
              ))}
            </ul>
          </section>
        </div>
      </div>
      <div className="flex flex-col gap-5 md:col-start-2 lg:col-start-3">
        <dl className="flex flex-col gap-3 text-sm">
          <Fact name={t("events.time")} icon={<Clock aria-hidden="true" className={iconLook} />}>
            {formatDayWithWeekday(startsAt, language)}
            <br />
            {timeOf(event, language)}
            <br />
            <span className="text-muted">{timeZoneOf(event, language)}</span>
          </Fact>
          <Fact name={t("events.location")} icon={<MapPin aria-hidden="true" className={iconLook} />}>
            {location}
          </Fact>
          <Fact name={t("events.attendees")} icon={<Users aria-hidden="true" className={iconLook} />}>
            {t("events.capacity", { count: capacity })}
            <span data-seats className="block font-semibold tabular-nums text-brand-strong empty:hidden" />
          </Fact>
          <Fact name={t("events.price")} icon={<Wallet aria-hidden="true" className={iconLook} />}>
            {priceEuros === 0 ? t("events.free") : formatMoney(priceEuros, "EUR", language, { minimum: 0, maximum: 0 })}
          </Fact>
        </dl>
        <div className="flex flex-wrap gap-3 lg:flex-col">
          <div data-when="open" hidden={!registrationOpen}>
            <Button className="lg:w-full" {...dialogCommand("show-modal", registerDialogId(slug))}>
              {t("events.register")}
            </Button>
          </div>
          <div data-when="closed" hidden={registrationOpen}>
            <Button disabled className="lg:w-full">
              {t("events.closed")}
            </Button>
          </div>
          {format !== "In-Person" && <JoinVirtual event={event} />}
          <CalendarButton slug={slug} />
        </div>
      </div>
      <RegisterDialog event={event} />
    </article>
  );
}

const Fact = ({ name, icon, children }: { name: string; icon: ReactNode; children: ReactNode }) => (
  <div className="flex gap-3">
    <dt>
      {icon}
      <span className="sr-only">{name}</span>
    </dt>
    <dd className="min-w-0">{children}</dd>
  </div>
);
