import { z } from "zod";
import { visibleText } from "../domain/visible-text";

/**
 * Text that the database stores unchanged: no NUL, which ends a string there, and no unpaired surrogate, which a client
 * sends when it cuts an emoji in two. Otherwise what is read back differs from what was sent.
 */
export const storableText = () => z.string().overwrite((text) => text.replaceAll("\0", "").toWellFormed());

/** Line breaks and bidirectional control characters. */
const NOT_OF_A_LINE = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu;

/** The same on one line, for names, which are shown inside emails, lists and files. Invisible text becomes empty. */
export const lineText = () => storableText().overwrite((text) => visibleText(text.replaceAll(NOT_OF_A_LINE, " ")));
