import { sampleHourlyKw } from "./sample-day";

const WIDTH = 230;
const HEIGHT = 60;
const maxKw = Math.max(...sampleHourlyKw);

const point = (kw: number, hour: number) => ({
  x: (hour / (sampleHourlyKw.length - 1)) * WIDTH,
  y: HEIGHT - (kw / maxKw) * HEIGHT * 0.8,
});

/** A smooth line through the hours: at each one it heads from the hour before to the hour after (Catmull–Rom). */
function smoothLine(): string {
  const points = sampleHourlyKw.map(point);
  const at = (index: number) => points[Math.min(points.length - 1, Math.max(0, index))] ?? { x: 0, y: HEIGHT };
  return points
    .map((end, index) => {
      if (index === 0) return `M${format(end)}`;
      const [before, start, after] = [at(index - 2), at(index - 1), at(index + 1)];
      const leaving = { x: start.x + (end.x - before.x) / 6, y: start.y + (end.y - before.y) / 6 };
      const arriving = { x: end.x - (after.x - start.x) / 6, y: end.y - (after.y - start.y) / 6 };
      return `C${format(leaving)} ${format(arriving)} ${format(end)}`;
    })
    .join("");
}

const format = ({ x, y }: { x: number; y: number }) => `${x.toFixed(1)} ${y.toFixed(1)}`;

const line = smoothLine();

/** Decoration behind the hero: the silhouette of a day's load. It has no figures, so it needs no label. */
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
