import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CosineIndex } from "./cosine-index";
import { PieceTable } from "./piece-table";

const texts = fc.array(fc.array(fc.constantFrom(..."abcdefghij"), { minLength: 1, maxLength: 8 }), {
  minLength: 1,
  maxLength: 12,
});

/** By the definition, piece by piece. */
function cosine(asked: readonly string[], text: readonly string[], all: readonly (readonly string[])[]): number {
  const idf = (piece: string) => {
    const count = all.filter((one) => one.includes(piece)).length;
    return Math.log(1 + all.length / (count || 1));
  };
  const length = (pieces: ReadonlySet<string>) => Math.hypot(...Array.from(pieces, idf));
  const [left, right] = [new Set(asked), new Set(text)];
  const shared = [...left].filter((piece) => right.has(piece)).reduce((sum, piece) => sum + idf(piece) ** 2, 0);
  return shared / (length(left) * length(right));
}

describe("cosine index", () => {
  it("is the cosine of the pieces, weighted by how rare they are", () => {
    fc.assert(
      fc.property(texts, fc.array(fc.constantFrom(..."abcdefghijxyz"), { minLength: 1 }), (all, asked) => {
        const index = new CosineIndex(all);
        const found = index.similarities(asked);
        expect(new CosineIndex(structuredClone(index.packed)).similarities(asked)).toEqual(found);
        all.forEach((text, at) => expect(found[at]).toBeCloseTo(cosine(asked, text, all), 5));
      }),
    );
  });

  it("weighs a few more texts as the many do", () => {
    const many = new CosineIndex([["rate", "solar"], ["rate", "battery"], ["rate"]]);
    const few = new CosineIndex([["rate", "solar"]], undefined, many);
    expect(few.similarities(["solar"])[0]).toBeCloseTo(many.similarities(["solar"])[0] ?? 0, 5);
    expect(few.similarities(["rate"])[0]).toBeCloseTo(many.similarities(["rate"])[0] ?? 0, 5);
  });
});

describe("piece table", () => {
  it("numbers pieces as they come, and knows them again after it has grown", () => {
    const table = new PieceTable();
    const pieces = Array.from({ length: 3000 }, (_, at) => `piece ${at}`);
    expect(pieces.map((piece) => table.add(piece))).toEqual(pieces.map((_, at) => at));
    expect(pieces.map((piece) => table.add(piece))).toEqual(pieces.map((_, at) => at));
    expect(pieces.map((piece) => table.find(piece))).toEqual(pieces.map((_, at) => at));
    expect(table.find("another")).toBeUndefined();
    expect(table.size).toBe(3000);
  });
});
