import type { Language } from "@wattleaf/shared/i18n/language";
import type { Token } from "marked";
import type { Content } from "pdfmake/interfaces";
import { fontRuns } from "./fonts";
import { QUIET, SHADE } from "./theme";

/** Plain text in the fonts of a language. */
export type ToText = (text: string) => Content[];

interface Style {
  bold?: boolean;
}

/** A text with its Markdown, as pieces of one font and weight each. */
export function inlineContent(tokens: readonly Token[], language: Language, style: Style = {}): Content[] {
  return tokens.flatMap((token): Content[] => {
    switch (token.type) {
      case "strong":
        return inlineContent(token.tokens ?? [], language, { bold: true });
      case "codespan":
        return [{ text: token.text as string, font: "Code", fontSize: 8.5, background: SHADE }];
      case "text":
      case "escape":
        return fontRuns(token.text as string, language).map((run) => ({ ...run, ...style }));
      default:
        throw new Error(`A paper cannot show Markdown of the kind ${token.type}: ${token.raw.slice(0, 60)}`);
    }
  });
}

const COMMENT = /^(.*?)(\s*(?:#|\/\/).*)?$/;

/** Lines of code; a comment may be in any language. */
export const codeContent = (lines: string, language: Language): Content[] =>
  lines.split("\n").flatMap((line, index): Content[] => {
    const [, code = "", comment = ""] = COMMENT.exec(line) ?? [];
    return [
      { text: `${index > 0 ? "\n" : ""}${code}`, font: "Code" },
      ...fontRuns(comment, language).map(({ text, font }) => ({
        text,
        font: font === "Chinese" ? font : "Code",
        color: QUIET,
      })),
    ];
  });
