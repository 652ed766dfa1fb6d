import { DayAxis } from "./day-axis";
import { areaPath, bump, dayPoints, FLOOR, hourX, ink, linePath, plateau, shades } from "./frame";

/** The quarter-hour readings that stand behind the meter: their height follows a household's day. */
const readings = Array.from({ length: 40 }, (_, index) => {
  const hour = (index / 40) * 24;
  const flicker = ((index * 7) % 5) * 2.5;
  return { x: index * 8 + 1.5, height: 14 + flicker + bump(hour, 7, 1.6, 34) + bump(hour, 19.5, 2.4, 62) };
});

/** A meter with the readings that it has taken. */
export function Meter() {
  return (
    <>
      {readings.map(({ x, height }) => (
        <rect key={x} x={x} y={FLOOR - height} width="5" height={height} rx="1.5" fill={ink.brand} fillOpacity="0.3" />
      ))}
      <DayAxis />
      <g strokeWidth="2.5" stroke={ink.line}>
        <path d="M134 132v12M186 132v12" strokeWidth="6" />
        <circle cx="160" cy="84" r="52" fill={ink.surface} />
        <circle cx="160" cy="84" r="43" strokeOpacity="0.25" strokeWidth="1.5" />
        <rect x="130" y="60" width="60" height="22" rx="4" fill="var(--wl-sunken)" strokeWidth="1.5" />
        {[139, 150, 161, 172].map((x) => (
          <path key={x} d={`M${x} 66v10`} strokeWidth="3" />
        ))}
        <path d="M183 66v10" stroke={ink.amber} strokeWidth="3" />
        <ellipse cx="160" cy="101" rx="27" ry="5" strokeWidth="1.5" />
        <path d="M150 105.5h9" stroke={ink.amber} strokeWidth="3.5" />
      </g>
    </>
  );
}

const heatDemand = dayPoints((hour) => 46 + bump(hour, 6, 3, 42) + bump(hour, 21, 3.4, 36) - bump(hour, 13.5, 3.4, 22));

/** A heat pump and the heat that a house needs over a day. */
export function HeatPump() {
  const blades = [0, 72, 144, 216, 288];
  return (
    <>
      <path d={areaPath(heatDemand)} fill={ink.brand} fillOpacity="0.16" />
      <path d={linePath(heatDemand)} stroke={ink.brand} strokeWidth="2.5" />
      <DayAxis />
      <g stroke={ink.line} strokeWidth="2.5">
        <rect x="94" y="58" width="132" height="80" rx="9" fill={ink.surface} />
        <path d="M110 138v6M210 138v6" strokeWidth="6" />
        <circle cx="140" cy="98" r="30" />
        {blades.map((angle) => (
          <path
            key={angle}
            d="M140 98c2-10 8-17 17-19c2 10-5 17-17 19Z"
            fill={shades[1]}
            strokeWidth="1.5"
            transform={`rotate(${angle} 140 98)`}
          />
        ))}
        <circle cx="140" cy="98" r="4" fill={ink.line} />
        {[78, 88, 98, 108, 118].map((y) => (
          <path key={y} d={`M186 ${y}h24`} strokeWidth="2" strokeOpacity="0.5" />
        ))}
        {[128, 152, 176].map((x) => (
          <path key={x} d={`M${x} 48c-6-6 6-10 0-18`} stroke={ink.amber} />
        ))}
      </g>
    </>
  );
}

const chargingAt = (hour: number) => plateau(hour, -2, 5.2, 58, 1.2) + plateau(hour, 22.2, 26, 58, 1.2) + 8;
const night = dayPoints(chargingAt);

/** A car that charges at night, when electricity costs least. */
export function Vehicle() {
  return (
    <>
      <path d={areaPath(night)} fill={ink.brand} fillOpacity="0.35" />
      <path d={linePath(night)} stroke={ink.brand} strokeWidth="2.5" />
      <path d={`M${hourX(2.6)} 34a13 13 0 1 0 14 19a16 16 0 0 1-14-19Z`} fill={ink.amber} />
      <DayAxis />
      <g stroke={ink.line} strokeWidth="2.5">
        <path
          d="M106 124c-7 0-10-4-10-10c0-12 9-18 26-20c12-15 24-22 44-22c22 0 33 8 44 22c16 2 25 9 25 20c0 6-3 10-10 10Z"
          fill="var(--wl-forest)"
        />
        <path
          d="M132 94c8-9 16-13 27-13v13ZM167 81c14 0 22 5 29 13h-29Z"
          fill={ink.brand}
          fillOpacity="0.45"
          strokeWidth="2"
        />
        {[129, 199].map((x) => (
          <g key={x}>
            <circle cx={x} cy="124" r="15" fill="var(--wl-forest)" />
            <circle cx={x} cy="124" r="6" fill={ink.brand} strokeWidth="1.5" />
          </g>
        ))}
        <path d="M232 110c20 0 6 26 24 26c12 0 10-14 10-26" stroke={ink.brand} />
        <rect x="256" y="66" width="22" height="44" rx="5" fill="var(--wl-forest)" />
        <path d="M269 75l-6 10h7l-4 9" stroke={ink.amber} />
        <path d="M267 110v34" strokeWidth="4" />
      </g>
    </>
  );
}
