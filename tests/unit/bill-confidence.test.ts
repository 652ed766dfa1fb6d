import { describe, expect, it } from "vitest";
import { extractBill } from "../../packages/engine/src/bill-reading/extract-bill";
import { judge } from "../eval/bills/score";
import { generatedBills } from "../factories/bill-generator";

/** Synthetic bills with wordings and layouts that neither the parser nor its confidences were fitted to. */
const judged = generatedBills(800, "test", 5).flatMap(({ lines, truth }) => judge(extractBill(lines), truth));
const read = judged.filter(({ confidence }) => confidence !== null);

function rightWith(least: number, below: number) {
  const bin = read.filter(({ confidence }) => (confidence ?? 0) >= least && (confidence ?? 0) < below);
  const right = bin.filter(({ verdict }) => verdict === "right").length / bin.length;
  const stated = bin.reduce((sum, { confidence }) => sum + (confidence ?? 0), 0) / bin.length;
  return { count: bin.length, right, stated };
}

describe("a field read from an unseen bill", () => {
  it("is right as often as its confidence says, where that is high", () => {
    const { count, right, stated } = rightWith(0.95, 1);
    expect(count).toBeGreaterThan(4_000);
    expect(Math.abs(right - stated)).toBeLessThan(0.02);
  });

  it("is wrong more often where the confidence is low", () => {
    expect(rightWith(0, 0.8).right).toBeLessThan(rightWith(0.8, 0.95).right);
    expect(rightWith(0.8, 0.95).right).toBeLessThan(rightWith(0.95, 1).right);
  });

  it("is left out rather than guessed", () => {
    const wrong = read.filter(({ verdict }) => verdict === "wrong").length;
    expect(wrong / read.length).toBeLessThan(0.06);
  });
});
