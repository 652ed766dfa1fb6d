import { describe, expect, it } from "vitest";
import { linesOfText } from "../../../../tests/factories/bills";
import { extractBill } from "./extract-bill";

/** Customers, companies and figures are invented. */
const costOf = (text: string) => extractBill(linesOfText(text)).totalCost;

describe("a company that delivers and one that sells", () => {
  const bill = `Electric bill
Charges this month, network company  88.10
Charges this month, supplier  71.40
Customer charge  5.00
Distribution  83.10
Total Northern Wires charges  $88.10
Energy 1,020 kWh x $0.0700  71.40
Total Bright Meadow Energy charges  $71.40`;

  it("adds both where their sum is printed", () => {
    expect(costOf(`${bill}\nTotal current charges (both companies)  $159.50`)?.value).toBe(159.5);
  });

  it("is not sure of one of them where no sum is printed", () => {
    expect(costOf(bill)?.confidence ?? 0).toBeLessThan(0.8);
  });

  it("adds no arrears and no other supply to a company's charges", () => {
    const text = `Total electric charges  $88.10
Previous balance  $71.40
Energy used 1,020 kWh
Total amount due  $159.50`;
    expect(costOf(text)?.value).not.toBe(159.5);
    expect(
      costOf(
        "Total electricity charges  $88.10\nTotal gas charges  $71.40\nEnergy used 1,020 kWh\nTotal current charges  $159.50",
      )?.value,
    ).toBe(88.1);
  });
});

describe("a rental with a total of its own", () => {
  it("is not added to the charges for electricity", () => {
    const text = `Current electric charges  $376.26
Energy used 2,000 kWh
Total rental charges  $11.87
Total charges  $388.13`;
    expect(costOf(text)?.value === 388.13 && (costOf(text)?.confidence ?? 0) >= 0.8).toBe(false);
  });

  it.each([
    ["Water heater  10.32\nHST 15%  1.55\nTotal rentals  $11.87", "rentals"],
    ["Surge strip  9.90\nTax  1.97\nTotal other services  $11.87", "services"],
  ])("is no electricity: %s", (lines) => {
    const text = `Electricity
Service charge  27.18
Energy 2,000 kWh @ 15.00¢  300.00
HST 15%  49.08
Total electricity  $376.26
${lines}
Total new charges  $388.13`;
    expect(costOf(text)?.value).toBe(376.26);
  });

  it("makes a total doubtful that has it as one of its lines", () => {
    const text = `Energy used 2,000 kWh
Service charge  27.18
Energy 2,000 kWh @ 15.00¢  300.00
Water heater rental  20.00
Total current charges  $347.18`;
    expect(costOf(text)?.confidence).toBeLessThan(0.8);
  });

  it("makes a total doubtful that holds it, where electricity has none", () => {
    const text = `Service charge  27.18
Energy 2,000 kWh @ 15.00¢  300.00
HST 15%  49.08
Total rentals  $11.87
Total new charges  $388.13`;
    const cost = costOf(text);
    expect(cost?.value === 388.13 && cost.confidence >= 0.8).toBe(false);
  });
});
