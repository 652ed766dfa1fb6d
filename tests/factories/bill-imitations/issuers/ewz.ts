import type { Issuer } from "../imitation";
import { addDays, amount, cents, digits, int, isoDay, periodOf, pick, row, some, written } from "../sheet";

/** Swiss francs with apostrophes, high and low tariff registers (HT, NT), dates with points. */
export const EWZ: Issuer = {
  name: "ewz",
  draw(dice) {
    const { first, last } = periodOf(dice, 88, 92);
    const [high, low] = [int(dice, 200, 2_500), int(dice, 200, 2_500)];
    const chf = (value: number, places = 2) => amount(value, places, { group: pick(dice, ["'", "’"]) });
    const parts = [cents(high * 0.27), cents(low * 0.19), cents((high + low) * 0.023), 27.6] as const;
    const net = cents(parts[0] + parts[1] + parts[2] + parts[3]);
    const vat = cents(net * 0.081);
    const total = cents(net + vat);
    const c = [0, int(dice, 32, 38), int(dice, 50, 56), int(dice, 66, 70), int(dice, 82, 88), 100];
    const on = (day: Date) => written(day, "DD.MM.YYYY");
    const starts = [int(dice, 10_000, 60_000), int(dice, 10_000, 60_000)] as const;
    const names = pick(dice, [
      ["Hochtarif HT", "Niedertarif NT"],
      ["Energie HT", "Energie NT"],
      ["Hochtarif", "Niedertarif"],
    ] as const);
    return {
      rows: [
        row(c, "ewz", "", "", "Elektrizitätswerk der Stadt Zürich"),
        row(c, "www.ewz.ch", "", "", "Tramstrasse 35, 8050 Zürich"),
        row(c, "Rechnung für Strom", "", "", "CHE-108.954.000 MWST"),
        row(c, "Kundennummer", `${digits(dice, 3)} ${digits(dice, 3)}`, "Rechnungsdatum", on(addDays(last, 12))),
        row(c, "Verbrauchsstelle", "Musterweg 4, 8004 Zürich", "Zahlbar bis", on(addDays(last, 42))),
        row(c, "Abrechnungsperiode", `${on(first)} – ${on(last)}`),
        ...some(dice, [
          "Störungsdienst  058 319 40 00",
          `Vorjahresverbrauch  ${chf((high + low) * 1.1, 0)} kWh`,
          "Produkt  ewz.natur",
        ]),
        row(c, "Zähler", "Stand alt", "Stand neu", "Faktor", "Verbrauch"),
        row(c, names[0], String(starts[0]), String(starts[0] + high), "1", `${chf(high, 0)} kWh`),
        row(c, names[1], String(starts[1]), String(starts[1] + low), "1", `${chf(low, 0)} kWh`),
        row(c, "Positionen", "Menge", "Ansatz", "", "Betrag CHF"),
        row(c, names[0], `${chf(high, 0)} kWh`, "27.00 Rp./kWh", "", chf(parts[0])),
        row(c, names[1], `${chf(low, 0)} kWh`, "19.00 Rp./kWh", "", chf(parts[1])),
        row(c, "Netzzuschlag Bund", `${chf(high + low, 0)} kWh`, "2.30 Rp./kWh", "", chf(parts[2])),
        row(c, "Grundtarif", "3 Monate", "9.20 CHF/Mt.", "", chf(parts[3])),
        row(c, "Total exkl. MWST", "", "", "", chf(net)),
        row(c, `MWST 8.1% von CHF ${chf(net)}`, "", "", "", chf(vat)),
        row(c, "Total inkl. MWST", "", "", `CHF ${chf(total)}`),
        row(c, "Rechnungsbetrag zu Ihren Lasten", "", "", `CHF ${chf(total)}`),
      ],
      truth: {
        provider: "ewz",
        servicePeriod: [`${isoDay(first)}/${isoDay(last)}`],
        energyKwh: high + low,
        totalCost: total,
        amountDue: total,
        currency: "CHF",
      },
    };
  },
};
