import type { Cell } from "../../factories/documents";
import { archiveOf, workbookOf, zipOf } from "../../factories/documents";
import type { MalformedFile } from "./case";
import { bytesOf, joined, UNREADABLE, WRONG_TYPE } from "./case";

const hours: Cell[][] = Array.from({ length: 72 }, (_, hour) => [new Date(Date.UTC(2024, 0, 1, hour)), 0.5]);
const usage = () => workbookOf({ Usage: [["Date", "kWh"], ...hours] });

/** The workbook's archive with 16 or 32 bits of its end record overwritten. */
function withEndRecord(at: number, value: number): Uint8Array {
  const zip = usage();
  new DataView(zip.buffer).setUint16(zip.length - 22 + at, value, true);
  return zip;
}

/** A compound file (MS-CFB) with a cycle in its allocation table. */
function circularXls(): Uint8Array {
  const file = new Uint8Array(512 * 8);
  const view = new DataView(file.buffer);
  file.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  view.setUint16(24, 0x3e, true);
  view.setUint16(26, 3, true);
  view.setUint16(28, 0xfffe, true);
  view.setUint16(30, 9, true);
  view.setUint16(32, 6, true);
  view.setUint32(44, 1, true);
  view.setUint32(48, 1, true);
  view.setUint32(56, 4096, true);
  view.setUint32(60, 0xffff_fffe, true);
  view.setUint32(68, 0xffff_fffe, true);
  view.setUint32(76, 0, true);
  for (let entry = 1; entry < 109; entry += 1) view.setUint32(76 + entry * 4, 0xffff_ffff, true);
  for (let sector = 0; sector < 128; sector += 1) view.setUint32(512 + sector * 4, (sector % 6) + 1, true);
  return file;
}

const XML = '<?xml version="1.0"?>';
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** A workbook of one sheet with the given XML between its `sheetData` tags. */
function workbookWith(sheetData: string): Uint8Array {
  const files = {
    "[Content_Types].xml": `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
    "xl/workbook.xml": `${XML}<workbook ${MAIN} xmlns:r="${RELATIONS}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    "xl/worksheets/sheet1.xml": `${XML}<worksheet ${MAIN}><sheetData>${sheetData}</sheetData></worksheet>`,
  };
  return archiveOf(Object.entries(files).map(([name, text]) => ({ name, content: bytesOf(text) })));
}

export const MALFORMED_SPREADSHEETS: readonly MalformedFile[] = [
  {
    title: "a truncated Excel file",
    fileName: "usage.xlsx",
    content: () => usage().slice(0, 900),
    codes: UNREADABLE,
    message: /damaged/,
  },
  {
    title: "a zip bomb",
    fileName: "usage.xlsx",
    content: () => zipOf("xl/workbook.xml", new Uint8Array(100 * 1024 * 1024)),
    codes: UNREADABLE,
    message: /too large when unpacked/,
  },
  {
    title: "a zip bomb whose directory states a false size",
    fileName: "usage.xlsx",
    content: () => zipOf("xl/workbook.xml", new Uint8Array(100 * 1024 * 1024), 1_000),
    codes: UNREADABLE,
  },
  {
    title: "an archive within an archive",
    fileName: "usage.xlsx",
    content: () => zipOf("usage.xlsx", zipOf("usage.xlsx", usage())),
    codes: WRONG_TYPE,
  },
  {
    title: "an archive with a path traversal",
    fileName: "usage.xlsx",
    content: () => zipOf("../../../../etc/passwd", bytesOf("root")),
    codes: WRONG_TYPE,
  },
  {
    title: "an archive of 65,535 missing files",
    fileName: "usage.xlsx",
    content: () => withEndRecord(10, 65_535),
    codes: UNREADABLE,
  },
  {
    title: "an archive whose directory starts past its end",
    fileName: "usage.xlsx",
    content: () => withEndRecord(18, 65_535),
    codes: UNREADABLE,
  },
  {
    title: "an archive with only its first bytes",
    fileName: "usage.xlsx",
    content: () => "PK\u0003\u0004",
    codes: UNREADABLE,
  },
  {
    title: "a workbook whose workbook.xml is not XML",
    fileName: "usage.xlsx",
    content: () => zipOf("xl/workbook.xml", bytesOf("<<<<<<")),
    codes: [...UNREADABLE, "file_empty"],
  },
  {
    title: "a sheet without a number",
    fileName: "usage.xlsx",
    content: () =>
      workbookOf({
        A: [
          ["Name", "Color"],
          ["sun", "yellow"],
        ],
      }),
    codes: UNREADABLE,
    message: /header row/,
  },
  {
    title: "a sheet of four million cells in one row",
    isLarge: true,
    fileName: "usage.xlsx",
    content: () => workbookWith(`<row r="1">${"<c><v>1</v></c>".repeat(4_000_000)}</row>`),
    codes: UNREADABLE,
  },
  {
    title: "a sheet whose only cell is in its last row and column",
    fileName: "usage.xlsx",
    content: () => workbookWith('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'),
    codes: [...UNREADABLE, "file_empty"],
  },
  {
    title: "a sheet with negative row numbers",
    fileName: "usage.xlsx",
    content: () => workbookWith('<row r="-5"><c r="A-5"><v>1</v></c></row>'),
    codes: [...UNREADABLE, "file_empty"],
  },
  {
    title: "a workbook without cells",
    fileName: "usage.xlsx",
    content: () => workbookOf({ A: [] }),
    codes: ["file_empty"],
  },
  {
    title: "an old Excel file of garbage",
    fileName: "usage.xls",
    content: () => joined(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1), new Uint8Array(600).fill(7)),
    codes: UNREADABLE,
  },
  {
    title: "an old Excel file with a cycle in its sectors",
    fileName: "usage.xls",
    content: circularXls,
    codes: [...UNREADABLE, "file_empty"],
  },
];
