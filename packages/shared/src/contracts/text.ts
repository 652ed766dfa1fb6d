import { z } from "zod";

/**
 * Text that a database keeps as it is: without NUL, which ends a string there, and without half of a surrogate pair,
 * which a client that cuts an emoji in two sends. Otherwise what is read back differs from what was sent.
 */
export const storableText = () => z.string().overwrite((text) => text.replaceAll("\0", "").toWellFormed());
