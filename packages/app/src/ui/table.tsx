import type { ComponentProps, ReactNode } from "react";
import { cx } from "./cx";

interface TableProps {
  /** Says what the table holds; for screen readers unless shown. */
  caption: string;
  showCaption?: boolean;
  className?: string;
  children: ReactNode;
}

/** A table that scrolls sideways in its own box where it is too wide, so that the page never does. */
export function Table({ caption, showCaption = false, className, children }: TableProps) {
  return (
    // A scroll box must be reachable by keyboard, and what takes the focus needs a name.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section aria-label={caption} tabIndex={0} className={cx("overflow-x-auto", className)}>
      <table className="w-full text-left text-sm">
        <caption className={showCaption ? "pb-3 text-left text-sm text-muted" : "sr-only"}>{caption}</caption>
        {children}
      </table>
    </section>
  );
}

const aligns = { start: "text-left", center: "text-center", end: "text-right tabular-nums" } as const;

interface CellProps {
  /** `end` is for figures: right-aligned with tabular digits. */
  align?: keyof typeof aligns;
}

export function HeaderCell({
  align = "start",
  scope = "col",
  className,
  ...rest
}: Omit<ComponentProps<"th">, "align"> & CellProps) {
  return (
    <th
      scope={scope}
      className={cx(
        "px-2 py-3 font-semibold sm:px-4",
        scope === "col" ? "border-b border-line-strong/60 text-muted" : "border-b border-line text-ink",
        aligns[align],
        className,
      )}
      {...rest}
    />
  );
}

export function Cell({ align = "start", className, ...rest }: Omit<ComponentProps<"td">, "align"> & CellProps) {
  return <td className={cx("border-b border-line px-2 py-3 sm:px-4", aligns[align], className)} {...rest} />;
}
