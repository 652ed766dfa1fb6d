import type { Issuer } from "../imitation";
import {
  MONTHS,
  addDays,
  amount,
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

/** Spain: three periods (punta, llano, valle) with their readings, contracted power by period, several taxes. */
export const IBERDROLA: Issuer = {
  name: "Iberdrola",
  draw(dice) {
    const { first, last, days } = periodOf(dice, 28, 33);
    const parts = (["Punta", "Llano", "Valle"] as const).map((name) => ({
      name,
      kwh: int(dice, 30, 260),
      start: int(dice, 500, 20_000),
    }));
    const kwh = parts.reduce((sum, part) => sum + part.kwh, 0);
    const eur = (value: number, places = 2) => amount(value, places, { group: ".", mark: "," });
    const energy = cents(kwh * 0.152);
    const power = cents(days * 4.6 * 0.13);
    const bono = cents(days * 0.0128);
    const tax = cents((energy + power + bono) * 0.0511);
    const meter = cents(days * 0.0266);
    const base = cents(energy + power + bono + tax + meter);
    const vat = cents(base * 0.21);
    const total = cents(base + vat);
    const range = pick(dice, [
      `${written(first, "DD/MM/YYYY")} - ${written(last, "DD/MM/YYYY")}`,
      `${written(first, "DD/MM/YY")} a ${written(last, "DD/MM/YY")}`,
    ]);
    const long = (day: Date) => `${day.getUTCDate()} de ${MONTHS.es[day.getUTCMonth()]} de ${day.getUTCFullYear()}`;
    const c = [0, int(dice, 48, 56), int(dice, 68, 76), int(dice, 84, 92)];
    return {
      rows: [
        row(c, "Iberdrola Clientes, S.A.U.", "FACTURA DE ELECTRICIDAD"),
        row(c, "CIF A95758389", `Nº factura: ${digits(dice, 14)}`),
        row(c, "www.iberdrola.es", `Fecha de emisión: ${written(addDays(last, 4), "DD/MM/YYYY")}`),
        row(c, `Periodo de facturación: ${range}`, `Días facturados: ${days}`),
        row(c, `Fecha prevista de cargo: ${written(addDays(last, 12), "DD/MM/YYYY")}`),
        row(c, `Referencia del contrato: ${digits(dice, 9)}`),
        "RESUMEN DE LA FACTURA",
        row(c, "Energía", "", `${eur(cents(energy + power + bono + tax))} €`),
        row(c, "Servicios y otros conceptos", "", `${eur(meter)} €`),
        row(c, "IVA", "", `${eur(vat)} €`),
        row(c, "TOTAL IMPORTE FACTURA", "", `${eur(total)} €`),
        ...some(
          dice,
          [
            `Su consumo medio diario en los últimos 12 meses ha sido ${eur(kwh / days, 2)} kWh`,
            `Consumo acumulado del último año: ${eur(kwh * 12, 0)} kWh`,
            "Averías (i-DE): 900 171 171",
          ],
          0.8,
        ),
        "DETALLE DE FACTURA",
        row(c, "Potencia facturada", `4,6 kW x ${days} días x 0,1300 €/kW día`, `${eur(power)} €`),
        row(c, "Energía consumida", `${eur(kwh, 0)} kWh x 0,152000 €/kWh`, `${eur(energy)} €`),
        row(c, "Financiación bono social", `${days} días x 0,0128 €/día`, `${eur(bono)} €`),
        row(c, "Impuesto sobre electricidad", `5,11% s/ ${eur(cents(energy + power + bono))} €`, `${eur(tax)} €`),
        row(c, "Alquiler equipos medida", `${days} días x 0,0266 €/día`, `${eur(meter)} €`),
        row(c, "IVA", `21% s/ ${eur(base)} €`, `${eur(vat)} €`),
        row(c, "TOTAL IMPORTE FACTURA", "", `${eur(total)} €`),
        "INFORMACIÓN DE CONSUMO ELÉCTRICO",
        row(
          [0, 20, 44, 68],
          "Periodo",
          `Lectura anterior ${written(first, "DD/MM/YY")}`,
          `Lectura actual ${written(last, "DD/MM/YY")}`,
          "Consumo kWh",
        ),
        ...parts.map(({ name, kwh: own, start }) =>
          row([0, 20, 44, 68], name, eur(start, 0), eur(start + own, 0), eur(own, 0)),
        ),
        ...(chance(dice, 0.6) ? [row([0, 20, 44, 68], "Total", "", "", eur(kwh, 0))] : []),
        `Potencia máxima demandada: punta 3,91 kW, valle 2,80 kW. Contrato hasta ${long(addDays(last, 300))}`,
      ],
      truth: {
        provider: "Iberdrola",
        servicePeriod: [`${isoDay(first)}/${isoDay(last)}`, `${isoDay(first)}/${isoDay(addDays(last, -1))}`],
        energyKwh: kwh,
        totalCost: total,
        amountDue: total,
        currency: "EUR",
      },
    };
  },
};
