import type { Issuer } from "../imitation";
import {
  addDays,
  amount,
  beside,
  cents,
  chance,
  digits,
  int,
  isoDay,
  periodOf,
  pick,
  row,
  some,
  written,
} from "../sheet";

/** A co-op's bill: facts left, money right, three circles of other months, a donation that rounds the total. */
export const MOUNTAIN_VIEW: Issuer = {
  name: "Mountain View Electric Association",
  draw(dice) {
    const { first, last, days } = periodOf(dice, 28, 33);
    const kwh = int(dice, 300, 2_200);
    const energy = cents(kwh * 0.115);
    const access = 31;
    const before = cents(energy + access - 1);
    const total = Math.ceil(before);
    const donation = cents(total - before);
    const arrears = chance(dice, 0.35) ? cents(60 + dice.random() * 600) : 0;
    const due = cents(total + arrears);
    const prior = int(dice, 10_000, 80_000);
    const on = (day: Date) => written(day, "MM/DD/YYYY");
    const column = int(dice, 44, 56);
    const range = pick(dice, [
      `${on(first)} through ${on(last)} (${days} days)`,
      `${on(first)} - ${on(last)} for ${days} Days`,
    ]);
    const usd = (value: number) => (value < 0 ? `-$${amount(-value)}` : `$${amount(value)}`);
    const account = digits(dice, 8);
    const facts = [
      `Billing Period: ${range}`,
      "Service Address:",
      "8120 EXAMPLE RIDGE RD",
      "FALCON CO",
      `Rate: ${pick(dice, ["Residential", "Small Commercial"])}`,
      "Bill Type: Regular",
      `Meter #: ${digits(dice, 7)}`,
      `Prior Reading: ${prior}`,
      `Present Reading: ${prior + kwh}`,
      `kWh Use: ${chance(dice, 0.5) ? kwh : amount(kwh, 0)}`,
    ];
    const money = [
      row([0, 34], "Previous Balance", usd(arrears + 118)),
      row([0, 34], "Payment Received - Thank You", usd(-118)),
      row([0, 34], "Balance Forward", usd(arrears)),
      row([0, 34], "Energy", usd(energy)),
      row([0, 34], "Grid Access", usd(access)),
      row([0, 34], "Ach Bank Draft Credit", "-$0.50"),
      row([0, 34], "Paperless Credit", "-$0.50"),
      row([0, 34], "Operation Round Up Fund", usd(donation)),
      row([0, 34], `Current Charges Due By ${on(addDays(last, 20))}`, usd(total)),
      row([0, 34], "Total Amount Due", usd(due)),
    ];
    return {
      rows: [
        row([0, column], "Mountain View Electric Association, Inc.", "www.mvea.coop"),
        row([0, column], "Outages: 800-388-9881", `AMOUNT DUE ${usd(due)}`),
        row([0, column], "Member Name  PAT SAMPLE", `AUTOMATIC PAYMENT WILL DRAFT ON ${on(addDays(last, 20))}`),
        row([0, column], `Bill Date: ${on(addDays(last, 3))}`, `Account #: ${account}`),
        row([0, column], `Member #: ${digits(dice, 6)}`, `Phone 719-555-01${digits(dice, 2)}`),
        row([0, 26, 52], "This Month", "Last Month", "Last Year"),
        row([0, 26, 52], `${kwh} kWh`, `${int(dice, 300, 2_000)} kWh`, `${int(dice, 300, 2_000)} kWh`),
        row([0, 26, 52], `${amount(kwh / days, 1)} kWh per day`, "28.4 kWh per day", "30.2 kWh per day"),
        ...some(dice, [
          "Capital credits retired this year: $4.2 million",
          "Save energy: seal your ducts",
          "Your Usage History (kWh)",
        ]),
        ...beside(facts, money, column),
        ...(arrears > 0 ? [`Previous Balance Was Due ${on(addDays(first, -8))}`] : []),
        row([0, column], `Account Number: ${account}`, `Total Amount Due ${usd(due)}`),
      ],
      truth: {
        provider: "Mountain View Electric Association",
        servicePeriod: [`${isoDay(first)}/${isoDay(last)}`, `${isoDay(first)}/${isoDay(addDays(last, -1))}`],
        energyKwh: kwh,
        totalCost: total,
        amountDue: due,
        currency: "USD",
      },
    };
  },
};
