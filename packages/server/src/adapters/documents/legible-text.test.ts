import { expect, test } from "vitest";
import { legibleText } from "./legible-text";

const pieces = (...certainties: number[]) =>
  certainties.map((certainty, index) => ({
    page: 1,
    text: `piece ${index}`,
    left: 0,
    right: 90,
    top: index * 20,
    bottom: index * 20 + 12,
    certainty,
  }));

test("a stain is left out, and the page still counts as read", () => {
  const { legible, isPart } = legibleText(pieces(0.2, ...Array<number>(19).fill(0.95)), false);
  expect([legible.length, isPart]).toEqual([19, false]);
});

test("a page is read in part when much of its text is illegible, or there was more than is read", () => {
  expect(legibleText(pieces(0.2, 0.3, 0.4, ...Array<number>(17).fill(0.95)), false).isPart).toBe(true);
  expect(legibleText(pieces(0.95), true).isPart).toBe(true);
  expect(legibleText([], false).isPart).toBe(false);
});
