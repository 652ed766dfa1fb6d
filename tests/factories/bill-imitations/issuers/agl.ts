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
  pick,
  row,
  some,
  written,
} from "../sheet";

/** Australia: solar feed-in, peak and off-peak registers, a previous balance carried, dates with the day first. */
export const AGL: Issuer = {
  name: "AGL",
  draw(dice) {
    const { first, last, days } = periodOf(dice, 85, 93);
    const [peak, offPeak] = [int(dice, 200, 1_500), int(dice, 100, 900)];
    const kwh = peak + offPeak;
    const solar = chance(dice, 0.4) ? int(dice, 50, 900) : 0;
    const values = [cents(peak * 0.34), cents(offPeak * 0.21), cents(days * 1.05)] as const;
    const credit = cents(solar * 0.05);
    const net = cents(values[0] + values[1] + values[2] - credit);
    const gst = cents((values[0] + values[1] + values[2]) * 0.1);
    const total = cents(net + gst);
    const arrears = chance(dice, 0.4) ? cents(40 + dice.random() * 500) : 0;
    const due = cents(total + arrears);
    const on = (day: Date) => written(day, pick(dice, ["DD MMM YYYY", "D MMM YYYY"]));
    const c = [0, int(dice, 34, 40), int(dice, 52, 56), int(dice, 66, 72), int(dice, 84, 92)];
    const starts = [int(dice, 1_000, 40_000), int(dice, 1_000, 40_000)] as const;
    return {
      rows: [
        row(c, "Electricity account", "", "", "", "AGL Sales Pty Limited ABN 88 090 538 337"),
        ...beside(
          [
            "Ms K Example",
            "5 Wattle Street",
            "NEWTOWN NSW 2042",
            `Supply period: ${on(first)} to ${on(last)} (${days + 1} days)`,
          ],
          [
            `Account number  ${grouped(digits(dice, 10), 4)}`,
            `Total due  $${amount(due)}`,
            `Due date  ${on(addDays(last, 20))}`,
            `Issue date  ${on(addDays(last, 3))}`,
          ],
          60,
        ),
        ...some(
          dice,
          [
            `Average daily usage  ${amount(kwh / days, 2)} kWh`,
            "Faults and emergencies  13 13 88",
            "Compare your use with similar households: 14.2 kWh a day",
          ],
          0.8,
        ),
        row(c, "Previous balance", "", "", "", `$${amount(arrears + 201.4)}`),
        row(c, "Payments received", "", "", "", "$201.40 CR"),
        row(c, "Balance brought forward", "", "", "", `$${amount(arrears)}`),
        row(c, "Total new charges", "", "", "", `$${amount(total)}`),
        "Your electricity charges",
        row(c, "Usage and supply charges", "Units", "Price", "Amount"),
        row(c, "Peak usage", `${amount(peak, 0)} kWh`, "$0.34", `$${amount(values[0])}`),
        row(c, "Off-peak usage", `${amount(offPeak, 0)} kWh`, "$0.21", `$${amount(values[1])}`),
        row(c, "Supply charge", `${days} days`, "$1.05", `$${amount(values[2])}`),
        ...(solar > 0
          ? [row(c, "Standard solar feed-in", `${amount(solar, 0)} kWh`, "$0.05", `$${amount(credit)} CR`)]
          : []),
        row(c, "Total GST", "", "", `$${amount(gst)}`),
        row(c, "Total new charges and credits", "", "", `$${amount(total)}`),
        "Meter readings",
        row(c, "Meter number", "Previous", "Current", "Usage"),
        row(c, `${digits(dice, 6)} Peak`, `${starts[0]} (actual)`, `${starts[0] + peak} (actual)`, `${peak} kWh`),
        row(
          c,
          `${digits(dice, 6)} Off-peak`,
          `${starts[1]} (actual)`,
          `${starts[1] + offPeak} (actual)`,
          `${offPeak} kWh`,
        ),
        "agl.com.au",
      ],
      truth: {
        provider: "AGL",
        servicePeriod: [`${isoDay(first)}/${isoDay(last)}`],
        energyKwh: kwh,
        totalCost: total,
        amountDue: due,
        currency: "AUD",
      },
    };
  },
};
