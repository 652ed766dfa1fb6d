import type { PlacedText } from "@wattleaf/engine/bill-reading/text-lines";
import type { RawPicture } from "./pixels";

/** The recognizer knows $ and ¥ only. */
const CURRENCY = /[$€£¥￥元]|\b(USD|EUR|GBP|CHF|CNY|RMB)\b/i;
/** An amount on its own: two decimals, and little else. */
const AMOUNT = /^\D{0,3}\d[\d.,'’ ]*[.,]\d{2}\D{0,3}$/;
const MAX_AMOUNTS = 10;
const ROW_GAP_PIXELS = 16;
const WHITE = 255;

/** A strip of a picture in gray, level. */
export interface GrayStrip {
  data: Uint8Array;
  width: number;
  height: number;
}

/** Amounts of a page on which no currency was read, in one gray picture, one under another. */
export interface UnsignedAmounts {
  picture: RawPicture;
  /** Height of the row of each amount. */
  rowHeight: number;
  /** Index of the text of each row. */
  texts: readonly number[];
}

/** Collects the amounts whose currency another recognizer should read; null if the page names its currency. */
export function unsignedAmounts(
  placed: readonly PlacedText[],
  stripOf: (index: number) => GrayStrip,
): UnsignedAmounts | null {
  if (placed.some(({ text }) => CURRENCY.test(text))) return null;
  const texts = placed
    .flatMap(({ text }, index) => (AMOUNT.test(text) ? [index] : []))
    // The sum of a bill is below its parts.
    .slice(-MAX_AMOUNTS);
  const strips = texts.map(stripOf);
  const [first] = strips;
  if (!first) return null;
  const rowHeight = first.height + ROW_GAP_PIXELS;
  const width = Math.max(...strips.map((strip) => strip.width)) + 2 * ROW_GAP_PIXELS;
  const data = new Uint8Array(width * (rowHeight * strips.length + ROW_GAP_PIXELS)).fill(WHITE);
  for (const [row, strip] of strips.entries()) {
    for (let y = 0; y < strip.height; y += 1) {
      const to = (row * rowHeight + ROW_GAP_PIXELS + y) * width + ROW_GAP_PIXELS;
      data.set(strip.data.subarray(y * strip.width, (y + 1) * strip.width), to);
    }
  }
  return { picture: { data, width, height: data.length / width, channels: 1 }, rowHeight, texts };
}

/** The texts with the signs that the other recognizer read in the rows of their amounts, where it saw one kind only. */
export function withSigns(
  placed: readonly PlacedText[],
  { rowHeight, texts }: UnsignedAmounts,
  words: readonly PlacedText[],
): PlacedText[] {
  const signed = [...placed];
  const read = words.flatMap(({ text, top, bottom }) => {
    const sign = /[€£]/.exec(text)?.[0];
    const index = texts[Math.floor((top + bottom) / 2 / rowHeight)];
    return sign === undefined || index === undefined ? [] : [{ sign, index }];
  });
  if (new Set(read.map(({ sign }) => sign)).size !== 1) return signed;
  for (const { sign, index } of read) {
    const piece = signed[index];
    if (piece) signed[index] = { ...piece, text: sign === "£" ? `£${piece.text}` : `${piece.text} €` };
  }
  return signed;
}
