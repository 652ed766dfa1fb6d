import { FileText, Play } from "lucide-react";
import { pastEvents } from "virtual:content/events";
import { SiteLink } from "../../components/site-link";
import { formatDay, formatNumber } from "../../lib/format";
import { useT } from "../../lib/i18n";
import { useLanguage } from "../../stores/language";
import { Badge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { typeParam } from "./upcoming";

/** What was, with what is left of it: only recordings and materials that exist. */
export function PastEvents() {
  const t = useT();
  const language = useLanguage();
  return (
    <ul className="mt-6">
      {pastEvents.map((event) => {
        const { slug, date, type, attendees, recording, paper, sample } = event;
        const { title } = event[language];
        return (
          <li key={slug} id={slug} data-group={typeParam(type)} className="scroll-mt-20">
            <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line py-5">
              <div className="min-w-[min(18rem,100%)] grow">
                <h3 className="text-lg font-semibold">{title}</h3>
                <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted tabular-nums">
                  <span>{t(`events.type.${type}`)}</span>
                  <time dateTime={date}>{formatDay(date, language)}</time>
                  <span>{t("events.past.attendees", { count: formatNumber(attendees, language, 0) })}</span>
                  {sample && <Badge variant="outline">{t("events.sample")}</Badge>}
                </p>
              </div>
              <div className="flex flex-wrap gap-3">
                {recording && (
                  <Button variant="secondary" icon={<Play aria-hidden="true" className="size-4" />} asChild>
                    <a href={recording}>
                      {t("events.recording")}
                      <span className="sr-only">: {title}</span>
                    </a>
                  </Button>
                )}
                {paper && (
                  <Button variant="secondary" icon={<FileText aria-hidden="true" className="size-4" />} asChild>
                    <SiteLink to={`/white-papers#${paper}`}>
                      {t("events.materials")}
                      <span className="sr-only">: {title}</span>
                    </SiteLink>
                  </Button>
                )}
              </div>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
