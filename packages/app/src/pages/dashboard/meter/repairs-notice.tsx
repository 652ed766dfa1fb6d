import type { Meter } from "@wattleaf/shared/contracts/meters";
import { Wrench } from "lucide-react";
import { useState } from "react";
import { useRepairsText } from "../../../components/meters/use-repairs-text";
import { useT } from "../../../lib/i18n";
import { Button } from "../../../ui/button";
import { RepairsDialog } from "./repairs-dialog";

/** How many readings were repaired, with the way to what they were; nothing for a meter without faults. */
export function RepairsNotice({ meter }: { meter: Meter }) {
  const t = useT();
  const text = useRepairsText()(meter);
  const [isOpen, setOpen] = useState(false);
  if (!text) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
      <Wrench aria-hidden="true" className="size-4 shrink-0" />
      {text}
      <Button variant="link" size="sm" onClick={() => setOpen(true)}>
        {t("dashboard.repairs.open")}
      </Button>
      <RepairsDialog meter={meter} open={isOpen} onClose={() => setOpen(false)} />
    </p>
  );
}
