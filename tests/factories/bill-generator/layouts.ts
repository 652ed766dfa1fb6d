import type { PlacedText } from "../../../packages/engine/src/bill-reading/text-lines";
import type { Blocks, ChargeEntry, Entry } from "./blocks";
import type { Part, Pen } from "./writing";
import { anyOf } from "./writing";

/** Pieces of text on one line of the page, each at its column. */
type Row = readonly (readonly [column: number, text: string])[];

/** The positions of a bill's parts. */
export interface Layout {
  name: string;
  part: Part;
  rows(blocks: Blocks): Row[];
}

const LINE_HEIGHT = 2;
const LETTER_HEIGHT = 1.5;

/** Chinese characters are twice as wide as Latin letters. */
export const widthOf = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (/\p{Script=Han}|[，。：（）￥]/u.test(sign) ? 2 : 1), 0);

/** A right-aligned value that never overlaps the text before it. */
const atMargin = (before: string, value: string, margin: number): readonly [number, string] => [
  Math.max(margin - widthOf(value), widthOf(before) + 4),
  value,
];
const right = ({ label, value }: Entry): Row => [[0, label], atMargin(label, value, 64)];
const inline = ({ label, value }: Entry): Row => [[0, `${label}: ${value}`]];
const leaders = ({ label, value }: Entry): Row => [
  [0, `${label} ${".".repeat(Math.max(3, 50 - widthOf(label) - widthOf(value)))} ${value}`],
];
const text = (line: string): Row => [[0, line]];

/** Labels in one line, their values below. */
function above(entries: readonly Entry[], columns: number): Row[] {
  const rows: Row[] = [];
  for (let at = 0; at < entries.length; at += columns) {
    const group = entries.slice(at, at + columns);
    rows.push(
      group.map(({ label }, place) => [place * 36, label] as const),
      group.map(({ value }, place) => [place * 36, value] as const),
    );
  }
  return rows;
}

/** The value first and in large print, its label after it, or below. */
const valueFirst = ({ label, value }: Entry): Row => [
  [0, value],
  [widthOf(value) + 6, label],
];
const labelBelow = ({ label, value }: Entry): Row[] => [text(value), text(label)];

/** Two columns of labels with their values beside them. */
function beside(left: readonly Entry[], rightSide: readonly Entry[]): Row[] {
  return Array.from({ length: Math.max(left.length, rightSide.length) }, (_, place) => {
    const [one, other] = [left[place], rightSide[place]];
    return [
      ...(one
        ? ([
            [0, one.label],
            [34, one.value],
          ] as const)
        : []),
      ...(other
        ? ([
            [60, other.label],
            [104 - widthOf(other.value), other.value],
          ] as const)
        : []),
    ];
  });
}

const chargeLine = (charge: ChargeEntry): Row => right(asEntry(charge));
const chargeCells = ({ label, how, value }: ChargeEntry): Row => [
  [0, label],
  ...(how === "" ? [] : ([[30, how]] as const)),
  [Math.max(72 - widthOf(value), 34 + widthOf(how)), value],
];
const asEntry = ({ label, how, value }: ChargeEntry): Entry => ({
  label: how === "" ? label : `${label} ${how}`,
  value,
});

const readingsOf = ({ readings }: Blocks): Entry[] =>
  readings ? [readings.previous, readings.current, ...(readings.multiplier ? [readings.multiplier] : [])] : [];
const useOf = ({ use }: Blocks): Entry[] => (use ? [use.entry] : []);
const totalOf = ({ total }: Blocks): Entry[] => (total ? [total] : []);
const letterhead = ({ letterhead: lines }: Blocks): Row[] => lines.map(text);
const notes = ({ distractors }: Blocks): Row[] =>
  distractors.map((line) => {
    const [label = "", value] = line.split("  ");
    return value === undefined
      ? text(label)
      : [
          [0, label],
          [Math.max(40, widthOf(label) + 4), value],
        ];
  });

/** Readings, multiplier and use as a table header and one row. */
function meterTable(blocks: Blocks, withPeriod: boolean): Row[] {
  const entries = [...(withPeriod ? [blocks.period.entry] : []), ...readingsOf(blocks), ...useOf(blocks)];
  let column = 0;
  const places = entries.map(({ label, value }) => {
    const at = column;
    column += Math.max(widthOf(label), widthOf(value)) + 5;
    return at;
  });
  return [
    entries.map(({ label }, place) => [places[place] ?? 0, label] as const),
    entries.map(({ value }, place) => [places[place] ?? 0, value] as const),
  ];
}

export const LAYOUTS: readonly Layout[] = [
  {
    name: "values to the right",
    part: "development",
    rows: (blocks) => [
      ...letterhead(blocks),
      ...[...blocks.identity, blocks.period.entry].map(right),
      ...[...readingsOf(blocks), ...useOf(blocks)].map(right),
      ...notes(blocks),
      ...blocks.charges.map(chargeLine),
      ...[...totalOf(blocks), ...blocks.summary].map(right),
    ],
  },
  {
    name: "labels with colons",
    part: "development",
    rows: (blocks) => [
      ...letterhead(blocks),
      ...[blocks.period.entry, ...blocks.identity].map(inline),
      ...[...useOf(blocks), ...readingsOf(blocks)].map(inline),
      ...blocks.charges.map(chargeLine),
      ...[...totalOf(blocks), ...blocks.summary].map(inline),
      ...notes(blocks),
    ],
  },
  {
    name: "values below, charges to the right",
    part: "development",
    rows: (blocks) => [
      ...letterhead(blocks),
      ...above([...blocks.identity, blocks.period.entry], 3),
      ...notes(blocks),
      ...[...readingsOf(blocks), ...useOf(blocks)].map(right),
      ...blocks.charges.map(chargeCells),
      ...[...totalOf(blocks), ...blocks.summary].map(right),
    ],
  },
  {
    name: "a table of the meter",
    part: "development",
    rows: (blocks) => [
      ...letterhead(blocks),
      ...[...blocks.identity, blocks.period.entry].map(right),
      ...meterTable(blocks, false),
      ...blocks.charges.map(chargeCells),
      ...totalOf(blocks).map(right),
      ...notes(blocks),
      ...blocks.summary.map(right),
    ],
  },
  {
    name: "dotted lines",
    part: "calibration",
    rows: (blocks) => [
      ...letterhead(blocks),
      ...above([...blocks.identity, blocks.period.entry], 2),
      ...[...useOf(blocks), ...readingsOf(blocks)].map(leaders),
      ...blocks.charges.map((charge) => leaders(asEntry(charge))),
      ...[...totalOf(blocks), ...blocks.summary].map(leaders),
      ...notes(blocks),
    ],
  },
  {
    name: "two columns",
    part: "calibration",
    rows: (blocks) => [
      ...letterhead(blocks),
      ...beside([...blocks.identity, blocks.period.entry], [...blocks.summary]),
      ...beside([...readingsOf(blocks), ...useOf(blocks)], [...blocks.charges.map(asEntry), ...totalOf(blocks)]),
      ...notes(blocks),
    ],
  },
  {
    name: "figures above their labels",
    part: "calibration",
    rows: (blocks) => [
      ...letterhead(blocks),
      ...[...blocks.identity, blocks.period.entry].map(right),
      ...[...useOf(blocks), ...totalOf(blocks)].flatMap(labelBelow),
      ...readingsOf(blocks).map(right),
      ...notes(blocks),
      ...blocks.charges.map(chargeCells),
      ...blocks.summary.map(right),
    ],
  },
  {
    name: "figures before their labels",
    part: "test",
    rows: (blocks) => [
      ...letterhead(blocks),
      ...[...blocks.identity, blocks.period.entry].map(inline),
      ...[...useOf(blocks), ...totalOf(blocks)].map(valueFirst),
      ...readingsOf(blocks).map(inline),
      ...blocks.charges.map(chargeLine),
      ...notes(blocks),
      ...blocks.summary.map(inline),
    ],
  },
  {
    name: "a letter",
    part: "test",
    rows: (blocks) => [
      ...letterhead(blocks),
      ...blocks.identity.map(inline),
      text(blocks.period.sentence),
      ...(blocks.use ? [text(blocks.use.sentence)] : []),
      ...readingsOf(blocks).map(inline),
      ...notes(blocks),
      ...blocks.charges.map(chargeLine),
      ...[...totalOf(blocks), ...blocks.summary].map(right),
    ],
  },
  {
    name: "the summary first, a table with the period",
    part: "test",
    rows: (blocks) => [
      ...letterhead(blocks),
      ...[...blocks.summary, ...totalOf(blocks)].map(right),
      ...above(blocks.identity, 3),
      ...meterTable(blocks, true),
      ...notes(blocks),
      ...blocks.charges.map(chargeCells),
      ...totalOf(blocks).map(right),
    ],
  },
];

/** The rows as pieces of text with their positions on a page. */
export function placed(rows: readonly Row[]): PlacedText[] {
  return rows.flatMap((row, line) =>
    row.map(([column, piece]) => ({
      page: 1,
      text: piece,
      left: column,
      right: column + widthOf(piece),
      top: line * LINE_HEIGHT,
      bottom: line * LINE_HEIGHT + LETTER_HEIGHT,
      certainty: 1,
    })),
  );
}

export const layoutOf = (pen: Pen): Layout =>
  anyOf(
    pen,
    LAYOUTS.filter(({ part }) => part === pen.part),
  );
