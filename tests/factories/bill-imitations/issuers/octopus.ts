import type { Issuer } from "../imitation";
import { addDays, amount, cents, chance, digits, int, isoDay, periodOf, pick, row, some, written } from "../sheet";

/** UK dual fuel: gas in kWh too, prices in pence, an account balance carried along. */
export const OCTOPUS: Issuer = {
  name: "Octopus Energy",
  draw(dice) {
    const { first, last, days } = periodOf(dice, 27, 31);
    const kwh = cents(60 + dice.random() * 500);
    const gasKwh = cents(100 + dice.random() * 1_500);
    const energy = cents(kwh * 0.2411);
    const standing = cents((days + 1) * 0.5349);
    const net = cents(energy + standing);
    const vat = cents(net * 0.05);
    const electric = cents(net + vat);
    const gas = cents(gasKwh * 0.0612 + days * 0.29);
    const before = cents(-80 + dice.random() * 400);
    const paid = cents(90 + dice.random() * 40);
    const balance = cents(before + electric + gas - paid);
    const reading = int(dice, 2_000, 60_000);
    const c = [0, int(dice, 50, 58), int(dice, 72, 80)];
    const on = (day: Date) => written(day, pick(dice, ["D MMM YYYY", "DD MMMM YYYY"]));
    const usedLabel = pick(dice, ["Energy Used", "Electricity used", "Total consumption"]);
    const gbp = (value: number) => `${value < 0 ? "-" : ""}£${amount(Math.abs(value))}`;
    return {
      rows: [
        row(c, "octopus energy", "", "Your energy account"),
        row(c, "A. Example", `Your Account Number: A-${digits(dice, 8)}`),
        row(c, "1 High Street, Leeds, LS1 1AA", `Bill Reference: ${digits(dice, 9)} (${on(addDays(last, 2))})`),
        ...some(dice, [
          "Power cut? Call 105",
          "Email hello@octopus.energy",
          "Could you pay less? Your current tariff is our cheapest",
        ]),
        row(c, `On ${on(addDays(first, -1))} your previous balance was`, "", gbp(before)),
        row(c, "We've charged you"),
        row(c, `Electricity  (${on(first)} - ${on(last)})`, "", gbp(electric)),
        row(c, `Gas  (${on(first)} - ${on(last)})`, "", gbp(gas)),
        row(c, "We've received"),
        row(c, `Direct Debit payment (${on(addDays(first, 10))})`, "", gbp(-paid)),
        row(c, `On ${on(last)} your new account balance is`, "", gbp(balance)),
        `Electricity  ${pick(dice, ["Flexible Octopus", "Octopus 12M Fixed"])}`,
        row(c, `Supply number  S ${digits(dice, 13)}`, `Meter ${digits(dice, 9)}`),
        row(c, `Opening read (${on(first)})`, "", amount(reading, 1)),
        row(c, `Closing read (${on(last)})`, "", amount(reading + kwh, 1)),
        row(c, usedLabel, `${amount(kwh, 2)} kWh @ 24.11p/kWh`, gbp(energy)),
        row(c, "Standing Charge", `${days + 1} days @ 53.49p/day`, gbp(standing)),
        row(c, "Subtotal of charges before VAT", "", gbp(net)),
        row(c, "VAT", "5.00%", gbp(vat)),
        row(c, "Total Electricity Charges", "", gbp(electric)),
        ...(chance(dice, 0.6) ? [row(c, "Estimated annual usage", `${amount(kwh * 12, 0)} kWh`)] : []),
        "Gas",
        row(c, "Energy Used", `${amount(gasKwh, 2)} kWh @ 6.12p/kWh`, gbp(cents(gasKwh * 0.0612))),
        row(c, "Total Gas Charges", "", gbp(gas)),
      ],
      truth: {
        provider: "Octopus Energy",
        servicePeriod: [`${isoDay(first)}/${isoDay(last)}`],
        energyKwh: kwh,
        totalCost: electric,
        amountDue: null,
        currency: "GBP",
      },
    };
  },
};
