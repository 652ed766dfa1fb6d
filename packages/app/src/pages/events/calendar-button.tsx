import { eventCalendarPath } from "@wattleaf/shared/domain/events";
import { CalendarPlus } from "lucide-react";
import { useT } from "../../lib/i18n";
import { useLanguage } from "../../stores/language";
import { Button } from "../../ui/button";

/** The event as a file for a calendar. */
export function CalendarButton({ slug }: { slug: string }) {
  const t = useT();
  return (
    <Button variant="secondary" icon={<CalendarPlus aria-hidden="true" className="size-5" />} asChild>
      <a href={eventCalendarPath(slug, useLanguage())} download>
        {t("events.calendar")}
      </a>
    </Button>
  );
}
