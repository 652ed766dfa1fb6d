import { cx } from "../../ui/cx";

interface ChoicesProps<Value extends string> {
  /** Names the group for screen readers. */
  label: string;
  values: readonly Value[];
  chosen: Value;
  onChoose: (value: Value) => void;
  nameOf: (value: Value) => string;
}

/** A few alternatives side by side, one of them pressed. */
export function Choices<Value extends string>({ label, values, chosen, onChoose, nameOf }: ChoicesProps<Value>) {
  return (
    <fieldset aria-label={label} className="flex rounded-md bg-sunken p-1">
      {values.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={chosen === each}
          onClick={() => onChoose(each)}
          className={cx(
            "h-9 rounded px-3 text-sm font-medium transition duration-150",
            chosen === each ? "bg-surface text-ink shadow-sm" : "text-muted hover:text-ink",
          )}
        >
          {nameOf(each)}
        </button>
      ))}
    </fieldset>
  );
}
