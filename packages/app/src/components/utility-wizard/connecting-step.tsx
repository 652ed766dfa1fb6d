import type { Meter } from "@wattleaf/shared/contracts/meters";
import { formatNumber } from "../../lib/format";
import { useT } from "../../lib/i18n";
import { useLanguage } from "../../stores/language";
import { Button } from "../../ui/button";
import { Progress } from "../../ui/progress";
import { Spinner } from "../../ui/spinner";
import { firstFocus } from "../../ui/use-return-focus";
import { SandboxBadge } from "../meters/sandbox-badge";

interface ConnectingStepProps {
  /** Null until the utility has responded. */
  meter: Meter | null;
  /** Redirecting to the utility's own page. */
  leaving: boolean;
  onHide: () => void;
}

/** The progress of the import, as the server reports it. */
export function ConnectingStep({ meter, leaving, onHide }: ConnectingStepProps) {
  const t = useT();
  const language = useLanguage();
  const percent = meter ? Math.floor(meter.progress * 100) : 0;
  const doing = meter
    ? "utility.connecting.importing"
    : leaving
      ? "utility.connecting.leaving"
      : "utility.connecting.asking";
  return (
    <>
      <p role="status" className="flex flex-wrap items-center gap-3">
        <Spinner />
        {t(doing)}
        {meter?.sandbox && <SandboxBadge />}
      </p>
      {meter && (
        <>
          <Progress
            label={t("utility.connecting.importing")}
            hideLabel
            valuePercent={percent}
            valueText={t("utility.connecting.percent", { percent })}
          />
          <p className="flex flex-wrap justify-between gap-x-4 text-sm tabular-nums text-muted">
            <span>{t("utility.connecting.readings", { count: formatNumber(meter.readingCount, language, 0) })}</span>
            <span>{t("utility.connecting.percent", { percent })}</span>
          </p>
          <p className="text-sm text-muted">{t("utility.connecting.background")}</p>
          <Button {...firstFocus} variant="secondary" onClick={onHide} className="sm:self-end">
            {t("utility.connecting.hide")}
          </Button>
        </>
      )}
    </>
  );
}
