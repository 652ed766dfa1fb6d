import type { Issuer } from "../imitation";
import {
  MONTHS,
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
} from "../sheet";

/** Canadian French: dollars behind the amount, thin spaces, two tiers, two sales taxes. */
export const HYDRO_QUEBEC: Issuer = {
  name: "Hydro-Québec",
  draw(dice) {
    const { first, last, days } = periodOf(dice, 56, 63);
    const kwh = int(dice, 900, 5_200);
    const tier = Math.min(kwh, days * 40);
    const group = pick(dice, [" ", "\u202F", "\u00A0"]);
    const cad = (value: number, places = 2) => `${amount(value, places, { group, mark: "," })}`;
    const parts = [cents(days * 0.46), cents(tier * 0.0675), cents((kwh - tier) * 0.1041)] as const;
    const net = cents(parts[0] + parts[1] + parts[2]);
    const taxes = [cents(net * 0.05), cents(net * 0.09975)] as const;
    const total = cents(net + taxes[0] + taxes[1]);
    const arrears = chance(dice, 0.35) ? cents(80 + dice.random() * 400) : 0;
    const due = cents(total + arrears);
    const on = (day: Date) => `${day.getUTCDate()} ${MONTHS.fr[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
    const c = [0, int(dice, 44, 52), int(dice, 70, 78)];
    return {
      rows: [
        row(c, "Hydro-Québec", "Facture d'électricité"),
        row(c, `Numéro de compte  ${grouped(digits(dice, 12), 3)}`, `Date de facturation  ${on(addDays(last, 2))}`),
        row(c, "C.P. 11022, succ. Centre-ville, Montréal (Québec) H3C 4V6"),
        row(c, "Montant de la facture précédente", "", `${cad(arrears + 210)} $`),
        row(c, "Paiement reçu - Merci", "", `-${cad(210)} $`),
        row(c, "Solde reporté", "", `${cad(arrears)} $`),
        row(c, "Montant de la présente facture", "", `${cad(total)} $`),
        row(c, "Montant à payer", "", `${cad(due)} $`),
        row(c, `Date d'échéance  ${on(addDays(last, 21))}`),
        ...some(
          dice,
          [
            `Consommation à la même période l'an dernier  ${cad(kwh * 1.1, 0)} kWh`,
            "Pannes et urgences  1 800 790-2424",
            "www.hydroquebec.com",
          ],
          0.8,
        ),
        "Lieu de consommation : 8 rue de l'Exemple, Laval",
        row(c, `Période du ${on(first)} au ${on(last)}`, `${days} jours`),
        row(c, "Tarif D - domestique"),
        row(c, "Consommation", `${cad(kwh, 0)} kWh`),
        row(c, "Frais d'accès au réseau", `${days} jours x 46,000 ¢`, `${cad(parts[0])} $`),
        row(c, "Énergie - 1re tranche", `${cad(tier, 0)} kWh x 6,750 ¢`, `${cad(parts[1])} $`),
        ...(kwh > tier
          ? [row(c, "Énergie - 2e tranche", `${cad(kwh - tier, 0)} kWh x 10,410 ¢`, `${cad(parts[2])} $`)]
          : []),
        row(c, "TPS 5 %", "", `${cad(taxes[0])} $`),
        row(c, "TVQ 9,975 %", "", `${cad(taxes[1])} $`),
        row(c, "Total de la période", "", `${cad(total)} $`),
      ],
      truth: {
        provider: "Hydro-Québec",
        servicePeriod: [`${isoDay(first)}/${isoDay(last)}`, `${isoDay(first)}/${isoDay(addDays(last, -1))}`],
        energyKwh: kwh,
        totalCost: total,
        amountDue: due,
        currency: "CAD",
      },
    };
  },
};
