import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { extractBill } from "../../packages/engine/src/bill-reading/extract-bill";
import { linesOf } from "../../packages/engine/src/bill-reading/text-lines";
import { decodePicture } from "../../packages/server/src/adapters/documents/picture-text/decode";
import {
  openPictureReader,
  type PictureReader,
} from "../../packages/server/src/adapters/documents/picture-text/open-reader";
import { type Pixels, turned } from "../../packages/server/src/adapters/documents/picture-text/pixels";
import { TesseractReader } from "../../packages/server/src/adapters/documents/tesseract-reader";
import { readUpload } from "../../packages/server/src/modules/bills/read-file";
import { pngHeader } from "../factories/documents";
import { photographed } from "../factories/photographed";

const fixture = (name: string) => new Uint8Array(readFileSync(new URL(`../fixtures/bills/${name}`, import.meta.url)));
const american = fixture("synthetic-american.png");

let page: Pixels;
let reader: PictureReader;
beforeAll(async () => {
  page = await decodePicture(american, 1_400);
  const opened = await openPictureReader();
  if (!opened) throw new Error("ONNX Runtime cannot be loaded here");
  reader = opened;
});
afterAll(() => reader.close());

const read = (picture: Pixels) => reader.read({ picture: { ...picture, channels: 3 }, page: 1 });

describe("a photograph of a page", () => {
  const photographs = [
    ["tilted by −12°, in shadow", () => photographed(page, { tiltDegrees: -12, shadow: 0.5, scale: 0.9 }), 0],
    ["upside down", () => turned(page, 180), 180],
    ["tilted by 7°", () => photographed(page, { tiltDegrees: 7, scale: 0.9 }), 0],
    ["seen at an angle", () => photographed(page, { tiltDegrees: 3, recession: 0.35, scale: 0.9 }), 0],
  ] as const;
  test.each(photographs)("%s is read line by line", async (_, photograph, turn) => {
    const { placed, turn: found } = await read(photograph());
    expect(found).toBe(turn);
    expect(extractBill(linesOf(placed))).toMatchObject({
      provider: { value: "Northfield Power & Light" },
      servicePeriod: { value: { firstDay: "2025-01-05", lastDay: "2025-02-04" } },
      energyKwh: { value: 612 },
      totalCost: { value: 103.15 },
      meterReadings: { value: { previous: 48_210, current: 48_822 } },
      taxesAndFees: { value: 4.91 },
    });
  });

  test("gives the same text each time", async () => {
    const picture = photographed(page, { tiltDegrees: 4, recession: 0.2, scale: 0.7 });
    expect(await read(picture)).toEqual(await read(picture));
  });

  test("without any text gives none", async () => {
    const empty = { data: new Uint8Array(640 * 480 * 3).fill(200), width: 640, height: 480 };
    expect(await read(empty)).toMatchObject({ placed: [], turn: 0 });
  });
});

test("signs of currencies that the recognizer does not know are read all the same", async () => {
  const facts = await readUpload(fixture("synthetic-german.jpg"));
  expect(facts).toMatchObject({ total: 3_500_000, cost: { total: 1_527.66, currency: "EUR" } });
});

test("Tesseract reads the page where ONNX Runtime cannot be loaded", async () => {
  const tesseract = new TesseractReader();
  const { placed } = await tesseract.read(american, 1).finally(() => tesseract.close());
  expect(extractBill(linesOf(placed))).toMatchObject({ energyKwh: { value: 612 }, totalCost: { value: 103.15 } });
});

describe("a picture that cannot be read is rejected with the reason", () => {
  test.each([
    ["too many pixels", pngHeader(9_000, 7_000), "image_too_large"],
    ["too few pixels", pngHeader(100, 900), "image_too_small"],
    ["a header and no pixels", pngHeader(800, 600), "image_damaged"],
    ["half a file", american.slice(0, american.length / 2), "image_damaged"],
  ])("%s", async (_, bytes, name) => {
    await expect(readUpload(bytes)).rejects.toMatchObject({ code: "file_unreadable", reason: { name } });
  });
});
