import { z } from "zod";

/**
 * Text that a database keeps as it is: without NUL, which ends a string there, and without half of a surrogate pair,
 * which a client that cuts an emoji in two sends. Otherwise what is read back differs from what was sent.
 */
export const storableText = () => z.string().overwrite((text) => text.replaceAll("\0", "").toWellFormed());

/** What ends a line, and what turns the direction of the text around it. */
const NOT_OF_A_LINE = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu;

/** The same on one line, as names are: they stand in letters, lists and files among other words. */
export const lineText = () => storableText().overwrite((text) => text.replaceAll(NOT_OF_A_LINE, " "));
