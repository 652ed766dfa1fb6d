import type { WhitePaper } from "@wattleaf/content/white-papers/index";
import type { Language } from "@wattleaf/shared/i18n/language";
import { formatDay } from "@wattleaf/shared/i18n/format/dates";
import type { Content, TDocumentDefinitions } from "pdfmake/interfaces";
import { textContent } from "./blocks";
import { fontRuns } from "./fonts";
import { GREEN, INK, PAGE, QUIET, RULE, SHADE, TEXT_WIDTH } from "./theme";

const WORDS: Record<Language, { abstract: string; findings: string; separator: string; of: (page: string) => string }> =
  {
    en: { abstract: "Abstract", findings: "Key findings", separator: ", ", of: (page) => `Page ${page}` },
    zh: { abstract: "摘要", findings: "主要结论", separator: "、", of: (page) => `第 ${page} 页` },
  };

/** A paper as a document with a title block, its text and page numbers. */
export function paperDocument(
  paper: WhitePaper,
  language: Language,
  onPages: (pages: number) => void,
): TDocumentDefinitions {
  const words = WORDS[language];
  const runs = (text: string, bold = false): Content[] => fontRuns(text, language).map((run) => ({ ...run, bold }));
  const rule: Content = {
    canvas: [{ type: "line", x1: 0, y1: 0, x2: TEXT_WIDTH, y2: 0, lineWidth: 0.8, lineColor: RULE }],
  };
  return {
    pageSize: "A4",
    pageMargins: [PAGE.marginX, PAGE.marginTop, PAGE.marginX, PAGE.marginBottom],
    language: language === "zh" ? "zh-Hans" : "en-US",
    displayTitle: true,
    info: {
      title: paper.title,
      author: paper.authors.join(", "),
      subject: paper.description,
      keywords: paper.tags.join(", "),
      // Of the paper and not of the build, so that the same text gives the same file.
      creationDate: new Date(`${paper.publishDate}T00:00:00Z`),
    },
    defaultStyle: { font: "Latin", fontSize: 10, lineHeight: language === "zh" ? 1.5 : 1.38, color: INK },
    styles: {
      title: { fontSize: language === "zh" ? 19 : 21, bold: true, lineHeight: 1.2 },
      section: { fontSize: 14, bold: true, margin: [0, 12, 0, 5], color: GREEN },
      subsection: { fontSize: 11, bold: true, margin: [0, 6, 0, 3] },
      paragraph: { margin: [0, 0, 0, 7] },
      list: { margin: [0, 0, 0, 8] },
      quiet: { fontSize: 9, color: QUIET },
    },
    content: [
      {
        columns: [
          { text: runs("Wattleaf", true), color: GREEN, fontSize: 11 },
          { text: runs(paper.number), style: "quiet", alignment: "right" },
        ],
      },
      { text: runs(paper.title, true), style: "title", margin: [0, 26, 0, 10] },
      {
        text: runs([paper.authors.join(words.separator), formatDay(paper.publishDate, language)].join(" · ")),
        style: "quiet",
        margin: [0, 0, 0, 16],
      },
      rule,
      {
        margin: [0, 14, 0, 6],
        layout: ABSTRACT_LAYOUT,
        table: {
          widths: ["*"],
          body: [
            [
              {
                stack: [
                  { text: runs(words.abstract, true), margin: [0, 0, 0, 3] },
                  { text: runs(paper.abstract), fontSize: 9.5 },
                  { text: runs(words.findings, true), margin: [0, 8, 0, 3] },
                  {
                    ul: paper.keyFindings.map((finding): Content => ({ text: runs(finding), margin: [0, 0, 0, 2] })),
                    fontSize: 9.5,
                  },
                ],
              },
            ],
          ],
        },
      },
      ...textContent(paper, language),
    ],
    // A heading alone at the end of a page goes to the next one.
    pageBreakBefore: ({ style, startPosition }) =>
      (style === "section" || style === "subsection") && startPosition.verticalRatio > 0.88,
    footer: (page, pages) => {
      onPages(pages);
      return {
        margin: [PAGE.marginX, 26, PAGE.marginX, 0],
        style: "quiet",
        columns: [
          { text: runs(paper.title), width: "*" },
          { text: runs(words.of(`${page} / ${pages}`)), width: 80, alignment: "right" },
        ],
      };
    },
  };
}

const ABSTRACT_LAYOUT = {
  hLineWidth: () => 0,
  vLineWidth: (line: number) => (line === 0 ? 2 : 0),
  vLineColor: () => GREEN,
  fillColor: () => SHADE,
  paddingLeft: () => 14,
  paddingRight: () => 14,
  paddingTop: () => 10,
  paddingBottom: () => 10,
};
