import { EVENT_TYPES } from "@wattleaf/shared/domain/events";
import type { MessageKey } from "@wattleaf/shared/i18n/messages/en";
import { upcomingEvents } from "virtual:content/events";
import { ClaimBand } from "../../components/claim-band";
import { ListFilter } from "../../components/list-filter";
import { SiteLink } from "../../components/site-link";
import type { DocumentModule } from "../../lib/document-page";
import { useT } from "../../lib/i18n";
import { Button } from "../../ui/button";
import { Container } from "../../ui/container";
import { SectionHeading } from "../../ui/section-heading";
import { EventEntry } from "./event-entry";
import { PastEvents } from "./past-events";
import { schemaEvent, typeParam } from "./upcoming";

const LIST = "events";

const statistics: readonly { value: string; label: MessageKey }[] = [
  { value: "47", label: "events.stats.events" },
  { value: "12.5k", label: "events.stats.attendees" },
  { value: "25", label: "events.stats.countries" },
  { value: "240+", label: "events.stats.hours" },
];

export const head: DocumentModule["head"] = (_props, language, fallback) => ({
  ...fallback,
  jsonLd: upcomingEvents.map((event) => schemaEvent(event, language)),
});

/** A calendar: the dates lead, each event hangs on its own. */
export function Page() {
  const t = useT();
  return (
    <>
      <Container className="pt-12 md:pt-20">
        <SectionHeading level={1} size="page" title={t("events.title")} lead={t("events.intro")} />
        <div className="mt-8">
          <ListFilter
            list={LIST}
            param="type"
            label={t("events.types")}
            chips={EVENT_TYPES.map((type) => ({ value: typeParam(type), label: t(`events.type.${type}`) }))}
            some={t("events.shown")}
            none={t("events.none")}
          />
        </div>
        <div
          id={LIST}
          data-live="event-registration"
          data-seats={t("events.seats")}
          data-full={t("events.full")}
          data-closed={t("events.register.closed")}
          data-too-many={t("error.rate_limited")}
          data-failed={t("events.register.failed")}
        >
          <section data-part aria-labelledby="upcoming" className="mt-10">
            <h2 id="upcoming" className="text-3xl font-bold tracking-tight">
              {t("events.upcoming")}
            </h2>
            <ul className="mt-6">
              {upcomingEvents.map((event) => (
                <li key={event.slug} data-group={typeParam(event.type)}>
                  <EventEntry event={event} />
                </li>
              ))}
            </ul>
          </section>
          <section data-part aria-labelledby="past" className="mt-10">
            <h2 id="past" className="text-3xl font-bold tracking-tight">
              {t("events.past")}
            </h2>
            <p className="mt-2 max-w-prose text-muted">{t("events.past.note")}</p>
            <PastEvents />
          </section>
        </div>
      </Container>
      <div className="mt-16">
        <ClaimBand label={t("events.stats.label")} claim="event-statistics" statistics={statistics} />
      </div>
      <Container className="py-16 md:py-20">
        <SectionHeading title={t("events.host.title")} lead={t("events.host.text")} />
        <div className="mt-8 flex flex-wrap gap-3">
          <Button asChild>
            <SiteLink to="/company?topic=partnership#contact">{t("events.host.propose")}</SiteLink>
          </Button>
          <Button variant="secondary" asChild>
            <SiteLink to="/company?topic=speaker#contact">{t("events.host.speak")}</SiteLink>
          </Button>
        </div>
      </Container>
    </>
  );
}
