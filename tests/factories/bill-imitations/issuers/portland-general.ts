import type { Issuer } from "../imitation";
import { addDays, amount, beside, cents, chance, digits, int, isoDay, periodOf, row, some, written } from "../sheet";

/** No bill date, the service period as two stacked dates (newest first), readings blank, credits that end in CR. */
export const PORTLAND_GENERAL: Issuer = {
  name: "Portland General Electric",
  draw(dice) {
    const { first, last, days } = periodOf(dice, 28, 33);
    const kwh = int(dice, 50, 400) * 100;
    const on = Math.round(kwh * 0.65);
    const kw = int(dice, 30, 190);
    const energy = cents(kwh * 0.072);
    const adjustments = cents(kwh * 0.004);
    const demand = cents(kw * 3.1);
    const fees = cents(energy * 0.02);
    const current = cents(energy + adjustments + demand + fees);
    const arrears = chance(dice, 0.35) ? cents(200 + dice.random() * 1_000) : 0;
    const paid = cents(900 + dice.random() * 500);
    const due = cents(current + arrears);
    const column = int(dice, 50, 62);
    const date = (day: Date) => written(day, "MM/DD/YY");
    return {
      rows: [
        row([0, column], "PortlandGeneral.com", `Account #  ${digits(dice, 10)}`),
        row([0, column], "EXAMPLE BAKERY INC", `Previous Amount Due  $${amount(paid + arrears)}`),
        row([0, column], "1200 SE SAMPLE AVE", `Payments  ${amount(paid)} CR`),
        row([0, column], "PORTLAND OR 97214", `Balance Forward  ${amount(arrears)}`),
        row([0, column], "", `Current Charges  ${amount(current)}`),
        row([0, column], "", `AMOUNT DUE  $${amount(due)}`),
        row([0, column], "", `Due date for current bill  ${date(addDays(last, 18))}`),
        ...some(dice, [
          "PGE customer service 503-228-6322",
          "Outage? Text REG to 4PGE1",
          "Energy use is shown in kWh per day",
        ]),
        ...beside(
          [
            row([0, 34], `Energy Charges (${kwh} kWh)`, amount(energy)),
            row([0, 34], "Adjustments", amount(adjustments)),
            row([0, 34], "Demand Charge", amount(demand)),
            row([0, 34], "Total Taxes and Fees", amount(fees)),
            row([0, 34], "Current Energy Charges", amount(current)),
          ],
          [
            row([0, 20], "Service Period", "Meter Reading"),
            date(last),
            date(first),
            `${days} days of service  ${kwh} kWh`,
            `Same period last year  ${Math.round(kwh * 1.08)} kWh`,
          ],
          column,
        ),
        row([0, 30], `Meter # ${digits(dice, 8)}`, "Schedule 83 Secondary  Meter Multiplier 120"),
        row([0, 30, 60, 80], "Basic Charge", "", "", "45.00"),
        row([0, 30, 60, 80], "On-Peak Usage", `${amount(on, 3)} kWh`, "@ 0.0750", amount(cents(on * 0.075))),
        row(
          [0, 30, 60, 80],
          "Off-Peak Usage",
          `${amount(kwh - on, 3)} kWh`,
          "@ 0.0600",
          amount(cents((kwh - on) * 0.06)),
        ),
        row([0, 30, 60, 80], "Demand Charge", `${kw}.000 kW`, "@ 3.1000", amount(demand)),
        row([0, 30, 60, 80], "Facility Capacity", `${kw + 22}.000 kW`, "@ 2.5000", amount(cents((kw + 22) * 2.5))),
        row(
          [0, 30, 60, 80],
          "105 Regulatory Adjustment",
          `${amount(kwh, 3)} kWh`,
          "@ 0.0004",
          amount(cents(kwh * 0.0004)),
        ),
        row(
          [0, 30, 60, 80],
          "122 Renewable Resources",
          `${amount(kwh, 3)} kWh`,
          "@ 0.0011",
          amount(cents(kwh * 0.0011)),
        ),
        row([0, 30, 60, 80], "Public Purpose Charge", "", "", amount(fees)),
      ],
      truth: {
        provider: "Portland General Electric",
        servicePeriod: [`${isoDay(first)}/${isoDay(last)}`, `${isoDay(first)}/${isoDay(addDays(last, -1))}`],
        energyKwh: kwh,
        totalCost: current,
        amountDue: due,
        currency: "USD",
        demandKw: kw,
      },
    };
  },
};
