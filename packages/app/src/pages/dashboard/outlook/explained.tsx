import { Info } from "lucide-react";
import type { ReactNode } from "react";
import { useT } from "../../../lib/i18n";

interface ExplainedProps {
  /** What is explained: the figure's own label. */
  label: ReactNode;
  children: ReactNode;
  /** Below it, such as a control. */
  more?: ReactNode;
  onToggle?: (isOpen: boolean) => void;
}

/** A figure's label that opens how the figure comes about. */
export function Explained({ label, children, more, onToggle }: ExplainedProps) {
  const t = useT();
  return (
    <details className="text-sm" onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}>
      <summary className="flex w-fit cursor-pointer list-none items-center gap-1.5 rounded-md py-1 text-muted hover:text-ink">
        {label}
        <Info role="img" aria-label={t("dashboard.outlook.how")} className="size-4 shrink-0" />
      </summary>
      <p className="max-w-prose pb-1 text-pretty text-muted">{children}</p>
      {more}
    </details>
  );
}
