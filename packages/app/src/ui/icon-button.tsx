import type { ComponentProps } from "react";
import { buttonBase, type ButtonSize, type ButtonVariant, buttonVariants, iconButtonSizes } from "./button.variants";
import { cx } from "./cx";

export interface IconButtonProps extends Omit<ComponentProps<"button">, "aria-label"> {
  /** What the button does, for screen readers, which cannot read the icon. */
  label: string;
  variant?: Exclude<ButtonVariant, "link">;
  size?: ButtonSize;
}

export function IconButton({
  label,
  variant = "ghost",
  size = "md",
  className,
  type = "button",
  ...rest
}: IconButtonProps) {
  return (
    <button
      // oxlint-disable-next-line react/button-has-type -- "button" unless the caller says otherwise
      type={type}
      aria-label={label}
      className={cx(buttonBase, buttonVariants[variant], iconButtonSizes[size], "shrink-0", className)}
      {...rest}
    />
  );
}
