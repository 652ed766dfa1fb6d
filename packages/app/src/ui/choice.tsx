import { type ReactNode, useId } from "react";
import { cx } from "./cx";

interface ChoiceProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  className?: string | undefined;
  /** The control at the start or the end of the line. */
  controlAt?: "start" | "end";
  children: (ids: { id: string; "aria-describedby": string | undefined }) => ReactNode;
}

/** A line with a small control and its label, hint and error; shared by Checkbox and Switch. */
export function Choice({ label, hint, error, className, controlAt = "start", children }: ChoiceProps) {
  const id = useId();
  const describedBy = cx(Boolean(error) && `${id}-error`, Boolean(hint) && `${id}-hint`) || undefined;
  return (
    <div className={cx("flex items-start gap-3", controlAt === "end" && "flex-row-reverse justify-between", className)}>
      {children({ id, "aria-describedby": describedBy })}
      <div className="min-w-0">
        <label htmlFor={id} className="block cursor-pointer text-base text-ink">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-sm text-muted">
            {hint}
          </p>
        )}
        {error && (
          <p id={`${id}-error`} role="alert" className="text-sm font-medium text-danger">
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
