import { extractBill } from "../../../packages/engine/src/bill-reading/extract-bill";
import { DomainError } from "../../../packages/shared/src/errors";
import { readUpload } from "../../../packages/server/src/modules/bills/read-file";
import type { Imitation, IssuerSet } from "../../factories/bill-imitations";
import { imitations } from "../../factories/bill-imitations";
import { realDocuments } from "./real-documents";
import type { RealJudged } from "./real-score";
import { judgeReal } from "./real-score";
import { printReal, printReliability } from "./report";

const DOCUMENTS_OF_EACH_ISSUER = 60;
const PICTURES_OF_EACH_ISSUER = 2;
const SEED = 14;
/**
 * Judges the reader by real documents and by imitations of real issuers, those that it was developed with and those kept
 * for judging it. Imitations are by the author of the reader, so they show less than real documents do.
 */
export async function evaluateReal({ hasPictures }: { hasPictures: boolean }): Promise<void> {
  await judgeDocuments();
  for (const [set, title] of [
    ["development", "Imitations of the issuers that the reader was developed with"],
    ["heldOut", "Imitations of issuers kept for judging"],
  ] as const) {
    const bills = imitations(set, DOCUMENTS_OF_EACH_ISSUER, SEED);
    report(
      `${title}, text layer`,
      bills,
      bills.map(({ lines, truth }) => judgeReal(extractBill(lines), truth)),
    );
    if (hasPictures) await judgePhotographs(set, title);
  }
}

async function judgePhotographs(set: IssuerSet, title: string): Promise<void> {
  const { linesOfPhotographs } = await import("./pictures");
  const bills = imitations(set, PICTURES_OF_EACH_ISSUER, SEED + 1);
  const pages = await linesOfPhotographs(bills);
  report(
    `${title}, photographs`,
    bills,
    bills.map(({ truth }, at) => judgeReal(extractBill(pages[at] ?? []), truth)),
  );
}

async function judgeDocuments(): Promise<void> {
  const documents = realDocuments();
  if (documents.length === 0) return console.log("No real documents are there.\n");
  const judged: RealJudged[] = [];
  for (const { name, bytes, truth } of documents) {
    const bill = await readUpload(bytes).then(
      (facts) => facts.bill,
      (error: unknown) => {
        if (!(error instanceof DomainError)) throw error;
        console.log(`${name}: ${error.message}`);
        return undefined;
      },
    );
    const own = judgeReal(bill ?? extractBill([]), truth);
    console.log(`${name}: ${own.map(({ field, verdict }) => `${field} ${verdict}`).join(", ")}`);
    judged.push(...own);
  }
  printReal(`${documents.length} real documents`, judged);
}

function report(title: string, bills: readonly Imitation[], judged: readonly (readonly RealJudged[])[]): void {
  printReal(`${title}, ${bills.length} documents`, judged.flat());
  const issuers = [...new Set(bills.map(({ issuer }) => issuer))];
  for (const issuer of issuers) {
    const own = judged.filter((_, at) => bills[at]?.issuer === issuer).flat();
    const isFault = ({ verdict }: RealJudged) => verdict === "wrong" || verdict === "missed";
    const faults = new Map<string, number>();
    for (const { field, verdict } of own.filter(isFault))
      faults.set(`${field} ${verdict}`, (faults.get(`${field} ${verdict}`) ?? 0) + 1);
    const list = [...faults].map(([fault, count]) => `${fault} ${count}`).join(", ");
    console.log(`- ${issuer}: ${list === "" ? "all right" : list}`);
  }
  printReliability(judged.flat());
  console.log("");
}
