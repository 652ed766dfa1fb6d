import type { Issuer } from "../imitation";
import { addDays, amount, cents, chance, digits, int, isoDay, periodOf, pick, row, some, written } from "../sheet";

/** Electricity with water and sewer on one bill; multipliers, demand, credits, the billed demand of 12 months. */
export const LADWP: Issuer = {
  name: "LADWP",
  draw(dice) {
    const { first, last, days } = periodOf(dice, 28, 62);
    const multiplier = pick(dice, [1, 1, 40, 80]);
    const hasRegisters = chance(dice, 0.4);
    const counts = hasRegisters ? [int(dice, 5, 60), int(dice, 5, 60), int(dice, 10, 150)] : [int(dice, 200, 900)];
    const kwhs = counts.map((count) => count * multiplier);
    const kwh = kwhs.reduce((sum, value) => sum + value, 0);
    const demand = multiplier > 1 ? cents(kwh / days / 24 / 0.35) : null;
    const kw = demand === null ? null : Math.round(demand * 10) / 10;
    const energy = cents(kwh * 0.14);
    const facilities = kw === null ? 0 : cents(kw * 1.5 * 5);
    const vea = -cents(kwh * 0.01);
    const base = cents(energy + facilities + vea);
    const city = cents(base * 0.1);
    const state = cents(kwh * 0.0003);
    const electric = cents(base + city + state);
    const water = cents(30 + dice.random() * 90);
    const sewer = cents(20 + dice.random() * 60);
    const charges = cents(electric + water + sewer);
    const arrears = chance(dice, 0.35) ? cents(50 + dice.random() * 900) : 0;
    const before = cents(arrears + 120 + dice.random() * 90);
    const due = cents(charges + arrears);
    const on = (day: Date) => written(day, pick(dice, ["MMM DD, YYYY", "M/D/YY"]));
    const c = [0, int(dice, 30, 36), int(dice, 48, 54), int(dice, 64, 70), int(dice, 84, 90)];
    const pages = [first, last].map((day) => written(day, "MM/DD/YY")).join(" - ");
    const names = hasRegisters ? ["High Peak kWh", "Low Peak kWh", "Base kWh"] : ["Energy kWh"];
    const head = [
      row(c, "BILL DATE", "DATE DUE", "ACCOUNT NUMBER", "AMOUNT DUE"),
      row(
        c,
        on(addDays(last, 3)),
        on(addDays(last, 22)),
        `${digits(dice, 3)} ${digits(dice, 3)} ${digits(dice, 4)}`,
        `$${amount(due)}`,
      ),
    ];
    return {
      rows: [
        row(c, "Los Angeles Department of Water and Power", "", "", "www.ladwp.com"),
        "CUSTOMER SERVICE - 1-800-DIAL-DWP",
        ...head,
        "SAMPLE CUSTOMER, 100 HOPE ST, LOS ANGELES, CA 90012",
        "Account Summary",
        row(c, "Previous Account Balance", "", "", `$${amount(before)}`),
        row(
          c,
          `Payment Received ${written(addDays(first, 20), "M/D/YY")}  Thank you`,
          "",
          "",
          `-${amount(before - arrears)}`,
        ),
        row(c, "Remaining Balance", "", "", `$${amount(arrears)}`),
        row(c, "New Charges", "", "", `+ ${amount(charges)}`),
        row(c, "Total Amount Due", "", "", `$${amount(due)}`),
        "Summary of New Charges",
        row(c, `Electric Charges  ${pages}  ${amount(kwh, 0)} kWh`, "", "", "", `$${amount(electric)}`),
        row(c, `Water Charges  ${pages}  12 HCF`, "", "", "", `$${amount(water)}`),
        row(c, "Total LADWP Charges", "", "", "", `$${amount(cents(electric + water))}`),
        row(c, "Sewer Charges", "", "", "", `$${amount(sewer)}`),
        row(c, "Total Sanitation Charges", "", "", "", `$${amount(sewer)}`),
        row(c, "Total New Charges", "", "", "", `$${amount(charges)}`),
        ...head,
        "Electric Charges",
        row(c, "BILLING PERIOD", "DAYS", "RATE SCHEDULE", "NEXT SCHEDULED READ DATE"),
        row(
          c,
          pages,
          String(days),
          pick(dice, ["R-1 [A] Standard", "A-1 [B] Small General"]),
          written(addDays(last, 30), "MM/DD/YY"),
        ),
        `SA # : ${digits(dice, 10)}  METER NUMBER  00${digits(dice, 6)}`,
        row([0, 26, 46, 60, 76], "DESCRIPTION", "CURRENT READ", "PREVIOUS READ", "MULTIPLIER", "TOTAL USED"),
        ...(kw === null
          ? []
          : [
              row(
                [0, 26, 46, 60, 76],
                "Demand kW",
                amount(kw / multiplier, 2),
                "",
                String(multiplier),
                `${amount(kw, 1)} kW`,
              ),
            ]),
        ...names.map((name, at) => {
          const start = int(dice, 100, 9_000);
          return row(
            [0, 26, 46, 60, 76],
            name,
            String(start + (counts[at] ?? 0)),
            String(start),
            String(multiplier),
            `${amount(kwhs[at] ?? 0, 0)} kWh`,
          );
        }),
        ...some(dice, [`Average daily use  ${amount(kwh / days, 1)} kWh`, `Prev Yr  ${amount(kwh * 1.2, 0)} kWh`]),
        row(c, "Energy Charge", "", `${amount(kwh, 0)} kWh x $0.14/kWh`, "", `$${amount(energy)}`),
        ...(kw === null
          ? []
          : [
              row(c, "Highest Demand in last 12 months", "", `${amount(kw * 1.5, 1)} kW`),
              row(c, "Facilities Charge", "", `${amount(kw * 1.5, 1)} kW x $5.00/kW`, "", amount(facilities)),
            ]),
        row(c, `VEA - ${days} days`, "", `${amount(kwh, 0)} kWh x $-0.01000/kWh`, "", amount(vea)),
        row(c, "City of Los Angeles Utility Tax", "", "10%", "", amount(city)),
        row(c, "State Energy Surcharge", "", "", "", amount(state)),
        row(c, "Total Electric Charges", "", "", "", `$${amount(electric)}`),
        "Water Charges",
        row(c, "Total Water Charges", "", "", "", `$${amount(water)}`),
      ],
      truth: {
        provider: "Los Angeles Department of Water and Power",
        servicePeriod: [`${isoDay(first)}/${isoDay(last)}`, `${isoDay(first)}/${isoDay(addDays(last, -1))}`],
        energyKwh: kwh,
        totalCost: electric,
        amountDue: due,
        currency: "USD",
        demandKw: kw,
      },
    };
  },
};
