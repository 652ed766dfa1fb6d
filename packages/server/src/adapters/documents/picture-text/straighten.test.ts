import { linesOf } from "@wattleaf/engine/bill-reading/text-lines";
import { describe, expect, test } from "vitest";
import { alignedPlane } from "./align-rows";
import { type Point, type TiltedBox, turnedBy } from "./geometry";
import { placedText } from "./placed-text";
import { planeOf, straightened } from "./straighten";

const SIZE = { width: 1_600, height: 2_000 };
const ROWS = Array.from({ length: 20 }, (_, row) => 300 + row * 60);
const COLUMNS = [
  { text: "label", x: 300, width: 240 },
  { text: "amount", x: 1_250, width: 110 },
];

/** A page of labels and amounts in two columns, photographed as told. */
function photographed(see: (point: Point) => Point): (TiltedBox & { text: string })[] {
  return ROWS.flatMap((y, row) =>
    COLUMNS.map(({ text, x, width }) => {
      const [start, end] = [see({ x: x - width / 2, y }), see({ x: x + width / 2, y })];
      return {
        text: `${text} ${row}`,
        x: (start.x + end.x) / 2,
        y: (start.y + end.y) / 2,
        width: Math.hypot(end.x - start.x, end.y - start.y),
        height: 30,
        // Outlines of short texts are rough.
        angle: Math.atan2(end.y - start.y, end.x - start.x) + (row % 3 === 0 ? 0.02 : -0.01),
      };
    }),
  );
}

const center = { x: SIZE.width / 2, y: SIZE.height / 2 };
const tilted = (degrees: number) => (point: Point) => {
  const turned = turnedBy({ x: point.x - center.x, y: point.y - center.y }, (degrees * Math.PI) / 180);
  return { x: turned.x + center.x, y: turned.y + center.y };
};
/** The right edge is farther away. */
const atAnAngle = ({ x, y }: Point): Point => {
  const depth = 1 + (0.25 * (x - center.x)) / SIZE.width;
  return { x: center.x + (x - center.x) / depth, y: center.y + (y - center.y) / depth };
};

describe("the rows of a page", () => {
  test.each([
    ["straight from above", (point: Point) => point],
    ["tilted by −12°", tilted(-12)],
    ["tilted by 5°", tilted(5)],
    ["seen at an angle", atAnAngle],
    ["seen at an angle and tilted", (point: Point) => tilted(7)(atAnAngle(point))],
  ])("%s, are put together again", (_, see) => {
    const boxes = photographed(see);
    const plane = alignedPlane(planeOf(boxes, SIZE), boxes, SIZE);
    const placed = boxes.flatMap((box) =>
      placedText(
        [...box.text].map((text, step) => ({ text, step, certainty: 1 })),
        box,
        plane,
        1,
      ),
    );
    const lines = linesOf(placed).map(({ cells }) => cells.map(({ text }) => text));
    expect(lines).toEqual(ROWS.map((_y, row) => [`label ${row}`, `amount ${row}`]));
  });

  test("of a page without text have no tilt", () => {
    expect(planeOf([], SIZE)).toMatchObject({ angle: 0, convergence: 0 });
  });

  test("that converge become level", () => {
    const boxes = photographed(atAnAngle);
    const plane = alignedPlane(planeOf(boxes, SIZE), boxes, SIZE);
    const [left, right] = [atAnAngle({ x: 200, y: 400 }), atAnAngle({ x: 1_400, y: 400 })];
    expect(left.y - right.y).toBeLessThan(-60);
    expect(straightened(plane, left).y - straightened(plane, right).y).toBeCloseTo(0, -1);
  });
});

test("a box with two columns is cut at its gap", () => {
  const plane = planeOf([], SIZE);
  const box = { x: 400, y: 100, width: 400, height: 40, angle: 0 };
  const characters = [..."Tax"].map((text, index) => ({ text, step: index * 3, certainty: 0.9 }));
  const amount = [..."4.91"].map((text, index) => ({ text, step: 45 + index * 3, certainty: 0.8 }));
  const placed = placedText([...characters, ...amount], box, plane, 1);
  expect(placed.map(({ text, certainty }) => [text, certainty])).toEqual([
    ["Tax", expect.closeTo(0.9)],
    ["4.91", expect.closeTo(0.8)],
  ]);
  expect(placed[1]!.left).toBeGreaterThan(placed[0]!.right + 200);
});
