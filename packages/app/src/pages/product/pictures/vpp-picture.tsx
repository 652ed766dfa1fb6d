import { useT } from "../../../lib/i18n";

/** A plant's load in MW by quarter hour on a sample evening, as expected and as metered. */
const BASELINE = [4.1, 4.2, 4.4, 4.6, 4.9, 5.1, 5.3, 5.4, 5.4, 5.3, 5.2, 5.0, 4.8, 4.6, 4.4, 4.2] as const;
const METERED = [4.1, 4.2, 4.4, 4.6, 4.1, 3.9, 3.9, 4.0, 4.0, 3.9, 3.9, 3.8, 5.0, 4.9, 4.5, 4.2] as const;
const EVENT = { from: 4, to: 11 } as const;
const MAX_MW = 6;
const LEAST_MW = 3;
const WIDTH = 150;
const HEIGHT = 60;

const point = (mw: number, at: number) =>
  `${((at / (BASELINE.length - 1)) * WIDTH).toFixed(1)} ${(HEIGHT - ((mw - LEAST_MW) / (MAX_MW - LEAST_MW)) * HEIGHT).toFixed(1)}`;
const line = (values: readonly number[]) => `M${values.map(point).join("L")}`;
const during = (values: readonly number[]) =>
  values.flatMap((mw, at) => (at >= EVENT.from && at <= EVENT.to ? [point(mw, at)] : []));

/** The area between baseline and meter is what was delivered. */
export function VppPicture() {
  const t = useT();
  return (
    <svg
      role="img"
      aria-label={t("product.vpp.caption")}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="h-44 w-full rounded-lg bg-forest forced-color-adjust-none"
    >
      <path
        d={`M${during(BASELINE).join("L")}L${during(METERED).toReversed().join("L")}Z`}
        fill="var(--wl-brand)"
        fillOpacity="0.5"
      />
      <path
        d={line(BASELINE)}
        fill="none"
        stroke="var(--wl-on-forest-muted)"
        strokeWidth="1.5"
        strokeDasharray="4 4"
        vectorEffect="non-scaling-stroke"
      />
      <path
        d={line(METERED)}
        fill="none"
        stroke="var(--wl-on-forest)"
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
