import { readFileSync } from "node:fs";
import { extractImages, getDocumentProxy } from "unpdf";
import { describe, expect, test } from "vitest";
import { turnedPicture, turnInExif } from "../../packages/server/src/platform/documents/turned-picture";
import { toPixmap } from "../../packages/server/src/platform/documents/pixmap";
import { readUpload } from "../../packages/server/src/platform/documents/read-upload";
import { pngOf, scannedPdf } from "../factories/documents";

const fixture = (name: string) => new Uint8Array(readFileSync(new URL(`../fixtures/bills/${name}`, import.meta.url)));
const american = fixture("synthetic-american.png");

const AMERICAN = {
  source: "bill_image",
  start: "2025-01-05T00:00:00",
  end: "2025-02-05T00:00:00",
  total: 612_000,
  cost: { total: 103.15, currency: "$" },
};

/** A PNG with its pixels really turned, as a scanner leaves a page that was put in sideways. */
async function turned(png: Uint8Array, degrees: number): Promise<Uint8Array> {
  const pdf = await getDocumentProxy(await scannedPdf(png, "png"));
  const [picture] = await extractImages(pdf, 1);
  if (!picture) throw new Error("no picture");
  const pixmap = turnedPicture(toPixmap(picture), degrees);
  const [, size = "", depth = ""] = new TextDecoder().decode(pixmap.subarray(0, 40)).split("\n");
  const [width = 0, height = 0] = size.split(" ").map(Number);
  return pngOf({ pixels: pixmap.subarray(3 + size.length + 1 + depth.length + 1), width, height });
}

test("a photograph of a Chinese bill is read with Chinese signs", async () => {
  expect(await readUpload(fixture("synthetic-chinese.jpg"))).toMatchObject({
    source: "bill_image",
    total: 325_000,
    cost: { total: 169, currency: "CNY" },
    start: "2025-01-01T00:00:00",
    bill: {
      provider: { value: "示例市供电公司" },
      tariffName: { value: "居民生活用电" },
      touSplit: [
        { period: "on_peak", value: 200 },
        { period: "off_peak", value: 125 },
      ],
    },
  });
});

describe("a page that lies on its side", () => {
  test.each([90, 180])("by %i° is turned upright, and that is said", async (degrees) => {
    const facts = await readUpload(await turned(american, degrees));
    expect(facts).toMatchObject(AMERICAN);
    expect(facts.notices).toContainEqual({ code: "picture_turned", values: { degrees: 360 - degrees } });
  });

  test("by its own EXIF data alone is believed to until its words say otherwise", async () => {
    const facts = await readUpload(turnedPicture(fixture("synthetic-german.jpg"), 90));
    expect(facts).toMatchObject({ total: 3_500_000, notices: [{ code: "picture_turned", values: { degrees: 270 } }] });
  });
});

describe("EXIF's orientation", () => {
  const jpeg = fixture("synthetic-german.jpg");
  /** The same segment as {@link turnedPicture} writes, in the byte order of an Intel processor. */
  const littleEndian = (orientation: number) => {
    const tiff = [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0];
    return new Uint8Array([
      0xff,
      0xd8,
      0xff,
      0xe1,
      0,
      tiff.length + 8,
      ...Buffer.from("Exif\0\0"),
      ...tiff,
      ...jpeg.slice(2),
    ]);
  };

  test.each([
    ["none", jpeg, 0],
    ["upright", littleEndian(1), 0],
    ["little-endian", littleEndian(6), 90],
    ["upside down", littleEndian(3), 180],
    ["big-endian", turnedPicture(jpeg, 270), 270],
    ["cut off", littleEndian(6).slice(0, 24), 0],
    ["pointing nowhere", littleEndian(6).with(16, 0xff).with(17, 0xff), 0],
  ])("%s", (_, picture, degrees) => expect(turnInExif(picture)).toBe(degrees));
});
