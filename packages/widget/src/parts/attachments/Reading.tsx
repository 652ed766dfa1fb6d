import type { ReadingChip } from "@wattleaf/shared/contracts/chat/reading";
import type { PanelServices } from "../../panel/services";

interface ReadingProps {
  panel: PanelServices;
  reading: readonly ReadingChip[];
  isLast: boolean;
}

/** How a question was understood: each chip opens what else it might be, and asks again with that. */
export function Reading({ panel: { t, conversation }, reading, isLast }: ReadingProps) {
  if (reading.length === 0) return null;
  return (
    <ul class="wl-reading" aria-label={t("widget.reading")}>
      {reading.map(({ slot, label, options }) => (
        <li key={slot}>
          {isLast && options.length > 0 ? (
            <details name="wl-reading">
              <summary onKeyDown={closeOnEscape}>{label}</summary>
              <ul>
                {options.map((option) => (
                  <li key={option.label}>
                    <button
                      type="button"
                      onKeyDown={closeOnEscape}
                      onClick={() => void conversation.ask(option.label, option.change)}
                    >
                      {option.label}
                    </button>
                  </li>
                ))}
              </ul>
            </details>
          ) : (
            <span>{label}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Escape closes the open alternatives, and only then the panel. */
function closeOnEscape(event: KeyboardEvent): void {
  const details = (event.currentTarget as HTMLElement).closest("details");
  if (event.key !== "Escape" || !details?.open) return;
  event.stopPropagation();
  details.open = false;
  details.querySelector("summary")?.focus();
}
