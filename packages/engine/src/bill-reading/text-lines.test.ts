import { expect, test } from "vitest";
import { linesOf, textOf } from "./text-lines";

const piece = (text: string, left: number, top: number, height = 30) => ({
  page: 1,
  text,
  left,
  right: left + text.length * 12,
  top,
  bottom: top + height,
  certainty: 1,
});

test("lines that are set so tightly that their boxes overlap stay apart", () => {
  const lines = linesOf([
    piece("Account Number", 0, 0),
    piece("4471806023", 300, 2),
    piece("Issued", 0, 16),
    piece("7/18/25", 300, 18),
    piece("Page", 0, 32),
    piece("1 of 2", 300, 34),
  ]);
  expect(lines.map(textOf)).toEqual(["Account Number  4471806023", "Issued  7/18/25", "Page  1 of 2"]);
});
