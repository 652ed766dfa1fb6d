import { ChevronLeft, ChevronRight } from "lucide-react";
import { Choices } from "../../components/energy/choices";
import { usePeriodName } from "../../components/energy/use-period-name";
import { useT } from "../../lib/i18n";
import { IconButton } from "../../ui/icon-button";
import { DEVICE_VIEWS, type Periods } from "./use-periods";

/** Day, month or year, and the way from one to the next. */
export function PeriodBar({ view, setView, period, previous, next }: Periods) {
  const t = useT();
  const nameOf = usePeriodName();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <Choices
        label={t("devicePage.view")}
        values={DEVICE_VIEWS}
        chosen={view}
        onChoose={setView}
        nameOf={(each) => t(`devicePage.view.${each}`)}
      />
      <div className="flex items-center gap-1">
        {/* Not `disabled`: at the end of the readings the keyboard would lose its focus. */}
        <IconButton
          label={t("devicePage.previous")}
          aria-disabled={previous === null || undefined}
          onClick={() => previous?.()}
        >
          <ChevronLeft aria-hidden="true" className="size-5" />
        </IconButton>
        <p aria-live="polite" className="min-w-[7rem] text-center text-sm font-semibold tabular-nums">
          {nameOf(view, period)}
        </p>
        <IconButton label={t("devicePage.next")} aria-disabled={next === null || undefined} onClick={() => next?.()}>
          <ChevronRight aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
    </div>
  );
}
