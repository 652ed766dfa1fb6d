/** Load of twelve sample homes in kW, and what of it can wait. */
const HOMES = [
  { kw: 4.2, flexible: 2.1 },
  { kw: 3.1, flexible: 0.8 },
  { kw: 5.6, flexible: 3.4 },
  { kw: 2.4, flexible: 0.6 },
  { kw: 4.8, flexible: 2.6 },
  { kw: 3.6, flexible: 1.2 },
  { kw: 6.1, flexible: 3.6 },
  { kw: 2.9, flexible: 0.9 },
  { kw: 3.9, flexible: 1.7 },
  { kw: 5.2, flexible: 2.9 },
  { kw: 2.6, flexible: 0.5 },
  { kw: 4.4, flexible: 1.9 },
] as const;

const WIDTH = 360;
const HEIGHT = 180;
const PLOT = 140;
const KW = PLOT / 7;
const SLOT = WIDTH / HOMES.length;
/** Of what can wait, the share that was offered to the market. */
const BID_SHARE = 0.8;

const [ASSESS, BID, RESPOND, PAY] = [1, 2, 3, 4] as const;

/** A bar for each home; each step of the plant adds to it or takes from it. */
export function FleetPicture({ step, label }: { step: number; label: string }) {
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="mt-4 w-full">
      {HOMES.map(({ kw, flexible }, home) => {
        const x = home * SLOT + 4;
        const width = SLOT - 8;
        const offered = flexible * BID_SHARE * KW;
        const top = PLOT - kw * KW;
        return (
          // oxlint-disable-next-line react/no-array-index-key
          <g key={home}>
            <rect {...{ x, width }} y={top} height={kw * KW} rx="2" className="fill-line-strong/50" />
            {step >= ASSESS && step < RESPOND && (
              <rect {...{ x, width }} y={top} height={flexible * KW} rx="2" className="fill-brand" />
            )}
            {step === BID && (
              <rect
                {...{ x, width }}
                y={top}
                height={offered}
                rx="2"
                fill="none"
                strokeWidth="2"
                className="stroke-ink"
              />
            )}
            {step >= RESPOND && (
              <rect
                x={x + 0.5}
                width={width - 1}
                y={top + 0.5}
                height={offered}
                rx="2"
                strokeDasharray="3 3"
                className="fill-surface stroke-brand-strong"
              />
            )}
            {step === PAY && (
              <rect {...{ x, width }} y={PLOT + 10} height={offered * 0.5} rx="2" className="fill-brand-strong" />
            )}
            <circle
              cx={x + width / 2}
              cy={PLOT + 4}
              r="2.5"
              className={step === PAY ? "fill-transparent" : "fill-brand-strong"}
            />
          </g>
        );
      })}
      <line x1="0" x2={WIDTH} y1={PLOT} y2={PLOT} className="stroke-line-strong" />
    </svg>
  );
}
