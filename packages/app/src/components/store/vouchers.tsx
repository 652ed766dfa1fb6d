import type { ReactNode } from "react";
import { FLOOR, ink, shades } from "../pictures/frame";

/** A slip of paper with a tear-off edge: what every voucher has behind its own picture. */
function Slip({ children }: { children: ReactNode }) {
  return (
    <g stroke={ink.line} strokeWidth="2.5">
      <path
        d="M66 40h188v28a12 12 0 0 0 0 24v28a12 12 0 0 0 0 24H66v-24a12 12 0 0 0 0-24V68Z"
        fill={ink.surface}
        transform="translate(0 -2)"
      />
      <path d="M206 50v88" strokeDasharray="5 7" strokeOpacity="0.5" strokeWidth="2" />
      {[60, 74, 88, 102, 116].map((y) => (
        <path key={y} d={`M220 ${y}h${y % 28 === 4 ? 20 : 14}`} strokeOpacity="0.4" strokeWidth="2" />
      ))}
      {children}
    </g>
  );
}

export const Cafe = () => (
  <Slip>
    <path d="M104 82h56v22a22 22 0 0 1-22 22h-12a22 22 0 0 1-22-22Z" fill={ink.brand} />
    <path d="M160 88h8a10 10 0 0 1 0 20h-9" />
    <path d="M98 132h70" strokeWidth="4" />
    <path d="M120 72c-5-6 5-9 0-16M134 72c-5-6 5-9 0-16M148 72c-5-6 5-9 0-16" stroke={ink.amber} />
  </Slip>
);

export const Transit = () => (
  <Slip>
    <rect x="90" y="58" width="96" height="64" rx="10" fill={ink.brand} />
    <path d="M98 68h34v24H98ZM142 68h34v24h-34Z" fill={ink.surface} strokeWidth="2" />
    <path d="M90 104h96" strokeOpacity="0.5" />
    <circle cx="112" cy="124" r="9" fill={ink.surface} />
    <circle cx="164" cy="124" r="9" fill={ink.surface} />
    <path d="M94 112h6" stroke={ink.amber} strokeWidth="4" />
  </Slip>
);

export const Bike = () => (
  <Slip>
    <circle cx="106" cy="112" r="21" stroke={ink.brand} strokeWidth="4" />
    <circle cx="170" cy="112" r="21" stroke={ink.brand} strokeWidth="4" />
    <path d="M106 112l20-36h32l12 36M126 76l14 36h-34M140 112l22-36" />
    <path d="M156 62h12M118 68h16" strokeWidth="4" />
    <circle cx="140" cy="112" r="5" fill={ink.amber} />
  </Slip>
);

export const Market = () => (
  <Slip>
    <path d="M94 96h92l-10 36h-72Z" fill={shades[2]} />
    <path d="M100 108h80M104 120h72" strokeOpacity="0.5" strokeWidth="2" />
    <circle cx="116" cy="84" r="14" fill={ink.amber} />
    <path d="M140 96c-12-18 2-36 2-36s14 18 2 36Z" fill={ink.brand} />
    <path d="M160 94l10-34M168 96l14-26M166 70c2-8 8-10 8-10s2 8-4 12M178 78c4-6 10-6 10-6s0 8-8 10" fill={ink.brand} />
  </Slip>
);

export const Repair = () => (
  <Slip>
    <rect x="92" y="78" width="58" height="46" rx="6" fill={shades[3]} />
    <path d="M108 78V66h26v12" />
    <circle cx="121" cy="101" r="11" fill={ink.surface} />
    <path d="M142 132l30-44a15 15 0 0 1 17-20l-9 10l7 8l9-8a15 15 0 0 1-16 19l-29 42a6 6 0 0 1-9-7Z" fill={ink.amber} />
  </Slip>
);

export const Charging = () => (
  <Slip>
    <path d={`M102 ${FLOOR - 12}V66a10 10 0 0 1 10-10h32a10 10 0 0 1 10 10v66Z`} fill={ink.brand} />
    <path d="M112 66h32v18h-32Z" fill={ink.surface} strokeWidth="2" />
    <path d="M132 92l-10 14h10l-6 14" stroke={ink.amber} strokeWidth="3.5" />
    <path d="M154 92h10a8 8 0 0 1 8 8v18a8 8 0 0 0 16 0V84l-10-12" />
    <path d="M94 132h68" strokeWidth="4" />
  </Slip>
);
