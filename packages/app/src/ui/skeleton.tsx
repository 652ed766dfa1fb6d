import { cx } from "./cx";

const shapes = { block: "rounded-md", circle: "rounded-full" } as const;

interface SkeletonProps {
  shape?: keyof typeof shapes;
  /** The size of what will come: `h-6 w-40`, `size-11`. */
  className?: string;
}

/** A grey place for content on its way. Silent for screen readers: the list around it says that it is loading. */
export function Skeleton({ shape = "block", className }: SkeletonProps) {
  return <span aria-hidden="true" className={cx("block animate-pulse bg-ink/[0.08]", shapes[shape], className)} />;
}
