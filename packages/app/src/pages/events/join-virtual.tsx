import { DAY_MS } from "@wattleaf/shared/domain/time";
import { Video } from "lucide-react";
import { dialogCommand } from "../../components/dialog-command";
import { DocumentDialog } from "../../components/document-dialog";
import { formatDay } from "../../lib/format";
import { useT } from "../../lib/i18n";
import { useLanguage } from "../../stores/language";
import { Button } from "../../ui/button";
import { CalendarButton } from "./calendar-button";
import type { UpcomingEvent } from "./upcoming";

/** The way into an event that is held online: its link, or when there will be one. */
export function JoinVirtual({ event: { slug, startsAt, virtualLink } }: { event: UpcomingEvent }) {
  const t = useT();
  const language = useLanguage();
  const icon = <Video aria-hidden="true" className="size-5" />;
  if (virtualLink) {
    return (
      <Button variant="secondary" icon={icon} asChild>
        <a href={virtualLink}>{t("events.join")}</a>
      </Button>
    );
  }
  const id = `join-${slug}`;
  const dayBefore = new Date(Date.parse(startsAt.slice(0, "YYYY-MM-DD".length)) - DAY_MS).toISOString();
  return (
    <>
      <Button variant="secondary" icon={icon} {...dialogCommand("show-modal", id)}>
        {t("events.join")}
      </Button>
      <DocumentDialog id={id} title={t("events.join.title")} width="form">
        <p className="text-muted">{t("events.join.text", { date: formatDay(dayBefore, language) })}</p>
        <CalendarButton slug={slug} />
      </DocumentDialog>
    </>
  );
}
