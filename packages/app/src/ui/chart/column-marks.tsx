import { type ChartSeries, type ExpectedValues, fillOf } from "./series";

/** Share of its slot that a column fills; the rest is the gap. */
const COLUMN_SHARE = 0.68;
const CORNER_RADIUS_PX = 2;

interface ColumnMarksProps {
  at: number;
  series: readonly ChartSeries[];
  ghost: number | null;
  sideBySide: boolean;
  slotPercent: number;
  y: (value: number) => number;
  /** The pattern over a partial column. */
  hatch: string | null;
}

/** The parts of one column and what it is compared with. */
export function ColumnMarks({ at, series, ghost, sideBySide, slotPercent, y, hatch }: ColumnMarksProps) {
  const columnPercent = slotPercent * COLUMN_SHARE;
  const leftPercent = slotPercent * at + (slotPercent - columnPercent) / 2;
  const partPercent = sideBySide ? columnPercent / Math.max(1, series.length) : columnPercent;
  const boxOf = (from: number, to: number) => ({
    y: Math.min(y(from), y(to)),
    height: Math.abs(y(from) - y(to)),
  });
  return (
    <>
      {ghost !== null && (
        <rect
          x={`${slotPercent * at + slotPercent * 0.06}%`}
          width={`${slotPercent * 0.88}%`}
          {...boxOf(0, ghost)}
          rx={CORNER_RADIUS_PX}
          data-mark="ghost"
          className="fill-ink/[0.12]"
        />
      )}
      {partsOf(series, at, sideBySide).map(({ index, from, to }) => {
        const one = series[index];
        if (!one) return null;
        const box = {
          x: `${leftPercent + (sideBySide ? partPercent * index : 0)}%`,
          width: `${partPercent}%`,
          ...boxOf(from, to),
          ...(series.length === 1 ? { rx: CORNER_RADIUS_PX } : {}),
        };
        return (
          <g key={index}>
            <rect
              {...box}
              data-mark="part"
              {...(one.color ? { fill: one.color } : { className: fillOf(one, index) })}
            />
            {hatch && <rect {...box} fill={hatch} />}
          </g>
        );
      })}
    </>
  );
}

interface ExpectedMarkProps extends Pick<ColumnMarksProps, "at" | "slotPercent" | "y"> {
  expected: ExpectedValues;
}

/** What a column will most likely come to, dashed, and the range of it as a band. */
export function ExpectedMark({ at, expected, slotPercent, y }: ExpectedMarkProps) {
  const value = expected.values[at] ?? null;
  if (value === null) return null;
  const [low, high] = [expected.low[at] ?? value, expected.high[at] ?? value];
  const slot = { x: `${slotPercent * (at + (1 - COLUMN_SHARE) / 2)}%`, width: `${slotPercent * COLUMN_SHARE}%` };
  return (
    <>
      <rect {...slot} y={y(high)} height={y(low) - y(high)} data-mark="band" className="fill-brand/25" />
      <rect
        {...slot}
        data-mark="expected"
        y={y(value)}
        height={y(0) - y(value)}
        fill="none"
        strokeWidth="1.5"
        strokeDasharray="3 3"
        className="stroke-brand"
      />
    </>
  );
}

/** Where each part begins and ends; negative parts are stacked below the zero line. */
function partsOf(series: readonly ChartSeries[], at: number, sideBySide: boolean) {
  let above = 0;
  let below = 0;
  return series.flatMap(({ values }, index) => {
    const value = values[at] ?? null;
    if (value === null) return [];
    if (sideBySide) return [{ index, from: 0, to: value }];
    const from = value < 0 ? below : above;
    if (value < 0) below += value;
    else above += value;
    return [{ index, from, to: from + value }];
  });
}
