import type { ReadingChoice } from "@wattleaf/shared/contracts/chat/reading";
import type { ViewProps } from "./services";

const CHIP = "rounded-full border border-line-strong bg-surface px-3 py-2 text-left hover:bg-brand-soft";

/**
 * What could be asked next: the assistant's own ideas, or the partner's first questions, or ours, where there are none yet. Before them
 * stand the answers to what the assistant asks back.
 */
export function Suggestions({ panel: { t, conversation, pickFile }, state }: ViewProps) {
  const upload = t("widget.suggest.upload");
  const { quickQuestions = [], features } = state.session ?? {};
  const own = [t("widget.suggest.save"), t("widget.suggest.devices"), t("widget.suggest.vpp")];
  const first = quickQuestions.length > 0 ? quickQuestions : [...own, upload];
  const { choices = [], suggestions = first, pending } = state;
  const questions: readonly (Pick<ReadingChoice, "label"> & Partial<ReadingChoice>)[] = [
    ...choices,
    // An answer may have suggested it before it was turned off.
    ...suggestions.filter((label) => label !== upload || features?.upload !== false).map((label) => ({ label })),
  ];
  if (pending || questions.length === 0) return null;
  return (
    <ul class="mt-3 flex flex-wrap gap-2" aria-label={t("widget.suggestions")}>
      {questions.map(({ label, change }) => (
        <li key={label}>
          <button
            type="button"
            class={CHIP}
            // The assistant suggests an upload in the same words: there is nothing to ask then, but a file to choose.
            onClick={() => (label === upload ? pickFile() : void conversation.ask(label, change))}
          >
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}
