import { useQuery } from "@tanstack/react-query";
import type { AdviceCandidate } from "@wattleaf/shared/contracts/advice";
import { Sparkles } from "lucide-react";
import { LoadError } from "../../../components/load-error";
import { useAskInChat } from "../../../lib/ask-in-chat";
import { formatMoney } from "../../../lib/format";
import { useT } from "../../../lib/i18n";
import { trpc } from "../../../lib/trpc";
import { useLanguage } from "../../../stores/language";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { Skeleton } from "../../../ui/skeleton";
import type { ReadyMeter } from "../energy/use-energy";
import { useReason } from "./use-reason";

/** The candidate that saves the most, with its reason, its bounds, and a button that does it. */
export function AdviceCard({ meter }: { meter: ReadyMeter }) {
  const t = useT();
  const advice = useQuery(trpc.advice.list.queryOptions({ meter_id: meter.id }));
  if (advice.isPending) return <Skeleton className="h-56" />;
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
      {advice.isLoadingError ? (
        <LoadError title={t("dashboard.advice.failed")} query={advice} />
      ) : best ? (
        <Best candidate={best} others={others} currency={advice.data?.currency ?? "USD"} />
      ) : (
        <p className="text-pretty">{t(`dashboard.advice.gap.${advice.data?.gap ?? "none"}`)}</p>
      )}
    </Card>
  );
}

interface BestProps {
  candidate: AdviceCandidate;
  others: readonly AdviceCandidate[];
  currency: string;
}

function Best({ candidate, others, currency }: BestProps) {
  const t = useT();
  const ask = useAskInChat();
  const money = useWholeMoney(currency);
  const reasonOf = useReason(currency);
  const { saving } = candidate;
  const key = candidate.kind === "set_point" ? (`set_point.${candidate.load}` as const) : candidate.kind;
  return (
    <>
      <p className="text-xl font-bold tracking-tight text-balance">{t(`dashboard.advice.${key}.title`)}</p>
      <p className="text-pretty tabular-nums">
        <strong className="text-brand-strong">{t("dashboard.advice.saving", { amount: money(saving.amount) })}</strong>{" "}
        {t("dashboard.advice.bounds", { low: money(Math.max(0, saving.low)), high: money(saving.high) })}
      </p>
      <p className="text-sm text-pretty tabular-nums">{reasonOf(candidate)}</p>
      <Button size="sm" className="mt-1" onClick={() => ask(t(`dashboard.advice.${key}.question`))}>
        {t(`dashboard.advice.${key}.action`)}
      </Button>
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
                  {t(`dashboard.advice.${name}.title`)}:{" "}
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

function useWholeMoney(currency: string) {
  const language = useLanguage();
  return (amount: number) => formatMoney(Math.round(amount), currency, language, { minimum: 0, maximum: 0 });
}
