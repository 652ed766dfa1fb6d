import type { ChartAttachment } from "@wattleaf/shared/contracts/attachments";
import type { PanelServices } from "../../panel/services";
import { chartShapes, HEIGHT, WIDTH } from "./chart-shapes";
import { Table } from "./Table";

/** A small chart; its figures are below it, for eyes and ears, behind a summary. */
export function Chart({ panel: { t, language }, chart }: { panel: PanelServices; chart: ChartAttachment }) {
  const { labels, title, unit } = chart;
  const { series, band, hatched, top, zeroY } = chartShapes(chart);
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: top >= 100 ? 0 : 2 });
  const middle = Math.floor(labels.length / 2);
  return (
    <>
      <svg
        class="wl-chart"
        viewBox={`-2 -16 ${WIDTH + 4} ${HEIGHT + 34}`}
        role="img"
        aria-label={t("widget.inUnit", { name: title, unit })}
      >
        <text y="-5">
          {number.format(top)} {unit}
        </text>
        {band && <path d={band} fill={series[0]?.color} opacity=".2" />}
        {series.map(({ path, color, isLine }, order) => (
          <path key={order} d={path} fill={isLine ? "none" : color} stroke={isLine ? color : "none"} stroke-width="2" />
        ))}
        {hatched && (
          <>
            <pattern id="wl-hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
              <path d="M0 0V6" stroke="var(--wl-paper)" stroke-width="5" />
            </pattern>
            <path d={hatched} fill="url(#wl-hatch)" />
          </>
        )}
        <path d={`M0 ${zeroY}H${WIDTH}`} stroke="var(--wl-line)" />
        <text y={HEIGHT + 14}>{labels[0]}</text>
        {labels.length > 2 && (
          <text x={((middle + 0.5) * WIDTH) / labels.length} y={HEIGHT + 14} text-anchor="middle">
            {labels[middle]}
          </text>
        )}
        {labels.length > 1 && (
          <text x={WIDTH} y={HEIGHT + 14} text-anchor="end">
            {labels.at(-1)}
          </text>
        )}
      </svg>
      {series.length > 1 && (
        <p class="wl-legend">
          {series.map(({ name, color }, order) => (
            <span key={order}>
              <svg width="10" height="10" viewBox="0 0 1 1" aria-hidden="true">
                <path d="M0 0h1v1H0Z" fill={color} />
              </svg>{" "}
              {name}
            </span>
          ))}
        </p>
      )}
      {hatched && <p class="wl-legend">{t("widget.partial")}</p>}
      <details>
        <summary>{t("widget.figures")}</summary>
        <Table
          columns={[
            { label: "", align: "start" },
            ...series.map(({ name }) => ({ label: t("widget.inUnit", { name, unit }), align: "end" as const })),
          ]}
          rows={labels.map((label, at) => [
            label,
            ...series.map(({ values }) => {
              const value = values[at] ?? null;
              return value === null ? "–" : number.format(value);
            }),
          ])}
        />
      </details>
    </>
  );
}
