import { Swatch } from "../swatch";

/** Values of one series, one per label of the chart; null where there is none. */
export interface ChartSeries {
  name: string;
  values: readonly (number | null)[];
  /** An end of a band around the first series, in charts of lines. */
  bound?: "high" | "low" | undefined;
  /** One of the kit's, or `color`, where the color is data; by the position in the chart without either. */
  tone?: keyof typeof namedTones;
  /** A load's own color, which is the same wherever the load is drawn. */
  color?: string | undefined;
}

/** What is expected of values that are not known in full yet, and the range that it most likely falls into. */
export interface ExpectedValues {
  name: string;
  values: readonly (number | null)[];
  /** Null where only the value is known. */
  low: readonly (number | null)[];
  high: readonly (number | null)[];
  /** A value and its range in readable form. */
  format: (value: number, low: number | null, high: number | null) => string;
}

/** Amber stands for cost and peak, the ghost for what a chart is compared with. */
const namedTones = {
  brand: { fill: "fill-brand", stroke: "stroke-brand", swatch: "bg-brand" },
  amber: { fill: "fill-amber-bright", stroke: "stroke-amber-bright", swatch: "bg-amber-bright" },
  sold: { fill: "fill-brand/40", stroke: "stroke-brand/40", swatch: "bg-brand/40" },
  own: { fill: "fill-brand/70", stroke: "stroke-brand/70", swatch: "bg-brand/70" },
  muted: { fill: "fill-line-strong", stroke: "stroke-line-strong", swatch: "bg-line-strong" },
  ghost: { fill: "fill-ink/[0.12]", stroke: "stroke-ink/[0.3]", swatch: "bg-ink/[0.12]" },
  expected: { fill: "fill-brand/25", stroke: "stroke-brand", swatch: "border border-dashed border-brand bg-brand/25" },
} as const;

/**
 * The maximum number of series in a chart; neighbors also differ in lightness, for color-blind readers. Each color
 * follows the theme: a fixed dark one would be invisible on a dark card.
 */
const tones = [
  { fill: "fill-brand", stroke: "stroke-brand", swatch: "bg-brand" },
  { fill: "fill-amber-bright", stroke: "stroke-amber-bright", swatch: "bg-amber-bright" },
  { fill: "fill-ink/80", stroke: "stroke-ink/80", swatch: "bg-ink/80" },
  { fill: "fill-line-strong", stroke: "stroke-line-strong", swatch: "bg-line-strong" },
  { fill: "fill-brand/50", stroke: "stroke-brand/50", swatch: "bg-brand/50" },
  { fill: "fill-amber", stroke: "stroke-amber", swatch: "bg-amber" },
  { fill: "fill-brand-strong", stroke: "stroke-brand-strong", swatch: "bg-brand-strong" },
  { fill: "fill-amber-bright/50", stroke: "stroke-amber-bright/50", swatch: "bg-amber-bright/50" },
] as const;

const toneOf = (index: number) => tones[index % tones.length] ?? tones[0];

const toneIn = ({ tone }: ChartSeries, index: number) => (tone ? namedTones[tone] : toneOf(index));

/** The color of a series as a class for its SVG marks, its legend, or as it is. */
export const fillOf = (series: ChartSeries, index: number): string => toneIn(series, index).fill;
export const strokeOf = (series: ChartSeries, index: number): string => toneIn(series, index).stroke;
export const lookOf = (series: ChartSeries, index: number) =>
  series.color ? { color: series.color, look: undefined } : { look: toneIn(series, index).swatch, color: undefined };

/** The color legend; omitted for a single series, which the chart's title names. */
export function Legend({ series }: { series: readonly ChartSeries[] }) {
  if (series.length < 2) return null;
  return (
    <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted">
      {series.map((one, index) => {
        const { look, color } = lookOf(one, index);
        return (
          <li key={one.name} className="flex items-center gap-1.5">
            <Swatch size="sm" {...(color ? { color } : { look })} />
            {one.name}
          </li>
        );
      })}
    </ul>
  );
}

/** About how many labels fit below a plot on a phone. */
const MAX_X_LABELS = 5;
/** Labels longer than `2026-08` need the space of two on a phone. */
const LONG_LABEL_CHARACTERS = 7;

/** In Latin characters: a Chinese one is as broad as two. */
const breadthOf = (label: string): number => label.replaceAll(/\p{Script=Han}/gu, "xx").length;

/** Some of the labels, evenly spread, including the first. */
export function spreadLabels(labels: readonly string[], percentOf: (index: number) => number) {
  const step = Math.ceil(labels.length / MAX_X_LABELS);
  const areLong = labels.some((label) => breadthOf(label) > LONG_LABEL_CHARACTERS);
  return labels.flatMap((label, index) =>
    index % step === 0 ? [{ percent: percentOf(index), label, spare: areLong && (index / step) % 2 === 1 }] : [],
  );
}
