import { billSchema } from "@wattleaf/shared/contracts/bills/bill";
import type { Bill } from "@wattleaf/shared/contracts/bills/bill";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { SyntheticBill } from "../../../../tests/factories/bills";
import { linesOfText, SYNTHETIC_BILLS } from "../../../../tests/factories/bills";
import { extractBill } from "./extract-bill";

const read = (text: string) => extractBill(linesOfText(text));
const readSample = (name: SyntheticBill) => read(SYNTHETIC_BILLS[name]);

/** The values alone. */
function valuesOf(bill: Bill) {
  const { checks, touSplit, commodity, isEnergySummed: _isEnergySummed, ...fields } = bill;
  return {
    commodity,
    touSplit: Object.fromEntries(touSplit.map(({ period, value }) => [period, value])),
    failed: checks.flatMap(({ code, passed }) => (passed ? [] : [code])),
    ...Object.fromEntries(Object.entries(fields).flatMap(([name, found]) => (found ? [[name, found.value]] : []))),
  };
}

describe("bills in five languages and several layouts", () => {
  it.each([
    [
      "usLetter",
      {
        provider: "Northfield Power & Light",
        account: "••••1907",
        servicePeriod: { firstDay: "2025-01-05", lastDay: "2025-02-04" },
        energyKwh: 612,
        totalCost: 103.15,
        currency: "USD",
        taxesAndFees: 4.91,
        tariffName: "Residential R-1",
        ratePerKwh: 0.145,
        meterReadings: { previous: 48_210, current: 48_822, multiplier: 1 },
        touSplit: {},
      },
    ],
    [
      "americanTable",
      {
        servicePeriod: { firstDay: "2025-01-05", lastDay: "2025-02-03" },
        energyKwh: 1_000,
        demandKw: 8.4,
        totalCost: 150,
        currency: "$",
        taxesAndFees: 15,
        touSplit: { on_peak: 300, off_peak: 700 },
        meterReadings: { previous: 10_402, current: 10_902, multiplier: 2 },
      },
    ],
    [
      "germanAnnual",
      {
        provider: "Stadtwerke Musterstadt GmbH",
        account: "••••8442",
        servicePeriod: { firstDay: "2024-01-01", lastDay: "2024-12-31" },
        energyKwh: 3_500,
        totalCost: 1_527.66,
        currency: "EUR",
        taxesAndFees: 315.66,
        tariffName: "Strom Klassik 24",
        ratePerKwh: 0.312,
      },
    ],
    [
      "frenchTimeOfUse",
      {
        servicePeriod: { firstDay: "2025-03-12", lastDay: "2025-05-11" },
        energyKwh: 1_024,
        totalCost: 302,
        currency: "EUR",
        taxesAndFees: 68.33,
        tariffName: "Confort Heures Creuses",
        touSplit: { on_peak: 640, off_peak: 384 },
      },
    ],
    [
      "spanish",
      {
        provider: "Luz Inventada S.A.",
        // 30 days are stated, so the last date is the reading's and no longer billed.
        servicePeriod: { firstDay: "2025-02-03", lastDay: "2025-03-04" },
        energyKwh: 261,
        demandKw: 3.9,
        totalCost: 64.41,
        taxesAndFees: 13.77,
        tariffName: "2.0TD",
        touSplit: { on_peak: 80, mid_peak: 71, off_peak: 110 },
      },
    ],
    [
      "chinese",
      {
        provider: "示例市供电公司",
        account: "••••2277",
        servicePeriod: { firstDay: "2025-01-01", lastDay: "2025-01-31" },
        energyKwh: 325,
        totalCost: 169,
        currency: "CNY",
        taxesAndFees: 6.5,
        tariffName: "居民生活用电",
        ratePerKwh: 0.5,
        touSplit: { on_peak: 200, off_peak: 125 },
      },
    ],
    [
      "ukLetter",
      {
        servicePeriod: { firstDay: "2025-03-03", lastDay: "2025-04-02" },
        energyKwh: 248.5,
        totalCost: 81.29,
        currency: "GBP",
        ratePerKwh: 0.245,
        taxesAndFees: 3.87,
      },
    ],
    [
      // Cost and rate of the gas are not the electricity's.
      "dualFuel",
      { energyKwh: 252, totalCost: 72.1, servicePeriod: { firstDay: "2025-02-01", lastDay: "2025-02-28" } },
    ],
  ] satisfies [SyntheticBill, object][])("%s", (name, expected) => {
    expect(valuesOf(readSample(name))).toMatchObject({ commodity: "electricity", failed: [], ...expected });
  });

  it("says where each field was read, and how sure that is", () => {
    const { energyKwh, totalCost, provider } = readSample("usLetter");
    expect(energyKwh).toEqual({ value: 612, confidence: expect.any(Number), text: "Electricity used  612 kWh" });
    for (const found of [energyKwh, totalCost]) expect(found?.confidence).toBe(0.8);
    // Nothing but its place speaks for the name of a company that no list has.
    expect(provider?.confidence).toBeLessThan(0.8);
  });
});

describe("where a figure may stand", () => {
  it.each([
    [
      "in a column below its label, other labels beside it",
      "Rate plan   Due date      Billing days\nGreen 12    Feb 3, 2025   31",
    ],
    ["above its label", "Electricity bill\nRate plan: Green 12\n612 kWh\nElectricity used"],
    ["before its label", "Rate plan: Green 12\n612 kWh    Electricity used"],
  ])("%s", (_, text) => {
    const { tariffName, energyKwh } = read(text);
    expect(tariffName?.value).toBe("Green 12");
    expect(energyKwh?.value ?? 612).toBe(612);
  });

  it("in the right one of two columns", () => {
    const { energyKwh, taxesAndFees, totalCost } = read(
      "Total usage   587 kWh    Energy charge 587 kWh @ $0.20/kWh   $117.40\n" +
        "Meter no.     77 104     Sales tax                           $13.30\n" +
        "                         Franchise fee                       $4.58\n" +
        "                         Total charges                       $135.28",
    );
    expect([energyKwh?.value, taxesAndFees?.value, totalCost?.value]).toEqual([587, 17.88, 135.28]);
  });

  it("not where a name only begins like a label", () => {
    expect(read("Votre contrat   Tarif Base").tariffName).toBeNull();
  });

  it("not where it is a price per unit", () => {
    expect(read("Electric bill\nTotal electric charges  @ $0.2057").totalCost).toBeNull();
  });
});

describe("absent is absent", () => {
  it("on an empty page", () => {
    expect(valuesOf(read(""))).toEqual({ commodity: null, touSplit: {}, failed: [] });
  });

  it.each([
    ["last year's use", "Electricity used last year  812 kWh", "energyKwh"],
    ["an average", "Average daily usage  19.7 kWh", "energyKwh"],
    ["energy sent to the grid", "Exported to grid  120 kWh", "energyKwh"],
    ["two unlabeled figures", "Tier 1  300 kWh\nTier 2  112 kWh", "energyKwh"],
    ["the power that a contract allows", "Contracted demand  9.2 kW", "demandKw"],
    ["two prices", "Peak  $0.30/kWh\nOff-peak  $0.10/kWh", "ratePerKwh"],
    ["one time-of-use period", "On-peak usage  120 kWh", "touSplit"],
    ["a due date", "Amount due by 03/15/2025", "totalCost"],
    ["an order of dates that nothing tells", "Service period: 01/02/2025 - 02/03/2025", "servicePeriod"],
  ] as const)("%s", (_, text, name) => {
    const value = read(`Electricity bill\n${text}`)[name];
    expect(name === "touSplit" ? value : [value].filter((each) => each !== null)).toEqual([]);
  });

  it("an amount due that older debt is part of", () => {
    const bill = read("Electricity bill\nPrevious balance  $80.00\nUsage  300 kWh\nAmount due  $140.00");
    expect(bill.totalCost).toBeNull();
  });
});

describe("a bill's own sums", () => {
  const meter = (used: string) =>
    read(`Previous reading  1,000\nCurrent reading  1,400\nElectricity used  ${used} kWh`);

  it("raise the confidence when they come out and lower it when they do not", () => {
    const right = meter("400");
    const wrong = meter("470");
    expect(right.checks).toEqual([{ code: "readings_match_energy", passed: true }]);
    expect(wrong.checks).toEqual([{ code: "readings_match_energy", passed: false }]);
    expect(right.energyKwh?.confidence).toBe(0.8);
    expect(wrong.energyKwh?.confidence).toBeLessThanOrEqual(0.5);
    expect(wrong.meterReadings?.confidence).toBeLessThanOrEqual(0.5);
  });

  it("tell the use from the tiers that it is priced in", () => {
    const tiers = "Tier 1 usage  320 kWh  @ $0.41602  $133.13\nTier 2 usage  18 kWh  @ $0.52044  $9.37";
    expect(read(tiers).energyKwh).toBeNull();
    expect(read(`${tiers}\nElectric usage this period: 338.0 kWh, 31 billing days`).energyKwh?.value).toBe(338);
    expect(read("Usage  320 kWh\nUsage  18 kWh\nUsage  338 kWh").energyKwh?.value).toBe(338);
  });

  it("tell which of two figures is the use", () => {
    const text = "Usage  300 kWh\nUsage  400 kWh";
    expect(read(text).energyKwh).toBeNull();
    expect(read(`Previous reading  1,000\nCurrent reading  1,400\n${text}`).energyKwh?.value).toBe(400);
  });
});

describe("dates in the order of their country", () => {
  const period = (text: string) => read(text).servicePeriod?.value;

  it.each([
    ["Service period: 01/05/2025 - 02/04/2025", "2025-01-05", "2025-02-04"],
    ["Billing period 13/01/2025 to 12/02/2025", "2025-01-13", "2025-02-12"],
    ["Abrechnungszeitraum: 1.2.2025 - 3.3.2025", "2025-02-01", "2025-03-03"],
    ["Période du 01/02/2025 au 03/03/2025\nTotal TTC  20,00 €", "2025-02-01", "2025-03-03"],
    ["Periodo de consumo: 5 de enero de 2025 a 4 de febrero de 2025", "2025-01-05", "2025-02-04"],
    ["计费周期：2025-01-05 至 2025-02-04", "2025-01-05", "2025-02-04"],
    ["Service period: Dec 20 - Jan 19, 2025", "2024-12-20", "2025-01-19"],
    ["Service from  Jan 5, 2025\nService to  Feb 4, 2025", "2025-01-05", "2025-02-04"],
    ["账期：2025年3月", "2025-03-01", "2025-03-31"],
    ["上期抄表日期：2025-02-10\n本期抄表日期：2025-03-10", "2025-02-10", "2025-03-09"],
  ])("%s", (text, firstDay, lastDay) => expect(period(text)).toEqual({ firstDay, lastDay }));
});

it("shows no account number anywhere, only its last four digits", () => {
  const bill = read(
    "Account number: 5512 0098 7731  Service period: Jan 5, 2025 - Feb 4, 2025\nElectricity used  40 kWh",
  );
  expect(bill.account?.value).toBe("••••7731");
  expect(bill.servicePeriod?.text).toContain("••••7731");
  expect(JSON.stringify(bill)).not.toMatch(/5512|0098/);
});

it("cuts lines that were made to be long, and lists of them", () => {
  const [line] = linesOfText(`Electricity used ${"9".repeat(100_000)}  kWh`);
  expect(line?.cells.map(({ text }) => text.length)).toEqual([400]);
  expect(linesOfText("kWh\n".repeat(10_000))).toHaveLength(3_000);
});

it("reads whatever lines there are into the agreed shape and never fails", () => {
  const pieces = [
    "Electricity used",
    "kWh",
    "Total amount due",
    "$",
    "€",
    "Service period",
    "Previous reading",
    "Current reading",
    "MwSt 19 %",
    "峰",
    "度",
    "account number",
    "\n",
    "  ",
    " - ",
    "/",
    ",",
    ".",
  ];
  const word = fc.oneof(
    fc.constantFrom(...pieces),
    fc.nat(99_999).map(String),
    fc.string({ maxLength: 6, unit: "binary" }),
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 40 }), (words) => {
      expect(billSchema.safeParse(read(words.join(" "))).success).toBe(true);
      expect(billSchema.safeParse(read(words.join(""))).success).toBe(true);
    }),
    { numRuns: 400 },
  );
});
