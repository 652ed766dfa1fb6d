import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { extractBill, readBill } from "../../../packages/engine/src/bill-reading/extract-bill";
import type { ConfidenceTable, Evidence, MeasuredField } from "../../../packages/engine/src/bill-reading/calibrated";
import { EVIDENCE, MEASURED_FIELDS } from "../../../packages/engine/src/bill-reading/calibrated";
import { generatedBills } from "../../factories/bill-generator";
import { fileKindOf } from "../../../packages/engine/src/import/file-kind";
import { readImage } from "../../../packages/server/src/adapters/documents/image";
import { readPdf } from "../../../packages/server/src/adapters/documents/pdf";
import { isotonicSteps } from "./isotonic";
import { realDocuments } from "./real-documents";
import { judgeReal } from "./real-score";
import { evaluateReal } from "./real";
import { printFields, printFigures, printReliability } from "./report";
import { judge } from "./score";

const BILLS = 6_000;
/** Bills that are photographed, in each situation. */
const PICTURES = 3;
const SEEDS = { calibration: 11, test: 12 };
const besideReader = (file: string) =>
  fileURLToPath(new URL(`../../../packages/engine/src/bill-reading/${file}`, import.meta.url));

/**
 * `bun run eval:bills`: precision, recall and calibration of the fields read from synthetic bills with held-out
 * wordings and layouts. `bun run eval:bills --pictures` reads photographs of some of them, from clean to hasty, with
 * Tesseract and PP-OCR; it needs Chromium and five minutes. `bun run eval:bills --real` reads the real documents beside
 * the repository, if there are any, and imitations of real issuers (`--pictures` photographs of them, too).
 * `bun run eval:bills --papers` draws bills of further issuers as PDF (`--pictures` as photographs, too) and reads them; `--set=eleventh` those of one batch.
 * `bun run eval:bills --fit` first recalibrates the confidences, on a third set.
 */
if (process.argv.includes("--fit")) {
  const real = await judgedDocuments();
  writeFileSync(besideReader("confidence-table.json"), `${JSON.stringify(fittedTable(real.flat()), null, 2)}\n`);
  // The caps follow from how many real documents the table rests on.
  const basis = { syntheticBills: BILLS, realDocuments: real.length };
  writeFileSync(besideReader("confidence-basis.json"), `${JSON.stringify(basis)}\n`);
  console.log("Confidences fitted. Run again without --fit to judge them.");
} else if (process.argv.includes("--real")) {
  await evaluateReal({ hasPictures: process.argv.includes("--pictures") });
} else if (process.argv.includes("--papers")) {
  const { evaluatePapers } = await import("./papers");
  await evaluatePapers({ hasPictures: process.argv.includes("--pictures") });
} else if (process.argv.includes("--pictures")) {
  const { readPhotographs } = await import("./pictures");
  const scores = await readPhotographs(generatedBills(PICTURES, "test", SEEDS.test));
  printFigures(scores);
  const all = scores.flatMap(({ recognizer, judged }) => (recognizer === "PP-OCR" ? judged : []));
  printFields("\nFields of these photographs, read by PP-OCR", { all, clean: [], recognized: all });
  printReliability(all);
} else {
  const bills = generatedBills(BILLS, "test", SEEDS.test);
  const judged = bills.map((bill) => ({ bill, fields: judge(extractBill(bill.lines), bill.truth) }));
  const all = judged.flatMap(({ fields }) => fields);
  const clean = judged.flatMap(({ bill, fields }) => (bill.isRecognized ? [] : fields));
  const recognized = judged.flatMap(({ bill, fields }) => (bill.isRecognized ? fields : []));
  printFields(`${BILLS} synthetic bills, held-out wordings and layouts`, { all, clean, recognized });
  printReliability(all);
}

interface Scored {
  field: MeasuredField;
  verdict: string;
  confidence: number | null;
  evidence: Evidence;
}

/** Each real document beside the repository, read to scores and judged. */
async function judgedDocuments(): Promise<Scored[][]> {
  const documents = realDocuments();
  return Promise.all(
    documents.map(async ({ bytes, truth }) => {
      const { lines } = fileKindOf(bytes) === "pdf" ? await readPdf(bytes) : await readImage(bytes);
      const { bill, evidence } = readBill(lines);
      return judgeReal(bill, truth).map((one) => ({ ...one, evidence: evidence[one.field] ?? "unchecked" }));
    }),
  );
}

function fittedTable(real: readonly Scored[]): ConfidenceTable {
  const synthetic = generatedBills(BILLS, "calibration", SEEDS.calibration).flatMap(({ lines, truth }): Scored[] => {
    const { bill, evidence } = readBill(lines);
    return judge(bill, truth).map((one) => ({ ...one, evidence: evidence[one.field] ?? "unchecked" }));
  });
  const judged = [...synthetic, ...real];
  const outcomesOf = (name: MeasuredField, evidence: Evidence) =>
    judged.flatMap(({ field, verdict, confidence, evidence: own }) =>
      field === name && own === evidence && confidence !== null
        ? [{ score: confidence, isRight: verdict === "right" }]
        : [],
    );
  const stepsOf = (name: MeasuredField) =>
    Object.fromEntries(
      EVIDENCE.flatMap((evidence) => {
        const steps = isotonicSteps(outcomesOf(name, evidence));
        return steps.length > 0 ? [[evidence, steps]] : [];
      }),
    );
  return Object.fromEntries(MEASURED_FIELDS.map((name) => [name, stepsOf(name)])) as ConfidenceTable;
}
