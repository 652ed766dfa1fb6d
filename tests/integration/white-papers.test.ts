import { loadWhitePapers, type WhitePaper } from "../../packages/content/src/white-papers";
import { LANGUAGES, type Language } from "../../packages/shared/src/i18n/language";
import { extractText, getDocumentProxy } from "unpdf";
import { describe, expect, test } from "vitest";
import { renderPaper } from "../../packages/app/papers/render";

const papers = loadWhitePapers();
const all: [Language, string, WhitePaper][] = LANGUAGES.flatMap((language) =>
  papers[language].map((paper): [Language, string, WhitePaper] => [language, paper.slug, paper]),
);
/** What a program that reads the file sees, without the breaks of its lines. */
const squeezed = (text: string) => text.replaceAll(/\s+/g, "");

describe.each(all)("the PDF in %s of %s", (language, _, paper) => {
  test("has the pages that the site tells, and the text of the paper", { timeout: 60_000 }, async () => {
    const { bytes, pages } = await renderPaper(paper, language);
    expect({ pages }).toEqual({ pages: paper.pages });
    const pdf = await getDocumentProxy(new Uint8Array(bytes));
    expect(pdf.numPages).toBe(paper.pages);
    const { text } = await extractText(pdf, { mergePages: true });
    const read = squeezed(text);
    for (const part of [paper.title, paper.abstract, ...paper.keyFindings]) expect(read).toContain(squeezed(part));
    for (const { caption } of Object.values(paper.figures)) expect(read).toContain(squeezed(caption));
    const { info } = (await pdf.getMetadata()) as { info: { Title?: string } };
    expect(info.Title).toBe(paper.title);
  });
});

test("the same paper gives the same file", { timeout: 60_000 }, async () => {
  const [paper] = papers.zh;
  if (!paper) throw new Error("No papers");
  const [first, second] = [await renderPaper(paper, "zh"), await renderPaper(paper, "zh")];
  expect(Buffer.compare(first.bytes, second.bytes)).toBe(0);
});
