import type { PaperFigure } from "@wattleaf/content/white-papers/index";
import type { Column, Content } from "pdfmake/interfaces";
import type { ToText } from "./inline";
import { AMBER, GREEN, INK, PALE_GREEN, QUIET, RULE, TEXT_WIDTH } from "./theme";

const LABEL_WIDTH = 128;
const VALUE_WIDTH = 44;
const BAR_WIDTH = TEXT_WIDTH - LABEL_WIDTH - VALUE_WIDTH - 16;
const BAR_HEIGHT = 9;
const BAR_GAP = 3;
const SMALL = 8.5;

/** The first series is what the second is compared with. */
const colorsOf = ({ series }: PaperFigure) => (series.length === 1 ? [GREEN] : [PALE_GREEN, GREEN]);

/** Horizontal bars as vectors, with their values written beside them. */
export function figureContent(figure: PaperFigure, number: string, toText: ToText): Content {
  const colors = colorsOf(figure);
  return {
    margin: [0, 8, 0, 14],
    unbreakable: true,
    stack: [
      ...(figure.series.length > 1 ? [legend(figure.series, colors, toText)] : []),
      ...figure.bars.map((bar) => barRow(bar, figure, colors, toText)),
      { text: toText(`${number} ${figure.caption}`), fontSize: SMALL, color: QUIET, margin: [0, 6, 0, 0] },
    ],
  };
}

function legend(series: readonly string[], colors: readonly string[], toText: ToText): Content {
  return {
    margin: [0, 0, 0, 8],
    columnGap: 6,
    columns: series.flatMap((name, index): Column[] => [
      { width: 9, canvas: [{ type: "rect", x: 0, y: 2, w: 9, h: 9, color: colors[index] ?? GREEN }] },
      { width: "auto", text: toText(name), fontSize: SMALL, margin: [0, 1, 12, 0] },
    ]),
  };
}

function barRow(
  { label, values }: PaperFigure["bars"][number],
  { max, mark, unit, bars }: PaperFigure,
  colors: readonly string[],
  toText: ToText,
): Content {
  const step = BAR_HEIGHT + BAR_GAP;
  const height = values.length * step - BAR_GAP;
  const xOf = (value: number) => (value / max) * BAR_WIDTH;
  const digits = Math.max(...bars.flatMap((bar) => bar.values).map(decimalsOf));
  const percent = unit === "%" ? "%" : "";
  return {
    margin: [0, 0, 0, 6],
    columnGap: 8,
    columns: [
      { width: LABEL_WIDTH, text: toText(label), fontSize: SMALL, color: INK, margin: [0, (height - 11) / 2, 0, 0] },
      {
        width: BAR_WIDTH,
        canvas: [
          ...values.map((value, index) => ({
            type: "rect" as const,
            x: 0,
            y: index * step,
            w: Math.max(1, xOf(value)),
            h: BAR_HEIGHT,
            color: colors[index] ?? GREEN,
          })),
          { type: "line", x1: 0, y1: -2, x2: 0, y2: height + 2, lineWidth: 0.5, lineColor: RULE },
          ...(mark === undefined
            ? []
            : [
                {
                  type: "line" as const,
                  x1: xOf(mark),
                  y1: -3,
                  x2: xOf(mark),
                  y2: height + 3,
                  lineWidth: 1,
                  lineColor: AMBER,
                  dash: { length: 3, space: 2 },
                },
              ]),
        ],
      },
      {
        width: VALUE_WIDTH,
        stack: values.map((value) => ({
          text: toText(`${value.toLocaleString("en-US", { minimumFractionDigits: digits })}${percent}`),
          fontSize: SMALL,
          lineHeight: 1,
          margin: [0, 0, 0, step - 11] as [number, number, number, number],
        })),
      },
    ],
  };
}

const decimalsOf = (value: number) => String(value).split(".")[1]?.length ?? 0;
