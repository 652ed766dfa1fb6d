import { ink, shades } from "./frame";

const DIAL = { x: 160, y: 90, radius: 62 };

/** A point of the dial at an hour of the day; midnight is at the top. */
function onDial(hour: number, radius: number): string {
  const angle = (hour / 24) * 2 * Math.PI - Math.PI / 2;
  return `${(DIAL.x + Math.cos(angle) * radius).toFixed(1)} ${(DIAL.y + Math.sin(angle) * radius).toFixed(1)}`;
}

const arc = (from: number, to: number, radius: number) =>
  `M${onDial(from, radius)}A${radius} ${radius} 0 ${to - from > 12 ? 1 : 0} 1 ${onDial(to, radius)}`;

/** The hours of a time-of-use tariff: dear in the early evening, cheap at night. */
export function TariffClock() {
  return (
    <>
      <circle cx={DIAL.x} cy={DIAL.y} r={DIAL.radius} fill={ink.surface} />
      <path d={`${arc(16, 21, DIAL.radius)}L${DIAL.x} ${DIAL.y}Z`} fill={ink.amber} fillOpacity="0.28" />
      <path d={arc(21.4, 30.6, DIAL.radius)} stroke={shades[1]} strokeWidth="12" strokeLinecap="butt" />
      <path d={arc(7, 15.6, DIAL.radius)} stroke={shades[2]} strokeWidth="12" strokeLinecap="butt" />
      <path d={arc(16, 21, DIAL.radius)} stroke={ink.amber} strokeWidth="12" strokeLinecap="butt" />
      <g stroke={ink.line}>
        {Array.from({ length: 24 }, (_, hour) => (
          <path
            key={`${hour}`}
            d={`M${onDial(hour, 51)}L${onDial(hour, hour % 6 === 0 ? 42 : 47)}`}
            strokeWidth={hour % 6 === 0 ? 2.5 : 1.2}
            strokeOpacity="0.7"
          />
        ))}
        <path d={`M${DIAL.x} ${DIAL.y}L${onDial(18.4, 38)}`} strokeWidth="3.5" />
        <circle cx={DIAL.x} cy={DIAL.y} r="5" fill={ink.line} />
        <path d="M26 66h34v-22h34v22M226 118h34v-26h34v26" strokeOpacity="0.35" strokeWidth="2" />
      </g>
    </>
  );
}

/** A bill, and what it would have been under another tariff. */
export function Bill() {
  return (
    <g stroke={ink.line} strokeWidth="2.5">
      <path d="M112 32l96-8l12 128l-96 8Z" fill={shades[3]} strokeOpacity="0.4" />
      <path d="M98 26h108v124l-9-7l-9 7l-9-7l-9 7l-9-7l-9 7l-9-7l-9 7l-9-7l-9 7l-9-7l-9 7Z" fill={ink.surface} />
      <path d="M112 44h34" strokeWidth="5" />
      <path d="M112 58h56M112 68h44" strokeOpacity="0.35" />
      <path d="M180 44h12M180 58h12M180 68h12" strokeOpacity="0.35" />
      {[26, 34, 20, 30, 42, 24].map((height, index) => (
        <rect
          key={`${index}`}
          x={112 + index * 14}
          y={122 - height}
          width="9"
          height={height}
          rx="2"
          fill={index === 4 ? ink.amber : ink.brand}
          stroke="none"
        />
      ))}
      <path d="M110 122h84" strokeWidth="1.5" />
      <circle cx="226" cy="112" r="24" fill="var(--wl-brand-strong)" stroke={ink.surface} strokeWidth="3" />
      <path d="M216 112l7 7l13-14" stroke="var(--wl-on-brand)" strokeWidth="4" />
    </g>
  );
}

const entries = [
  { y: 44, debit: 46, credit: 0 },
  { y: 62, debit: 0, credit: 58 },
  { y: 80, debit: 30, credit: 0 },
  { y: 98, debit: 0, credit: 34 },
  { y: 116, debit: 52, credit: 0 },
];

/** Entries on both sides that add up. */
export function Ledger() {
  return (
    <g stroke={ink.line} strokeWidth="2">
      <path
        d="M160 36c-18-12-50-14-92-8v118c42-6 74-4 92 8c18-12 50-14 92-8V28c-42-6-74-4-92 8Z"
        fill={ink.surface}
        strokeWidth="2.5"
      />
      <path d="M160 36v118" strokeOpacity="0.5" />
      {entries.map(({ y, debit, credit }) => (
        <g key={y}>
          <path d={`M82 ${y}h18M174 ${y}h18`} strokeOpacity="0.3" />
          {debit > 0 && <path d={`M148 ${y}h${-debit * 0.7}`} stroke={ink.amber} strokeWidth="6" />}
          {credit > 0 && <path d={`M238 ${y}h${-credit * 0.6}`} stroke={ink.brand} strokeWidth="6" />}
        </g>
      ))}
      <path d="M110 132h38M110 137h38M200 132h38M200 137h38" strokeWidth="1.5" />
      {[0, 1, 2].map((coin) => (
        <ellipse key={coin} cx="276" cy={140 - coin * 9} rx="19" ry="7" fill={ink.brand} />
      ))}
      <path d="M276 126c-5-2-6-7-2-9c4 2 6 6 2 9Z" fill={ink.surface} strokeWidth="1.5" transform="translate(0 -1)" />
    </g>
  );
}
