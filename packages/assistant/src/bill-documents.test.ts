import { describe, expect, it } from "vitest";
import { assistantDataOf } from "../../../tests/fixtures/assistant-data";
import { linesOfText, SYNTHETIC_BILLS } from "../../../tests/factories/bills";
import { extractBill } from "@wattleaf/engine/bill-reading/extract-bill";
import { usageOfBill } from "@wattleaf/engine/bill-reading/usage-of-bill";
import { composeAnswer } from "./answer";
import { knowledge } from "../../../tests/support/knowledge";

const factsOf = (text: string) => usageOfBill(extractBill(linesOfText(text)), "bill_pdf");

async function ask(text: string, bill: string, language: "en" | "zh" = "en") {
  const answer = await composeAnswer(
    { text, language, turns: [], surface: "site" },
    assistantDataOf(factsOf(bill)),
    knowledge,
  );
  expect(answer.rejected).toEqual([]);
  return answer.text;
}

describe("questions about a bill that was read from a document", () => {
  const bill = SYNTHETIC_BILLS.usLetter;

  it("are answered from its figures", async () => {
    const summary = await ask("Summarize my bill", bill);
    expect(summary).toContain("612 kWh");
    expect(summary).toContain("$103.15");
    expect(summary).toContain("$4.91 of that is taxes and fees");
    expect(await ask("what did I pay per kWh?", bill)).toMatch(/1\d(?:\.\d)?¢ per kWh/);
    const last = await ask("what did my last bill cost?", bill);
    for (const part of ["612 kWh", "$103.15", "$4.91 of that is taxes and fees"]) expect(last).toContain(part);
  });

  it("say plainly what a bill does not hold", async () => {
    const answer = await ask("what is my base load?", bill);
    expect(answer).toContain("needs hourly readings");
    expect(answer).toContain("Green Button");
    expect(await ask("我的基础负荷是多少？", bill, "zh")).toContain("逐小时的读数");
  });

  it("name the demand that the bill names", async () => {
    expect(await ask("what is my peak demand?", SYNTHETIC_BILLS.americanTable)).toContain("8.4 kW");
  });

  it("ask to check a figure that the rest of the bill does not confirm, right behind it", async () => {
    const doubtful = bill.replace("48,822", "48,300");
    const answer = await ask("Summarize my bill", doubtful);
    expect(answer).toMatch(/used 612 kWh[^.]*\. Nothing else in [^.]*\.?\w* confirms 612 kWh, so please check it\./);
    expect(answer).not.toContain("confirms $103.15");
    expect(await ask("Summarize my bill", bill)).not.toContain("please check");
  });

  it("ask to check only the cost where only its lines do not add up", async () => {
    const unsettled = bill.replace("$9.50", "$19.50").replaceAll(/^(Previous balance|Payment received).*\n/gm, "");
    const answer = await ask("Summarize my bill", unsettled);
    expect(answer).toContain("Please check $103.15 and $4.91 in meter-2024.xml: nothing else there confirms them.");
  });
});

describe("questions about a bill of which only a part could be read", () => {
  it("get that part, and what would tell more", async () => {
    const text = "Electricity used  612 kWh\nTotal amount due  $103.15";
    const answer = await ask("Summarize my bill", text);
    expect(answer).toContain("612 kWh were used");
    expect(answer).toContain("$103.15");
    expect(answer).toContain("couldn't read the rest");
    expect(await ask("what is my base load?", text)).toContain("needs hourly readings");
    expect(await ask("总结一下我的账单", text, "zh")).toContain("没能读清楚");
  });
});
