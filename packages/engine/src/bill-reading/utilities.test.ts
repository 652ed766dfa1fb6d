import { describe, expect, it } from "vitest";
import { linesOfText } from "../../../../tests/factories/bills";
import { CURRENCY_OF_COUNTRY } from "./currency";
import { extractBill } from "./extract-bill";
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
