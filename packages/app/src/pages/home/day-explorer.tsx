import { DAY_UPLOAD_EXTENSIONS } from "@wattleaf/shared/domain/uploads";
import { useMemo, useState } from "react";
import { formatDay, formatNumber, formatTime } from "../../lib/format";
import { useT } from "../../lib/i18n";
import { useLanguage } from "../../stores/language";
import { Badge } from "../../ui/badge";
import { FileDrop } from "../../ui/file-drop";
import { DayChart } from "./day-chart";
import { DayReadout } from "./day-readout";
import { DayTable } from "./day-table";
import { HOURS_PER_DAY, PEAK_HOURS } from "./sample-day";
import { SAMPLE, shownDayOf, stepsOf, totalKwAt } from "./shown-day";
import { useFileDay } from "./use-file-day";

/** Early evening, when most loads are on. */
const FIRST_SHOWN_SHARE = 18.75 / HOURS_PER_DAY;

/** A day to scrub through: the sample's, or the newest of the visitor's own file. */
export function DayExplorer() {
  const t = useT();
  const language = useLanguage();
  const file = useFileDay();
  const [share, setShare] = useState(FIRST_SHOWN_SHARE);
  const own = file.state.kind === "shown" ? file.state.day : null;
  // The same object while the pointer moves, so that the table and the areas are not made again.
  const day = useMemo(() => (own ? shownDayOf(own) : SAMPLE), [own]);
  const steps = stepsOf(day);
  const step = Math.floor(share * steps);
  const hour = (step * day.stepMinutes) / 60;
  const isPeak = !own && hour >= PEAK_HOURS.from && hour < PEAK_HOURS.to;
  const valueText = t("home.day.value", {
    time: formatTime(step * day.stepMinutes, language),
    kw: formatNumber(totalKwAt(day, step), language, 2),
  });
  return (
    <div className="flex flex-col gap-8">
      <div className="rounded-2xl border border-line bg-surface p-4 shadow-sm md:p-8">
        <p role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {own
            ? t("home.day.own", {
                date: formatDay(own.day, language),
                kwh: formatNumber(own.usedKwh, language, 1),
              })
            : t("home.curve.title")}
          {!own && <Badge variant="outline">{t("home.curve.sample")}</Badge>}
        </p>
        <div className="mt-4 grid gap-8 lg:grid-cols-[1fr_17rem] lg:gap-12">
          <DayChart
            day={day}
            step={step}
            onStep={(next) => setShare((next + 0.5) / steps)}
            valueText={valueText}
            withPeak={!own}
          />
          <DayReadout day={day} step={step} isPeak={isPeak} />
        </div>
        <p className="mt-4 max-w-prose text-sm text-muted">
          {own ? t(`home.day.detail.${own.detail}`) : t("home.curve.caption")}
        </p>
        <DayTable day={day} />
      </div>
      <FileDrop
        label={t("home.day.file.label")}
        hint={t("home.day.file.hint")}
        chooseLabel={t("home.day.file.choose")}
        removeLabel={t("home.day.file.remove")}
        accept={DAY_UPLOAD_EXTENSIONS.map((extension) => `.${extension}`).join(",")}
        file={
          file.state.kind === "reading"
            ? { name: file.state.fileName, sizeText: t("home.day.file.reading") }
            : file.state.kind === "shown"
              ? { name: file.state.fileName, sizeText: t("home.day.file.notKept") }
              : undefined
        }
        error={file.state.kind === "failed" ? file.state.message : undefined}
        onFile={file.choose}
        onRemove={file.remove}
      />
    </div>
  );
}
