import { describe, expect, it } from "vitest";
import { linesOfText } from "../../../../tests/factories/bills";
import { extractBill } from "./extract-bill";

/** Habits of giving the billing period; customers and figures are invented. */
const periodOf = (text: string) => {
  const period = extractBill(linesOfText(text)).servicePeriod;
  return period && `${period.value.firstDay}/${period.value.lastDay}`;
};

describe("days without a year in the row of a register", () => {
  const slip = (billDate: string, days: string) => `Prairie Rose Electric Cooperative, Hays, KS 67601
Bill date  ${billDate}
Meter   From   To   Days   Previous   Present   kWh used
71120   ${days}   41350   42188   838
Total current charges  $112.40`;

  it("takes the year of the bill's date", () => {
    expect(periodOf(slip("05/11/26", "04/07   05/06   29"))).toBe("2026-04-07/2026-05-05");
  });

  it("goes back over New Year", () => {
    expect(periodOf(slip("01/12/27", "12/08   01/07   30"))).toBe("2026-12-08/2027-01-06");
  });

  it("needs a pair", () => {
    expect(periodOf(slip("05/11/26", "05/06   29"))).toBeNull();
  });

  it("reads a pair behind the label of the period", () => {
    expect(periodOf("Bill date  05/11/2026\nSpringfield, IL 62704\nService dates  04/07   05/06\nUsage 838 kWh")).toBe(
      "2026-04-07/2026-05-06",
    );
  });

  it.each([
    ["fractions", "1/2   3/4"],
    ["days of another season", "04/07   06/05"],
  ])("takes no %s", (_, days) => {
    expect(periodOf(slip("05/11/26", days))).toBeNull();
  });

  it("gives none without any date that has a year", () => {
    expect(
      periodOf("Meter   From   To   Previous   Present   kWh used\n71120   04/07   05/06   41350   42188   838"),
    ).toBeNull();
  });
});

describe("dates that are not those of the period", () => {
  it.each([
    ["annual consumption", "Annual consumption\n3,106 kWh from 1 Dec 2025 to 30 Nov 2026"],
    ["the last twelve months", "Ultimi 12 mesi\n3.106 kWh dal 01/12/2025 al 30/11/2026"],
    ["a year in the row of its title", "Verbrauch der letzten 12 Monate  01.12.2025 - 30.11.2026  3.106 kWh"],
  ])("passes over %s", (_, year) => {
    expect(periodOf(`Energy used 512 kWh\n${year}`)).toBeNull();
  });

  it("passes over a year with another use than the bill's", () => {
    expect(periodOf("Energy used 512 kWh\nFrom 1 Dec 2025 to 30 Nov 2026: 3,106 kWh")).toBeNull();
  });

  it("takes the bill's own period beside that of the year", () => {
    const text = `Consumo annuo
3.106 kWh dal 01/12/2025 al 30/11/2026
Consumo fatturato dal 01/10/2026 al 30/11/2026  512 kWh`;
    expect(periodOf(text)).toBe("2026-10-01/2026-11-30");
  });

  it("does not end with the next reading", () => {
    expect(
      periodOf(
        "Bill date Nov 6, 2026\nMeter read Nov 4, 2026  next meter reading Dec 4, 2026  30\nEnergy used 512 kWh",
      ),
    ).toBeNull();
  });
});

describe("what else tells the period", () => {
  it("believes the number of days beside the dates, not that of last year", () => {
    const text = `Billing period: Jan 09 to Feb 08, 2027 for 31 days
Bill date February 10, 2027
Days in billing period   30   31
Energy used 900 kWh`;
    expect(periodOf(text)).toBe("2027-01-09/2027-02-08");
  });

  it.each([
    ["Periodo di fatturazione: maggio 2026 – giugno 2026", "2026-05-01/2026-06-30"],
    ["Periodo di fatturazione: dicembre 2026 – gennaio 2027", "2026-12-01/2027-01-31"],
    ["Billing period: Dec to Jan 2027", "2026-12-01/2027-01-31"],
  ])("reads whole months: %s", (text, period) => {
    expect(periodOf(`${text}\nConsumo 288 kWh`)).toBe(period);
  });
});
