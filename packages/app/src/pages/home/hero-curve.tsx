import { sampleHourlyKw } from "./sample-day";

const WIDTH = 230;
const HEIGHT = 60;
const maxKw = Math.max(...sampleHourlyKw);

const point = (kw: number, hour: number) => ({
  x: (hour / (sampleHourlyKw.length - 1)) * WIDTH,
  y: HEIGHT - (kw / maxKw) * HEIGHT * 0.8,
});

/** A smooth line through the hours: control points half-way across keep each hour's own height. */
function smoothLine(): string {
  const points = sampleHourlyKw.map(point);
  return points
    .map(({ x, y }, index) => {
      const before = points[index - 1];
      if (!before) return `M${x.toFixed(1)} ${y.toFixed(1)}`;
      const middle = ((before.x + x) / 2).toFixed(1);
      return `C${middle} ${before.y.toFixed(1)} ${middle} ${y.toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join("");
}

const line = smoothLine();

/** Decoration behind the hero: the silhouette of a day's load. It states no figure, so it needs no label. */
export function HeroCurve() {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="pointer-events-none absolute inset-x-0 bottom-0 h-2/3 w-full"
    >
      <path d={`${line}V${HEIGHT}H0Z`} fill="var(--wl-brand)" fillOpacity="0.08" />
      <path
        d={line}
        fill="none"
        stroke="var(--wl-brand)"
        strokeOpacity="0.35"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
