import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { turnedPicture, turnInExif } from "../../packages/server/src/adapters/documents/turned-picture";
import { readUpload } from "../../packages/server/src/modules/bills/read-file";
import { NIGHTLY, sampled } from "../support/nightly";

const fixture = (name: string) => new Uint8Array(readFileSync(new URL(`../fixtures/bills/${name}`, import.meta.url)));

const CHINESE = fixture("synthetic-chinese.jpg");
let firstReading: ReturnType<typeof readUpload> | undefined;
/** What one reading of it found: each takes seconds. */
const chineseBill = () => (firstReading ??= readUpload(CHINESE));

test("a photograph of a Chinese bill is read with Chinese characters", async () => {
  expect(await chineseBill()).toMatchObject({
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

test("the same picture gives the same text on every read", async () => {
  expect(await readUpload(CHINESE)).toEqual(await chineseBill());
});

describe("a sideways page", () => {
  test.runIf(NIGHTLY)("is rotated upright, and a notice says so", async () => {
    expect(await readUpload(fixture("synthetic-british-sideways.jpg"))).toMatchObject({
      source: "bill_image",
      start: "2025-03-03T00:00:00",
      end: "2025-04-03T00:00:00",
      total: 248_500,
      cost: { total: 81.29, currency: "GBP" },
      notices: [{ code: "picture_turned", values: { degrees: 270 } }],
    });
  });

  test.each(sampled([90, 180, 270], 0))(
    "follows its EXIF data, %i°, unless its text shows otherwise",
    async (degrees) => {
      const facts = await readUpload(turnedPicture(fixture("synthetic-german.jpg"), degrees));
      const notice = { code: "picture_turned", values: { degrees: 360 - degrees } };
      expect(facts).toMatchObject({ total: 3_500_000, notices: [notice] });
    },
  );
});

describe("pixels of a scan", () => {
  const pixmap = (width: number, height: number, ...pixels: number[]) =>
    new Uint8Array([...Buffer.from(`P5\n${width} ${height}\n255\n`), ...pixels]);
  const row = pixmap(3, 2, 1, 2, 3, 4, 5, 6);

  test.each([
    [0, row],
    [90, pixmap(2, 3, 4, 1, 5, 2, 6, 3)],
    [180, pixmap(3, 2, 6, 5, 4, 3, 2, 1)],
    [270, pixmap(2, 3, 3, 6, 2, 5, 1, 4)],
  ])("are rotated by %i° clockwise", (degrees, turned) => expect(turnedPicture(row, degrees)).toEqual(turned));
});

describe("EXIF's orientation", () => {
  const jpeg = fixture("synthetic-german.jpg");
  /** The segment that {@link turnedPicture} writes, in the byte order of an Intel processor. */
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
