import type { ViewProps } from "./services";

const CHIP = "rounded-full border border-line-strong bg-surface px-3 py-1.5 text-left hover:bg-brand-soft";

/** What could be asked next: the assistant's own ideas, or four first questions where there are none yet. */
export function Suggestions({ panel: { t, conversation, pickFile }, state: { suggestions, pending } }: ViewProps) {
  if (pending) return null;
  const first = [t("widget.suggest.save"), t("widget.suggest.devices"), t("widget.suggest.vpp")];
  const questions = suggestions ?? first;
  if (questions.length === 0) return null;
  return (
    <ul class="mt-3 flex flex-wrap gap-2" aria-label={t("widget.suggestions")}>
      {questions.map((question) => (
        <li key={question}>
          <button type="button" class={CHIP} onClick={() => void conversation.ask(question)}>
            {question}
          </button>
        </li>
      ))}
      {!suggestions && (
        <li>
          <button type="button" class={CHIP} onClick={pickFile}>
            {t("widget.suggest.upload")}
          </button>
        </li>
      )}
    </ul>
  );
}
