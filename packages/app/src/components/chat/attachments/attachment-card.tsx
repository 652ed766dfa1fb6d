import { FlaskConical } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useT } from "../../../lib/i18n";
import { Badge } from "../../../ui/badge";

interface AttachmentCardProps {
  title: string;
  /** Whether any of its figures is simulated. */
  sandbox?: boolean;
  action?: ReactNode;
  children: ReactNode;
}

/** The frame shared by charts, tables and cards of an answer. */
export function AttachmentCard({ title, sandbox = false, action, children }: AttachmentCardProps) {
  const t = useT();
  const titleId = useId();
  return (
    // A group, not a region: the same card can come twice, and landmarks must differ.
    <div role="group" aria-labelledby={titleId} className="rounded-lg border border-line bg-surface p-4">
      <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id={titleId} className="min-w-0 grow font-semibold">
          {title}
        </h2>
        {sandbox && (
          <Badge variant="amber">
            <FlaskConical aria-hidden="true" className="size-3.5" />
            {t("attachment.sandbox")}
          </Badge>
        )}
        {action}
      </div>
      {children}
    </div>
  );
}
