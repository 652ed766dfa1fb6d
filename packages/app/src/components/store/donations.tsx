import { FLOOR, ink, shades } from "../pictures/frame";

const Ground = () => <path d={`M40 ${FLOOR}h240`} stroke={ink.line} strokeWidth="2.5" strokeOpacity="0.5" />;

export function Tree() {
  return (
    <>
      <Ground />
      <g stroke={ink.line} strokeWidth="2.5">
        <path d="M154 144c2-16 2-28 0-46h12c-2 18-2 30 0 46Z" fill={ink.amber} />
        <circle cx="136" cy="82" r="26" fill={shades[2]} />
        <circle cx="184" cy="82" r="26" fill={shades[2]} />
        <circle cx="160" cy="62" r="32" fill={ink.brand} />
        <path d="M108 144c8-10 12-10 12-20M204 144c-4-8-4-12-2-20" stroke={ink.brand} />
        <path d="M120 124c-8-2-10-8-10-12c8 0 12 6 10 12ZM202 124c8-2 10-8 10-12c-8 0-12 6-10 12Z" fill={ink.brand} />
      </g>
    </>
  );
}

export function SchoolSolar() {
  return (
    <>
      <Ground />
      <g stroke={ink.line} strokeWidth="2.5">
        <rect x="84" y="88" width="152" height="56" fill={ink.surface} />
        <path d="M76 88L100 50h120l24 38Z" fill={shades[3]} />
        {[108, 142, 176].map((x) => (
          <path
            key={x}
            d={`M${x} 80l10-22h26l4 22ZM${x + 22} 58l-2 22M${x + 5} 69h33`}
            fill={ink.brand}
            strokeWidth="1.5"
          />
        ))}
        <path d="M150 144v-30a10 10 0 0 1 20 0v30" fill={shades[2]} />
        {[98, 122, 184, 208].map((x) => (
          <rect key={x} x={x} y="104" width="15" height="18" rx="2" fill={shades[3]} strokeWidth="2" />
        ))}
        <circle cx="262" cy="42" r="14" fill={ink.amber} stroke="none" />
      </g>
    </>
  );
}

export function Weatherization() {
  return (
    <>
      <Ground />
      <g stroke={ink.line} strokeWidth="2.5">
        <path d="M96 144V84l64-46l64 46v60Z" fill={ink.surface} />
        <path d="M84 92l76-54l76 54" strokeWidth="5" />
        <path d="M112 144V94l48-34l48 34v50" stroke={ink.brand} strokeWidth="8" strokeDasharray="2 10" />
        <path d="M160 128c-16-10-20-20-14-28c5-6 12-3 14 3c2-6 9-9 14-3c6 8 2 18-14 28Z" fill={ink.amber} />
      </g>
    </>
  );
}

export function SolarLantern() {
  return (
    <>
      <Ground />
      <g stroke={ink.line} strokeWidth="2.5">
        <circle cx="160" cy="100" r="60" fill={ink.amber} fillOpacity="0.2" stroke="none" />
        <path d="M144 52a16 16 0 0 1 32 0" strokeWidth="3" />
        <path d="M128 66l8-14h48l8 14Z" fill={ink.brand} />
        <rect x="136" y="66" width="48" height="58" rx="6" fill={ink.surface} />
        <path d="M130 124h60v14a6 6 0 0 1-6 6h-48a6 6 0 0 1-6-6Z" fill={ink.brand} />
        <circle cx="160" cy="95" r="13" fill={ink.amber} />
        <path d="M160 74v5M160 111v5M139 95h5M176 95h5" stroke={ink.amber} />
      </g>
    </>
  );
}

export function Wetland() {
  return (
    <g stroke={ink.line} strokeWidth="2.5">
      <path d="M0 122c40-10 70-4 110 0s90 6 130-2s60-4 80 0v60H0Z" fill={shades[2]} stroke="none" />
      <path d="M30 136h46M120 146h60M210 134h54M90 160h40M176 164h46" stroke={ink.surface} />
      {[92, 108, 122, 216, 230].map((x, index) => (
        <g key={x}>
          <path d={`M${x} 134c0-30 2-40 ${index % 2 === 0 ? 6 : -4}-64`} stroke={ink.brand} strokeWidth="4" />
          <path d={`M${x + (index % 2 === 0 ? 6 : -4)} 70v-22`} stroke={ink.amber} strokeWidth="8" />
        </g>
      ))}
      <path d="M150 122c0-14 10-24 24-24c10 0 14-8 14-16c0-6 4-10 9-10s9 4 9 9c0 20-8 41-30 41Z" fill={ink.surface} />
      <path d="M206 80l10 3l-10 4" fill={ink.amber} />
    </g>
  );
}

export function Cookstove() {
  return (
    <>
      <Ground />
      <g stroke={ink.line} strokeWidth="2.5">
        <path d="M124 96h72l-8 48h-56Z" fill={shades[2]} />
        <path d="M144 144v-16a16 16 0 0 1 32 0v16Z" fill={ink.surface} />
        <path d="M160 142c-8-4-8-12 0-20c8 8 8 16 0 20Z" fill={ink.amber} strokeWidth="2" />
        <path d="M116 66h88v16a14 14 0 0 1-14 14h-60a14 14 0 0 1-14-14Z" fill={ink.surface} />
        <path d="M104 72h12M204 72h12M116 66h88" strokeWidth="4" />
        <path d="M142 54c-5-6 5-9 0-16M160 54c-5-6 5-9 0-16M178 54c-5-6 5-9 0-16" stroke={ink.brand} />
      </g>
    </>
  );
}
