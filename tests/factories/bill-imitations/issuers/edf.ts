import type { Issuer } from "../imitation";
import { addDays, amount, cents, chance, digits, int, isoDay, periodOf, pick, row, some, written } from "../sheet";

/** The subscription is billed ahead and the use in arrears, each with its own dates; every tax repeats the energy. */
export const EDF: Issuer = {
  name: "EDF",
  draw(dice) {
    const { first, last } = periodOf(dice, 55, 62);
    const group = pick(dice, [" ", "\u202F", "\u00A0", ""]);
    const eur = (value: number, places = 2) => amount(value, places, { group, mark: "," });
    const hasHours = chance(dice, 0.4);
    const parts = (
      hasHours
        ? [
            ["Heures Pleines", 0.12],
            ["Heures Creuses", 0.09],
          ]
        : [["Base", 0.1]]
    ) as [string, number][];
    const used = parts.map(([name, rate]) => ({
      name,
      rate,
      kwh: int(dice, 90, 1_900),
      start: int(dice, 1_000, 60_000),
    }));
    const kwh = used.reduce((sum, part) => sum + part.kwh, 0);
    const energy = cents(used.reduce((sum, part) => sum + cents(part.kwh * part.rate), 0));
    const months = cents(8 + dice.random() * 4);
    const subscription = cents(months * 2);
    const taxes = cents(kwh * 0.0225);
    const cta = 3.59;
    const net = cents(energy + subscription + taxes + cta);
    const vat = cents((energy + taxes) * 0.2 + (subscription + cta) * 0.055);
    const total = cents(net + vat);
    const c = [0, int(dice, 40, 48), int(dice, 56, 62), int(dice, 68, 74), int(dice, 82, 86), int(dice, 96, 100), 112];
    const long = pick(dice, ["DD/MM/YYYY", "DD/MM/YY"]);
    const due = addDays(last, 18);
    const billed = addDays(last, 1);
    const name = hasHours ? "Heures Creuses" : "Base";
    return {
      rows: [
        row(c, "EDF", "", "Page 1/4"),
        row(c, "Nous contacter", "M. MARTIN PAUL"),
        row(c, "mail : serviceclient@edf.fr", "3 RUE DES LILAS"),
        row(c, "Urgence dépannage Electricité (Enedis)", "69003 LYON"),
        row(c, "09 72 67 50 69 (Service gratuit + prix appel)"),
        row(c, "", `Facture du ${written(billed, "DD/MM/YYYY")}`, "", "Montant total"),
        row(c, "", `N° ${digits(dice, 11)}`, "", `${eur(total)} € TTC`),
        row(c, "Lieu de consommation", `Electricité (relevé Enedis)  ${eur(net)} €`),
        row(c, "3 RUE DES LILAS", `TVA  ${eur(vat)} €`, "Prélevé le"),
        row(c, "69003 LYON", `Facture TTC  ${eur(total)} €`, written(due, "DD/MM/YYYY")),
        row(c, "Titulaire du contrat", `Prochaine facture vers le ${written(addDays(last, 60), "MM/YYYY")}`),
        row(c, `N° de client : ${digits(dice, 10)}`),
        row(c, `N° de compte : ${digits(dice, 13)}`),
        row(c, 'Electricité "Tarif Bleu"'),
        row(c, `Point de livraison (PDL) : N° ${digits(dice, 14)}`),
        row(c, `${name} Puissance : 06 kVA`),
        ...some(dice, [
          `Le montant de ${eur(total)} € sera prélevé le ${written(due, "DD/MM/YYYY")} sur le compte ci-dessous`,
          "Document à conserver 5 ans",
        ]),
        `Détail de la facture du ${written(billed, "DD/MM/YYYY")} N° ${digits(dice, 11)}`,
        row(c, "Abonnement", "", "", "", "Prix €HT/mois", "Montant €HT", "TVA"),
        row(
          c,
          `${name} - 06 kVA - du ${written(billed, long)} au ${written(addDays(billed, 60), long)}`,
          "",
          "",
          "",
          eur(months),
          eur(subscription),
          "5,5%",
        ),
        row(c, `Total Abonnement (dont acheminement ${eur(subscription * 0.7)} €)`, "", "", "", "", eur(subscription)),
        row(c, "Consommation", "Relevé début", "Relevé fin", "Conso kWh", "Prix €HT/kWh", "Montant €HT", "TVA"),
        ...used.map(({ name: part, rate, kwh: own, start }) =>
          row(
            c,
            `${part} - du ${written(first, long)} au ${written(last, long)}`,
            eur(start, 0),
            eur(start + own, 0),
            eur(own, 0),
            eur(rate, 4),
            eur(cents(own * rate)),
            "20,0%",
          ),
        ),
        row(c, `Total Consommation (dont acheminement ${eur(energy * 0.4)} €)`, "", "", eur(kwh, 0), "", eur(energy)),
        row(c, "Taxes et Contributions", "", "", "Conso kWh", "Prix €HT/kWh", "Montant €HT", "TVA"),
        row(
          c,
          "Contribution au Service Public d'Electricité (CSPE)",
          "",
          "",
          eur(kwh, 0),
          "0,0225",
          eur(taxes),
          "20,0%",
        ),
        row(c, "Contribution Tarifaire d'Acheminement Electricité (CTA)", "", "", "", "", eur(cta), "5,5%"),
        row(c, "Total Taxes et Contributions", "", "", "", "", eur(cents(taxes + cta))),
        row(c, "Total Electricité hors TVA", "", "", "", "", eur(net)),
        "En conclusion",
        row(c, `Total facture hors TVA du ${written(billed, "DD/MM/YYYY")}`, "", "", "", "", `${eur(net)} €`),
        row(
          c,
          `TVA 20,00 % sur un montant total de ${eur(energy + taxes)} €`,
          "",
          "",
          "",
          "",
          `${eur((energy + taxes) * 0.2)} €`,
        ),
        row(
          c,
          `TVA 5,50 % sur un montant total de ${eur(subscription + cta)} €`,
          "",
          "",
          "",
          "",
          `${eur((subscription + cta) * 0.055)} €`,
        ),
        row(c, `Total facture TTC du ${written(billed, "DD/MM/YYYY")}`, "", "", "", "", `${eur(total)} €`),
        "Evolution de votre consommation facturée en kWh",
        row(c, "0", String(int(dice, 200, 900)), String(int(dice, 200, 900)), String(kwh)),
      ],
      truth: {
        provider: "EDF",
        servicePeriod: [`${isoDay(first)}/${isoDay(last)}`],
        energyKwh: kwh,
        totalCost: total,
        amountDue: total,
        currency: "EUR",
        demandKw: null,
      },
    };
  },
};
