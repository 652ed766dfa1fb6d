import type { Issuer } from "../imitation";
import {
  addDays,
  amount,
  beside,
  cents,
  chance,
  digits,
  grouped,
  int,
  isoDay,
  periodOf,
  row,
  some,
  written,
} from "../sheet";

/** The new reading comes first; supply left and delivery right, each with the same energy; the issuer is a picture. */
export const CONED: Issuer = {
  name: "ConEdison",
  draw(dice) {
    const { first, last, days } = periodOf(dice, 28, 33);
    const kwh = int(dice, 90, 900);
    const supply = cents(kwh * 0.1);
    const merchant = 0.9;
    const grt = [cents(supply * 0.02), cents(kwh * 0.01)] as const;
    const basic = 19;
    const delivery = cents(kwh * 0.12);
    const benefit = cents(kwh * 0.005);
    const supplyTotal = cents(supply + merchant + grt[0]);
    const deliveryTotal = cents(basic + delivery + benefit + grt[1]);
    const tax = cents((supplyTotal + deliveryTotal) * 0.04);
    const total = cents(supplyTotal + deliveryTotal + tax);
    const arrears = chance(dice, 0.35) ? cents(90 + dice.random() * 1_300) : 0;
    const due = cents(total + arrears);
    const prior = int(dice, 1_000, 90_000);
    const usd = (value: number) => (value < 0 ? `-$${amount(-value)}` : `$${amount(value)}`);
    const on = (day: Date, pattern = "MMM D, YYYY") => written(day, pattern);
    const column = int(dice, 52, 66);
    const range = `${on(first)} to ${on(last)}`;
    return {
      rows: [
        row([0, column], "Account Number: " + grouped(digits(dice, 15), 4), `Current balance due  ${usd(due)}`),
        row([0, column], "Name: C SAMPLE", `Direct Pay  ${on(addDays(last, 24), "MM/DD/YY")}`),
        "Service delivered to: 55 SAMPLE ST 4B, NEW YORK NY 10002",
        `Next billing date: ${on(addDays(last, 31))}`,
        `Your billing summary as of ${on(addDays(last, 1))}`,
        ...beside(
          [
            row([0, 40], "Total charges from your last bill", usd(arrears + 88.1)),
            row([0, 40], `Payments through ${on(addDays(last, -3), "MMM D")}, thank you`, usd(-88.1)),
            row([0, 40], "Balance from previous bill", arrears === 0 ? "None" : usd(arrears)),
            row([0, 40], `Billing period: ${range}`),
            row([0, 40], `Electricity charges - for ${days} days`, usd(total)),
            row([0, 40], "Total amount due", usd(due)),
          ],
          ["Your electricity use", "Average daily use in kWh", "Apr 24  6.1", "Mar 24  7.3", "Apr 23  8.0"],
          column,
        ),
        ...some(
          dice,
          [
            "Call 1-800-75-CONED to report an outage",
            "Visit conEd.com/MyAccount",
            "c.sample@example.com is on file for you",
            "Your average supply cost this bill was 10.0¢ per kWh",
          ],
          0.8,
        ),
        "Electricity you used during this billing period",
        "Rate: EL1 Residential or Religious",
        row(
          [0, 12, 26, 40, 54, 68, 82, 96, 110],
          "Meter #",
          "New Reading",
          "Reading Type",
          "Date",
          "Prior Reading",
          "Reading Type",
          "Date",
          "Reading Diff",
          "Total Usage",
        ),
        row(
          [0, 12, 26, 40, 54, 68, 82, 96, 110],
          digits(dice, 7),
          String(prior + kwh),
          "Actual",
          on(last, "MMM DD, YY"),
          String(prior),
          "Actual",
          on(first, "MMM DD, YY"),
          String(kwh),
          `${kwh} kWh`,
        ),
        ...beside(
          [
            "Your supply charges",
            row([0, 40], `Supply ${kwh} kWh @10.0000¢/kWh`, usd(supply)),
            row([0, 40], "Merchant function charge", usd(merchant)),
            row([0, 40], "GRT & other tax surcharges", usd(grt[0])),
            row([0, 40], "Total electricity supply charges", usd(supplyTotal)),
            row([0, 40], "Sales tax @4.0000%", usd(tax)),
          ],
          [
            "Your delivery charges",
            row([0, 40], "Basic service charge", usd(basic)),
            row([0, 40], `Delivery ${kwh} kWh @12.0000¢/kWh`, usd(delivery)),
            row([0, 40], "System Benefit Charge", usd(benefit)),
            row([0, 40], "GRT & other tax surcharges", usd(grt[1])),
            row([0, 40], "Total electricity delivery charges", usd(deliveryTotal)),
            row([0, 40], "Your electricity total", usd(total)),
          ],
          column,
        ),
        "A reconnection fee of $26.00 may apply",
      ],
      truth: {
        provider: "Con Edison",
        servicePeriod: [`${isoDay(first)}/${isoDay(last)}`, `${isoDay(first)}/${isoDay(addDays(last, -1))}`],
        energyKwh: kwh,
        totalCost: total,
        amountDue: due,
        currency: "USD",
      },
    };
  },
};
