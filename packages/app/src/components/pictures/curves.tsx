import { DayAxis } from "./day-axis";
import { areaPath, bandPath, bump, dayPoints, hourX, ink, linePath, PICTURE, plateau, shades } from "./frame";

const householdAt = (hour: number) => 16 + bump(hour, 7, 1.4, 40) + bump(hour, 12.5, 1.6, 16) + bump(hour, 19, 2, 82);
const today = dayPoints(householdAt);
const yesterday = dayPoints(
  (hour) => 12 + bump(hour, 7.8, 1.6, 34) + bump(hour, 13, 2, 26) + bump(hour, 19.8, 2.3, 62),
);
const peak = { x: hourX(19), y: 144 - householdAt(19) };

/** A household's day before that of the day before. */
export function LoadCurve() {
  return (
    <>
      {[48, 80, 112].map((y) => (
        <path key={y} d={`M0 ${y}H${PICTURE.width}`} stroke={ink.line} strokeOpacity="0.12" />
      ))}
      <path d={areaPath(today)} fill={ink.brand} fillOpacity="0.28" />
      <path d={linePath(yesterday)} stroke={ink.line} strokeOpacity="0.4" strokeWidth="1.5" strokeDasharray="2 6" />
      <path d={linePath(today)} stroke={ink.brand} strokeWidth="3" />
      <path d={`M${peak.x} ${peak.y}V144`} stroke={ink.amber} strokeWidth="1.5" strokeDasharray="3 4" />
      <circle cx={peak.x} cy={peak.y} r="5.5" fill={ink.amber} />
      <DayAxis />
    </>
  );
}

const layers = [
  () => 18,
  (hour: number) => 12 + bump(hour, 6.6, 1.8, 28) + bump(hour, 18.6, 2.6, 30),
  (hour: number) => bump(hour, 7.2, 0.8, 20) + bump(hour, 12.5, 1, 22) + bump(hour, 19, 1.2, 40),
  (hour: number) => plateau(hour, 13.2, 16.2, 36),
];
const heights = layers.map(
  (_, index) => (hour: number) => layers.slice(0, index + 1).reduce((sum, layer) => sum + layer(hour), 0),
);
const bands = heights.map((above, index) => ({
  color: shades[index] ?? shades[0],
  path: bandPath(dayPoints(above), dayPoints(heights[index - 1] ?? (() => 0))),
}));

/** A day broken down into its appliances. */
export function Stack() {
  return (
    <>
      {bands.map(({ color, path }) => (
        <path key={color} d={path} fill={color} stroke={color} strokeWidth="0.5" />
      ))}
      <path d={linePath(dayPoints((hour) => (heights.at(-1)?.(hour) ?? 0) + 9))} stroke={ink.line} strokeWidth="2" />
      <DayAxis />
    </>
  );
}

const duckAt = (belly: number) =>
  dayPoints((hour) => 62 + bump(hour, 7, 2.4, 10) - bump(hour, 13, 3.2, belly) + bump(hour, 19.8, 2, 26 + belly / 6));
const years = [12, 25, 38].map((belly) => linePath(duckAt(belly)));
const duck = duckAt(52);

/** Net load over the years: the more sun at noon, the deeper the belly and the steeper the evening. */
export function DuckCurve() {
  return (
    <>
      <circle cx={hourX(13)} cy="58" r="21" fill={ink.amber} />
      <circle
        cx={hourX(13)}
        cy="58"
        r="30"
        stroke={ink.amber}
        strokeOpacity="0.5"
        strokeWidth="1.5"
        strokeDasharray="1 8"
      />
      <path d={areaPath(duck)} fill={ink.brand} fillOpacity="0.16" />
      {years.map((path, index) => (
        <path key={path} d={path} stroke={ink.line} strokeOpacity={0.2 + index * 0.15} strokeWidth="1.5" />
      ))}
      <path d={linePath(duck)} stroke={ink.line} strokeWidth="3" />
      <DayAxis />
    </>
  );
}

/** Charging above the line, discharging below it, by hour. */
const batteryByHour = Array.from({ length: 24 }, (_, hour) => {
  if (hour >= 9 && hour < 15) return bump(hour, 11.5, 2.6, 46);
  return hour >= 17 && hour < 21 ? -42 + (hour - 17) * 4 : 0;
});
const chargeAt = (hour: number) => 8 + plateau(hour, 12, 19.2, 40, 6);

/** A battery's day: full at noon, empty after the evening peak. */
export function Battery() {
  const middle = 92;
  return (
    <>
      <rect x={hourX(17)} width={hourX(4)} height={PICTURE.height} fill={ink.amber} fillOpacity="0.22" />
      {batteryByHour.map((value, hour) => (
        <rect
          key={`${hour}`}
          x={hourX(hour) + 2}
          y={value > 0 ? middle - value : middle}
          width={hourX(1) - 4}
          height={Math.abs(value)}
          rx="2"
          fill={value > 0 ? ink.brand : ink.line}
        />
      ))}
      <path d={`M0 ${middle}H${PICTURE.width}`} stroke={ink.line} strokeOpacity="0.6" />
      <path
        d={linePath(dayPoints(chargeAt, middle - 14))}
        stroke={ink.line}
        strokeWidth="2"
        strokeDasharray="1 6"
        strokeOpacity="0.75"
      />
    </>
  );
}
