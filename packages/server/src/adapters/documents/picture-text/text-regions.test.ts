import { describe, expect, test } from "vitest";
import { boxAround, convexHull, turnedBy } from "./geometry";
import { type ProbabilityMap, textBox, textRegions } from "./text-regions";

const SIZE = { width: 200, height: 160 };

/** A map with bars of text: center, size, tilt in radians and probability. */
function mapOf(
  ...bars: { x: number; y: number; width: number; height: number; angle?: number; probability?: number }[]
): ProbabilityMap {
  const data = new Float32Array(SIZE.width * SIZE.height);
  for (const { x, y, width, height, angle = 0, probability = 0.9 } of bars) {
    for (let index = 0; index < data.length; index += 1) {
      const [column, row] = [(index % SIZE.width) + 0.5, Math.floor(index / SIZE.width) + 0.5];
      const inside = turnedBy({ x: column - x, y: row - y }, -angle);
      if (Math.abs(inside.x) <= width / 2 && Math.abs(inside.y) <= height / 2) data[index] = probability;
    }
  }
  return { ...SIZE, data };
}

describe("regions of text in a probability map", () => {
  test("are found from top to bottom with their place and size", () => {
    const regions = textRegions(
      mapOf({ x: 60, y: 100, width: 80, height: 10 }, { x: 100, y: 30, width: 120, height: 8 }),
    );
    expect(regions.map(({ box }) => box)).toEqual([
      { x: 100, y: 30, width: 120, height: 8, angle: expect.closeTo(0) },
      { x: 60, y: 100, width: 80, height: 10, angle: expect.closeTo(0) },
    ]);
  });

  test.each([-12, -3, 2, 8])("keep a tilt of %i°", (degrees) => {
    const angle = (degrees * Math.PI) / 180;
    const [region] = textRegions(mapOf({ x: 100, y: 80, width: 120, height: 9, angle }));
    expect(region?.box.angle).toBeCloseTo(angle, 2);
    expect(region?.box.x).toBeCloseTo(100, 0);
    expect(region?.box.height).toBeLessThan(12);
  });

  test("of low probability, or of a few pixels, are noise", () => {
    const noise = mapOf(
      { x: 60, y: 100, width: 80, height: 10, probability: 0.5 },
      { x: 100, y: 30, width: 2, height: 2 },
    );
    expect(textRegions(noise)).toEqual([]);
  });

  test("grow back to the text that the network shrinks, by area over perimeter", () => {
    const [region] = textRegions(mapOf({ x: 100, y: 80, width: 100, height: 10 }));
    const distance = (100 * 10 * 1.6) / 220;
    expect(region && textBox(region, 0)).toMatchObject({
      width: expect.closeTo(100 + 2 * distance),
      height: expect.closeTo(10 + 2 * distance),
    });
  });
});

test("a convex hull has the outer corners only", () => {
  const corners = [
    { x: 0, y: 0 },
    { x: 4, y: 0 },
    { x: 4, y: 3 },
    { x: 0, y: 3 },
  ];
  const hull = convexHull([{ x: 2, y: 1 }, ...corners, { x: 2, y: 0 }]);
  expect(new Set(hull)).toEqual(new Set(corners));
  expect(boxAround(hull, 0)).toEqual({ x: 2, y: 1.5, width: 4, height: 3, angle: 0 });
});
