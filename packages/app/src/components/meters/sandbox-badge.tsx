import { FlaskConical } from "lucide-react";
import { useT } from "../../lib/i18n";
import { Badge } from "../../ui/badge";

/** Shown wherever simulated readings are shown. */
export function SandboxBadge() {
  const t = useT();
  return (
    <Badge variant="amber">
      <FlaskConical aria-hidden="true" className="size-3.5" />
      {t("utility.sandbox")}
    </Badge>
  );
}
