import { describe, expect, it } from "vitest";
import { linesOfText } from "../../../../tests/factories/bills";
import { extractBill } from "./extract-bill";

/** Slips that a meter reader prints at the door shorten every word; customers and figures are invented. */
const read = (text: string) => {
  const { servicePeriod: period, energyKwh, totalCost, amountDue, meterReadings } = extractBill(linesOfText(text));
  return {
    period: period && `${period.value.firstDay}/${period.value.lastDay}`,
    energyKwh: energyKwh?.value,
    totalCost: totalCost?.value,
    amountDue: amountDue?.value,
    readings: meterReadings && [meterReadings.value.previous, meterReadings.value.current],
  };
};

describe("slips with short labels", () => {
  it("reads a column of labels", () => {
    const slip = `STATE POWER DISTRIBUTION CO LTD
Bill Dt  06-08-2026
Prv Rdg Dt  05-06-2026
Pres Rdg Dt  05-08-2026
Prv Rdg  18204
Pres Rdg  18516
Cons  312
Energy Charge  Rs. 1,560.00
Fixed Charge  Rs. 120.00
Bill Amount  Rs. 1,680.00
Arrear  Rs. 240.00
Net Payable  Rs. 1,920.00`;
    expect(read(slip)).toEqual({
      period: "2026-06-05/2026-08-04",
      energyKwh: 312,
      totalCost: 1_680,
      amountDue: 1_920,
      readings: [18_204, 18_516],
    });
  });

  it("reads a row under short heads", () => {
    const slip = `Bill Date  06-08-2026
Unit   Pres   Prev   Cons   Avg
KWH   8516   8204   312   298
Bill Amount  1680.00
PAYABLE Rs.  1680.00`;
    expect(read(slip)).toMatchObject({ energyKwh: 312, amountDue: 1_680, readings: [8_204, 8_516] });
  });

  it("takes no earlier consumption", () => {
    const slip = `Prev Cons (units)  448
Prv Rdg  18204
Pres Rdg  18516
Cons  312 kWh`;
    expect(read(slip).energyKwh).toBe(312);
  });

  it("takes no bar of a chart beside a charge for a reading", () => {
    const slip = `Present reading  34,873
Previous reading  33,609
kWh used  1,264
Customer Charge  4.00  38  33  36  34  35`;
    expect(read(slip)).toMatchObject({ energyKwh: 1_264, readings: [33_609, 34_873] });
  });
});
