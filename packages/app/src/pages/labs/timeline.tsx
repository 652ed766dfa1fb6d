import { formatShortMonthOfYear } from "@wattleaf/shared/i18n/format/dates";
import { useT } from "../../lib/i18n";
import { useLanguage } from "../../stores/language";
import { Spans } from "../../ui/chart/spans";
import type { Project } from "./projects";

const MONTHS_PER_TICK = 3;

/** Months since year 0, with the day as a fraction. */
function monthsOf(isoDate: string): number {
  const [year = 0, month = 1, day = 1] = isoDate.split("-").map(Number);
  return year * 12 + (month - 1) + (day - 1) / 31;
}

const isoMonth = (months: number) => `${Math.floor(months / 12)}-${`${(months % 12) + 1}`.padStart(2, "0")}`;

/** Each project from its start to its expected end, filled as far as it is. The cards below say the same in words. */
export function Timeline({ projects }: { projects: readonly Project[] }) {
  const t = useT();
  const language = useLanguage();
  const first = Math.floor(Math.min(...projects.map(({ startDate }) => monthsOf(startDate))));
  const last = Math.ceil(Math.max(...projects.map(({ expectedCompletion }) => monthsOf(expectedCompletion))));
  const ticks = Array.from(
    { length: Math.floor((last - first) / MONTHS_PER_TICK) + 1 },
    (_, n) => first + n * MONTHS_PER_TICK,
  );
  return (
    <figure className="rounded-2xl border border-line bg-surface p-5 md:p-8">
      <Spans
        label={t("labs.timeline")}
        from={first}
        to={last}
        rows={projects.map(({ title, startDate, expectedCompletion, progress }) => {
          const [from, to] = [monthsOf(startDate), monthsOf(expectedCompletion)];
          return {
            name: title,
            text: `${progress}%`,
            spans: [
              { from, to, look: "planned" },
              { from, to: from + ((to - from) * progress) / 100, look: "done" },
            ],
          };
        })}
        ticks={ticks.map((tick) => ({ at: tick, label: formatShortMonthOfYear(isoMonth(tick), language) }))}
      />
      <figcaption className="mt-4 text-sm text-muted">{t("labs.timeline")}</figcaption>
    </figure>
  );
}
