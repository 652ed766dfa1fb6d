import { cx } from "./cx";

interface SkeletonProps {
  /** Size and shape, like those of what will come: `h-6 w-40`, `size-11 rounded-full`. */
  className?: string;
}

/** A grey place for content on its way. Silent for screen readers: the list around it says that it is loading. */
export function Skeleton({ className }: SkeletonProps) {
  return <span aria-hidden="true" className={cx("block animate-pulse rounded-md bg-ink/[0.08]", className)} />;
}
