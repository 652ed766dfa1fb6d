import type { Session } from "@wattleaf/shared/contracts/account";
import { formatInstant } from "../../lib/format";
import { useT } from "../../lib/i18n";
import { useLanguage } from "../../stores/language";
import { Badge } from "../../ui/badge";
import { Button } from "../../ui/button";

interface SessionRowProps {
  session: Session;
  onEnd: () => void;
}

export function SessionRow({ session, onEnd }: SessionRowProps) {
  const t = useT();
  const language = useLanguage();
  const { browser, system, network, createdAt, lastSeenAt, current } = session;
  const name = t("settings.sessions.device", {
    browser: browser ?? t("settings.sessions.unknownBrowser"),
    system: system ?? t("settings.sessions.unknownSystem"),
  });
  const moment = (iso: string | null) => (iso ? formatInstant(iso, language) : t("settings.sessions.unknown"));
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-3 py-5">
      <h3 className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
        {name}
        {current && <Badge variant="brand">{t("settings.sessions.this")}</Badge>}
      </h3>
      {!current && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={t("settings.sessions.endNamed", { name })}
          className="row-span-2"
          onClick={onEnd}
        >
          {t("settings.sessions.end")}
        </Button>
      )}
      <dl className="col-start-1 grid gap-x-8 gap-y-1 text-sm sm:grid-cols-[12rem_12rem_auto]">
        <Fact label={t("settings.sessions.created")} text={moment(createdAt)} />
        <Fact label={t("settings.sessions.lastSeen")} text={moment(lastSeenAt)} />
        <Fact label={t("settings.sessions.network")} text={network ?? t("settings.sessions.unknown")} />
      </dl>
    </li>
  );
}

function Fact({ label, text }: { label: string; text: string }) {
  return (
    <div className="flex gap-3 sm:block">
      <dt className="w-24 shrink-0 text-muted sm:w-auto">{label}</dt>
      <dd className="tabular-nums">{text}</dd>
    </div>
  );
}
