/** What a citation of a technical report names. */
export interface CitedReport {
  slug: string;
  /** The report's number, such as WL-TR-2026-01. */
  number: string;
  title: string;
  authors: readonly string[];
  /** YYYY-MM-DD. */
  publishDate: string;
}

const INSTITUTION = "Wattleaf";
const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"] as const;

/** Characters that TeX takes as commands. */
const TEX: Readonly<Record<string, string>> = {
  "&": String.raw`\&`,
  "%": String.raw`\%`,
  $: String.raw`\$`,
  "#": String.raw`\#`,
  _: String.raw`\_`,
  "{": String.raw`\{`,
  "}": String.raw`\}`,
  "~": String.raw`\textasciitilde{}`,
  "^": String.raw`\textasciicircum{}`,
  "\\": String.raw`\textbackslash{}`,
};
const escapeTex = (text: string) => text.replaceAll(/[&%$#_{}~^\\]/g, (character) => TEX[character] ?? character);

/**
 * A report as a BibTeX entry of type `@techreport`. Authors are teams: the second pair of braces keeps BibTeX from taking
 * their names apart, and the title's from changing its capitals.
 * @param url the report's absolute address
 */
export function bibtexOf({ slug, number, title, authors, publishDate }: CitedReport, url: string): string {
  const [year = "", month = ""] = publishDate.split("-");
  const fields: readonly (readonly [string, string])[] = [
    ["author", `{${authors.map((author) => `{${escapeTex(author)}}`).join(" and ")}}`],
    ["title", `{{${escapeTex(title)}}}`],
    ["institution", `{${INSTITUTION}}`],
    ["number", `{${number}}`],
    ["year", `{${year}}`],
    // A macro that every BibTeX style defines, so it has no braces.
    ["month", MONTHS[Number(month) - 1] ?? `{${month}}`],
    ["url", `{${url}}`],
  ];
  const lines = fields.map(([name, value]) => `  ${name.padEnd(11)} = ${value}`);
  return `@techreport{wattleaf-${slug},\n${lines.join(",\n")}\n}\n`;
}
