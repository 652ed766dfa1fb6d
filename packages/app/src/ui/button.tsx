import type { ComponentProps, ReactNode } from "react";
import {
  buttonBase,
  buttonSizes,
  type ButtonSize,
  type ButtonVariant,
  buttonVariants,
  linkSizes,
} from "./button.variants";
import { cx } from "./cx";
import { renderAsChild } from "./slot";
import { Spinner } from "./spinner";

export interface ButtonProps extends ComponentProps<"button"> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shows a spinner and ignores clicks; the width may grow, the focus stays. */
  loading?: boolean;
  icon?: ReactNode;
  iconEnd?: ReactNode;
  /** Renders the one child element instead, usually a link. */
  asChild?: boolean;
}

export function Button({
  variant = "primary",
  size = "md",
  loading = false,
  icon,
  iconEnd,
  asChild = false,
  className,
  children,
  onClick,
  type = "button",
  ...rest
}: ButtonProps) {
  const look = cx(
    buttonBase,
    buttonVariants[variant],
    variant === "link" ? linkSizes[size] : buttonSizes[size],
    className,
  );
  const content = (label: ReactNode) => (
    <>
      {loading ? <Spinner size="sm" /> : icon}
      {label}
      {iconEnd}
    </>
  );
  if (asChild) return renderAsChild(children, look, content);
  return (
    <button
      // oxlint-disable-next-line react/button-has-type -- "button" unless the caller says otherwise
      type={type}
      className={look}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      // Not `disabled` while loading, which would lose the keyboard focus.
      onClick={loading ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {content(children)}
    </button>
  );
}
