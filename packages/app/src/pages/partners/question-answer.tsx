import type { AnswerChange, TestAnswer } from "@wattleaf/shared/contracts/partners/questions";
import { formatInstant } from "../../lib/format";
import { useT } from "../../lib/i18n";
import { useLanguage } from "../../stores/language";
import { Badge } from "../../ui/badge";

/** What the assistant answers a test question. */
export function Answer({ answer: { text, outcome, sources } }: { answer: TestAnswer }) {
  const t = useT();
  return (
    <div className="flex flex-col gap-2">
      <p className="max-w-prose whitespace-pre-line text-sm">{text}</p>
      <p className="flex flex-wrap gap-2">
        <Badge>{t(`partners.outcome.${outcome}`)}</Badge>
        {sources.map((source) => (
          <Badge key={source} className="whitespace-normal">
            {source}
          </Badge>
        ))}
      </p>
    </div>
  );
}

/** How its answer has changed, the newest first: when, after what, and both answers side by side. */
export function AnswerChanges({ changes }: { changes: readonly AnswerChange[] }) {
  const t = useT();
  const language = useLanguage();
  return (
    <details>
      <summary className="cursor-pointer text-sm font-medium">
        {t("partners.questions.changes", { count: changes.length })}
      </summary>
      <ol className="mt-3 flex flex-col gap-5 border-l-4 border-line pl-4">
        {changes.map(({ at, cause, before, after }) => (
          <li key={at} className="flex flex-col gap-2">
            <p className="text-sm">
              <span className="font-medium">{t(`partners.questions.cause.${cause}`)}</span>
              <span className="text-muted"> · {formatInstant(at, language)}</span>
            </p>
            <div className="grid gap-4 md:grid-cols-2">
              <div className="min-w-0">
                <h4 className="text-sm text-muted">{t("partners.questions.before")}</h4>
                <Answer answer={before} />
              </div>
              <div className="min-w-0">
                <h4 className="text-sm text-muted">{t("partners.questions.after")}</h4>
                <Answer answer={after} />
              </div>
            </div>
          </li>
        ))}
      </ol>
    </details>
  );
}
