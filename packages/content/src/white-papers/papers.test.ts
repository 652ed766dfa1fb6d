import { describe, expect, test } from "vitest";
import { loadWhitePapers } from ".";
import { parsePaper } from "./paper";

const { en, zh } = loadWhitePapers();

describe("the white papers", () => {
  test("are the same in both languages, but for their words", () => {
    const facts = (papers: typeof en) =>
      papers.map(({ slug, number, publishDate, category, keyFindings, figures }) => ({
        slug,
        number,
        publishDate,
        category,
        findings: keyFindings.length,
        figures: Object.entries(figures).map(([name, { max, mark, bars }]) => ({
          name,
          max,
          mark,
          values: bars.map(({ values }) => values),
        })),
      }));
    expect(facts(zh)).toEqual(facts(en));
  });

  test.each(en.map((paper) => [paper.slug, paper] as const))("%s has every section of a paper", (_, { text }) => {
    const sections = [...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title);
    for (const section of ["Method", "Data", "Results", "Limits", "How to reproduce", "References"])
      expect(sections).toContain(section);
  });

  test.each(en.map(({ text, slug }, index) => [slug, text, zh[index]?.text ?? ""] as const))(
    "%s has the same tables in Chinese",
    (_, english, chinese) => {
      // Numbers of tables, in their order: words between them differ, and so does how a share is written.
      const rows = (text: string) => text.split("\n").filter((line) => line.startsWith("|")).length;
      const decimals = (text: string) => text.match(/^\|.*$/gm)?.flatMap((line) => line.match(/\d+\.\d+/g) ?? []);
      expect(rows(chinese)).toBe(rows(english));
      expect(decimals(chinese)).toEqual(decimals(english));
    },
  );
});

test("a figure that is shown and not defined is an error that names the file", () => {
  const [paper] = en;
  if (!paper) throw new Error("No papers");
  const { text, figures, ...fields } = paper;
  const markdown = `---\n${JSON.stringify({ ...fields, figures })}\n---\n${text}\n\n![](figure:missing)\n`;
  expect(() => parsePaper(markdown, "en/broken.md")).toThrow("en/broken.md: no figure missing");
});
