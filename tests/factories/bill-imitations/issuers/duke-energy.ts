import type { Issuer } from "../imitation";
import {
  addDays,
  amount,
  cents,
  chance,
  digits,
  grouped,
  int,
  isoDay,
  periodOf,
  pick,
  row,
  shuffled,
  some,
  written,
} from "../sheet";

/** Dates without a year, the due date within the label, readings with a leading minus, tiers on the line below. */
export const DUKE_ENERGY: Issuer = {
  name: "Duke Energy",
  draw(dice) {
    const { first, last, days } = periodOf(dice, 28, 33);
    const kwh = int(dice, 300, 2_400);
    const tier = Math.min(kwh, 1_000);
    const parts: [label: string, quantity: number, cents: number][] =
      kwh > tier
        ? [
            ["Energy Charge", tier, 9],
            ["", kwh - tier, 10.2],
            ["Fuel Charge", tier, 4.1],
            ["", kwh - tier, 5.1],
          ]
        : [
            ["Energy Charge", kwh, 9],
            ["Fuel Charge", kwh, 4.1],
          ];
    const lines = parts.map(([label, quantity, rate]) => ({
      label,
      quantity,
      rate,
      value: cents((quantity * rate) / 100),
    }));
    const customer = cents(12 + dice.random());
    const current = cents(lines.reduce((sum, { value }) => sum + value, customer));
    const taxes = [cents(current * 0.0009), cents(current * 0.0256), cents(current * 0.06)] as const;
    const tax = cents(taxes[0] + taxes[1] + taxes[2]);
    const cost = cents(current + tax);
    const arrears = chance(dice, 0.35) ? cents(100 + dice.random() * 1_200) : 0;
    const due = cents(cost + arrears);
    const before = cents(arrears + 70 + dice.random() * 90);
    const reading = int(dice, 10_000, 80_000);
    const c = [0, int(dice, 40, 52), int(dice, 64, 72)];
    const short = (day: Date) => written(day, "MMM D");
    const dueLabel = pick(dice, ["Total Amount Due", "Total amount due"]) + ` ${short(addDays(last, 24))}`;
    const noise = [
      "Report a power outage  800.228.8485",
      `After ${short(addDays(last, 26))} a late charge applies: pay $${amount(due * 1.015)}`,
      `Average daily use: ${amount(kwh / days, 0)} kWh`,
      `12-month usage (kWh)  ${amount(kwh * 11, 0)}   Avg monthly usage (kWh)  ${amount(kwh * 0.92, 0)}`,
      `Electric (kWh)  ${amount(kwh, 0)}  ${amount(kwh * 1.13, 0)}`,
    ];
    const mail = "Duke Energy Payment Processing, PO Box 1094, Charlotte, NC 28201-1094";
    return {
      rows: [
        row(c, "duke-energy.com", "Your Energy Bill", "page 1 of 3"),
        row(c, "Service address", `Bill date  ${written(addDays(last, 2), "MMM D, YYYY")}`),
        row(c, "J DOE", `For service  ${short(first)} - ${short(last)}`),
        row(c, "77 OAK RIDGE LN", `${days} days`),
        row(c, "CLERMONT FL 34711", `Account number  ${grouped(digits(dice, 12), 4)}`),
        "Billing summary",
        ...shuffled(dice, some(dice, noise)),
        row(c, "Previous Amount Due", `$${amount(before)}`),
        row(c, `Payment Received ${short(addDays(first, 12))}`, amount(arrears - before)),
        row(c, "Current Electric Charges", amount(current)),
        row(c, "Taxes", amount(tax)),
        row(c, dueLabel, `$${amount(due)}`),
        row(c, "Please return this portion with your payment"),
        mail,
        row(c, "Your usage snapshot"),
        row(c, "Current electric usage for meter number", digits(dice, 7)),
        row(c, `Actual reading on ${short(last)}`, "", amount(reading + kwh, 0, { group: "" })),
        row(c, `Previous reading on ${short(first)}`, "", `- ${reading}`),
        row(c, "Energy Used", "", `${amount(kwh, 0)} kWh`),
        row(c, "Billed kWh", `${amount(kwh, 3)} kWh`),
        "Billing details - Electric",
        row(c, `Billing Period - ${short(first)} to ${short(last)}`),
        row(c, "Meter - " + digits(dice, 7)),
        row(c, "Customer Charge", "", `$${amount(customer)}`),
        ...lines.flatMap(({ label, quantity, rate, value }) => [
          ...(label ? [label] : []),
          row(c, `  ${amount(quantity, 3)} kWh @ ${amount(rate, 3)}c`, "", amount(value)),
        ]),
        row(c, "Total Current Charges", "", `$${amount(current)}`),
        "Your current rate is Residential Service (RS-1).",
        "Billing details - Taxes",
        ...(["Regulatory Assessment Fee", "Gross Receipts Tax", "County Utility Tax"] as const).map((label, at) =>
          row(c, label, "", `${at === 0 ? "$" : ""}${amount(taxes[at] ?? 0)}`),
        ),
        row(c, "Total Taxes", "", `$${amount(tax)}`),
      ],
      truth: {
        provider: "Duke Energy",
        servicePeriod: [`${isoDay(first)}/${isoDay(last)}`, `${isoDay(first)}/${isoDay(addDays(last, -1))}`],
        energyKwh: kwh,
        totalCost: cost,
        amountDue: due,
        currency: "USD",
      },
    };
  },
};
