import { areaPath, bump, dayPoints, FLOOR, ink, PICTURE } from "./frame";

const HUB = { x: 160, y: 88 };
/** Homes, batteries and cars around the plant that they make up together. */
const members = Array.from({ length: 10 }, (_, index) => {
  const angle = (index / 10) * 2 * Math.PI + 0.31;
  const reach = index % 2 === 0 ? 1 : 0.82;
  return {
    x: Math.round(HUB.x + Math.cos(angle) * 122 * reach),
    y: Math.round(HUB.y + Math.sin(angle) * 66 * reach),
    kind: (["home", "battery"] as const)[index % 2] ?? "home",
  };
});

/** Many small sources that act as one power plant. */
export function Plant() {
  return (
    <>
      {[34, 52].map((radius) => (
        <circle key={radius} cx={HUB.x} cy={HUB.y} r={radius} stroke={ink.line} strokeOpacity="0.14" />
      ))}
      {members.map(({ x, y }) => (
        <path
          key={`${x} ${y}`}
          d={`M${HUB.x} ${HUB.y}L${x} ${y}`}
          stroke={ink.brand}
          strokeOpacity="0.65"
          strokeWidth="1.5"
        />
      ))}
      {members.map(({ x, y, kind }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`} stroke={ink.line} strokeWidth="2">
          <circle r="15" fill="var(--wl-forest)" stroke={ink.brand} strokeWidth="1.5" />
          {kind === "home" ? <path d="M-7 0L0-6L7 0M-5-1v7h10v-7" /> : <path d="M-7-4h12v8h-12ZM7-1.5v3M-4 0h5" />}
        </g>
      ))}
      <circle cx={HUB.x} cy={HUB.y} r="23" fill={ink.brand} />
      <path d="M164 74l-12 17h9l-4 13l12-17h-9Z" fill="var(--wl-forest)" />
    </>
  );
}

const hills = [
  dayPoints((hour) => 30 + bump(hour, 4, 6, 20) + bump(hour, 20, 7, 30)),
  dayPoints((hour) => 12 + bump(hour, 12, 7, 16) + bump(hour, 0, 4, 6)),
];
const pylons = [
  { x: 44, scale: 0.72 },
  { x: 150, scale: 0.92 },
  { x: 282, scale: 1.18 },
];
const ARMS = [
  { height: 92, reach: 14 },
  { height: 72, reach: 20 },
];

/** Transmission lines across the country. */
export function Grid() {
  return (
    <>
      <circle cx="96" cy="50" r="17" fill={ink.amber} />
      {hills.map((points, index) => (
        <path
          key={`${index}`}
          d={areaPath(points, PICTURE.height)}
          fill={ink.brand}
          fillOpacity={0.16 + index * 0.16}
        />
      ))}
      <rect y={FLOOR} width={PICTURE.width} height={PICTURE.height - FLOOR} fill={ink.brand} fillOpacity="0.2" />
      <g stroke={ink.line} strokeWidth="1.4" strokeOpacity="0.7">
        {wires().map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
      {pylons.map(({ x, scale }) => (
        <g key={x} transform={`translate(${x} ${FLOOR}) scale(${scale})`} stroke={ink.line} strokeWidth="2.2">
          <path d="M-13 0L-3-96h6L13 0M-10-28L8-50M10-28L-8-50M-8-50L5-72M8-50L-5-72M-11-12h22" />
          {ARMS.map(({ height, reach }) => (
            <path key={height} d={`M-${reach}-${height}h${reach * 2}M-${reach}-${height}v5M${reach}-${height}v5`} />
          ))}
        </g>
      ))}
    </>
  );
}

/** Each wire hangs from pylon to pylon, and leaves the picture at both ends. */
function wires(): string[] {
  const ends = [{ x: -60, scale: 0.55 }, ...pylons, { x: 430, scale: 1.4 }];
  return ARMS.flatMap(({ height, reach }) =>
    [-1, 1].map((side) =>
      ends
        .map(({ x, scale }) => ({ x: x + side * reach * scale, y: FLOOR - (height - 5) * scale }))
        .map(({ x, y }, index, all) => {
          const before = all[index - 1];
          if (!before) return `M${x} ${y}`;
          return `Q${(before.x + x) / 2} ${(before.y + y) / 2 + 26} ${x} ${y}`;
        })
        .join(""),
    ),
  );
}
