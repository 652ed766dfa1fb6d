/** A word, a number, a Chinese character or a sign of a normalized message. */
export interface Token {
  text: string;
  /** Offsets in the normalized message; `to` is not included. */
  from: number;
  to: number;
}

const TOKEN = /\p{Script=Han}|'s(?!\p{L})|\p{Script=Latin}+(?:'(?!s\b)\p{Script=Latin}+)?|\d+(?:[.,:]\d+)*|[^\s]/gu;

export function tokensOf(normalized: string): Token[] {
  return [...normalized.matchAll(TOKEN)].map(({ 0: text, index }) => ({ text, from: index, to: index + text.length }));
}

export const isHan = (text: string): boolean => /^\p{Script=Han}/u.test(text);

/** Numbers of the same length and kind are one word to the models; a year is its own. */
export function wordShape(text: string): string {
  if (!/^\d/.test(text)) return text;
  if (/^(?:19|20)\d\d$/.test(text)) return "<year>";
  return text.replace(/\d/g, "0");
}

/** The tokens between two offsets of the text. */
export function tokensIn(tokens: readonly Token[], start: number, end: number): { from: number; to: number } {
  return {
    from: tokens.findIndex((token) => token.to > start),
    to: tokens.findLastIndex((token) => token.from < end) + 1,
  };
}
