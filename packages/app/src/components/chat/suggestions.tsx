import { useT } from "../../lib/i18n";

interface SuggestionsProps {
  suggestions: readonly string[];
  disabled?: boolean;
  onChoose: (text: string) => void;
}

export function Suggestions({ suggestions, disabled = false, onChoose }: SuggestionsProps) {
  const t = useT();
  return (
    <ul aria-label={t("chat.suggestions")} className="flex flex-wrap gap-2">
      {suggestions.map((suggestion) => (
        <li key={suggestion}>
          <button
            type="button"
            disabled={disabled}
            onClick={() => onChoose(suggestion)}
            className="min-h-[2.25rem] rounded-full border border-line-strong/60 bg-surface px-3.5 py-1.5 text-left text-sm font-medium transition duration-150 hover:border-brand-strong hover:text-brand-strong disabled:cursor-not-allowed disabled:opacity-50"
          >
            {suggestion}
          </button>
        </li>
      ))}
    </ul>
  );
}
