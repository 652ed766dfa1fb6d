import { describe, expect, it } from "vitest";
import { extractBill } from "@wattleaf/engine/bill-reading/extract-bill";
import { usageOfBill } from "@wattleaf/engine/bill-reading/usage-of-bill";
import { assistantDataOf } from "../../../tests/fixtures/assistant-data";
import { linesOfText, SYNTHETIC_BILLS } from "../../../tests/factories/bills";
import { knowledge } from "../../../tests/support/knowledge";
import { composeAnswer } from "./answer";
import { uploadedBills } from "./own-bills";

const CLEAR = SYNTHETIC_BILLS.usLetter;
/** The meter's readings no longer differ by the energy. */
const DOUBTFUL_ENERGY = CLEAR.replace("48,822", "48,300");

const factsOf = (text: string) => usageOfBill(extractBill(linesOfText(text)), "bill_pdf");

/** @param bills the newest first */
async function ask(text: string, bills: readonly string[], language: "en" | "zh" = "en") {
  const uploads = bills.map((bill, index) => ({
    uploadId: `upload-${index}`,
    fileName: `bill-${index}.pdf`,
    facts: factsOf(bill),
  }));
  const answer = await composeAnswer(
    { text, language, turns: [], surface: "site" },
    {
      ...assistantDataOf(uploads[0]?.facts ?? null),
      usage: () => Promise.resolve(uploads[0] ?? null),
      bills: () => Promise.resolve(uploadedBills(uploads)),
    },
    knowledge,
  );
  expect(answer.rejected).toEqual([]);
  return answer.text;
}

const CAVEATS = /please check|核对/gi;

describe("the request to check what nothing else on a bill confirms", () => {
  it.each([
    "What do I pay per kWh?",
    "What did I pay per kWh in January 2025?",
    "Which tariff am I on and what does a kWh cost?",
    "How much electricity did I use in January 2025?",
    "What was my last bill?",
    "What does it cost to run a 60 W lamp for 4 hours?",
    "How much can I save?",
  ])("is made once where a figure rests on it: %s", async (question) => {
    const answer = await ask(question, [DOUBTFUL_ENERGY]);
    expect(answer.match(CAVEATS)).toHaveLength(1);
    expect(answer).toContain("Nothing else in bill-0.pdf confirms 612 kWh, so please check it");
    expect(await ask(question, [CLEAR])).not.toMatch(CAVEATS);
  });

  it("is made in Chinese", async () => {
    const answer = await ask("我的账单平均每度电多少钱？", [DOUBTFUL_ENERGY], "zh");
    expect(answer).toContain("bill-0.pdf 里没有其他内容能印证 612 kWh，请对照原件核对一下");
  });

  it("is made of a billed demand", async () => {
    expect(await ask("what is my peak demand?", [SYNTHETIC_BILLS.americanTable])).toContain(
      "Nothing else in bill-0.pdf confirms 8.4 kW, so please check it",
    );
  });

  it("is made of a period whose days do not fit", async () => {
    const answer = await ask("Summarize my bill", [CLEAR.replace("31 days", "25 days")]);
    expect(answer).toContain("confirms the period Jan 5, 2025 to Feb 4, 2025, so please check it");
  });

  it("names the file of an older bill, and both of two bills that are compared", async () => {
    const older = DOUBTFUL_ENERGY.replaceAll("2025", "2024")
      .replaceAll("612 kWh", "512 kWh")
      .replace("$88.74", "$74.24")
      .replaceAll("$103.15", "$88.65");
    const last = await ask("What was the bill for January 2024?", [CLEAR, older]);
    expect(last).toContain("Nothing else in bill-1.pdf confirms 512 kWh, so please check it");
    const change = await ask("Why is my bill higher than the one before?", [DOUBTFUL_ENERGY, older]);
    expect(change.match(CAVEATS)).toHaveLength(1);
    expect(change).toContain("612 kWh in bill-0.pdf; 512 kWh in bill-1.pdf");
  });

  it("is left out where the answer says no figure of the bill", async () => {
    expect(await ask("What is a heat pump?", [DOUBTFUL_ENERGY])).not.toMatch(CAVEATS);
  });
});
