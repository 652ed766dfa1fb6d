import type { HomePlant, PlantEvent } from "@wattleaf/shared/contracts/vpp/index";
import { useT } from "../../lib/i18n";
import { useMayChange } from "../../lib/may-change";
import { useLanguage } from "../../stores/language";
import { Badge } from "../../ui/badge";
import { Switch } from "../../ui/switch";
import { eventDay, eventHours } from "./event-time";
import { useEnrollment } from "./use-enrollment";

interface UpcomingEventsProps {
  plant: HomePlant;
  events: readonly PlantEvent[];
}

/** Events that have no result yet, the next one first; an enrolled home can sit one out until it starts. */
export function UpcomingEvents({ plant, events }: UpcomingEventsProps) {
  const t = useT();
  const upcoming = events.filter(({ result }) => result === null).toReversed();
  return (
    <section aria-labelledby="upcoming">
      <h2 id="upcoming" className="text-xl font-semibold">
        {t("plants.upcoming")}
      </h2>
      {upcoming.length === 0 ? (
        <p className="mt-3 text-muted">{t("plants.upcoming.empty")}</p>
      ) : (
        <ul className="mt-3 divide-y divide-line">
          {upcoming.map((event) => (
            <UpcomingEvent key={event.id} plant={plant} event={event} />
          ))}
        </ul>
      )}
    </section>
  );
}

function UpcomingEvent({ plant, event }: { plant: HomePlant; event: PlantEvent }) {
  const t = useT();
  const language = useLanguage();
  const mayChange = useMayChange();
  const { choose } = useEnrollment();
  const { status } = event;
  const mayChoose = mayChange && plant.enrollment !== null && (status === "scheduled" || status === "notified");
  const takesPart = choose.isPending ? choose.variables.takesPart : event.takesPart;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 py-4">
      <p className="min-w-0 grow">
        <span className="block font-semibold tabular-nums">{eventDay(event, language)}</span>
        <span className="block text-sm tabular-nums text-muted">{eventHours(event, language)}</span>
      </p>
      {status in STATUS_BADGES && (
        <Badge variant={status === "active" ? "amber" : "neutral"}>
          {t(STATUS_BADGES[status as keyof typeof STATUS_BADGES])}
        </Badge>
      )}
      {mayChoose && (
        <Switch
          label={<span className="sr-only">{t("plants.takePart", { date: eventDay(event, language) })}</span>}
          checked={takesPart}
          onChange={({ target }) =>
            choose.mutate({ plant_id: plant.id, event_id: event.id, takesPart: target.checked })
          }
        />
      )}
    </li>
  );
}

const STATUS_BADGES = {
  scheduled: "plants.status.scheduled",
  notified: "plants.status.notified",
  active: "plants.status.active",
  completed: "plants.status.completed",
} as const;
