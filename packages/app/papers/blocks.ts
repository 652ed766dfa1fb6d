import type { WhitePaper } from "@wattleaf/content/white-papers/index";
import type { Language } from "@wattleaf/shared/i18n/language";
import { lexer, type Token, type Tokens } from "marked";
import type { Content, TableCell } from "pdfmake/interfaces";
import { figureContent } from "./figure";
import { fontRuns } from "./fonts";
import { codeContent, inlineContent } from "./inline";
import { QUIET, RULE, SHADE } from "./theme";

const FIGURE = /^figure:([\w-]+)$/;
const FIGURE_NAME: Record<Language, string> = { en: "Figure", zh: "图" };
const NUMBER_OR_NONE = /^(?:[−-]?[\d.,]+%?)?$/;

/** The text of a paper, block by block. */
export function textContent({ text, figures }: WhitePaper, language: Language): Content[] {
  let figureCount = 0;
  const inline = (tokens: readonly Token[] | undefined) => inlineContent(tokens ?? [], language);

  const paragraph = (token: Tokens.Paragraph): Content => {
    const [only, ...others] = token.tokens;
    if (only?.type !== "image" || others.length > 0) return { text: inline(token.tokens), style: "paragraph" };
    const [, name = ""] = FIGURE.exec(String(only.href)) ?? [];
    const figure = figures[name];
    if (!figure) throw new Error(`No figure ${String(only.href)}`);
    figureCount += 1;
    const end = language === "zh" ? " " : ".";
    return figureContent(figure, `${FIGURE_NAME[language]} ${figureCount}${end}`, (words) =>
      fontRuns(words, language).map((run) => ({ ...run })),
    );
  };

  const list = ({ ordered, items }: Tokens.List): Content => {
    const entries = items.map((item): Content => {
      const inner = item.tokens.flatMap((token) => ("tokens" in token ? (token.tokens ?? []) : []));
      return { text: inline(inner), margin: [0, 0, 0, 3] };
    });
    return ordered ? { ol: entries, style: "list" } : { ul: entries, style: "list" };
  };

  const table = ({ header, rows }: Tokens.Table): Content => {
    const isNumeric = header.map((_, column) => rows.every((row) => NUMBER_OR_NONE.test(row[column]?.text ?? "")));
    const cells = (row: readonly Tokens.TableCell[], bold: boolean) =>
      row.map(({ tokens }, column): TableCell => ({
        text: inlineContent(tokens, language, { bold }),
        fontSize: 8.5,
        alignment: isNumeric[column] ? "right" : "left",
      }));
    return {
      margin: [0, 2, 0, 12],
      layout: TABLE_LAYOUT,
      table: {
        headerRows: 1,
        keepWithHeaderRows: 1,
        dontBreakRows: true,
        widths: header.map((_, index) => (index === 0 ? "*" : "auto")),
        body: [cells(header, true), ...rows.map((row) => cells(row, false))],
      },
    };
  };

  const code = ({ text: lines }: Tokens.Code): Content => ({
    margin: [0, 2, 0, 10],
    layout: CODE_LAYOUT,
    table: {
      widths: ["*"],
      body: [[{ text: codeContent(lines, language), fontSize: 8, preserveLeadingSpaces: true }]],
    },
  });

  return lexer(text).flatMap((token): Content[] => {
    switch (token.type) {
      case "space":
        return [];
      case "heading":
        return [{ text: inline(token.tokens), style: token.depth === 2 ? "section" : "subsection" }];
      case "paragraph":
        return [paragraph(token as Tokens.Paragraph)];
      case "list":
        return [list(token as Tokens.List)];
      case "table":
        return [table(token as Tokens.Table)];
      case "code":
        return [code(token as Tokens.Code)];
      default:
        throw new Error(`A paper cannot show Markdown of the kind ${token.type}: ${token.raw.slice(0, 60)}`);
    }
  });
}

const TABLE_LAYOUT = {
  hLineWidth: (line: number, { table }: { table: { body: unknown[] } }) =>
    line === 0 || line === 1 || line === table.body.length ? 0.8 : 0.4,
  vLineWidth: () => 0,
  hLineColor: (line: number, { table }: { table: { body: unknown[] } }) =>
    line === 0 || line === 1 || line === table.body.length ? QUIET : RULE,
  paddingLeft: (column: number) => (column === 0 ? 0 : 8),
  paddingRight: () => 0,
  paddingTop: () => 3,
  paddingBottom: () => 3,
};

const CODE_LAYOUT = {
  hLineWidth: () => 0,
  vLineWidth: () => 0,
  fillColor: () => SHADE,
  paddingLeft: () => 10,
  paddingRight: () => 10,
  paddingTop: () => 7,
  paddingBottom: () => 7,
};
