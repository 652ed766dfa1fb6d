import { describe, expect, test } from "vitest";
import { bibtexOf } from "./citation";

const REPORT = {
  slug: "a-report",
  number: "WL-TR-2026-09",
  title: "Meters & tariffs: 100% of the cases",
  authors: ["Wattleaf Billing Team", "Wattleaf Markets Team"],
  publishDate: "2026-11-22",
};

describe("the citation of a report", () => {
  test("is an entry that BibTeX reads", () => {
    expect(bibtexOf(REPORT, "https://wattleaf.example/papers/a-report.pdf")).toBe(
      String.raw`@techreport{wattleaf-a-report,
  author      = {{Wattleaf Billing Team} and {Wattleaf Markets Team}},
  title       = {{Meters \& tariffs: 100\% of the cases}},
  institution = {Wattleaf},
  number      = {WL-TR-2026-09},
  year        = {2026},
  month       = nov,
  url         = {https://wattleaf.example/papers/a-report.pdf}
}
`,
    );
  });

  test.each(["{", "}", "\\", "~ ^", "A_B #1 $2"])("escapes %s, so that every brace that opens is closed", (title) => {
    const entry = bibtexOf({ ...REPORT, title }, "https://wattleaf.example/papers/a-report.pdf");
    const braces = entry.replaceAll(/\\[{}]/g, "");
    expect(braces.split("{").length).toBe(braces.split("}").length);
  });
});
