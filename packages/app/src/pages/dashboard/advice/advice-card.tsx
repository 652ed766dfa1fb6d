import { useQuery } from "@tanstack/react-query";
import { Check, Sparkles } from "lucide-react";
import { lazy, Suspense } from "react";
import { LoadError } from "../../../components/load-error";
import { RatePlanButton } from "../../../components/meters/rate-plan-button";
import { useT } from "../../../lib/i18n";
import { useMayChange } from "../../../lib/may-change";
import { trpc } from "../../../lib/trpc";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { Skeleton } from "../../../ui/skeleton";
import type { ReadyMeter } from "../energy/use-energy";
import { useDoing } from "./use-doing";

/** With all that it can do: loads when there is advice, which takes the server a moment. */
const BestAdvice = lazy(async () => ({ default: (await import("./best-advice")).BestAdvice }));

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
        <Suspense fallback={<Skeleton className="h-40 w-full" />}>
          <BestAdvice
            candidate={best}
            others={others}
            currency={advice.data?.currency ?? "USD"}
            meter={meter}
            doing={doing}
          />
        </Suspense>
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
