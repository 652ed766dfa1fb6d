import type { TextLine } from "@wattleaf/engine/bill-reading/text-lines";
import type { Notice } from "@wattleaf/engine/notices";

/** The text of a document, and what had to be done to read it. */
export interface ReadPages {
  lines: TextLine[];
  notices: readonly Notice[];
}
