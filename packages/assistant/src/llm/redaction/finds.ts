/** What must not be sent to a third party's endpoint. */
export type Private = "account" | "address" | "email" | "phone" | "secret";

/** A stretch of a text that is private. */
export interface Find {
  kind: Private;
  start: number;
  end: number;
}

/** Reads a text for one kind of private things. */
export type Finder = (text: string) => Find[];

/**
 * Where a pattern matches; of a pattern with a group named `value` only that group. `accept` may turn a match down, by
 * what stands before and behind it.
 */
export function matches(
  kind: Private,
  pattern: RegExp,
  accept: (found: string, before: string, after: string) => boolean = () => true,
): Finder {
  return (text) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const found = match.groups?.["value"] ?? match[0];
      const start = match.index + match[0].lastIndexOf(found);
      const end = start + found.length;
      return accept(found, text.slice(0, start), text.slice(end)) ? [{ kind, start, end }] : [];
    });
}

const UNIT_BEHIND =
  /^\s*(?:[kMGT]?Wh?\b|kVAh?\b|%|percent\b|therms?\b|lit(?:re|er)s?\b|dollars?\b|euros?\b|USD\b|EUR\b|coins?\b|瓦|千瓦|兆瓦|度|元|美元|绿币|升|[€£¥])/i;
const MONEY_BEFORE = /[$€£¥]\s?$/;

/** A quantity, not a person's number: it has a unit. */
export const isQuantity = (before: string, after: string): boolean =>
  UNIT_BEHIND.test(after) || MONEY_BEFORE.test(before);

const isDate = (part: string) =>
  /^(?:19|20)\d\d(?:[-/.]?(?:0[1-9]|1[0-2])(?:[-/.]?(?:0[1-9]|[12]\d|3[01]))?)?$/.test(part) ||
  /^(?:0?[1-9]|[12]\d|3[01])[-/.](?:0?[1-9]|[12]\d|3[01])[-/.](?:19|20)?\d\d$/.test(part);

/** Days or months alone, as people and files write them. */
export const isDates = (found: string): boolean => found.trim().split(/\s+/).every(isDate);
