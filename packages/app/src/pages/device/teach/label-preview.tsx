import type { previewMeterLabel } from "@wattleaf/shared/contracts/meters/labels";
import type { OutputOf } from "@wattleaf/shared/contracts/operation";
import { formatMonthOfYear, formatPower } from "../../../lib/format";
import { useT } from "../../../lib/i18n";
import { useMayChange } from "../../../lib/may-change";
import { useLanguage } from "../../../stores/language";
import { Button } from "../../../ui/button";
import { Cell, HeaderCell, Table } from "../../../ui/table";
import { useScheduleWords } from "../schedules/use-schedule-words";
import { useFormatKwh } from "../use-energy-text";

/** Less is only rounding. */
const SMALLEST_KWH = 0.005;
const SECONDS_PER_MINUTE = 60;

interface LabelPreviewProps {
  preview: OutputOf<typeof previewMeterLabel>;
  intervalSeconds: number;
  isSaving: boolean;
  onConfirm: () => void;
  onDiscard: () => void;
}

/** The energy of each load in the month, before and after a label; it counts once it is confirmed. */
export function LabelPreview({ preview, intervalSeconds, isSaving, onConfirm, onDiscard }: LabelPreviewProps) {
  const t = useT();
  const language = useLanguage();
  const mayChange = useMayChange();
  const formatKwh = useFormatKwh();
  const { duration } = useScheduleWords();
  const { month, before, after, learned } = preview;
  const names = [...new Set([...after, ...before].map(({ name }) => name))];
  const kwhIn = (loads: typeof before, name: string) => loads.find((load) => load.name === name)?.kwh ?? 0;
  const rows = names.map((name) => ({ name, from: kwhIn(before, name), to: kwhIn(after, name) }));
  const isChanged = rows.some(({ from, to }) => Math.abs(to - from) >= SMALLEST_KWH);
  const title = t("devicePage.teach.previewTitle", { month: formatMonthOfYear(month, language) });
  const power = learned && formatPower(learned.watts, language);
  return (
    <section aria-live="polite" aria-label={title} className="flex flex-col gap-3 rounded-lg bg-sunken p-4">
      <h3 className="font-semibold">{title}</h3>
      {!isChanged && <p>{t("devicePage.teach.noChange")}</p>}
      {isChanged && (
        <Table caption={title}>
          <thead>
            <tr>
              <HeaderCell>{t("devicePage.detected.load")}</HeaderCell>
              <HeaderCell align="end">{t("devicePage.teach.before")}</HeaderCell>
              <HeaderCell align="end">{t("devicePage.teach.after")}</HeaderCell>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, from, to }) => (
              <tr key={name}>
                <HeaderCell scope="row">{t(`load.${name}`)}</HeaderCell>
                <Cell align="end">{formatKwh(from)}</Cell>
                <Cell align="end" className={Math.abs(to - from) >= SMALLEST_KWH ? "font-semibold" : "text-muted"}>
                  {formatKwh(to)}
                </Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <p className="text-sm text-muted">
        {learned && power
          ? t("devicePage.teach.learned", {
              power: `${power.value} ${power.unit}`,
              duration: duration(Math.round(learned.minutes)),
            })
          : t("devicePage.teach.ownOnly", { minutes: Math.round(intervalSeconds / SECONDS_PER_MINUTE) })}
      </p>
      <div className="flex flex-col gap-3 sm:flex-row">
        {mayChange && (
          <Button loading={isSaving} onClick={onConfirm}>
            {t("devicePage.teach.confirm")}
          </Button>
        )}
        <Button variant="secondary" onClick={onDiscard}>
          {t("devicePage.teach.discard")}
        </Button>
      </div>
    </section>
  );
}
