import { PageReader } from "../../../packages/server/src/adapters/documents/page-reader";
import { TesseractReader } from "../../../packages/server/src/adapters/documents/tesseract-reader";
import { extractBill } from "../../../packages/engine/src/bill-reading/extract-bill";
import type { PlacedText, TextLine } from "../../../packages/engine/src/bill-reading/text-lines";
import { linesOf } from "../../../packages/engine/src/bill-reading/text-lines";
import type { GeneratedBill } from "../../factories/bill-generator";
import { launchBrowser } from "../../support/browser";
import { figureRecall } from "./figures";
import { HASTY, photograph, type Printed, SITUATIONS, VIEWPORT } from "./photographs";
import type { Judged } from "./score";
import { judge } from "./score";

/** What one recognizer read from photographs taken in one situation. */
export interface SituationScore {
  situation: string;
  recognizer: "Tesseract" | "PP-OCR";
  printed: number;
  read: number;
  seconds: number[];
  judged: Judged[];
}

const RECOGNIZERS = {
  Tesseract: async () => {
    const reader = new TesseractReader();
    return { read: async (bytes: Uint8Array) => (await reader.read(bytes, 1)).placed, close: () => reader.close() };
  },
  "PP-OCR": async () => {
    const reader = await PageReader.open();
    if (reader.recognizer !== "PP-OCR") throw new Error("ONNX Runtime cannot be loaded here");
    return { read: (bytes: Uint8Array) => reader.read(bytes, 1), close: () => reader.close() };
  },
} satisfies Record<
  SituationScore["recognizer"],
  () => Promise<{ read(bytes: Uint8Array): Promise<PlacedText[]>; close(): Promise<void> }>
>;

/** Photographs each bill in each situation, and reads each photograph with both recognizers. */
export async function readPhotographs(bills: readonly GeneratedBill[]): Promise<SituationScore[]> {
  const browser = await launchBrowser();
  const scores: SituationScore[] = [];
  try {
    for (const situation of SITUATIONS) {
      const page = await browser.newPage({ viewport: VIEWPORT, deviceScaleFactor: situation.scale });
      const own = Object.keys(RECOGNIZERS).map((recognizer): SituationScore => ({
        situation: situation.name,
        recognizer: recognizer as SituationScore["recognizer"],
        printed: 0,
        read: 0,
        seconds: [],
        judged: [],
      }));
      for (const bill of bills) {
        const picture = await photograph(page, bill, situation);
        for (const score of own) await addReading(score, bill, picture);
      }
      scores.push(...own);
      await page.close();
    }
  } finally {
    await browser.close();
  }
  return scores;
}

/** The lines of a hasty photograph of each page, read with PP-OCR. */
export async function linesOfPhotographs(printed: readonly Printed[]): Promise<TextLine[][]> {
  const browser = await launchBrowser();
  const read: TextLine[][] = [];
  try {
    const page = await browser.newPage({ viewport: VIEWPORT, deviceScaleFactor: HASTY.scale });
    for (const one of printed) {
      const picture = await photograph(page, one, HASTY);
      const reader = await RECOGNIZERS["PP-OCR"]();
      read.push(linesOf(await reader.read(picture).finally(() => reader.close())));
    }
  } finally {
    await browser.close();
  }
  return read;
}

async function addReading(score: SituationScore, bill: GeneratedBill, picture: Uint8Array): Promise<void> {
  const startedAt = performance.now();
  const reader = await RECOGNIZERS[score.recognizer]();
  const placed = await reader.read(picture).finally(() => reader.close());
  score.seconds.push((performance.now() - startedAt) / 1_000);
  const { printed, read } = figureRecall(bill.page, placed);
  score.printed += printed;
  score.read += read;
  score.judged.push(...judge(extractBill(linesOf(placed)), bill.truth));
}
