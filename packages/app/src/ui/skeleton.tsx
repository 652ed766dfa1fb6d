import { cx } from "./cx";

const shapes = { block: "rounded-md", circle: "rounded-full" } as const;

interface SkeletonProps {
  shape?: keyof typeof shapes;
  /** The size of the content to come: `h-6 w-40`, `size-11`. */
  className?: string;
}

/** A gray placeholder for loading content. Silent for screen readers: the list around it announces the loading. */
export function Skeleton({ shape = "block", className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      data-skeleton
      className={cx("block animate-pulse bg-ink/[0.08]", shapes[shape], className)}
    />
  );
}
