import type { ComponentProps, ReactNode } from "react";
import { cx } from "./cx";

interface TableProps {
  /** Describes the table's content; for screen readers unless shown. */
  caption: string;
  showCaption?: boolean;
  className?: string;
  children: ReactNode;
}

/** A table that scrolls sideways in its own box when it is too wide, so that the page never does. */
export function Table({ caption, showCaption = false, className, children }: TableProps) {
  return (
    // A scroll box must be reachable by keyboard, and what takes the focus needs a name. A group, not a region: a
    // conversation shows the same table twice, and landmarks must differ.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="group" aria-label={caption} tabIndex={0} className={cx("overflow-x-auto", className)}>
      <table className="w-full text-left text-sm">
        <caption className={showCaption ? "pb-3 text-left text-sm text-muted" : "sr-only"}>{caption}</caption>
        {children}
      </table>
    </div>
  );
}

const aligns = { start: "text-left", center: "text-center", end: "text-right tabular-nums" } as const;

interface CellProps {
  /** `end` is for figures: right-aligned with tabular digits. */
  align?: keyof typeof aligns;
}

/** One without words, such as the corner of a table, is announced as a plain cell. */
export function HeaderCell({
  align = "start",
  scope = "col",
  className,
  ...rest
}: Omit<ComponentProps<"th">, "align"> & CellProps) {
  const Tag = rest.children ? "th" : "td";
  return (
    <Tag
      {...(rest.children ? { scope } : {})}
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
