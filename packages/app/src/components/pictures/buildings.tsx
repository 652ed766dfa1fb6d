import type { ReactNode } from "react";
import { DayAxis } from "./day-axis";
import { areaPath, bump, dayPoints, FLOOR, ink, linePath, PICTURE, plateau, shades } from "./frame";

/** A building in front of the day of its kind: each industry is recognized by its load. */
function OnItsDay({ heightAt, children }: { heightAt: (hour: number) => number; children: ReactNode }) {
  const day = dayPoints(heightAt);
  return (
    <>
      <path d={areaPath(day)} fill={ink.brand} fillOpacity="0.2" />
      <path d={linePath(day)} stroke={ink.brand} strokeWidth="2.5" />
      <DayAxis />
      <g stroke={ink.line} strokeWidth="2.5">
        {children}
      </g>
    </>
  );
}

interface WindowsProps {
  x: number;
  y: number;
  columns: number;
  rows: number;
  step: readonly [x: number, y: number];
  /** Of every so many windows, one is lit. */
  litEvery: number;
}

const PANE = { width: 8, height: 10 };

/** Rows of windows, some of them lit. */
function Windows({ x, y, columns, rows, step, litEvery }: WindowsProps) {
  const panes = Array.from({ length: columns * rows }, (_, index) => ({
    x: x + (index % columns) * step[0],
    y: y + Math.floor(index / columns) * step[1],
    isLit: (index * 5 + 2) % litEvery === 0,
  }));
  return panes.map((pane) => (
    <rect
      key={`${pane.x} ${pane.y}`}
      x={pane.x}
      y={pane.y}
      {...PANE}
      rx="1.5"
      fill={pane.isLit ? ink.amber : shades[2]}
      stroke="none"
    />
  ));
}

/** Offices: busy from nine to five. */
export function Building() {
  return (
    <OnItsDay heightAt={(hour) => 22 + plateau(hour, 7.5, 18, 84, 4)}>
      <rect x="92" y="74" width="58" height="70" fill={ink.surface} />
      <Windows x={101} y={84} columns={3} rows={4} step={[16, 15]} litEvery={4} />
      <rect x="150" y="36" width="76" height="108" fill={ink.surface} />
      <Windows x={160} y={48} columns={4} rows={5} step={[16, 16]} litEvery={3} />
      <path d="M180 144v-12h16v12M188 36v-14" />
    </OnItsDay>
  );
}

/** Shops: open late, cooling all day. */
export function Store() {
  const awning = [84, 104, 124, 144, 164, 184, 204, 224];
  return (
    <OnItsDay heightAt={(hour) => 34 + plateau(hour, 9, 21, 66, 2) + bump(hour, 17, 3, 14)}>
      <rect x="88" y="72" width="152" height="72" fill={ink.surface} />
      <rect x="100" y="94" width="62" height="34" rx="2" fill={shades[3]} />
      <path d="M116 128v-18h12v18M138 128v-12h12v12" strokeWidth="2" />
      <path d="M182 144V94h38v50M201 94v50" fill={shades[3]} />
      {awning.map((x, index) => (
        <path
          key={x}
          d={`M${x} 58h20v20a10 10 0 0 1-20 0Z`}
          fill={index % 2 === 0 ? ink.brand : ink.surface}
          strokeWidth="2"
        />
      ))}
    </OnItsDay>
  );
}

/** Homes: mornings and evenings, and the sun at noon. */
export function Home() {
  return (
    <OnItsDay heightAt={(hour) => 22 + bump(hour, 7, 1.8, 44) + bump(hour, 19.5, 2.6, 84)}>
      <path d="M108 92v52h104V92" fill={ink.surface} />
      <path d="M96 96L160 44L224 96Z" fill={ink.surface} />
      <path d="M168 58l34 28h-18L150 58Z" fill={shades[0]} strokeWidth="2" transform="translate(4 0)" />
      <path d="M176 58l18 28" strokeWidth="1.5" stroke={ink.surface} />
      <rect x="122" y="106" width="22" height="20" rx="2" fill={ink.amber} strokeWidth="2" />
      <path d="M133 106v20M122 116h22" strokeWidth="1.5" />
      <path d="M162 144v-34h22v34" fill={shades[3]} />
      <rect x="196" y="112" width="10" height="20" rx="2" fill={ink.brand} strokeWidth="2" />
    </OnItsDay>
  );
}

/** Factories: three shifts, with the steps between them. */
export function Factory() {
  return (
    <OnItsDay
      heightAt={(hour) =>
        40 + plateau(hour, 6, 22, 42, 1.2) + plateau(hour, 8, 14, 22, 1.2) + bump(hour, 11.5, 0.6, 12)
      }
    >
      <path d="M98 144V92l34-22v22l34-22v22l34-22v74Z" fill={ink.surface} />
      <path d="M200 144V54l4-26h14l4 26v90Z" fill={ink.surface} />
      <path d="M203 40h16" stroke={ink.amber} strokeWidth="4" />
      <Windows x={110} y={106} columns={5} rows={1} step={[17, 16]} litEvery={3} />
      <path d="M112 144v-14h22v14M156 144v-14h22v14" />
      <path d="M216 18c8-8 14 2 22-4s12-4 18-2" strokeOpacity="0.45" />
    </OnItsDay>
  );
}

/** Hotels: never empty, breakfast and evening. */
export function Hotel() {
  return (
    <OnItsDay heightAt={(hour) => 48 + bump(hour, 7.5, 2, 34) + bump(hour, 20, 3.2, 48)}>
      <rect x="112" y="40" width="96" height="104" rx="3" fill={ink.surface} />
      <Windows x={122} y={52} columns={5} rows={4} step={[17, 17]} litEvery={2} />
      <path d="M126 40V28h68v12" fill={ink.brand} />
      <path d="M98 126h124" strokeWidth="5" />
      <path d="M150 144v-18h20v18M104 126v18M216 126v18" />
      <path
        d="M78 144v-22M78 124c-12 0-14-16-2-22c14 4 14 22 2 22ZM242 144v-22M242 124c-12 0-14-16-2-22c14 4 14 22 2 22Z"
        fill={ink.brand}
        strokeWidth="2"
      />
    </OnItsDay>
  );
}

/** Utilities: everyone's load together, and the wires that carry it. */
export function Substation() {
  const bays = [92, 148, 204];
  return (
    <OnItsDay heightAt={(hour) => 58 + plateau(hour, 6.5, 23, 30, 5) + bump(hour, 19, 2.4, 22)}>
      <path d={`M0 46Q46 62 92 50T148 50T204 50T${PICTURE.width} 40`} strokeOpacity="0.7" strokeWidth="1.8" />
      {bays.map((x) => (
        <g key={x}>
          <path
            d={`M${x - 14} ${FLOOR}L${x - 5} 50h10L${x + 14} ${FLOOR}M${x - 11} 116h22M${x - 8} 84h16`}
            strokeWidth="2"
          />
          <path d={`M${x - 16} 50h32`} strokeWidth="3" />
        </g>
      ))}
      {[120, 176].map((x) => (
        <g key={x} strokeWidth="2">
          <rect x={x - 14} y="112" width="28" height="32" rx="3" fill={ink.brand} />
          <path d={`M${x - 7} 112V98M${x + 7} 112V98`} strokeWidth="3" stroke={ink.amber} />
          <path d={`M${x - 6} 120v16M${x} 120v16M${x + 6} 120v16`} strokeWidth="1.5" />
        </g>
      ))}
    </OnItsDay>
  );
}
