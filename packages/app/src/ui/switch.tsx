import type { ComponentProps, ReactNode } from "react";
import { Choice } from "./choice";

interface SwitchProps extends Omit<ComponentProps<"input">, "type" | "id" | "size" | "role"> {
  label: ReactNode;
  hint?: ReactNode;
  controlAt?: "start" | "end";
}

/** An on/off setting that takes effect at once; use a Checkbox for what waits for a submit. */
export function Switch({ label, hint, controlAt = "start", className, ...rest }: SwitchProps) {
  return (
    <Choice label={label} hint={hint} controlAt={controlAt} className={className}>
      {(ids) => (
        <span className="relative inline-flex h-6.5 w-11 shrink-0">
          <input
            {...rest}
            {...ids}
            type="checkbox"
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox brings its checked state itself
            role="switch"
            className="peer size-full cursor-pointer appearance-none rounded-full bg-line-strong transition duration-200 checked:bg-brand-strong disabled:cursor-not-allowed disabled:opacity-50"
          />
          <span
            aria-hidden="true"
            className="pointer-events-none absolute left-[3px] top-[3px] size-5 rounded-full bg-paper shadow-sm transition duration-200 peer-checked:translate-x-[18px]"
          />
        </span>
      )}
    </Choice>
  );
}
