import { describe, expect, it } from "vitest";
import { capsFor, REAL_DOCUMENTS_NEEDED } from "../../packages/engine/src/bill-reading/calibrated";
import basis from "../../packages/engine/src/bill-reading/confidence-basis.json";
import { extractBill } from "../../packages/engine/src/bill-reading/extract-bill";
import { judgeReal } from "../eval/bills/real-score";
import { judge } from "../eval/bills/score";
import { generatedBills } from "../factories/bill-generator";
import { imitations } from "../factories/bill-imitations";

/** Synthetic bills with wordings and layouts that neither the parser nor its confidences were fitted to. */
const judged = generatedBills(800, "test", 5).flatMap(({ lines, truth }) => judge(extractBill(lines), truth));
const read = judged.filter(({ confidence }) => confidence !== null);

function rightWith(least: number, below: number) {
  const bin = read.filter(({ confidence }) => (confidence ?? 0) >= least && (confidence ?? 0) < below);
  const right = bin.filter(({ verdict }) => verdict === "right").length / bin.length;
  return { count: bin.length, right };
}

/** The most that is given until real bills support more (packages/engine/src/bill-reading/calibrated.ts). */
const HIGHEST = 0.8;

describe("the cap", () => {
  it("holds while the table is fitted on fewer real documents than are needed", () => {
    expect(basis.realDocuments).toBeLessThan(REAL_DOCUMENTS_NEEDED);
    expect(capsFor(basis.realDocuments)).toEqual({ passed: HIGHEST, unchecked: 0.75, failed: 0.5 });
    expect(capsFor(REAL_DOCUMENTS_NEEDED - 1)).toEqual(capsFor(0));
  });

  it("goes with as many as are needed", () => {
    expect(capsFor(REAL_DOCUMENTS_NEEDED)).toEqual({ passed: 1, unchecked: 1, failed: 1 });
  });
});

describe("a field read from an unseen bill", () => {
  it("has no confidence above the cap, and is right at least that often there", () => {
    expect(rightWith(HIGHEST + 0.001, 2).count).toBe(0);
    const { count, right } = rightWith(HIGHEST, 2);
    expect(count).toBeGreaterThan(2_500);
    expect(right).toBeGreaterThan(0.98);
  });

  it("is wrong more often where the confidence is low", () => {
    expect(rightWith(0, 0.5).right).toBeLessThan(rightWith(0.5, HIGHEST).right);
    expect(rightWith(0.5, HIGHEST).right).toBeLessThan(rightWith(HIGHEST, 2).right);
  });

  it("is left out rather than guessed", () => {
    const wrong = read.filter(({ verdict }) => verdict === "wrong").length;
    expect(wrong / read.length).toBeLessThan(0.06);
  });
});

describe("imitations of real issuers that the reader was not developed with", () => {
  const fields = imitations("heldOut", 4, 3).flatMap(({ lines, truth }) => judgeReal(extractBill(lines), truth));

  it("have no wrong field among those that the bill itself confirms", () => {
    const sure = fields.filter(({ confidence }) => confidence !== null && confidence >= HIGHEST);
    expect(sure.length).toBeGreaterThan(100);
    expect(sure.filter(({ verdict }) => verdict === "wrong")).toEqual([]);
  });

  it("have their energy read", () => {
    const energies = fields.filter(({ field, isOnBill }) => field === "energyKwh" && isOnBill);
    const right = energies.filter(({ verdict }) => verdict === "right").length;
    expect(right / energies.length).toBeGreaterThanOrEqual(0.85);
  });
});
