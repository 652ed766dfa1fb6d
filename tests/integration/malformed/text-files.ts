import { greenButtonXml, hourlyReadings } from "../../factories/energy";
import type { MalformedFile } from "./case";
import { bytesOf, joined, UNREADABLE, WRONG_TYPE } from "./case";

const week = hourlyReadings(7 * 24);
const feed = (entries: string) => `<feed xmlns="http://www.w3.org/2005/Atom">${entries}</feed>`;
const reading = (start: string, duration: string, value: string) =>
  greenButtonXml([]).replace(
    "</feed>",
    `<entry><content><IntervalBlock><IntervalReading><timePeriod><duration>${duration}</duration><start>${start}</start></timePeriod><value>${value}</value></IntervalReading></IntervalBlock></content></entry></feed>`,
  );
const utf16 = (text: string) => joined(Uint8Array.of(0xff, 0xfe), Buffer.from(text, "utf16le"));

/** Nested entities, each ten of the one before: a billion laughs. */
const LAUGHS = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY lol0 "lol">${Array.from(
  { length: 9 },
  (_, level) => `<!ENTITY lol${level + 1} "${`&lol${level};`.repeat(10)}">`,
).join("")}]><feed>&lol9;</feed>`;

export const MALFORMED_XML: readonly MalformedFile[] = [
  { title: "a billion laughs", fileName: "meter.xml", content: () => LAUGHS, codes: UNREADABLE, message: /DOCTYPE/ },
  {
    title: "an external entity that reads the server's files",
    fileName: "meter.xml",
    content: () => `<!DOCTYPE feed [<!ENTITY xxe SYSTEM "file:///etc/passwd">]>${feed("&xxe;")}`,
    codes: UNREADABLE,
    message: /DOCTYPE/,
  },
  {
    title: "an external entity in UTF-16",
    fileName: "meter.xml",
    content: () => utf16(`<!DOCTYPE feed [<!ENTITY xxe SYSTEM "http://localhost/">]>${feed("&xxe;")}`),
    codes: UNREADABLE,
    message: /DOCTYPE/,
  },
  {
    title: "an undeclared entity",
    fileName: "meter.xml",
    content: () => feed("&laugh;"),
    codes: UNREADABLE,
    message: /line 1/,
  },
  {
    title: "elements a hundred thousand deep",
    fileName: "meter.xml",
    content: () => "<a>".repeat(100_000),
    codes: UNREADABLE,
    message: /structured like a Green Button file/,
  },
  {
    title: "a hundred thousand attributes",
    fileName: "meter.xml",
    content: () => feed(`<entry ${Array.from({ length: 100_000 }, (_, index) => `a${index}="1"`).join(" ")}/>`),
    codes: UNREADABLE,
    message: /Green Button data/,
  },
  {
    title: "three million empty elements",
    isLarge: true,
    fileName: "meter.xml",
    content: () => feed("<a/>".repeat(2_400_000)),
    codes: UNREADABLE,
    message: /Green Button data/,
  },
  {
    title: "a million elements of different names",
    isLarge: true,
    fileName: "meter.xml",
    content: () => feed(Array.from({ length: 700_000 }, (_, index) => `<a${index}/>`).join("")),
    codes: UNREADABLE,
  },
  {
    title: "an unclosed tag",
    fileName: "meter.xml",
    content: () => `<feed ${"a".repeat(5_000_000)}`,
    codes: UNREADABLE,
    message: /invalid near line/,
  },
  {
    title: "truncated Green Button",
    fileName: "meter.xml",
    content: () => greenButtonXml([week]).slice(0, 9_000),
    codes: UNREADABLE,
    message: /line \d+, column \d+.*[Dd]ownload it again/,
  },
  {
    title: "Green Button without readings",
    fileName: "meter.xml",
    content: () => greenButtonXml([]),
    codes: UNREADABLE,
    message: /no interval readings/,
  },
  ...(
    [
      ["times before 1970", "-3600", "3600", "5"],
      ["times in the far future", "99999999999", "3600", "5"],
      ["a duration below zero", "1700000000", "-900", "5"],
      ["a duration of nothing", "1700000000", "0", "5"],
      ["values that are no number", "1700000000", "3600", "NaN"],
      ["values of infinity", "1700000000", "3600", "1e999"],
      ["values too large to count", "1700000000", "3600", "9e300"],
    ] as const
  ).map(([what, start, duration, value]) => ({
    title: `Green Button with ${what}`,
    fileName: "meter.xml",
    content: () => reading(start, duration, value),
    codes: UNREADABLE,
  })),
  {
    title: "a link of four million characters",
    fileName: "meter.xml",
    content: () => feed(`<entry><link rel="up" href="${"/a".repeat(2_000_000)}"/></entry>`),
    codes: UNREADABLE,
  },
  {
    title: "another kind of XML",
    fileName: "invoice.xml",
    content: () => "<invoice><total>12</total></invoice>",
    codes: UNREADABLE,
    message: /Green Button data/,
  },
];

const rows = (...lines: string[]) => lines.join("\n");

export const MALFORMED_CSV: readonly MalformedFile[] = [
  {
    title: "a million columns",
    fileName: "usage.csv",
    content: () => `Date,kWh${",1".repeat(1_000_000)}`,
    codes: UNREADABLE,
    message: /Row 1 has 1000002 columns/,
  },
  {
    title: "a line of ten million characters",
    fileName: "usage.csv",
    content: () => "9".repeat(10_000_000),
    codes: UNREADABLE,
  },
  {
    title: "a header of ten million spaces",
    fileName: "usage.csv",
    content: () => `Date${" ".repeat(5_000_000)}x,kWh${" ".repeat(4_000_000)}x\n1,2`,
    codes: UNREADABLE,
  },
  {
    title: "timestamps with many spaces",
    fileName: "usage.csv",
    content: () => rows("Date,Time,kWh", ...Array.from({ length: 900 }, () => `2024-01-01,1${" ".repeat(10_000)}x,5`)),
    codes: UNREADABLE,
  },
  {
    title: "a quote that never closes",
    fileName: "usage.csv",
    content: () => `Date,kWh\n"2024-01-01,5\n${"2024-01-02,5\n".repeat(400_000)}`,
    codes: UNREADABLE,
  },
  {
    title: "five million separators",
    isLarge: true,
    fileName: "usage.csv",
    content: () => rows("Date,kWh", ",\n".repeat(2_500_000)),
    codes: UNREADABLE,
  },
  {
    title: "only a header",
    fileName: "usage.csv",
    content: () => "Date,kWh\n",
    codes: UNREADABLE,
    message: /row 1 and has no readings/,
  },
  {
    title: "no header and two columns of numbers",
    fileName: "usage.csv",
    content: () => rows("2024-01-01 00:00,1,3", "2024-01-01 01:00,2,1"),
    codes: UNREADABLE,
    message: /columns 2, 3/,
  },
  ...(
    [
      ["NaN", "NaN"],
      ["Infinity", "Infinity"],
      ["1e999", "1e999"],
      ["a number of sixty digits", "9".repeat(60)],
      ["a formula", "=1+1"],
      ["a script", "<script>alert(1)</script>"],
    ] as const
  ).map(([what, value]) => ({
    title: `${what} in place of use`,
    fileName: "usage.csv",
    content: () => rows("Date,kWh", `2024-01-01 00:00,${value}`, `2024-01-01 01:00,${value}`),
    codes: UNREADABLE,
  })),
  ...(
    [
      ["before the calendar", "0000-00-00"],
      ["of 30 February", "2024-02-30"],
      ["at 25 o'clock", "2024-01-01 25:00"],
      ["of the far future", "9999-12-31"],
      ["below zero", "-86400"],
    ] as const
  ).map(([what, stamp]) => ({
    title: `a date ${what}`,
    fileName: "usage.csv",
    content: () => rows("Date,kWh", `${stamp},5`, `${stamp},6`),
    codes: UNREADABLE,
  })),
  {
    title: "decimal commas between commas",
    fileName: "usage.csv",
    content: () => rows("Date,kWh", "2024-01-01,0,125", "2024-01-02,0,250"),
    codes: UNREADABLE,
    message: /semicolons/,
  },
  {
    title: "bytes in no known encoding",
    fileName: "usage.csv",
    content: () => joined("Date,kWh\n2024-01-01,", Uint8Array.of(0x81, 0x8d, 0x8f, 0x90, 0xff), "\n"),
    codes: [...UNREADABLE, ...WRONG_TYPE],
  },
  {
    title: "NUL in the middle",
    fileName: "usage.csv",
    content: () => "Date,kWh\n2024-01-01,5\u0000\n2024-01-02,6\n",
    codes: WRONG_TYPE,
  },
  {
    title: "half a UTF-16 character",
    fileName: "usage.csv",
    content: () => utf16("Date,kWh\n2024-01-01,5").slice(0, -1),
    codes: [...UNREADABLE, ...WRONG_TYPE],
  },
  {
    title: "only a byte order mark",
    fileName: "usage.csv",
    content: () => Uint8Array.of(0xef, 0xbb, 0xbf),
    codes: ["file_empty"],
  },
  { title: "whitespace", fileName: "usage.csv", content: () => " \n\t \r\n", codes: ["file_empty"] },
  { title: "an empty file", fileName: "usage.csv", content: () => "", codes: ["file_empty"] },
];

/** Valid content under invalid names. */
export const MALFORMED_NAMES: readonly MalformedFile[] = (
  [
    ["a wrong ending", "usage.docx"],
    ["two endings", "usage.csv.exe"],
    ["no ending", "usage"],
    ["a dot alone", "."],
    ["a way out of its folder", "../../../../etc/passwd"],
    ["a thousand letters", `${"a".repeat(1_000)}.exe`],
  ] as const
).map(([what, fileName]) => ({
  title: `a name with ${what}`,
  fileName,
  content: () => bytesOf("month,kwh\n2024-01,310\n2024-02,290\n"),
  codes: WRONG_TYPE,
}));
