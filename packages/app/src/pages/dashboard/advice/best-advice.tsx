import type { AdviceCandidate } from "@wattleaf/shared/contracts/advice";
import type { Device } from "@wattleaf/shared/contracts/devices";
import { useDevices } from "../../../components/devices/use-devices";
import { useAskInChat } from "../../../lib/ask-in-chat";
import { formatMoney } from "../../../lib/format";
import { useT } from "../../../lib/i18n";
import { useMayChange } from "../../../lib/may-change";
import { useUnits } from "../../../lib/units";
import { useLanguage } from "../../../stores/language";
import { Button } from "../../../ui/button";
import type { ReadyMeter } from "../energy/use-energy";
import { AddDeviceButton, DEVICE_FOR } from "./add-device-button";
import { AdviceButton } from "./advice-button";
import { useAdviceAction } from "./use-advice-action";
import type { useDoing } from "./use-doing";
import { useReason } from "./use-reason";

interface BestAdviceProps {
  candidate: AdviceCandidate;
  others: readonly AdviceCandidate[];
  currency: string;
  meter: ReadyMeter;
  doing: ReturnType<typeof useDoing>;
}

/** The best candidate in full, and the others by their names. */
export function BestAdvice({ candidate, others, currency, meter, doing }: BestAdviceProps) {
  const t = useT();
  const ask = useAskInChat();
  const money = useWholeMoney(currency);
  const reasonOf = useReason(currency);
  const { saving } = candidate;
  const { temperatureUnit } = useUnits();
  const step = t(`dashboard.advice.step.${temperatureUnit}`);
  const action = useAdviceAction(candidate, meter);
  const mayChange = useMayChange();
  const isMissing = useIsMissing();
  const missing = DEVICE_FOR[candidate.kind];
  const adds = mayChange && missing !== undefined && isMissing(missing);
  const key = candidate.kind === "set_point" ? (`set_point.${candidate.load}` as const) : candidate.kind;
  const title = t(`dashboard.advice.${key}.title`, { step });
  return (
    <>
      <p className="text-xl font-bold tracking-tight text-balance">{title}</p>
      <p className="text-pretty tabular-nums">
        <strong className="text-brand-strong">{t("dashboard.advice.saving", { amount: money(saving.amount) })}</strong>{" "}
        {t("dashboard.advice.bounds", { low: money(Math.max(0, saving.low)), high: money(saving.high) })}
      </p>
      <p className="text-sm text-pretty tabular-nums">{reasonOf(candidate)}</p>
      {action ? (
        <AdviceButton title={title} action={action} isBusy={doing.isBusy} onConfirm={() => doing.act(action)} />
      ) : action === undefined || doing.isBusy ? (
        // Not the assistant's button, which would be another one a moment later: what was done or undone is read again.
        <Button size="sm" className="mt-1" loading>
          {t(`dashboard.advice.${key}.action`)}
        </Button>
      ) : (
        <div className="mt-1 flex flex-wrap gap-2">
          {adds && <AddDeviceButton type={missing} />}
          <Button
            size="sm"
            variant={adds ? "secondary" : "primary"}
            onClick={() => void ask(t(`dashboard.advice.${key}.question`, { step }))}
          >
            {t(`dashboard.advice.${key}.action`)}
          </Button>
        </div>
      )}
      {others.length > 0 && (
        <details className="text-sm">
          <summary className="cursor-pointer rounded-md py-1 text-muted hover:text-ink">
            {t("dashboard.advice.others", { count: others.length })}
          </summary>
          <ul className="mt-1 flex flex-col gap-1 tabular-nums">
            {others.map((each) => {
              const name = each.kind === "set_point" ? (`set_point.${each.load}` as const) : each.kind;
              const id = each.kind === "tariff" ? each.tariff_id : name;
              return (
                <li key={id}>
                  {t(`dashboard.advice.${name}.title`, { step })}:{" "}
                  {t("dashboard.advice.saving", { amount: money(each.saving.amount) })}
                </li>
              );
            })}
          </ul>
        </details>
      )}
    </>
  );
}

/** Whether the home has no device of a kind; false until that is known. */
function useIsMissing() {
  const { data } = useDevices();
  return (type: Device["type"]) => data?.devices.every((device) => device.type !== type) ?? false;
}

function useWholeMoney(currency: string) {
  const language = useLanguage();
  return (amount: number) => formatMoney(Math.round(amount), currency, language, { minimum: 0, maximum: 0 });
}
