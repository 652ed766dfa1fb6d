import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { cx } from "./cx";
import { useFieldControl } from "./field";
import { controlBase, controlSizes } from "./input.variants";

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
  /** Options with the same are listed under it. */
  group?: string;
}

interface SelectProps extends Omit<ComponentProps<"select">, "size" | "children"> {
  options: readonly SelectOption[];
  /** Shown first while nothing is selected; cannot be selected itself. */
  placeholder?: string;
  size?: keyof typeof controlSizes;
}

const Options = ({ options }: Pick<SelectProps, "options">) =>
  options.map((option) => (
    <option key={option.value} value={option.value} disabled={option.disabled}>
      {option.label}
    </option>
  ));

/** The browser's native select in the kit's style: on a phone the system's picker works best. */
export function Select({ options, placeholder, size = "md", className, ...rest }: SelectProps) {
  const control = useFieldControl(rest);
  return (
    <span className="relative block">
      <select
        className={cx(controlBase, controlSizes[size], "appearance-none pl-4 pr-11", className)}
        {...(placeholder && rest.value === undefined && rest.defaultValue === undefined ? { defaultValue: "" } : {})}
        {...rest}
        {...control}
      >
        {placeholder && (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {Array.from(
          Map.groupBy(options, ({ group }) => group ?? ""),
          ([group, members]) =>
            group === "" ? (
              <Options key={group} options={members} />
            ) : (
              <optgroup key={group} label={group}>
                <Options options={members} />
              </optgroup>
            ),
        )}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute right-3 top-1/2 size-5 -translate-y-1/2 text-muted"
      />
    </span>
  );
}
