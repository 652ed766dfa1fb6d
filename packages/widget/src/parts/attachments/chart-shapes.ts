import type { ChartAttachment } from "@wattleaf/shared/contracts/attachments";
import { LOAD_COLORS } from "@wattleaf/shared/domain/load-colors";

export const WIDTH = 320;
export const HEIGHT = 120;

/** Of what is no load. Each at least 3:1 on the light and on the dark paper; the first is the brand's. */
const COLORS = ["var(--wl-brand-strong)", "#2f7fc1", "#b7791f", "#8f5bb0", "#0e8a8a", "#c2512d", "#7a8794", "#5f8f2f"];

type Values = readonly (number | null)[];

export interface ChartShapes {
  /** What the largest value is, and where zero lies, in units of the drawing. */
  top: number;
  zeroY: number;
  /** One for each series that is no bound. */
  series: { name: string; color: string | undefined; values: Values; path: string; isLine: boolean }[];
  /** Over the bars of labels whose time is not over or was not measured in full. */
  hatched: string;
  /** The range that the first series most likely falls into. */
  band: string | undefined;
}

/** Lays out a chart: bars beside each other, stacked, or lines with a band. */
export function chartShapes({
  form,
  labels,
  series,
  partial = [],
}: Pick<ChartAttachment, "form" | "labels" | "partial" | "series">): ChartShapes {
  const shown = series.filter(({ bound }) => !bound);
  const totals =
    form === "stack"
      ? labels.map((_, at) => shown.reduce((sum, { values }) => sum + Math.max(0, values[at] ?? 0), 0))
      : series.flatMap(({ values }) => values.map((value) => value ?? 0));
  const top = Math.max(...totals, 0);
  const bottom = form === "stack" ? 0 : Math.min(...totals, 0);
  const span = top - bottom || 1;
  const y = (value: number) => round(((top - value) / span) * HEIGHT);
  const step = WIDTH / labels.length;
  const x = (at: number) => round((at + 0.5) * step);
  const stacked = labels.map(() => 0);

  /** Gaps in the readings are gaps in the line. */
  const line = (values: Values) =>
    values
      .map((value, at) =>
        value === null ? "" : `${(values[at - 1] ?? null) === null ? "M" : "L"}${x(at)} ${y(value)}`,
      )
      .join("");

  function bars(values: Values, order: number) {
    const width = (step * 0.8) / (form === "stack" ? 1 : shown.length);
    return values
      .map((value, at) => {
        if (value === null) return "";
        const from = form === "stack" ? (stacked[at] ?? 0) : 0;
        if (form === "stack") stacked[at] = from + Math.max(0, value);
        const left = at * step + step * 0.1 + (form === "stack" ? 0 : order * width);
        return `M${round(left)} ${y(from)}V${y(form === "stack" ? from + Math.max(0, value) : value)}h${round(width)}V${y(from)}Z`;
      })
      .join("");
  }

  const bound = (side: "low" | "high") => series.find((one) => one.bound === side)?.values;
  const [low, high] = [bound("low"), bound("high")];
  const edge = (values: Values) => values.flatMap((value, at) => (value === null ? [] : [`${x(at)} ${y(value)}`]));
  return {
    top,
    zeroY: y(0),
    hatched:
      form === "line"
        ? ""
        : partial.map((at) => `M${round(at * step)} 0h${round(step)}V${HEIGHT}h${round(-step)}Z`).join(""),
    series: shown.map(({ name, load, values }, order) => ({
      name,
      color: load ? LOAD_COLORS[load] : COLORS[order % COLORS.length],
      values,
      isLine: form === "line",
      path: form === "line" ? line(values) : bars(values, order),
    })),
    band: low && high && `M${[...edge(low), ...edge(high).toReversed()].join("L")}Z`,
  };
}

const round = (value: number) => Math.round(value * 10) / 10;
