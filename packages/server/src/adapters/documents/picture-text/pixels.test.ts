import { expect, test } from "vitest";
import { resized, sideFor, sizeWithin, toRgb, turned } from "./pixels";
import { stripWidth, writeStrip } from "./strips";

const gray = (width: number, height: number, ...values: number[]) =>
  toRgb({ data: Uint8Array.from(values), width, height, channels: 1 });
const valuesOf = ({ data }: { data: Uint8Array }) => [...data].filter((_, index) => index % 3 === 0);

test("what is transparent is white", () => {
  const { data } = toRgb({ data: Uint8Array.of(10, 20, 30, 255, 10, 20, 30, 0), width: 2, height: 1, channels: 4 });
  expect([...data]).toEqual([10, 20, 30, 255, 255, 255]);
});

test("a smaller picture has the means of the areas, also where they cut a pixel", () => {
  expect(valuesOf(resized(gray(4, 2, 0, 20, 100, 120, 40, 60, 140, 160), 2, 1))).toEqual([30, 130]);
  expect(valuesOf(resized(gray(3, 1, 0, 90, 180), 2, 1))).toEqual([30, 150]);
});

test("a picture is never enlarged to its limit", () => {
  expect(sizeWithin({ width: 4_000, height: 3_000 }, 2_000)).toEqual({ width: 2_000, height: 1_500 });
  expect(sizeWithin({ width: 400, height: 300 }, 2_000)).toEqual({ width: 400, height: 300 });
});

test("a picture of two pages under each other may be longer than one of a page, but not without end", () => {
  expect(sideFor({ width: 3_000, height: 4_000 }, 2_000)).toBe(2_000);
  expect(sideFor({ width: 1_500, height: 4_050 }, 2_000)).toBe(3_600);
  expect(sideFor({ width: 200, height: 9_000 }, 2_000)).toBe(4_000);
});

test.each([
  [0, [1, 2, 3, 4, 5, 6]],
  [90, [4, 1, 5, 2, 6, 3]],
  [180, [6, 5, 4, 3, 2, 1]],
  [270, [3, 6, 2, 5, 1, 4]],
])("pixels are turned by %i° clockwise", (degrees, expected) =>
  expect(valuesOf(turned(gray(3, 2, 1, 2, 3, 4, 5, 6), degrees))).toEqual(expected),
);

test("the strip of a box that stands upright is level", () => {
  // Left half dark: text that runs downwards, as the box says, starts with what is at the top.
  const picture = gray(4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255, 255, 255, 255, 255, 255, 255);
  const box = { x: 2, y: 2, width: 4, height: 4, angle: Math.PI / 2 };
  const width = stripWidth(box);
  const strip = new Float32Array(3 * 48 * width);
  writeStrip(picture, box, strip);
  expect(strip[0]).toBeCloseTo(-1);
  expect(strip[width - 1]).toBeCloseTo(1);
});
