import { describe, expect, it } from "vitest";
import { linesOfText } from "../../../../tests/factories/bills";
import { extractBill } from "./extract-bill";

/** What bills of issuers that no rule was written for are built like; customers and figures are invented. */
const read = (text: string) => extractBill(linesOfText(text));

describe("languages beside the five that the reader was built for", () => {
  it("reads an Italian bill, its three bands side by side", () => {
    const bill = read(`Enel Energia S.p.A.  enelenergia.it
Bolletta n. 004418220973 del 12/03/2024
Periodo: 01 GEN. 2024 – 29 FEB. 2024
Totale da pagare  118,46 €
                         F1     F2     F3
Lettura 31/12/2023    8.211  6.405  9.877
Lettura 29/02/2024    8.349  6.521  10.040
Consumo kWh             138    116    163
Consumo annuo: 2.389 kWh
Spesa per la materia energia  82,53 €
Imposte  35,93 €
Totale bolletta  118,46 €`);
    expect(bill.energyKwh?.value).toBe(417);
    expect(bill.touSplit.map(({ period, value }) => [period, value])).toEqual([
      ["on_peak", 138],
      ["mid_peak", 116],
      ["off_peak", 163],
    ]);
    expect(bill.servicePeriod?.value).toEqual({ firstDay: "2024-01-01", lastDay: "2024-02-29" });
    expect([bill.totalCost?.value, bill.amountDue?.value, bill.currency?.value]).toEqual([118.46, 118.46, "EUR"]);
  });

  it("reads a Japanese notice, whose year stands with its month alone", () => {
    const bill = read(`電気ご使用量のお知らせ
東京電力エナジーパートナー株式会社
2024年 1月分   ご使用期間 12月14日～1月13日   検針日 1月14日
ご使用量 287 kWh   請求予定金額 9,418円
昨年同月使用量   301kWh`);
    expect(bill.provider?.value).toBe("東京電力エナジーパートナー");
    expect(bill.servicePeriod?.value).toEqual({ firstDay: "2023-12-14", lastDay: "2024-01-13" });
    expect([bill.energyKwh?.value, bill.amountDue?.value, bill.currency?.value]).toEqual([287, 9_418, "JPY"]);
  });

  it("reads a Malay bill in ringgit", () => {
    const bill = read(`Tenaga Nasional Berhad  tnb.com.my
Tempoh Bil  01.02.2024 - 29.02.2024 (29 Hari)
Bacaan Dahulu 18422  Bacaan Semasa 18884  Kegunaan 462 kWh
Caj Semasa  RM 187.41
Jumlah Perlu Bayar  RM 187.40`);
    expect([bill.energyKwh?.value, bill.totalCost?.value, bill.amountDue?.value]).toEqual([462, 187.41, 187.4]);
    expect(bill.currency?.value).toBe("MYR");
  });
});

describe("electricity on a bill for gas, too", () => {
  it("is the sum of what the grid and another supplier charge for it", () => {
    const { totalCost, amountDue } = read(`Electric and gas bill
Amount Due on Previous Statement          $161.02
Payment(s) Received Since Last Statement  -161.02
Current Electric Delivery Charges          $61.87
MCE Electric Generation Charges             36.15
Current Gas Charges                         48.31
Total Amount Due by 03/16/2024            $146.33
Electricity used  313 kWh`);
    expect([totalCost?.value, amountDue?.value]).toEqual([98.02, 146.33]);
  });
});

describe("the energy used", () => {
  it("holds nothing that the meter counted as exported", () => {
    const { energyKwh } = read(`Electricity bill
Meter number            Start read  End read  Usage (kWh)
EA118840 Peak                18204     18551          347
EA118840 Off peak            30407     30828          421
EA118840 Solar export         8110      8722          612`);
    expect(energyKwh?.value).toBe(768);
  });

  it("is not what a sentence that goes on in the next line is about", () => {
    const { energyKwh } = read(`Electricity bill
Your actual meter reading. Our estimate of your annual use is 5
320 kWh.
Electricity used  945 kWh`);
    expect(energyKwh?.value).toBe(945);
  });
});

describe("text of photographs, which lacks spaces", () => {
  it.each([
    ["Bill period:3january2024to2February2024", "2024-01-03", "2024-02-02"],
    ["Billing period:January16,2024toFebruary15,2024", "2024-01-16", "2024-02-15"],
    ["Billing period 14Nov23-13Feb24", "2023-11-14", "2024-02-13"],
    ["Service period 01/24/2024-02/22/2024(30billing days)", "2024-01-24", "2024-02-22"],
  ])("finds the dates of %j", (line, firstDay, lastDay) => {
    expect(read(`Electricity bill\n${line}\nElectricity used  300 kWh`).servicePeriod?.value).toEqual({
      firstDay,
      lastDay,
    });
  });

  it("names the currency of the sender's country where no sign is left, without being sure", () => {
    const { currency } = read("EnBW  www.enbw.com\nStromverbrauch  262 kWh\nRechnungsbetrag  88,27");
    expect(currency).toMatchObject({ value: "EUR" });
    expect(currency?.confidence).toBeLessThan(0.8);
  });
});

describe("small sums carried to the next bill", () => {
  it("are no charges of this one", () => {
    const { totalCost, amountDue } = read(`Electricity bill
Charges for this period    701.91
Balance brought forward      0.05
Carried forward              0.04
Total amount due      HK$702.00`);
    expect([totalCost?.value, amountDue?.value]).toEqual([701.91, 702]);
  });
});
