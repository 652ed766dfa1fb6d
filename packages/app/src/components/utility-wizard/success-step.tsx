import type { Meter } from "@wattleaf/shared/contracts/meters";
import { CircleCheck } from "lucide-react";
import { formatInstantDay, formatNumber } from "../../lib/format";
import { useT } from "../../lib/i18n";
import { useLanguage } from "../../stores/language";
import { Button } from "../../ui/button";
import { firstFocus } from "../../ui/use-return-focus";
import { SandboxBadge } from "../meters/sandbox-badge";
import { useRepairsText } from "../meters/use-repairs-text";

interface SuccessStepProps {
  meter: Meter;
  onDone: () => void;
}

export function SuccessStep({ meter, onDone }: SuccessStepProps) {
  const t = useT();
  const language = useLanguage();
  const repairs = useRepairsText()(meter);
  const { firstReadingAt, lastReadingAt } = meter;
  return (
    <>
      <p role="status" className="flex items-start gap-3">
        <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brand-strong" />
        <span>
          {firstReadingAt && lastReadingAt
            ? t("utility.success.text", {
                count: formatNumber(meter.readingCount, language, 0),
                start: formatInstantDay(firstReadingAt, language),
                end: formatInstantDay(lastReadingAt, language),
              })
            : t("utility.success.title")}
        </span>
      </p>
      {repairs && <p className="text-muted">{repairs}</p>}
      {meter.sandbox && (
        <p>
          <SandboxBadge />
        </p>
      )}
      <Button {...firstFocus} onClick={onDone} className="sm:self-end">
        {t("utility.success.done")}
      </Button>
    </>
  );
}
