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
  some,
  written,
} from "../sheet";

/** Gas and electricity, four pages; the previous reading is dated a day before the period. */
export const PSEG: Issuer = {
  name: "PSE&G",
  draw(dice) {
    const { first, last, days } = periodOf(dice, 28, 33);
    const kwh = int(dice, 120, 1_400);
    const tier = Math.round(kwh * 0.4);
    const rates = [0.05 + dice.random() * 0.02, 0.06 + dice.random() * 0.02] as const;
    const service = cents(5 + dice.random());
    const tiers = [cents(tier * rates[0]), cents((kwh - tier) * rates[1])] as const;
    const delivery = cents(service + tiers[0] + tiers[1]);
    const supply = cents(kwh * (0.1 + dice.random() * 0.05));
    const electric = cents(delivery + supply);
    const therms = int(dice, 8, 120);
    const gas = cents(9 + therms * 1.1);
    const arrears = chance(dice, 0.4) ? cents(80 + dice.random() * 400) : 0;
    const before = cents(arrears + 60 + dice.random() * 100);
    const due = cents(electric + gas + arrears);
    const account = digits(dice, 10);
    const reading = int(dice, 1_000, 90_000);
    const kind = pick(dice, ["Actual", "Estimated"]);
    const c = [0, int(dice, 46, 60), int(dice, 78, 90)];
    const usd = (value: number) => (value < 0 ? `-$${amount(-value)}` : `$${amount(value)}`);
    const on = (day: Date) => written(day, pick(dice, ["MMMM D, YYYY", "MMM D, YYYY"]));
    return {
      rows: [
        row(c, "PSEG", `Total amount due  ${usd(due)}`),
        row(c, "We make things work for you", `Please pay by  ${on(addDays(last, 22))}`),
        `Bill date: ${on(addDays(last, 3))}`,
        `For the period: ${on(first)} to ${on(last)}`,
        row(c, "ACCOUNT NUMBER", grouped(account, 2)),
        row(c, "SERVICE ADDRESS", "14 Larch Court, Trenton, NJ 08601"),
        ...some(
          dice,
          [
            "NEXT METER READING  " + on(addDays(last, 31)),
            "Invoice Number: 60" + digits(dice, 8),
            "A typical home uses 6,920 kWh of electricity and 1,040 therms of gas a year",
            "Power Outage Reporting  1-800-436-7734",
            "Visit pseg.com/myaccount",
          ],
          0.7,
        ),
        "Your monthly bill snapshot",
        row(c, "Balance remaining from your last bill", "", usd(before)),
        row(c, `Less Payment received ${on(addDays(first, 9))}`, "", usd(cents(arrears - before))),
        row(c, "This month's charges and credits", "", usd(cents(electric + gas))),
        row(c, "Gas charges - PSE&G", "", usd(gas)),
        row(c, "Electric charges - PSE&G", "", usd(electric)),
        row(c, "Total amount due", "", usd(due)),
        `${account}  ${amount(due, 2, { group: "" }).replace(".", "").padStart(12, "0")}`,
        row(c, "Your gas charges", `Meter ${digits(dice, 7)}`),
        row(c, "Total gas you used in " + days + " days", "", `${therms}.000 therms`),
        row(c, "Total gas charges", "", usd(gas)),
        row(c, "Your electric charges", `Your PoD ID is: PE${digits(dice, 18)}`),
        "Your rate: Residential Service (RS)",
        row(c, `${kind} reading ${written(last, "MMM D, YYYY")}`, "", String(reading + kwh)),
        row(c, `Less Actual reading ${written(addDays(first, -1), "MMM D, YYYY")}`, "", String(reading)),
        row(c, `Total electric you used in ${days} days`, "", `${amount(kwh, 0)} kWh`),
        "Delivery charges",
        row(c, "Monthly service charge", "", usd(service)),
        row(c, `For the first ${tier} kWh x $${rates[0].toFixed(6)}`, "", usd(tiers[0])),
        row(c, `For the next ${kwh - tier} kWh x $${rates[1].toFixed(6)}`, "", usd(tiers[1])),
        row(c, "Total electric delivery charges", "", usd(delivery)),
        row(c, "Supply charges"),
        row(c, "Total electric supply charges", "", usd(supply)),
        row(c, "Total electric charges", "", usd(electric)),
        ...some(dice, [
          `Your use is 12% lower than last year, when you used ${int(dice, 100, 900)} kWh`,
          "Price to compare  $0.1512 per kWh",
        ]),
      ],
      truth: {
        provider: "PSE&G",
        servicePeriod: [`${isoDay(first)}/${isoDay(last)}`, `${isoDay(first)}/${isoDay(addDays(last, -1))}`],
        energyKwh: kwh,
        totalCost: electric,
        amountDue: due,
        currency: "USD",
      },
    };
  },
};
