import type { PlacedText, TextLine } from "../../../packages/engine/src/bill-reading/text-lines";
import { linesOf } from "../../../packages/engine/src/bill-reading/text-lines";
import { seededRandom } from "../../../scripts/seeded-random";
import { blocksOf } from "./blocks";
import type { BillTruth } from "./facts";
import { billedFacts, truthOf } from "./facts";
import { layoutOf, placed } from "./layouts";
import { recognized } from "./noise";
import { LANGUAGES } from "./words";
import type { BillWords } from "./words";
import type { Part, Pen } from "./writing";
import { anyOf, chance } from "./writing";

export type { BillTruth } from "./facts";
export type { Part } from "./writing";

/** A synthetic bill: no company, customer or tariff in it exists. */
export interface GeneratedBill {
  lines: TextLine[];
  /** The printed pieces of text, one letter wide and 1.5 high each. */
  page: PlacedText[];
  truth: BillTruth;
  locale: BillWords["locale"];
  layout: string;
  isRecognized: boolean;
}

/** Bills of every language, layout and noise level of one part; the same seed makes the same bills. */
export function generatedBills(count: number, part: Part, seed: number): GeneratedBill[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => generatedBill(part, random));
}

function generatedBill(part: Part, random: () => number): GeneratedBill {
  const pen: Pen = { words: anyOf({ random }, LANGUAGES), part, random };
  const facts = billedFacts(pen);
  const { blocks, shown } = blocksOf(facts, pen);
  const layout = layoutOf(pen);
  const page = placed(layout.rows(blocks));
  const isRecognized = chance(pen, 0.4);
  const level = anyOf(pen, [0.002, 0.006, 0.015]);
  return {
    page,
    lines: linesOf(isRecognized ? recognized(page, pen, level) : page),
    truth: truthOf(facts, pen, shown),
    locale: pen.words.locale,
    layout: layout.name,
    isRecognized,
  };
}
