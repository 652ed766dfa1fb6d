import { useQuery } from "@tanstack/react-query";
import type { HomePlant } from "@wattleaf/shared/contracts/vpp/index";
import { formatList } from "@wattleaf/shared/i18n/format/lists";
import { useDeviceName } from "../../components/devices/use-device-name";
import { LoadError } from "../../components/load-error";
import { SiteLink } from "../../components/site-link";
import { formatInstantDay, formatMoney, formatPercent, formatPower } from "../../lib/format";
import { useT } from "../../lib/i18n";
import { useMayChange } from "../../lib/may-change";
import { trpc } from "../../lib/trpc";
import { useLanguage } from "../../stores/language";
import { Badge } from "../../ui/badge";
import { Card } from "../../ui/card";
import { Skeleton } from "../../ui/skeleton";
import { EnrollButton } from "./enroll-button";
import { LastEvent } from "./last-event";
import { Measurement } from "./measurement";
import { PastEvents } from "./past-events";
import { UpcomingEvents } from "./upcoming-events";

const W_PER_KW = 1_000;

/** A plant that the home can be part of: its terms, the enrollment, and its events. */
export function HomePlantCard({ plant }: { plant: HomePlant }) {
  const t = useT();
  const language = useLanguage();
  const mayChange = useMayChange();
  const events = useQuery(trpc.vpp.homeEvents.queryOptions({ plant_id: plant.id }));
  const { enrollment, offer } = plant;
  return (
    <div className="flex flex-col gap-8">
      <Card as="section" aria-labelledby={`plant-${plant.id}`} className="flex flex-col gap-6">
        <div className="flex flex-wrap items-start justify-between gap-4">
          <div className="min-w-0 max-w-prose">
            <h2 id={`plant-${plant.id}`} className="flex flex-wrap items-center gap-x-3 gap-y-2 text-2xl font-semibold">
              {t("plants.sample.name")}
              <Badge variant="outline">{t("plants.sample.badge")}</Badge>
            </h2>
            <p className="mt-2 text-muted">{t("plants.sample.text")}</p>
            <p className="mt-2 text-sm tabular-nums text-muted">
              {t("plants.terms", {
                price: formatMoney(plant.pricePerKwh, plant.currency, language),
                homes: plant.homes,
                share: formatPercent(plant.operatorShare, language),
              })}
            </p>
          </div>
          {mayChange ? (
            <EnrollButton plant={plant} />
          ) : (
            !enrollment && <p className="text-sm text-muted">{t("plants.readOnly")}</p>
          )}
        </div>
        <div className="rounded-lg bg-brand-soft p-5">
          {events.data ? (
            <p className="text-xl font-semibold tabular-nums">
              {enrollment && events.data.earned > 0
                ? t("plants.earned", { amount: formatMoney(events.data.earned, plant.currency, language) })
                : t(enrollment ? "plants.earnedNone" : "plants.offer")}
            </p>
          ) : (
            <Skeleton className="h-7 max-w-sm" />
          )}
          <p className="mt-2 text-muted">
            <Participation plant={plant} />
            {enrollment && ` ${t("plants.enrolled", { date: formatInstantDay(enrollment.joinedAt, language) })}`}
          </p>
          {!offer.hasMeter && (
            <p className="mt-2 text-muted">
              {t("plants.noMeter")}{" "}
              <SiteLink to="/dashboard" className="font-semibold text-brand-strong underline">
                {t("plants.connectMeter")}
              </SiteLink>
            </p>
          )}
        </div>
        {events.isPending && <Skeleton className="h-60" />}
        {events.data && <LastEvent events={events.data.events} />}
      </Card>
      {events.isLoadingError && <LoadError title={t("plants.loadFailed")} query={events} />}
      {events.data && (
        <>
          <UpcomingEvents plant={plant} events={events.data.events} />
          <PastEvents plant={plant} events={events.data.events} />
          <Measurement />
        </>
      )}
    </div>
  );
}

/** The devices that the home takes part with, or would. */
function Participation({ plant: { enrollment, offer } }: { plant: HomePlant }) {
  const t = useT();
  const language = useLanguage();
  const nameOf = useDeviceName();
  const connected = useQuery(trpc.devices.list.queryOptions({})).data?.devices ?? [];
  const devices = enrollment?.devices ?? offer.devices;
  if (devices.length === 0) return t(enrollment ? "plants.withHands" : "plants.offerHands");
  const { value, unit } = formatPower(
    devices.reduce((sum, { flexibleKw }) => sum + flexibleKw, 0) * W_PER_KW,
    language,
  );
  const names = formatList(
    devices.map(({ id, name }) => {
      const device = connected.find((each) => each.id === id);
      return device ? nameOf(device) : name;
    }),
    language,
  );
  return t(enrollment ? "plants.with" : "plants.offerWith", { devices: names, power: `${value} ${unit}` });
}
