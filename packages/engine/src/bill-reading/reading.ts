import type { AmountReader } from "./amounts";
import type { CommodityMap } from "./commodities";
import type { Sender } from "./sender";
import type { TextLine } from "./text-lines";

/** A document with all that is decided for it as a whole. */
export interface Reading {
  lines: readonly TextLine[];
  amounts: AmountReader;
  commodities: CommodityMap;
  /** The listed utility that the bill is from: its country tells the order of dates and which dollar is meant. */
  sender: Sender | undefined;
}

export interface Field<T> {
  value: T;
  confidence: number;
  text: string;
}

/** Maximum length of the quoted source text. */
const MAX_TEXT_LENGTH = 160;

export function field<T>(value: T, confidence: number, text: string): Field<T> {
  const shown = text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH - 1)}…` : text;
  return { value, confidence: roundConfidence(confidence), text: shown };
}

/** A passed check leaves only OCR uncertainty; a failed one makes the field doubtful. */
export function adjusted<T>(read: Field<T>, passed: boolean): Field<T> {
  const confidence = passed ? read.confidence + (1 - read.confidence) * 0.75 : read.confidence * 0.6;
  return { ...read, confidence: roundConfidence(confidence) };
}

function roundConfidence(confidence: number): number {
  return Math.round(Math.min(1, Math.max(0, confidence)) * 100) / 100;
}

/** Equal but for rounding. */
export function isNear(a: number, b: number, tolerance: { share?: number; least: number }): boolean {
  return Math.abs(a - b) <= Math.max(tolerance.least, (tolerance.share ?? 0) * Math.max(Math.abs(a), Math.abs(b)));
}
