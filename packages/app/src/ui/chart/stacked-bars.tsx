import { ChartFrame, PLOT_INSET_BOTTOM_PX, PLOT_INSET_TOP_PX } from "./frame";
import { niceScale, share } from "./scale";
import { type ChartSeries, Legend, spreadLabels, toneOf } from "./series";

interface StackedBarsProps {
  title: string;
  description: string;
  labels: readonly string[];
  series: readonly ChartSeries[];
  formatValue: (value: number) => string;
  /** Side by side instead of stacked, where the parts do not add up. */
  sideBySide?: boolean;
  heightPx?: number;
}

/** Share of its slot that a group fills; the rest is the gap. */
const GROUP_SHARE = 0.7;

interface Segment {
  index: number;
  from: number;
  to: number;
}

/** Quantities made of parts. Negative parts are stacked below the zero line. */
export function StackedBars(props: StackedBarsProps) {
  const { title, description, labels, series, formatValue, sideBySide = false, heightPx = 240 } = props;
  const groups = labels.map((_, at) => (sideBySide ? segmentsBeside(series, at) : segmentsStacked(series, at)));
  const scale = niceScale(groups.flat().flatMap(({ from, to }) => [from, to]));
  const plotHeightPx = heightPx - PLOT_INSET_TOP_PX - PLOT_INSET_BOTTOM_PX;
  const y = (value: number) => PLOT_INSET_TOP_PX + plotHeightPx * (1 - share(value, scale.min, scale.max));
  const slotPercent = 100 / Math.max(1, labels.length);
  const groupPercent = slotPercent * GROUP_SHARE;
  const barPercent = sideBySide ? groupPercent / Math.max(1, series.length) : groupPercent;
  const left = (at: number, index: number) =>
    slotPercent * at + (slotPercent - groupPercent) / 2 + (sideBySide ? barPercent * index : 0);

  return (
    <>
      <ChartFrame
        title={title}
        description={description}
        scale={scale}
        formatValue={formatValue}
        xLabels={spreadLabels(labels, (at) => slotPercent * (at + 0.5))}
        heightPx={heightPx}
      >
        {groups.map((segments, at) =>
          segments.map(({ index, from, to }) => (
            <rect
              key={`${at}-${index}`}
              x={`${left(at, index)}%`}
              width={`${barPercent}%`}
              y={Math.min(y(from), y(to))}
              height={Math.abs(y(from) - y(to))}
              className={toneOf(index).fill}
            />
          )),
        )}
      </ChartFrame>
      <Legend series={series} />
    </>
  );
}

const segmentsBeside = (series: readonly ChartSeries[], at: number): Segment[] =>
  series.map(({ values }, index) => ({ index, from: 0, to: values[at] ?? 0 }));

function segmentsStacked(series: readonly ChartSeries[], at: number): Segment[] {
  let above = 0;
  let below = 0;
  return series.map(({ values }, index) => {
    const value = values[at] ?? 0;
    const from = value < 0 ? below : above;
    if (value < 0) below += value;
    else above += value;
    return { index, from, to: from + value };
  });
}
