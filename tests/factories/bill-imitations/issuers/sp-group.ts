import type { Issuer } from "../imitation";
import { addDays, amount, cents, chance, digits, int, isoDay, periodOf, row, some, written } from "../sheet";

/** Singapore: electricity, gas in kWh and water in one table, with the total of all three. */
export const SP_GROUP: Issuer = {
  name: "SP Group",
  draw(dice) {
    const { first, last } = periodOf(dice, 28, 31);
    const kwh = int(dice, 120, 900);
    const gas = int(dice, 20, 120);
    const water = cents(6 + dice.random() * 20);
    const electric = cents(kwh * 0.2994);
    const gasCost = cents(gas * 0.2204);
    const waterCost = cents(water * 2.9);
    const gst = [electric, gasCost, waterCost].map((value) => cents(value * 0.09));
    const costs = [electric, gasCost, waterCost].map((value, at) => cents(value + (gst[at] ?? 0)));
    const current = cents(costs.reduce((sum, value) => sum + value, 0));
    const arrears = chance(dice, 0.35) ? cents(50 + dice.random() * 300) : 0;
    const on = (day: Date) => written(day, "DD MMM YYYY");
    const c = [0, int(dice, 30, 36), int(dice, 50, 56), int(dice, 68, 74), int(dice, 86, 92)];
    return {
      rows: [
        row(c, "SP Services Ltd", "", "", "TAX INVOICE", "spgroup.com.sg"),
        row(c, `Account No: ${digits(dice, 10)}`, "", `Date of bill: ${on(addDays(last, 3))}`),
        row(c, "Blk 10 Example Road #05-01 Singapore 123456", "", "", `Due date: ${on(addDays(last, 17))}`),
        row(c, `Balance B/F from previous bill`, "", "", "", `S$${amount(arrears + 120)}`),
        row(c, `Payment received ${on(addDays(first, 12))}`, "", "", "", "-S$120.00"),
        row(c, "Outstanding balance", "", "", "", `S$${amount(arrears)}`),
        row(c, "Total current charges due", "", "", "", `S$${amount(current)}`),
        row(c, "Total Amount Payable", "", "", "", `S$${amount(current + arrears)}`),
        row(c, "Breakdown of current charges", "Usage", "Rate ($)", "Amount ($)", "Total ($)"),
        `Billing period: ${on(first)} - ${on(last)}`,
        "Electricity Services",
        row(c, `${on(first)} - ${on(last)}`, `${kwh} kWh`, "0.2994", amount(electric)),
        row(c, "9% GST", "", "", amount(gst[0] ?? 0)),
        row(c, "Total electricity charges", "", "", "", amount(costs[0] ?? 0)),
        "Gas Services by City Energy Pte Ltd",
        row(c, "Usage", `${gas} kWh`, "0.2204", amount(gasCost)),
        row(c, "Total gas charges", "", "", "", amount(costs[1] ?? 0)),
        "Water Services by Public Utilities Board",
        row(c, "Usage", `${amount(water, 1)} Cu M`, "2.9000", amount(waterCost)),
        row(c, "Total water charges", "", "", "", amount(costs[2] ?? 0)),
        ...some(
          dice,
          [
            `Electricity usage last month  ${int(dice, 100, 900)} kWh`,
            "National average  368 kWh",
            "Neighbours' average  402 kWh",
          ],
          0.8,
        ),
      ],
      truth: {
        provider: "SP Group",
        servicePeriod: [`${isoDay(first)}/${isoDay(last)}`],
        energyKwh: kwh,
        totalCost: costs[0] ?? 0,
        amountDue: cents(current + arrears),
        currency: "SGD",
      },
    };
  },
};
