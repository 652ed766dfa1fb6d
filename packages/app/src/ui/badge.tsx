import type { ComponentProps } from "react";
import { cx } from "./cx";

export const badgeVariants = {
  neutral: "border border-transparent bg-sunken text-muted",
  brand: "border border-transparent bg-brand-soft text-brand-strong",
  amber: "border border-transparent bg-amber-soft text-amber",
  danger: "border border-transparent bg-danger-soft text-danger",
  outline: "border border-line-strong/60 text-muted",
} as const;

interface BadgeProps extends ComponentProps<"span"> {
  variant?: keyof typeof badgeVariants;
}

export function Badge({ variant = "neutral", className, ...rest }: BadgeProps) {
  return (
    <span
      className={cx(
        "inline-flex items-center gap-1.5 whitespace-nowrap rounded-full px-2.5 py-1 text-xs font-semibold",
        badgeVariants[variant],
        className,
      )}
      {...rest}
    />
  );
}
