import { FLOOR, ink, shades } from "../pictures/frame";

export function LedBulbs() {
  return (
    <g stroke={ink.line} strokeWidth="2.5">
      {[88, 136, 184, 232].map((x, index) => (
        <g key={x} transform={`translate(${x} ${index % 2 === 0 ? 0 : 12})`}>
          <circle cx="0" cy="66" r="30" fill={ink.amber} fillOpacity="0.2" stroke="none" />
          <path d="M-18 66a18 18 0 1 1 36 0c0 12-8 15-9 26H-9c-1-11-9-14-9-26Z" fill={ink.surface} />
          <path d="M-7 66l7 9l7-9" stroke={ink.amber} />
          <path d="M-9 92h18v14a6 6 0 0 1-6 6h-6a6 6 0 0 1-6-6ZM-9 99h18" fill={ink.brand} />
        </g>
      ))}
    </g>
  );
}

export function SmartPlug() {
  return (
    <g stroke={ink.line} strokeWidth="2.5">
      <rect x="104" y="34" width="112" height="112" rx="26" fill={ink.surface} />
      <circle cx="160" cy="86" r="36" fill={shades[3]} />
      <path d="M148 76v14M172 76v14" strokeWidth="6" />
      <path d="M154 104a6 6 0 0 1 12 0" />
      <path d="M118 136l14-6l12 4l16-10l14 6l26-12" stroke={ink.brand} strokeWidth="3" />
      <circle cx="200" cy="50" r="5" fill={ink.amber} stroke="none" />
    </g>
  );
}

export function DraftStopper() {
  return (
    <g stroke={ink.line} strokeWidth="2.5">
      <path d={`M96 ${FLOOR}V26h120v118`} fill={shades[3]} />
      <path
        d="M110 40h40v44h-40ZM162 40h40v44h-40ZM110 96h40v26h-40ZM162 96h40v26h-40Z"
        strokeOpacity="0.4"
        strokeWidth="2"
      />
      <circle cx="204" cy="92" r="4" fill={ink.line} />
      <rect x="76" y="126" width="164" height="22" rx="11" fill={ink.brand} />
      {[100, 130, 160, 190, 216].map((x) => (
        <path key={x} d={`M${x} 127v20`} strokeWidth="2" strokeOpacity="0.5" />
      ))}
      <path d="M30 120c14-8 22 8 36 0M30 136c12-8 20 8 32 0" stroke={ink.amber} />
    </g>
  );
}

export function WindowFilm() {
  return (
    <g stroke={ink.line} strokeWidth="2.5">
      <rect x="96" y="28" width="128" height="112" rx="4" fill={ink.surface} strokeWidth="5" />
      <path d="M160 28v112M96 84h128" strokeWidth="4" />
      <path d="M100 136V32h120v62c-30 0-44 14-44 42Z" fill={ink.brand} fillOpacity="0.3" stroke="none" />
      <path d="M220 94c-4 22-18 36-44 42c2-26 16-40 44-42Z" fill={shades[2]} />
      <path d="M112 70l22-28M122 76l26-34" stroke={ink.surface} strokeWidth="3" />
      <path d="M250 60c-14 0-20 8-20 8M250 60l-8-7M250 60l-6 9" stroke={ink.amber} />
      <path d="M84 144h152" strokeWidth="5" />
    </g>
  );
}

export function ShowerHead() {
  return (
    <g stroke={ink.line} strokeWidth="2.5">
      <path d="M96 146V62a30 30 0 0 1 30-30h18" strokeWidth="7" />
      <path d="M144 32l52 30" strokeWidth="7" />
      <path d="M166 78l52-40a36 36 0 0 1-4 62a36 36 0 0 1-48-22Z" fill={ink.brand} transform="rotate(20 190 66)" />
      {[0, 1, 2, 3, 4].map((index) => (
        <path
          key={index}
          d={`M${176 + index * 13} ${112 - index * 3}l${6 + index} 32`}
          stroke={index % 2 === 0 ? shades[2] : ink.brand}
          strokeDasharray="8 8"
        />
      ))}
      <path d="M92 128h8" stroke={ink.amber} strokeWidth="10" />
    </g>
  );
}

export function PowerStrip() {
  return (
    <g stroke={ink.line} strokeWidth="2.5">
      <path d="M258 92c20 0 22 30 4 34s-34 16-18 26" strokeWidth="4" />
      <rect x="54" y="66" width="204" height="52" rx="14" fill={ink.surface} />
      {[88, 134, 180].map((x) => (
        <g key={x}>
          <circle cx={x} cy="92" r="17" fill={shades[3]} />
          <path d={`M${x - 6} 87v9M${x + 6} 87v9`} strokeWidth="4" />
        </g>
      ))}
      <rect x="212" y="78" width="30" height="28" rx="6" fill={ink.brand} />
      <path d="M227 85v9" strokeWidth="3" stroke={ink.surface} />
      {[88, 134, 180].map((x, index) => (
        <circle key={x} cx={x} cy="56" r="4" fill={index === 1 ? shades[3] : ink.amber} stroke="none" />
      ))}
    </g>
  );
}

export function RoomThermometer() {
  return (
    <g stroke={ink.line} strokeWidth="2.5">
      <rect x="92" y="42" width="136" height="92" rx="16" fill={ink.surface} />
      <path d="M118 110V70a9 9 0 0 1 18 0v40a15 15 0 1 1-18 0Z" fill={shades[3]} transform="translate(0 -6)" />
      <circle cx="127" cy="113" r="8" fill={ink.amber} stroke="none" />
      <path d="M127 108V82" stroke={ink.amber} strokeWidth="5" />
      <path d="M160 68h44M160 68v18h22" strokeOpacity="0" />
      <path d="M158 64h16v16h-16v16h16M188 64h16M188 64v16h14v16h-14" strokeWidth="4" />
      <circle cx="214" cy="62" r="4" strokeWidth="2" />
      <path d="M158 114l12-6l12 4l22-10" stroke={ink.brand} strokeWidth="3" />
      <path d="M120 134v12M200 134v12" strokeWidth="5" />
    </g>
  );
}
