import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "./cx";

interface StateMessageProps {
  icon?: ReactNode;
  title: ReactNode;
  description?: ReactNode;
  /** A button or a link to resolve it. */
  action?: ReactNode;
  className?: string;
}

/** Replaces an empty list: explains why, and how to fill it. */
export function EmptyState(props: StateMessageProps) {
  return <StateMessage {...props} tone="bg-brand-soft text-brand-strong" />;
}

/** Replaces content that failed to load; `action` is usually "Try again". Announced when it appears. */
export function ErrorState({ icon = <CircleAlert className="size-6" />, ...rest }: StateMessageProps) {
  return <StateMessage {...rest} icon={icon} tone="bg-danger-soft text-danger" role="alert" />;
}

function StateMessage({
  icon,
  title,
  description,
  action,
  className,
  tone,
  role,
}: StateMessageProps & { tone: string; role?: "alert" }) {
  return (
    <div role={role} className={cx("flex flex-col items-center gap-2 px-6 py-12 text-center", className)}>
      {icon && (
        <span aria-hidden="true" className={cx("mb-2 flex size-13 items-center justify-center rounded-full", tone)}>
          {icon}
        </span>
      )}
      <p className="text-lg font-semibold text-ink">{title}</p>
      {description && <p className="max-w-[44ch] text-muted">{description}</p>}
      {action && <div className="mt-4">{action}</div>}
    </div>
  );
}
