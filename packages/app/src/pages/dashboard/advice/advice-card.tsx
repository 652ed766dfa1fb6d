import { useQuery } from "@tanstack/react-query";
import type { AdviceCandidate } from "@wattleaf/shared/contracts/advice";
import type { Device } from "@wattleaf/shared/contracts/devices";
import { Check, Sparkles } from "lucide-react";
import { LoadError } from "../../../components/load-error";
import { useDevices } from "../../../components/devices/use-devices";
import { RatePlanButton } from "../../../components/meters/rate-plan-button";
import { useAskInChat } from "../../../lib/ask-in-chat";
import { formatMoney } from "../../../lib/format";
import { useT } from "../../../lib/i18n";
import { useMayChange } from "../../../lib/may-change";
import { trpc } from "../../../lib/trpc";
import { useUnits } from "../../../lib/units";
import { useLanguage } from "../../../stores/language";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { Skeleton } from "../../../ui/skeleton";
import type { ReadyMeter } from "../energy/use-energy";
import { AddDeviceButton, DEVICE_FOR } from "./add-device-button";
import { AdviceButton } from "./advice-button";
import { useAdviceAction } from "./use-advice-action";
import { useDoing } from "./use-doing";
import { useReason } from "./use-reason";

/** The candidate that saves the most, with its reason, its bounds, and a button that does it; what was done can be undone. */
export function AdviceCard({ meter }: { meter: ReadyMeter }) {
  const t = useT();
  const mayChange = useMayChange();
  const doing = useDoing();
  const advice = useQuery(trpc.advice.list.queryOptions({ meter_id: meter.id }));
  if (advice.isPending) return <Skeleton className="h-56" />;
  const { done } = doing;
  const [best, ...others] = advice.data?.candidates ?? [];
  return (
    <Card
      as="section"
      variant="soft"
      padding="none"
      aria-labelledby="advice"
      className="flex flex-col items-start gap-2 p-4 md:p-6"
    >
      <h2 id="advice" className="flex items-center gap-2 text-lg font-semibold">
        <Sparkles aria-hidden="true" className="size-5 text-brand-strong" />
        {t("dashboard.advice.title")}
      </h2>
      {done && (
        <p role="status" className="flex flex-wrap items-center gap-x-2 text-sm text-pretty">
          <Check aria-hidden="true" className="size-4 shrink-0 text-brand-strong" />
          {done.text}
          <Button variant="link" size="sm" loading={doing.isBusy} onClick={() => void doing.undo()}>
            {t("dashboard.advice.undo")}
          </Button>
        </p>
      )}
      {advice.isLoadingError ? (
        <LoadError title={t("dashboard.advice.failed")} query={advice} />
      ) : best ? (
        <Best candidate={best} others={others} currency={advice.data?.currency ?? "USD"} meter={meter} doing={doing} />
      ) : (
        <>
          <p className="text-pretty">{t(`dashboard.advice.gap.${advice.data?.gap ?? "none"}`)}</p>
          {advice.data?.gap === "no_tariff" && mayChange && (
            <RatePlanButton meter={meter}>{t("utility.ratePlan.choose")}</RatePlanButton>
          )}
        </>
      )}
    </Card>
  );
}

interface BestProps {
  candidate: AdviceCandidate;
  others: readonly AdviceCandidate[];
  currency: string;
  meter: ReadyMeter;
  doing: ReturnType<typeof useDoing>;
}

function Best({ candidate, others, currency, meter, doing }: BestProps) {
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
      ) : action === undefined ? (
        // Not the assistant's button, which would be another one a moment later.
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
