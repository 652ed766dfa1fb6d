import type { Meter } from "@wattleaf/shared/contracts/meters";
import { formatInstantDay } from "../../lib/format";
import { useT } from "../../lib/i18n";
import { utilityErrorText } from "../../lib/utility-error";
import { useLanguage } from "../../stores/language";
import { Progress } from "../../ui/progress";
import { SandboxBadge } from "./sandbox-badge";

/** The meter's name: the utility and account that the user entered. */
export function useMeterName(): (meter: Pick<Meter, "provider" | "accountEnding">) => string {
  const t = useT();
  return ({ provider, accountEnding }) => {
    const name = provider ? t(`utility.provider.${provider}`) : t("utility.fileMeter");
    return accountEnding ? `${name} ···${accountEnding}` : name;
  };
}

interface MeterLineProps {
  meter: Meter;
  /** Whether it says that the meter is simulated; a page that has said so does not repeat it. */
  isLabeled?: boolean;
}

/** A meter in a list: its name, whether it is simulated, and the period of its readings or the reason for a failure. */
export function MeterLine({ meter, isLabeled = true }: MeterLineProps) {
  const t = useT();
  const language = useLanguage();
  const nameOf = useMeterName();
  const percent = Math.floor(meter.progress * 100);
  return (
    <div className="flex flex-col gap-1.5">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-semibold [overflow-wrap:anywhere]">{nameOf(meter)}</span>
        {meter.sandbox && isLabeled && <SandboxBadge />}
      </p>
      {meter.status === "importing" && meter.pausedAt === null ? (
        <Progress
          label={t("utility.connecting.importing")}
          valuePercent={percent}
          valueText={t("utility.connecting.percent", { percent })}
        />
      ) : (
        <MeterState meter={meter} />
      )}
      {meter.pausedAt !== null && (
        <p className="text-sm text-amber">
          {t("utility.state.paused", { date: formatInstantDay(meter.pausedAt, language) })}
        </p>
      )}
    </div>
  );
}

function MeterState({ meter }: { meter: Meter }) {
  const t = useT();
  const language = useLanguage();
  if (meter.status === "revoked")
    return (
      <>
        <p className="text-sm text-amber">{t("utility.state.revoked")}</p>
        <ReadingsSpan meter={meter} />
      </>
    );
  if (meter.status === "failed") {
    const problem = utilityErrorText(problemOf(meter), language, t);
    return <p className="text-sm text-danger">{problem}</p>;
  }
  return <ReadingsSpan meter={meter} />;
}

function ReadingsSpan({ meter: { firstReadingAt, lastReadingAt } }: { meter: Meter }) {
  const t = useT();
  const language = useLanguage();
  if (!firstReadingAt || !lastReadingAt) return null;
  const period = { start: formatInstantDay(firstReadingAt, language), end: formatInstantDay(lastReadingAt, language) };
  return <p className="text-sm text-muted tabular-nums">{t("utility.state.readings", period)}</p>;
}

/** Why a meter's last import failed, as an error. */
export const problemOf = ({ problem, problemReason }: Meter) => ({
  code: "utility_rejected",
  message: problem ?? "",
  reason: problemReason ?? undefined,
});
