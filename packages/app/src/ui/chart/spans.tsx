import { cx } from "../cx";

/** A stretch of a row, in the unit of the chart's axis. */
export interface Span {
  from: number;
  to: number;
  look: keyof typeof looks;
}

interface SpanRow {
  name: string;
  spans: readonly Span[];
  /** The row in words, where its name does not say what the picture shows. */
  text?: string;
}

interface SpansProps {
  /** Names the list of rows. */
  label: string;
  from: number;
  to: number;
  rows: readonly SpanRow[];
  ticks: readonly { at: number; label: string }[];
  /** Tinted amber across all rows: the peak hours. */
  band?: { from: number; to: number };
}

/** `planned` is the whole of something, `done` what of it is over; `before` is what is no longer so. */
const looks = {
  before: "border border-dashed border-line-strong",
  // The border shows in forced colors alone.
  planned: "border border-transparent bg-line",
  done: "bg-brand forced-color-adjust-none",
} as const;

/** When things happen: a row for each, its stretches on one axis of time. */
export function Spans({ label, from, to, rows, ticks, band }: SpansProps) {
  const place = (span: { from: number; to: number }) => ({
    left: `${((span.from - from) / (to - from)) * 100}%`,
    width: `${((span.to - span.from) / (to - from)) * 100}%`,
  });
  return (
    <div>
      <ul aria-label={label} className="relative flex flex-col gap-4">
        {band && (
          <li aria-hidden="true" className="absolute inset-y-0 rounded bg-amber-bright/[0.16]" style={place(band)} />
        )}
        {rows.map(({ name, spans, text }) => (
          <li key={name} className="relative">
            <span className="text-sm font-medium">{name}</span>
            <span aria-hidden="true" className="relative mt-1 block h-5 rounded bg-sunken/60">
              {spans.map((span) => (
                <span
                  key={`${span.look} ${span.from}`}
                  className={cx("absolute inset-y-0 rounded", looks[span.look])}
                  style={place(span)}
                />
              ))}
            </span>
            {text && <span className="sr-only">{text}</span>}
          </li>
        ))}
      </ul>
      <div aria-hidden="true" className="relative mt-2 h-4 text-xs tabular-nums text-muted">
        {ticks.map(({ at, label: tick }, index) => (
          <span
            key={at}
            className={cx(
              "absolute whitespace-nowrap",
              at === from ? "" : at === to ? "-translate-x-full" : "-translate-x-1/2",
              index % 2 === 1 && "hidden sm:block",
            )}
            style={{ left: place({ from: at, to: at }).left }}
          >
            {tick}
          </span>
        ))}
      </div>
    </div>
  );
}
