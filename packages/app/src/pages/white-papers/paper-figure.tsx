import { useT } from "../../lib/i18n";
import { useLanguage } from "../../stores/language";
import { formatNumber } from "../../lib/format";
import type { WhitePaper } from "./papers";

type PaperFigureData = WhitePaper["figures"][string];

const WIDTH = 400;
/** Room for the value behind the longest bar. */
const BAR_WIDTH = 340;
const BAR_HEIGHT = 14;
const LABEL_HEIGHT = 22;
const GROUP_GAP = 10;
const FILLS = {
  one: ["var(--wl-brand)"],
  /** The second series is what the paper is about. */
  two: ["var(--wl-line-strong)", "var(--wl-brand)"],
} as const;

/** Bars of a paper, drawn from the same values as in its PDF; behind them a table for those who cannot see them. */
export function PaperFigure({ figure }: { figure: PaperFigureData }) {
  const t = useT();
  const language = useLanguage();
  const { caption, unit, max, mark, series, bars } = figure;
  const fills = series.length === 1 ? FILLS.one : FILLS.two;
  const shown = (value: number) => `${formatNumber(value, language, 3)}${unit === "%" ? "%" : ""}`;
  const groupHeight = LABEL_HEIGHT + series.length * (BAR_HEIGHT + 2) + GROUP_GAP;
  const height = bars.length * groupHeight;
  const widthOf = (value: number) => (value / max) * BAR_WIDTH;
  return (
    <figure className="flex flex-col gap-3 rounded-xl border border-line bg-surface p-5">
      <ul aria-hidden="true" className="flex flex-wrap gap-x-4 gap-y-1 text-xs font-medium text-muted">
        {series.map((name, index) => (
          <li key={name} className="flex items-center gap-1.5">
            <svg viewBox="0 0 10 10" className="size-2.5 shrink-0">
              <rect width="10" height="10" rx="2" fill={fills[index]} />
            </svg>
            {name}
          </li>
        ))}
        {unit !== "%" && <li className="ml-auto">{unit}</li>}
      </ul>
      <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${height}`} className="w-full tabular-nums">
        {bars.map(({ label, values }, group) => (
          <g key={label} transform={`translate(0 ${group * groupHeight})`} fontSize="13">
            <text y="14" fill="var(--wl-ink)" fontWeight="500">
              {label}
            </text>
            {values.map((value, index) => {
              const y = LABEL_HEIGHT + index * (BAR_HEIGHT + 2);
              return (
                <g key={series[index]}>
                  <rect y={y} width={widthOf(value)} height={BAR_HEIGHT} rx="3" fill={fills[index]} />
                  <text x={widthOf(value) + 7} y={y + 11.5} fontSize="12" fill="var(--wl-muted)">
                    {shown(value)}
                  </text>
                </g>
              );
            })}
          </g>
        ))}
        {mark !== undefined && (
          <line
            x1={widthOf(mark)}
            x2={widthOf(mark)}
            y2={height}
            stroke="var(--wl-amber)"
            strokeWidth="1.5"
            strokeDasharray="4 4"
          />
        )}
      </svg>
      <div className="sr-only">
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{t("whitePapers.figure.case")}</th>
              {series.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bars.map(({ label, values }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {values.map((value, index) => (
                  <td key={series[index]}>
                    {shown(value)} {unit === "%" ? "" : unit}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <figcaption aria-hidden="true" className="text-sm text-muted text-pretty">
        {caption}
      </figcaption>
    </figure>
  );
}
