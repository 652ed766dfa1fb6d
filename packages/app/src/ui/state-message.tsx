import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "./cx";

interface StateMessageProps {
  icon?: ReactNode;
  title: ReactNode;
  description?: ReactNode;
  /** What one can do about it: a button or a link. */
  action?: ReactNode;
  className?: string;
}

/** Instead of a list with nothing in it: says why, and what would fill it. */
export function EmptyState(props: StateMessageProps) {
  return <StateMessage {...props} tone="bg-brand-soft text-brand-strong" />;
}

/** Instead of content that could not be fetched; `action` is usually "Try again". Announced as soon as it shows. */
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
