import { isMeasured } from "@wattleaf/shared/contracts/usage";
import { describe, expect, it } from "vitest";
import { linesOfText } from "../../../../tests/factories/bills";
import { extractBill } from "./extract-bill";
import { usageOfBill } from "./usage-of-bill";

const read = (text: string) => usageOfBill(extractBill(linesOfText(text)), "bill_pdf");
const PERIOD = "Service period: Jan 5, 2025 - Feb 4, 2025";

describe("use of one bill", () => {
  it("is one reading over its period: a total, an average day, a month, and nothing finer", () => {
    const facts = read(`${PERIOD}\nElectricity used  620 kWh\nTotal charges  $93.00`);
    expect(isMeasured(facts)).toBe(true);
    expect(facts).toMatchObject({
      start: "2025-01-05T00:00:00",
      end: "2025-02-05T00:00:00",
      days: 31,
      total: 620_000,
      averagePerDay: 20_000,
      cost: { total: 93, currency: "$" },
      months: [{ month: "2025-01", total: 620_000, days: 31, cost: 93, changeFromPrevious: null }],
      peakDemand: null,
      nightShare: null,
      baseLoadWatts: null,
      notices: [],
    });
  });

  it("may come from its time-of-use parts, and says so", () => {
    const facts = read(`${PERIOD}\nOn-peak usage  200 kWh\nOff-peak usage  300 kWh`);
    expect(facts).toMatchObject({
      total: 500_000,
      touSplit: [
        { period: "on_peak", total: 200_000 },
        { period: "off_peak", total: 300_000 },
      ],
      notices: [{ code: "energy_summed_from_time_of_use" }],
    });
  });

  it("says which of the bill's own sums do not come out", () => {
    const facts = read(`${PERIOD}\nPrevious reading  100\nCurrent reading  400\nElectricity used  620 kWh`);
    expect(facts.notices).toEqual([{ code: "bill_check_failed", values: { check: "readings_match_energy" } }]);
  });
});

describe("a bill of which only a part can be read", () => {
  it("keeps what was read and leaves the rest null", () => {
    const facts = read("Electricity used  620 kWh\nTotal charges  $93.00");
    expect(isMeasured(facts)).toBe(false);
    expect(facts).toMatchObject({ total: 620_000, start: null, end: null, averagePerDay: null, months: [], days: 0 });
    expect(facts.cost).toEqual({ total: 93, currency: "$" });
  });

  it("of gas gives its cost and period, and claims no electricity", () => {
    const facts = read(`Valley Gas Company\n${PERIOD}\nGas used  61 therms\nTotal charges  $85.30`);
    expect(facts).toMatchObject({ commodity: "gas", unit: "therm", total: null, days: 31, cost: { total: 85.3 } });
    expect(facts.notices).toEqual([{ code: "bill_without_electricity", values: { commodity: "gas" } }]);
  });

  it("without energy and cost is kept if its sender and its period are known, and says so", () => {
    const facts = read(`Consumers Energy\nconsumersenergy.com\nElectric bill\n${PERIOD}`);
    expect(facts).toMatchObject({ total: null, cost: null, start: "2025-01-05T00:00:00", end: "2025-02-05T00:00:00" });
    expect(facts.notices).toEqual([{ code: "bill_read_in_part", values: {} }]);
  });

  it("is rejected when neither energy nor cost is there, or nothing speaks of energy", () => {
    expect(() => read(`Electricity bill\n${PERIOD}`)).toThrow(/find the energy used or the cost/);
    for (const invoice of [
      "Corner Bistro\nTotal amount due  $28.62",
      "Example Computers Inc\nPower adapter  $30.00\nElectric screwdriver  $45.00\nInvoice total  $75.00",
      "Hardware Store\nGas grill  $130.00\nWater hose  $20.00\nTotal amount due  $150.00",
      "",
    ])
      expect(() => read(invoice)).toThrow(
        invoice === "" ? /find the energy used or the cost/ : /look like an energy bill/,
      );
  });
});
