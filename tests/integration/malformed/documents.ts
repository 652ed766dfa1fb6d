import { deflateSync } from "node:zlib";
import { readFileSync } from "node:fs";
import { SYNTHETIC_BILLS } from "../../factories/bills";
import { blankPdf, pdfOfText, pngHeader, protectedPdf } from "../../factories/documents";
import type { MalformedFile } from "./case";
import { bytesOf, joined, UNREADABLE, WRONG_TYPE } from "./case";

const fixture = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../../fixtures/bills/${name}`, import.meta.url)));
const jpeg = fixture("synthetic-german.jpg");
const png = fixture("synthetic-american.png");

/** A PDF of the given objects, numbered from 1, with the catalog first and no cross-reference table. */
function pdfOf(...objects: (string | Uint8Array)[]): Uint8Array {
  const numbered = objects.flatMap((content, index) => [`${index + 1} 0 obj\n`, content, "\nendobj\n"]);
  return joined("%PDF-1.7\n", ...numbered, `trailer\n<< /Root 1 0 R /Size ${objects.length + 1} >>\n%%EOF\n`);
}

const CATALOG = "<< /Type /Catalog /Pages 2 0 R >>";
const PAGES = "<< /Type /Pages /Kids [3 0 R] /Count 1 >>";
const PAGE = "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R /Resources << >> >>";

function stream(dictionary: string, content: Uint8Array): Uint8Array {
  return joined(`<< ${dictionary} /Length ${content.length} >>\nstream\n`, content, "\nendstream");
}

/** Zeros compressed repeatedly, so that every byte becomes a thousand at each unpacking. */
function packedZeros(bytes: number, times: number): Uint8Array {
  let packed: Uint8Array = new Uint8Array(bytes);
  for (let time = 0; time < times; time += 1) packed = deflateSync(packed);
  return packed;
}

const flates = (times: number) => `/Filter [${"/FlateDecode ".repeat(times)}]`;

export const MALFORMED_DOCUMENTS: readonly MalformedFile[] = [
  {
    title: "a PDF cut off in the middle",
    fileName: "bill.pdf",
    content: async () => {
      const pdf = await pdfOfText(SYNTHETIC_BILLS.usLetter);
      return pdf.slice(0, pdf.length / 2);
    },
    codes: UNREADABLE,
    message: /damaged or incomplete.*download it again/,
  },
  {
    title: "a PDF with only its signature",
    fileName: "bill.pdf",
    content: () => "%PDF-1.7",
    codes: UNREADABLE,
    message: /damaged/,
  },
  {
    title: "a PDF without content",
    fileName: "bill.pdf",
    content: blankPdf,
    codes: UNREADABLE,
    message: /readable text or scanned pages/,
  },
  {
    title: "a PDF with a password",
    fileName: "bill.pdf",
    content: protectedPdf,
    codes: UNREADABLE,
    message: /password/,
  },
  {
    title: "a PDF whose page tree is its own child",
    fileName: "bill.pdf",
    content: () => pdfOf(CATALOG, "<< /Type /Pages /Kids [2 0 R] /Count 1 >>"),
    codes: UNREADABLE,
  },
  {
    title: "a PDF that claims a billion pages",
    fileName: "bill.pdf",
    content: () => pdfOf(CATALOG, "<< /Type /Pages /Kids [3 0 R] /Count 1000000000 >>", PAGE, stream("", bytesOf(""))),
    codes: UNREADABLE,
  },
  {
    title: "a PDF whose cross-reference table points to itself",
    fileName: "bill.pdf",
    content: () => {
      const body = "%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n";
      return `${body}xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Root 1 0 R /Size 2 /Prev ${body.length} >>\nstartxref\n${body.length}\n%%EOF`;
    },
    codes: UNREADABLE,
  },
  {
    title: "a PDF with arrays a hundred thousand deep",
    fileName: "bill.pdf",
    content: () => pdfOf(CATALOG, `<< /Type /Pages /Kids ${"[".repeat(100_000)} >>`),
    codes: UNREADABLE,
  },
  {
    title: "a PDF whose text unpacks to a gigabyte",
    fileName: "bill.pdf",
    content: () => pdfOf(CATALOG, PAGES, PAGE, stream(flates(2), packedZeros(1_000_000_000, 2))),
    codes: UNREADABLE,
    isLarge: true,
  },
  {
    // Past the memory limit however busy the machine is; half of it stays below and runs into the time limit instead.
    title: "a PDF of eighty million words",
    isLarge: true,
    fileName: "bill.pdf",
    content: () =>
      pdfOf(CATALOG, PAGES, PAGE, stream(flates(1), deflateSync(`BT /F1 9 Tf ${"(a)Tj ".repeat(80_000_000)}ET`))),
    codes: UNREADABLE,
  },
  {
    title: "a PDF with a picture of 100,000 by 100,000 pixels",
    fileName: "scan.pdf",
    content: () =>
      pdfOf(
        CATALOG,
        PAGES,
        PAGE.replace("/Resources << >>", "/Resources << /XObject << /Im 5 0 R >> >>"),
        stream("", bytesOf("q 600 0 0 800 0 0 cm /Im Do Q")),
        stream(
          `/Type /XObject /Subtype /Image /Width 100000 /Height 100000 /ColorSpace /DeviceRGB /BitsPerComponent 8 ${flates(1)}`,
          packedZeros(1_000_000, 1),
        ),
      ),
    codes: UNREADABLE,
  },
  {
    title: "a PDF that is no bill",
    fileName: "minutes.pdf",
    content: () => pdfOfText("Minutes of the meeting\nPresent: Ada, Grace and Alan\nWe agreed to meet again"),
    codes: UNREADABLE,
    message: /find the energy used or the cost/,
  },
  {
    title: "a file that is both PDF and JPEG",
    fileName: "bill.pdf",
    content: () => joined(jpeg.slice(0, 20), "%PDF-1.7\n1 0 obj\n<< >>\nendobj\n", jpeg.slice(20, 900)),
    codes: UNREADABLE,
  },
  {
    title: "a truncated JPEG",
    fileName: "bill.jpg",
    content: () => jpeg.slice(0, 700),
    codes: UNREADABLE,
    message: /damaged/,
  },
  {
    title: "a JPEG with every seventh byte overwritten",
    fileName: "bill.jpg",
    content: () => jpeg.map((byte, index) => (index > 400 && index % 7 === 0 ? 0xff : byte)),
    codes: UNREADABLE,
    message: /damaged/,
  },
  {
    title: "a JPEG whose segments point past its end",
    fileName: "bill.jpg",
    content: () => new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0xff, 0xff, ...new Uint8Array(400)]),
    codes: UNREADABLE,
  },
  {
    title: "a JPEG whose EXIF directory has 65,535 missing entries",
    fileName: "bill.jpg",
    content: () =>
      new Uint8Array([0xff, 0xd8, 0xff, 0xe1, 0, 40, ...bytesOf("Exif\0\0II"), 42, 0, 8, 0, 0, 0, 255, 255]),
    codes: UNREADABLE,
  },
  {
    title: "a truncated PNG",
    fileName: "bill.png",
    content: () => png.slice(0, 9_000),
    codes: UNREADABLE,
    message: /damaged/,
  },
  {
    title: "a PNG that claims 100,000 by 100,000 pixels",
    fileName: "bill.png",
    content: () => pngHeader(100_000, 100_000),
    codes: UNREADABLE,
    message: /too large to read \(100000 × 100000 pixels\)/,
  },
  {
    title: "a PNG that claims a negative size",
    fileName: "bill.png",
    content: () => pngHeader(0xffff_ffff, 0xffff_ffff),
    codes: UNREADABLE,
  },
  {
    title: "a PNG without height",
    fileName: "bill.png",
    content: () => pngHeader(800, 0),
    codes: UNREADABLE,
    message: /too small/,
  },
  {
    title: "a PNG with only a header",
    fileName: "bill.png",
    content: () => pngHeader(800, 600),
    codes: UNREADABLE,
    message: /damaged/,
  },
  {
    title: "an executable",
    fileName: "bill.pdf",
    content: () => joined("\u007fELF", new Uint8Array(400)),
    codes: WRONG_TYPE,
  },
  {
    title: "a web page named .pdf",
    fileName: "bill.pdf",
    content: () => "<!DOCTYPE html><html><body>Please sign in</body></html>",
    codes: WRONG_TYPE,
  },
];
