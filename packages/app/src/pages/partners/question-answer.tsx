import type { AnswerChange, TestAnswer, TestQuestion } from "@wattleaf/shared/contracts/partners/questions";
import { formatInstant } from "../../lib/format";
import { useT } from "../../lib/i18n";
import { useLanguage } from "../../stores/language";
import { Badge } from "../../ui/badge";

interface AnswerProps extends Pick<TestQuestion, "language"> {
  answer: TestAnswer;
}

/** What the assistant answers a test question, in the question's language, which need not be the page's. */
export function Answer({ answer: { text, outcome, sources }, language }: AnswerProps) {
  const t = useT();
  return (
    <div className="flex flex-col gap-2">
      <p lang={language} className="max-w-prose whitespace-pre-line text-sm">
        {text}
      </p>
      <p className="flex flex-wrap gap-2">
        <Badge>{t(`partners.outcome.${outcome}`)}</Badge>
        {sources.map((source) => (
          <Badge key={source} lang={language} className="whitespace-normal">
            {source}
          </Badge>
        ))}
      </p>
    </div>
  );
}

interface AnswerChangesProps extends Pick<TestQuestion, "language"> {
  changes: readonly AnswerChange[];
}

/** How its answer has changed, the newest first: when, after what, and both answers side by side. */
export function AnswerChanges({ changes, language }: AnswerChangesProps) {
  const t = useT();
  const shownIn = useLanguage();
  return (
    <details>
      <summary className="cursor-pointer py-1 text-sm font-medium">
        {t("partners.questions.changes", { count: changes.length })}
      </summary>
      <ol className="mt-3 flex flex-col gap-5 border-l-4 border-line pl-4">
        {changes.map(({ at, cause, before, after }) => (
          <li key={at} className="flex flex-col gap-2">
            <p className="flex flex-wrap gap-x-3 text-sm">
              <span className="font-medium">{t(`partners.questions.cause.${cause}`)}</span>
              <time dateTime={at} className="text-muted">
                {formatInstant(at, shownIn)}
              </time>
            </p>
            <div className="grid gap-4 md:grid-cols-2">
              <div className="min-w-0">
                <h4 className="mb-1 text-sm text-muted">{t("partners.questions.before")}</h4>
                <Answer answer={before} language={language} />
              </div>
              <div className="min-w-0">
                <h4 className="mb-1 text-sm text-muted">{t("partners.questions.after")}</h4>
                <Answer answer={after} language={language} />
              </div>
            </div>
          </li>
        ))}
      </ol>
    </details>
  );
}
