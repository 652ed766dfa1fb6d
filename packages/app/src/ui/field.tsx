import { createContext, type ReactNode, use, useId, useMemo } from "react";
import { cx } from "./cx";

interface FieldContextValue {
  controlId: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

const FieldContext = createContext<FieldContextValue | null>(null);

interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** The validation message; also marks the control as invalid. */
  error?: ReactNode;
  required?: boolean;
  /** Shows the label only to screen readers. */
  hideLabel?: boolean;
  className?: string;
  /** One control of the kit: Input, PasswordInput, Textarea, Select. It gets its ids from context. */
  children: ReactNode;
}

/** Label, hint, error and the ids that connect them to the control: solved here, so that no form repeats it. */
export function Field({ label, hint, error, required = false, hideLabel = false, className, children }: FieldProps) {
  const controlId = useId();
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const invalid = Boolean(error);
  const describedBy = cx(invalid && errorId, Boolean(hint) && hintId) || undefined;
  const context = useMemo(
    () => ({ controlId, describedBy, invalid, required }),
    [controlId, describedBy, invalid, required],
  );
  return (
    <div className={cx("flex flex-col gap-1.5", className)}>
      <label htmlFor={controlId} className={hideLabel ? "sr-only" : "text-sm font-medium text-ink"}>
        {label}
        {required && (
          <span aria-hidden="true" className="text-danger">
            {" *"}
          </span>
        )}
      </label>
      <FieldContext value={context}>{children}</FieldContext>
      {hint && (
        <p id={hintId} className="text-sm text-muted">
          {hint}
        </p>
      )}
      <p id={errorId} role="alert" className={cx("text-sm font-medium text-danger", !invalid && "hidden")}>
        {error}
      </p>
    </div>
  );
}

interface ControlAttributes {
  id?: string | undefined;
  "aria-describedby"?: string | undefined;
  "aria-invalid"?: boolean | undefined;
  required?: boolean | undefined;
}

/**
 * The attributes that a control gets from the Field around it, except those that its own props set. `required` is only
 * announced with aria-required: the browser's own bubble would cover the form's messages.
 */
export function useFieldControl(own: { id?: string | undefined; "aria-describedby"?: string | undefined }) {
  const field = use(FieldContext);
  return {
    id: own.id ?? field?.controlId,
    "aria-describedby": cx(own["aria-describedby"], field?.describedBy) || undefined,
    "aria-invalid": field?.invalid || undefined,
    "aria-required": field?.required || undefined,
  } satisfies ControlAttributes & { "aria-required"?: boolean | undefined };
}
