import { formatShortMonthOfYear } from "@wattleaf/shared/i18n/format/dates";
import { useT } from "../../lib/i18n";
import { useLanguage } from "../../stores/language";
import type { Project } from "./projects";

/** Narrow, so that its text can still be read on a phone. */
const WIDTH = 440;
const ROW_HEIGHT = 42;
const AXIS_HEIGHT = 24;
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
  const x = (months: number) => ((months - first) / (last - first)) * WIDTH;
  const height = AXIS_HEIGHT + projects.length * ROW_HEIGHT;
  const ticks = Array.from(
    { length: Math.floor((last - first) / MONTHS_PER_TICK) },
    (_, n) => first + n * MONTHS_PER_TICK,
  );
  return (
    <figure className="rounded-2xl border border-line bg-surface p-5 md:p-8">
      <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${height}`} className="w-full">
        {ticks.map((tick) => (
          <g key={tick}>
            <line x1={x(tick)} x2={x(tick)} y1={AXIS_HEIGHT - 6} y2={height} stroke="var(--wl-line)" />
            <text x={x(tick)} y="14" fontSize="11" fill="var(--wl-muted)">
              {formatShortMonthOfYear(isoMonth(tick), language)}
            </text>
          </g>
        ))}
        {projects.map(({ slug, title, startDate, expectedCompletion, progress }, row) => {
          const from = x(monthsOf(startDate));
          const width = x(monthsOf(expectedCompletion)) - from;
          const y = AXIS_HEIGHT + row * ROW_HEIGHT;
          return (
            <g key={slug}>
              <text x={from + 2} y={y + 16} fontSize="13" fontWeight="600" fill="var(--wl-ink)">
                {title}
              </text>
              <rect x={from} y={y + 22} width={width} height="9" rx="4.5" fill="var(--wl-line)" />
              <rect x={from} y={y + 22} width={(width * progress) / 100} height="9" rx="4.5" fill="var(--wl-brand)" />
            </g>
          );
        })}
      </svg>
      <figcaption className="mt-4 text-sm text-muted">{t("labs.timeline")}</figcaption>
    </figure>
  );
}
