import type { TextLine } from "../../engine/bill/extract/text-lines";
import type { Notice } from "../../engine/usage/notices";

/** The text of a document, and what had to be done to read it. */
export interface ReadPages {
  lines: TextLine[];
  notices: readonly Notice[];
}
