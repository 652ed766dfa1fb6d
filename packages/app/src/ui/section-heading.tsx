import type { ReactNode } from "react";
import { cx } from "./cx";

const aligns = { start: "", center: "mx-auto items-center text-center" } as const;
const sizes = { page: "text-4xl", section: "text-3xl", part: "text-2xl" } as const;
const eyebrowTones = { page: "text-brand-strong", forest: "text-brand" } as const;
const leadTones = { page: "text-muted", forest: "text-on-forest-muted" } as const;

interface SectionHeadingProps {
  /** A few words above the title that name the context. */
  eyebrow?: ReactNode;
  title: ReactNode;
  lead?: ReactNode;
  /** The heading's level in the page's outline; independent of its size. */
  level?: 1 | 2 | 3;
  size?: keyof typeof sizes;
  align?: keyof typeof aligns;
  /** The background behind it. */
  on?: keyof typeof leadTones;
  className?: string;
}

export function SectionHeading({
  eyebrow,
  title,
  lead,
  level = 2,
  size = "section",
  align = "start",
  on = "page",
  className,
}: SectionHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={cx("flex min-w-0 max-w-3xl flex-col gap-4", aligns[align], className)}>
      {eyebrow && <p className={cx("text-sm font-semibold tracking-wide", eyebrowTones[on])}>{eyebrow}</p>}
      <Heading className={cx("font-bold tracking-tight text-balance", sizes[size])}>{title}</Heading>
      {lead && <p className={cx("max-w-prose text-lg text-pretty", leadTones[on])}>{lead}</p>}
    </div>
  );
}
