import type { ReadingChip, ReadingChoice } from "@wattleaf/shared/contracts/chat/reading";
import { ChevronDown } from "lucide-react";
import { useT } from "../../../lib/i18n";
import { DropdownMenu, DropdownMenuItem, DropdownMenuLabel } from "../../../ui/dropdown-menu";
import { slotNames } from "./slot-names";

interface ReadingChipsProps {
  reading: readonly ReadingChip[];
  disabled: boolean;
  onChoose: (choice: ReadingChoice) => void;
}

/** How the last question was understood: each chip opens what else it might be. */
export function ReadingChips({ reading, disabled, onChoose }: ReadingChipsProps) {
  const t = useT();
  return (
    <ul aria-label={t("chat.reading")} className="mt-2 flex flex-wrap gap-x-1.5 md:gap-y-1.5">
      {reading.map((chip) => (
        <li key={chip.slot} className="min-w-0">
          {chip.options.length > 0 ? (
            <Chip chip={chip} disabled={disabled} onChoose={onChoose} />
          ) : (
            <span className="flex h-full min-h-[1.75rem] items-center px-1 text-sm text-muted">
              <span className="sr-only">{t("chat.reading.fixed", { slot: t(slotNames[chip.slot]) })}</span>
              {chip.label}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

interface ChipProps extends Omit<ReadingChipsProps, "reading"> {
  chip: ReadingChip;
}

function Chip({ chip: { slot, label, options }, disabled, onChoose }: ChipProps) {
  const t = useT();
  const name = t(slotNames[slot]);
  return (
    <DropdownMenu
      align="start"
      trigger={
        <button
          type="button"
          disabled={disabled}
          aria-label={t("chat.reading.change", { slot: name, value: label })}
          // The pill is low; on a phone the target around it is as high as a thumb needs.
          className="group flex min-h-[2.75rem] max-w-full items-center rounded-full text-sm text-muted disabled:cursor-not-allowed disabled:opacity-50 md:min-h-[1.75rem]"
        >
          <span className="flex min-h-[1.75rem] min-w-0 items-center gap-1 rounded-full border border-line bg-surface py-0.5 pl-3 pr-2 text-left transition duration-150 group-hover:border-brand-strong group-hover:text-ink">
            <span className="min-w-0">{label}</span>
            <ChevronDown aria-hidden="true" className="size-3.5 shrink-0" />
          </span>
        </button>
      }
    >
      <DropdownMenuLabel>{name}</DropdownMenuLabel>
      {options.map((option) => (
        <DropdownMenuItem key={option.label} onSelect={() => onChoose(option)}>
          {option.label}
        </DropdownMenuItem>
      ))}
    </DropdownMenu>
  );
}
