import { deflateRawSync } from "node:zlib";
import { utils, write } from "@e965/xlsx";
import { PDFDocument, StandardFonts } from "pdf-lib";

const A4 = { width: 595, height: 842 };
const FONT_SIZE = 8;
/** Width of a letter, so that text columns become page columns. */
const COLUMN_WIDTH = 5.5;

/**
 * A PDF with a text layer laid out like the text: two or more spaces separate its columns. Latin letters only.
 * @param blankPages behind the page of text
 */
export async function pdfOfText(text: string, blankPages = 0): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const page = pdf.addPage([A4.width, A4.height]);
  for (const [row, line] of text.trim().split("\n").entries()) {
    for (const match of line.matchAll(/\S+(?: \S+)*/g)) {
      const y = A4.height - 40 - row * 14;
      page.drawText(match[0], { x: 30 + match.index * COLUMN_WIDTH, y, size: FONT_SIZE, font });
    }
  }
  for (let added = 0; added < blankPages; added += 1) pdf.addPage([A4.width, A4.height]);
  return pdf.save();
}

/** A scan: a PDF with a picture as its only page. */
export async function scannedPdf(picture: Uint8Array, kind: "png" | "jpeg"): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const image = kind === "png" ? await pdf.embedPng(picture) : await pdf.embedJpg(picture);
  const page = pdf.addPage([A4.width, A4.height]);
  page.drawImage(image, { x: 0, y: A4.height - 500, width: A4.width, height: (A4.width * image.height) / image.width });
  return pdf.save();
}

/** A PDF without any page content. */
export async function blankPdf(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.addPage([A4.width, A4.height]);
  return pdf.save();
}

/** A PDF encrypted with an unknown password (ISO 32000-1, 7.6.3). */
export function protectedPdf(): Uint8Array {
  const key = "5a".repeat(32);
  return new TextEncoder().encode(`%PDF-1.4
1 0 obj
<< /Type /Catalog /Pages 2 0 R >>
endobj
2 0 obj
<< /Type /Pages /Kids [3 0 R] /Count 1 >>
endobj
3 0 obj
<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>
endobj
4 0 obj
<< /Filter /Standard /V 2 /R 3 /Length 128 /P -44 /O <${key}> /U <${key}> >>
endobj
trailer
<< /Root 1 0 R /Size 5 /Encrypt 4 0 R /ID [<00><00>] >>
%%EOF
`);
}

export type Cell = string | number | Date | null;

/** A workbook with one sheet per name, as .xlsx or the old .xls. */
export function workbookOf(sheets: Record<string, Cell[][]>, bookType: "xlsx" | "biff8" = "xlsx"): Uint8Array {
  const workbook = utils.book_new();
  for (const [name, rows] of Object.entries(sheets)) {
    const sheet = utils.aoa_to_sheet(rows, { UTC: true, dateNF: "yyyy-mm-dd hh:mm" });
    utils.book_append_sheet(workbook, sheet, name);
  }
  return new Uint8Array(write(workbook, { type: "array", bookType, compression: true }));
}

/** A ZIP archive of one deflated file; `statedBytes` is the unpacked size in its directory. */
export function zipOf(name: string, content: Uint8Array, statedBytes = content.length): Uint8Array {
  return archiveOf([{ name, content, statedBytes }]);
}

/** A ZIP archive (PKWARE APPNOTE) of deflated files. */
export function archiveOf(files: readonly { name: string; content: Uint8Array; statedBytes?: number }[]): Uint8Array {
  const local: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let at = 0;
  for (const { name, content, statedBytes = content.length } of files) {
    const packed = deflateRawSync(content);
    const nameBytes = new TextEncoder().encode(name);
    const header = (signature: number, length: number, fieldsAt: number) => {
      const view = new DataView(new ArrayBuffer(length));
      view.setUint32(0, signature, true);
      view.setUint16(fieldsAt, 8, true);
      view.setUint32(fieldsAt + 10, packed.length, true);
      view.setUint32(fieldsAt + 14, statedBytes, true);
      view.setUint16(fieldsAt + 18, nameBytes.length, true);
      return view;
    };
    const entry = header(0x02014b50, 46, 10);
    entry.setUint32(42, at, true);
    local.push(bytesIn(header(0x04034b50, 30, 8)), nameBytes, packed);
    directory.push(bytesIn(entry), nameBytes);
    at += 30 + nameBytes.length + packed.length;
  }
  const end = new DataView(new ArrayBuffer(22));
  end.setUint32(0, 0x06054b50, true);
  end.setUint16(8, files.length, true);
  end.setUint16(10, files.length, true);
  end.setUint32(
    12,
    directory.reduce((sum, { length }) => sum + length, 0),
    true,
  );
  end.setUint32(16, at, true);
  return new Uint8Array(Buffer.concat([...local, ...directory, bytesIn(end)]));
}

const bytesIn = (view: DataView) => new Uint8Array(view.buffer, view.byteOffset, view.byteLength);

/** The start of a PNG of the given size, with only its header. */
export function pngHeader(width: number, height: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(33));
  for (const [index, byte] of [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a].entries()) view.setUint8(index, byte);
  view.setUint32(8, 13);
  view.setUint32(12, 0x49484452);
  view.setUint32(16, width);
  view.setUint32(20, height);
  view.setUint8(24, 8);
  view.setUint8(25, 2);
  return new Uint8Array(view.buffer);
}
