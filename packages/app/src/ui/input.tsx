import type { ComponentProps, ReactNode } from "react";
import { cx } from "./cx";
import { useFieldControl } from "./field";
import { controlBase, controlSizes } from "./input.variants";

export interface InputProps extends Omit<ComponentProps<"input">, "size"> {
  size?: keyof typeof controlSizes;
  /** An icon inside the field, at its start. */
  icon?: ReactNode;
  /** A control of 44 px inside the field, at its end. */
  trailing?: ReactNode;
}

export function Input({ size = "md", icon, trailing, className, ...rest }: InputProps) {
  const control = useFieldControl(rest);
  const insets = cx(icon ? "pl-11" : "pl-4", trailing ? "pr-12" : "pr-4");
  const input = <input className={cx(controlBase, controlSizes[size], insets, className)} {...rest} {...control} />;
  if (!icon && !trailing) return input;
  return (
    <span className="relative block">
      {icon && (
        <span aria-hidden="true" className="absolute inset-y-0 left-0 flex w-11 items-center justify-center text-muted">
          {icon}
        </span>
      )}
      {input}
      {trailing && <span className="absolute inset-y-0 right-0 flex items-center">{trailing}</span>}
    </span>
  );
}
