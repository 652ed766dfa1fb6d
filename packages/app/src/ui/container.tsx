import type { ComponentProps } from "react";
import { cx } from "./cx";

const widths = { page: "max-w-container", prose: "max-w-prose", form: "max-w-md" } as const;

interface ContainerProps extends ComponentProps<"div"> {
  width?: keyof typeof widths;
}

/** Centers its content at the page's 1200 px (or narrower) and keeps the gutters. */
export function Container({ width = "page", className, ...rest }: ContainerProps) {
  return <div className={cx("mx-auto w-full px-4 md:px-8", widths[width], className)} {...rest} />;
}
