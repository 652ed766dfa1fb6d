import { useQuery } from "@tanstack/react-query";
import type { SecurityEvent } from "@wattleaf/shared/contracts/security-events";
import { SECURITY_EVENT_DAYS } from "@wattleaf/shared/domain/security-events";
import { useState } from "react";
import { LoadError } from "../../components/load-error";
import { formatInstant } from "../../lib/format";
import { useT } from "../../lib/i18n";
import { trpc } from "../../lib/trpc";
import { useLanguage } from "../../stores/language";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { Skeleton } from "../../ui/skeleton";
import { SettingsSection } from "./section";

const SHOWN_AT_FIRST = 8;

/** What happened to the account's security, newest first. Refetched on each visit. */
export function SecurityActivity() {
  const t = useT();
  const [all, setAll] = useState(false);
  const events = useQuery({ ...trpc.securityEvents.list.queryOptions({}), refetchOnMount: "always" });
  return (
    <SettingsSection
      id="security-activity"
      title={t("settings.activity.title")}
      text={t("settings.activity.text", { days: SECURITY_EVENT_DAYS })}
    >
      {events.isPending && <Skeleton className="h-24 w-full" />}
      {events.isLoadingError && (
        <Card>
          <LoadError title={t("settings.activity.failed")} query={events} />
        </Card>
      )}
      {events.data?.length === 0 && <p className="text-muted">{t("settings.activity.empty")}</p>}
      {events.data && events.data.length > 0 && (
        <ul aria-label={t("settings.activity.list")} className="divide-y divide-line border-y border-line">
          {(all ? events.data : events.data.slice(0, SHOWN_AT_FIRST)).map((event) => (
            <EventRow key={event.id} event={event} />
          ))}
        </ul>
      )}
      {!all && (events.data?.length ?? 0) > SHOWN_AT_FIRST && (
        <Button variant="ghost" size="sm" className="-ml-3 mt-3" onClick={() => setAll(true)}>
          {t("settings.activity.all")}
        </Button>
      )}
    </SettingsSection>
  );
}

function EventRow({ event: { kind, at, browser, system, network } }: { event: SecurityEvent }) {
  const t = useT();
  const language = useLanguage();
  const device = t("settings.sessions.device", {
    browser: browser ?? t("settings.sessions.unknownBrowser"),
    system: system ?? t("settings.sessions.unknownSystem"),
  });
  return (
    <li className="grid gap-x-6 gap-y-1 py-3 text-sm sm:grid-cols-[minmax(0,1fr)_auto]">
      <span className="font-medium">{t(`settings.activity.kind.${kind}`)}</span>
      <time dateTime={at} className="tabular-nums text-muted sm:text-right">
        {formatInstant(at, language)}
      </time>
      <span className="text-muted sm:col-span-2">
        {device} · <span className="tabular-nums">{network}</span>
      </span>
    </li>
  );
}
