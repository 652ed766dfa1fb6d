import type { ComponentProps, ReactNode } from "react";
import { cx } from "./cx";
import { useFieldControl } from "./field";
import { controlBase, controlSizes } from "./input.variants";

export interface InputProps extends Omit<ComponentProps<"input">, "size"> {
  size?: keyof typeof controlSizes;
  /** A small picture inside the field, at its start. */
  icon?: ReactNode;
}

export function Input({ size = "md", icon, className, ...rest }: InputProps) {
  const control = useFieldControl(rest);
  const input = (
    <input
      className={cx(controlBase, controlSizes[size], icon ? "pl-11" : "pl-4", "pr-4", className)}
      {...rest}
      {...control}
    />
  );
  if (!icon) return input;
  return (
    <span className="relative block">
      <span aria-hidden="true" className="absolute inset-y-0 left-0 flex w-11 items-center justify-center text-muted">
        {icon}
      </span>
      {input}
    </span>
  );
}
