import type { ReadingChoice } from "@wattleaf/shared/contracts/chat/reading";
import { useT } from "../../../lib/i18n";
import { Button } from "../../../ui/button";

interface ChoicesProps {
  choices: readonly ReadingChoice[];
  disabled: boolean;
  onChoose: (choice: ReadingChoice) => void;
}

/** The answers to what the assistant asks back. */
export function Choices({ choices, disabled, onChoose }: ChoicesProps) {
  const t = useT();
  return (
    <ul aria-label={t("chat.reading.choices")} className="mt-3 flex flex-wrap gap-2">
      {choices.map((choice) => (
        <li key={choice.label}>
          <Button variant="secondary" disabled={disabled} onClick={() => onChoose(choice)}>
            {choice.label}
          </Button>
        </li>
      ))}
    </ul>
  );
}
