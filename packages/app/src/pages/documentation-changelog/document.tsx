import { changelog } from "virtual:content/changelog";
import { DocumentationFrame } from "../../components/documentation/frame";
import { formatDay } from "../../lib/format";
import { useT } from "../../lib/i18n";
import { useLanguage } from "../../stores/language";
import { Badge } from "../../ui/badge";

const kindLooks = { added: "brand", changed: "amber", fixed: "neutral" } as const;

/** What has changed for programs and pages that use Wattleaf, newest first. */
export function Page() {
  const t = useT();
  const language = useLanguage();
  return (
    <DocumentationFrame part="changelog">
      <p className="max-w-prose text-muted">{t("documentation.changelog.text")}</p>
      {changelog.map(({ date, entries }) => (
        <section
          key={date}
          aria-labelledby={`changes-${date}`}
          className="mt-8 grid gap-x-12 gap-y-3 border-t border-line pt-6 lg:grid-cols-[13rem_minmax(0,1fr)]"
        >
          <h2 id={`changes-${date}`} className="scroll-mt-24 text-lg font-semibold tabular-nums">
            <time dateTime={date}>{formatDay(date, language)}</time>
          </h2>
          <ul className="flex flex-col gap-4">
            {entries.map(({ area, kind, ...texts }) => (
              <li key={texts.en} className="flex flex-col items-start gap-x-4 gap-y-1 sm:flex-row">
                <span className="flex shrink-0 gap-2 sm:w-44">
                  <Badge variant={kindLooks[kind]}>{t(`documentation.changelog.${kind}`)}</Badge>
                  <Badge variant="outline">{t(`documentation.changelog.${area}`)}</Badge>
                </span>
                <p className="max-w-prose text-pretty">{texts[language]}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </DocumentationFrame>
  );
}
