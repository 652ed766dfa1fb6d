import { expect, test } from "vitest";
import { decodeCtc } from "./ctc";
import { withCorrections, withSpaces } from "./spacing";

const CHARACTERS = ["", "1", "2", "k", " "];

/** Probabilities in which each step has one likely class. */
const outputOf = (...steps: [best: number, probability: number][]) => ({
  dims: [1, steps.length, CHARACTERS.length],
  data: new Float32Array(
    steps.flatMap(([best, probability]) => CHARACTERS.map((_, index) => (index === best ? probability : 0.01))),
  ),
});

test("repeats merge, a blank between two keeps both, and each character has its step and certainty", () => {
  const output = outputOf([1, 0.9], [1, 0.8], [0, 0.9], [1, 0.5], [2, 0.75], [0, 0.9]);
  expect(decodeCtc(output, CHARACTERS)).toEqual([
    { text: "1", step: 0, certainty: expect.closeTo(0.9) },
    { text: "1", step: 3, certainty: 0.5 },
    { text: "2", step: 4, certainty: 0.75 },
  ]);
});

test("blanks alone are no text", () => expect(decodeCtc(outputOf([0, 0.9], [0, 0.9]), CHARACTERS)).toEqual([]));

/** Text with the step of each character. */
const readAs = (text: string, ...steps: number[]) =>
  withSpaces([...text].map((character, index) => ({ text: character, step: steps[index] ?? 0, certainty: 1 })))
    .map((character) => character.text)
    .join("");

test("a wide gap between letters is a space", () => {
  expect(readAs("VATat5", 0, 3, 6, 12, 15, 21)).toBe("VAT at 5");
});

test("a capital letter before a small one needs more room, and gets no space", () => {
  expect(readAs("Power", 0, 4, 6, 9, 11)).toBe("Power");
});

test("a number stays whole, also around its comma, and Chinese gets no spaces", () => {
  expect(readAs("1,024", 0, 2, 4, 8, 11)).toBe("1,024");
  expect(readAs("电费合计", 0, 5, 11, 20)).toBe("电费合计");
});

test.each([
  ["va11e", "valle"],
  ["Peri0do", "Periodo"],
  ["0,2458 ∈/kwh", "0,2458 €/kwh"],
  ["62,86E sera", "62,86 € sera"],
  ["Jan 5,2025-Feb 4,2025", "Jan 5, 2025 - Feb 4, 2025"],
  ["1,024 kWh, 2024-05-01", "1,024 kWh, 2024-05-01"],
  ["CO2 A100 10kWh 1101", "CO2 A100 10kWh 1101"],
])("%s is read as %s", (read, expected) => expect(withCorrections(read)).toBe(expected));
