import { Check } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Choice } from "./choice";

interface CheckboxProps extends Omit<ComponentProps<"input">, "type" | "id" | "size"> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
}

export function Checkbox({ label, hint, error, className, ...rest }: CheckboxProps) {
  return (
    <Choice label={label} hint={hint} error={error} className={className}>
      {(ids) => (
        <span className="relative mt-0.5 inline-flex size-5.5 shrink-0">
          <input
            {...rest}
            {...ids}
            type="checkbox"
            aria-invalid={Boolean(error) || undefined}
            className="peer size-full cursor-pointer appearance-none rounded-sm border border-line-strong bg-surface transition duration-150 checked:border-brand-strong checked:bg-brand-strong aria-invalid:border-danger disabled:cursor-not-allowed disabled:opacity-50"
          />
          <Check
            aria-hidden="true"
            strokeWidth={3}
            className="pointer-events-none absolute inset-0 m-auto size-4 text-on-brand opacity-0 peer-checked:opacity-100"
          />
        </span>
      )}
    </Choice>
  );
}
