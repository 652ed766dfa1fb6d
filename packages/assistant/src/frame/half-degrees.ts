import type { SlotSpan } from "./slot-span";

/** Behind a number of degrees: 21 度半, "twenty and a half". */
const HALF = /^(?:度|°|degrees?)?\s*(?:半(?!小时|个|天|夜|年)|and a half)/;
const DEGREES = /^-?\d+[CF]$/;

/** Settings with the half that the tagger left behind the number. */
export const withHalves = (spans: readonly SlotSpan[], wordsBehind: (span: SlotSpan) => string): readonly SlotSpan[] =>
  spans.map((span) =>
    span.slot === "value" && DEGREES.test(span.value) && HALF.test(wordsBehind(span).trimStart())
      ? { ...span, value: span.value.replace(/(?=[CF]$)/, ".5") }
      : span,
  );
