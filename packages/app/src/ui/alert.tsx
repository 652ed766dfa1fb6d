import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "./cx";

const variants = {
  info: { look: "border-line bg-sunken", icon: "text-muted", Icon: Info },
  success: { look: "border-brand/30 bg-brand-soft", icon: "text-brand-strong", Icon: CircleCheck },
  warning: { look: "border-amber/30 bg-amber-soft", icon: "text-amber", Icon: TriangleAlert },
  danger: { look: "border-danger/30 bg-danger-soft", icon: "text-danger", Icon: CircleAlert },
} as const;

interface AlertProps {
  variant?: keyof typeof variants;
  title?: ReactNode;
  action?: ReactNode;
  /** Announce it when it appears; omit for an alert that is on the page from the start. */
  live?: boolean;
  className?: string;
  children?: ReactNode;
}

export function Alert({ variant = "info", title, action, live = false, className, children }: AlertProps) {
  const { look, icon, Icon } = variants[variant];
  return (
    <div role={live ? "alert" : undefined} className={cx("flex gap-3 rounded-lg border p-4 text-ink", look, className)}>
      <Icon aria-hidden="true" className={cx("mt-0.5 size-5 shrink-0", icon)} />
      <div className="min-w-0 grow text-sm">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className={title ? "mt-1" : ""}>{children}</div>}
        {action && <div className="mt-3">{action}</div>}
      </div>
    </div>
  );
}
