import { describe, expect, it } from "vitest";
import { linesOfText } from "../../../../tests/factories/bills";
import { CURRENCY_OF_COUNTRY } from "./currency";
import { extractBill } from "./extract-bill";
import register from "./eia-861.json";
import table from "./utilities.json";

/** Web domains parted by spaces; a city's utility may have a path of the city's. */
const DOMAINS = /^$|^(?:[a-z0-9-]+\.)+[a-z]+(?:\/\S+)?(?: (?:[a-z0-9-]+\.)+[a-z]+(?:\/\S+)?)*$/;

const COUNTRIES: [country: string, rows: string[][]][] = Object.entries(table);

describe("the list of utilities", () => {
  it.each(COUNTRIES)("names at least one of %s, with web domains where they are known", (_country, rows) => {
    expect(rows).not.toEqual([]);
    for (const [name, domains] of rows) {
      expect(name).toMatch(/\p{L}/u);
      expect(domains ?? "", name).toMatch(DOMAINS);
    }
  });

  it("holds no name that is a currency, which every bill of a country prints", () => {
    const currencies = new Set(Object.values(CURRENCY_OF_COUNTRY));
    const names = COUNTRIES.flatMap(([, rows]) => rows.flatMap(([name, , ...others]) => [name ?? "", ...others]));
    expect(names.filter((name) => currencies.has(name))).toEqual([]);
  });
});

describe("sellers of the register of the United States", () => {
  const provider = (text: string) =>
    extractBill(linesOfText(`${text}\nEnergy used  612 kWh\nAmount due  $88.20`)).provider;

  it.each([
    ["Agralite Electric Cooperative\nBenson, MN 56215", "Agralite Electric Cooperative"],
    ["Agralite Electric Coop, Inc.", "Agralite Electric Cooperative"],
    ["ALTAMAHA EMC", "Altamaha Electric Membership Corporation"],
    ["Coahoma Electric Power Assn", "Coahoma Electric Power Association"],
    ["Statement of your account\nMake checks payable to Lake Country Power", "Lake Country Power"],
    ["Public Utility District No. 1 of Okanogan County", "PUD No 1 of Okanogan County"],
    ["Hibbing Public Utilities", "Hibbing Public Utilities Commission"],
    ["City of Detroit Lakes\nUtility bill", "City of Detroit Lakes"],
    ["Town of Stowe Electric Department", "Town of Stowe"],
    ["Utility bill\nPlease make your check payable to: City of Milton-Freewater", "City of Milton-Freewater"],
  ])("names the sender of %s", (text, name) => {
    expect(provider(text)?.value).toBe(name);
  });

  it.each([
    ["in a tax", "Maple Harbor Electric Cooperative\nCity of Burlington franchise fee  $2.10"],
    ["in an address", "Maple Harbor Electric Cooperative\nService address\nCity of Burlington"],
    ["as a customer", "Maple Harbor Electric Cooperative\nBill to  City of Burlington"],
    ["in a sentence", "Maple Harbor Electric Cooperative\nOffices are open in the City of Burlington on weekdays."],
  ])("does not take a city %s for it", (_, text) => {
    expect(provider(text)?.value).toBe("Maple Harbor Electric Cooperative");
  });

  it("says where the list is from, and leaves out who is known under a brand", () => {
    expect(register).toMatchObject({
      year: 2018,
      source: expect.stringContaining("EIA-861"),
      license: expect.stringContaining("Public domain"),
    });
    const known = new Set(Object.values(table).flatMap((rows) => rows.map(([name]) => name)));
    expect(register.sellers.filter(([name = ""]) => known.has(name))).toEqual([]);
    for (const [name, states] of register.sellers) expect(states, name).toMatch(/^[A-Z]{2}(?: [A-Z]{2})*$/);
  });
});

describe("the Indonesian utility that is called as the Polish currency", () => {
  it("is the sender of its own bill", () => {
    const bill = extractBill(
      linesOfText("PT PLN (Persero)  www.pln.co.id\nPemakaian 312 kWh\nTotal tagihan  Rp 451.200"),
    );
    expect(bill.provider?.value).toBe("PT PLN");
  });

  it("is not that of a Polish one", () => {
    const bill = extractBill(
      linesOfText("Enea S.A.  enea.pl\nRachunek\nZużycie 312 kWh\nDo zapłaty  342,15 PLN\nSprzedaż 300,00 PLN"),
    );
    expect(bill.provider?.value).toBe("Enea");
  });
});

describe("a city and its department for electricity", () => {
  const providerOf = (text: string) => extractBill(linesOfText(`${text}\nElectric 640 kWh  $91.20`)).provider?.value;

  it("are one sender", () => {
    expect(providerOf("CITY OF DOVER\nUtility bill\nPay online at cityofdover.com")).toBe("City of Dover");
  });

  it("keep the department's name where the bill has it", () => {
    expect(providerOf("City of Dover Electric\nPay online at cityofdover.com\nCity of Dover")).toBe(
      "City of Dover Electric",
    );
  });
});
