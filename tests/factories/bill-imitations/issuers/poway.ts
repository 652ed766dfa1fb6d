import type { Issuer } from "../imitation";
import { addDays, amount, beside, cents, chance, digits, int, isoDay, periodOf, row, written } from "../sheet";

/** City water over two months: no kilowatt-hours at all, gallons beside the units. */
export const POWAY: Issuer = {
  name: "City of Poway",
  draw(dice) {
    const { first, last, days } = periodOf(dice, 57, 63);
    const units = int(dice, 10, 90);
    const basic = cents(40 + dice.random() * 20);
    const use = cents(units * 4.2);
    const current = cents(basic + use);
    const arrears = chance(dice, 0.35) ? cents(90 + dice.random() * 200) : 0;
    const due = cents(current + arrears);
    const previous = int(dice, 100, 4_000);
    const on = (day: Date) => written(day, "M/D/YYYY");
    const usd = (value: number) => `$ ${amount(value)}`;
    const column = int(dice, 46, 56);
    return {
      rows: [
        "CITY OF POWAY",
        "Customer Services  858-668-4400  www.poway.org",
        ...beside(
          [
            `Account Number: ${digits(dice, 6)}-${digits(dice, 3)}`,
            `Customer Number: ${digits(dice, 6)}`,
            "Service Address: 13 EXAMPLE CT",
            `Read Dates: ${on(first)} - ${on(last)}`,
            `Billing Days: ${days}`,
            `Previous Read: ${previous}`,
            `Current Read: ${previous + units}`,
            `Units Used: ${units}`,
            `Gallons Used: ${amount(units * 748, 0)}`,
          ],
          [
            `Statement Date: ${on(addDays(last, 5))}`,
            `Due Date: ${on(addDays(last, 26))}`,
            row([0, 34], "PREVIOUS BALANCE", usd(arrears + 310)),
            row([0, 34], "Payment(s)-Thank You", usd(-310)),
            row([0, 34], "Balance Forward", usd(arrears)),
            row([0, 34], `Basic Service @ $${amount(basic)}`, usd(basic)),
            row([0, 34], `Consumption ${units} @ $4.20`, usd(use)),
            row([0, 34], "Total Current Charges", usd(current)),
            row([0, 34], "TOTAL AMOUNT DUE", usd(due)),
          ],
          column,
        ),
        "Water use history in units",
        row([0, 30], `PAST DUE DATE (${on(addDays(last, 40))})*`, usd(due * 1.1)),
      ],
      truth: {
        provider: "City of Poway",
        servicePeriod: [`${isoDay(first)}/${isoDay(last)}`, `${isoDay(first)}/${isoDay(addDays(last, -1))}`],
        energyKwh: null,
        totalCost: current,
        amountDue: due,
        currency: "USD",
      },
    };
  },
};
