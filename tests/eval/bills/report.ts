import { percentile } from "../../bench/measure";
import { MEASURED_FIELDS } from "../../../packages/engine/src/bill-reading/calibrated";
import type { RealJudged } from "./real-score";
import { REAL_FIELDS } from "./real-fields";
import type { SituationScore } from "./pictures";
import type { Judged } from "./score";

const BINS = [0, 0.5, 0.6, 0.7, 0.8, 1.001];

type Judgments = Record<"all" | "clean" | "recognized", readonly Judged[]>;

/** Precision and recall of each field, as Markdown. */
export function printFields(title: string, { all, clean, recognized }: Judgments): void {
  console.log(`${title}\n`);
  console.log("| field | on bills | read | precision | recall | precision, text layer | precision, recognized |");
  console.log("| --- | --- | --- | --- | --- | --- | --- |");
  for (const field of [...MEASURED_FIELDS, undefined]) {
    const of = (judged: readonly Judged[]) => judged.filter((one) => field === undefined || one.field === field);
    const { onBills, read, precision, recall } = scoresOf(of(all));
    const precisions = [clean, recognized].map((judged) => share(scoresOf(of(judged)).precision));
    const cells = [field ?? "all", onBills, read, share(precision), share(recall), ...precisions];
    console.log(`| ${cells.join(" | ")} |`);
  }
}

/** A confidence from which on users are not asked to check a figure. */
const SURE = 0.8;

/** Right, wrong and missing values of each field, and what was wrong although it was sure, as Markdown. */
export function printReal(title: string, all: readonly RealJudged[]): void {
  console.log(`${title}\n`);
  console.log(
    "| field | on bills | right | wrong | missing | invented | right of those on bills | at 0.8 | wrong at 0.8 |",
  );
  console.log("| --- | --- | --- | --- | --- | --- | --- | --- | --- |");
  for (const field of [...REAL_FIELDS, undefined]) {
    const own = all.filter((one) => field === undefined || one.field === field);
    const onBills = own.filter(({ isOnBill }) => isOnBill);
    const count = (judged: readonly RealJudged[], verdict: RealJudged["verdict"]) =>
      judged.filter((one) => one.verdict === verdict).length;
    const right = count(onBills, "right");
    const invented = count(own, "wrong") - count(onBills, "wrong");
    const sure = own.filter(({ confidence }) => confidence !== null && confidence >= SURE);
    const cells = [
      field ?? "all",
      onBills.length,
      right,
      count(onBills, "wrong"),
      count(onBills, "missed"),
      invented,
      share(right / onBills.length),
      sure.length,
      count(sure, "wrong"),
    ];
    console.log(`| ${cells.join(" | ")} |`);
  }
  console.log("");
}

/** Share of the printed figures that each recognizer read, by situation, as Markdown. */
export function printFigures(scores: readonly SituationScore[]): void {
  console.log(
    "| photograph | figures | Tesseract | PP-OCR | Tesseract, fields right | PP-OCR, fields right | Tesseract | PP-OCR |",
  );
  console.log("| --- | --- | --- | --- | --- | --- | --- | --- |");
  for (const situation of [...new Set(scores.map((score) => score.situation)), "all"]) {
    const of = (recognizer: SituationScore["recognizer"]) =>
      scores.filter((score) => score.recognizer === recognizer && [score.situation, "all"].includes(situation));
    const both = [of("Tesseract"), of("PP-OCR")];
    const sum = (own: readonly SituationScore[], key: "printed" | "read") =>
      own.reduce((total, score) => total + score[key], 0);
    const cells = [
      situation,
      sum(both[0] ?? [], "printed"),
      ...both.map((own) => share(sum(own, "read") / sum(own, "printed"))),
      ...both.map((own) => share(scoresOf(own.flatMap(({ judged }) => judged)).recall)),
      ...both.map(
        (own) =>
          `${percentile(
            own.flatMap(({ seconds }) => seconds),
            0.5,
          ).toFixed(1)} s`,
      ),
    ];
    console.log(`| ${cells.join(" | ")} |`);
  }
}

/** Accuracy by confidence, and the expected calibration error (Naeini et al. 2015). */
export function printReliability(all: readonly (Judged | RealJudged)[]): void {
  const read = all.filter(({ confidence }) => confidence !== null);
  console.log("\n| confidence | fields | mean confidence | right |");
  console.log("| --- | --- | --- | --- |");
  let error = 0;
  for (const [index, least] of BINS.slice(0, -1).entries()) {
    const most = BINS[index + 1] ?? 1;
    const bin = read.filter(({ confidence }) => (confidence ?? 0) >= least && (confidence ?? 0) < most);
    if (bin.length === 0) continue;
    const mean = bin.reduce((sum, { confidence }) => sum + (confidence ?? 0), 0) / bin.length;
    const right = bin.filter(({ verdict }) => verdict === "right").length / bin.length;
    error += (Math.abs(mean - right) * bin.length) / read.length;
    console.log(`| ${least} to ${Math.min(1, most)} | ${bin.length} | ${share(mean)} | ${share(right)} |`);
  }
  console.log(`\nExpected calibration error ${share(error)} over ${read.length} fields.`);
}

function scoresOf(judged: readonly Judged[]) {
  const count = (...verdicts: Judged["verdict"][]) => judged.filter(({ verdict }) => verdicts.includes(verdict)).length;
  const right = count("right");
  const read = count("right", "wrong");
  const onBills = judged.length - count("rightly absent");
  return { onBills, read, precision: right / read, recall: right / onBills };
}

const share = (value: number): string => (Number.isNaN(value) ? "–" : value.toFixed(3));
