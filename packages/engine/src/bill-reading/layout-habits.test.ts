import { describe, expect, it } from "vitest";
import { linesOfText } from "../../../../tests/factories/bills";
import { extractBill } from "./extract-bill";

/** Habits of layout and wording under names that no rule was written for; customers and figures are invented. */
const read = (text: string) => {
  const bill = extractBill(linesOfText(text));
  const { servicePeriod: period } = bill;
  return {
    period: period && `${period.value.firstDay}/${period.value.lastDay}`,
    energyKwh: bill.energyKwh?.value,
    totalCost: bill.totalCost?.value,
    amountDue: bill.amountDue?.value,
    currency: bill.currency?.value,
  };
};

describe("what is sold beside electricity, with the electricity's own lines", () => {
  it.each([
    [
      "Other Products and Services",
      `Electricity bill
Amount of last bill  $238.77
Payment received  -$125.00
Past due amount  $113.77
Current electric service  $193.75
Other Products and Services  $10.95
Total due  $318.47
Total kWh used  1,207
Base charge  30 days x $0.4603  $13.81
Energy  1,207 kWh x $0.1382  $166.80
Sales tax  $13.14
Total current electric service  $193.75`,
      { totalCost: 193.75, amountDue: 318.47, energyKwh: 1207 },
    ],
    [
      "SurgeDefense plan",
      `Electricity bill
Amount of last bill  $238.77
Payment received  -$125.00
Past due amount  $113.77
Current electric service  $193.75
SurgeDefense plan  $10.95
Total due  $318.47
Total kWh used  1,207
Base charge  30 days x $0.4603  $13.81
Energy  1,207 kWh x $0.1382  $166.80
Sales tax  $13.14
Total current electric service  $193.75`,
      { totalCost: 193.75, amountDue: 318.47, energyKwh: 1207 },
    ],
    [
      "HomeServe cover",
      `Electricity bill
Amount of last bill  $238.77
Payment received  -$125.00
Past due amount  $113.77
Current electric service  $193.75
HomeServe cover  $10.95
Total due  $318.47
Total kWh used  1,207
Base charge  30 days x $0.4603  $13.81
Energy  1,207 kWh x $0.1382  $166.80
Sales tax  $13.14
Total current electric service  $193.75`,
      { totalCost: 193.75, amountDue: 318.47, energyKwh: 1207 },
    ],
    [
      "Interest on overdue amount",
      `Electricity bill
Amount of last bill  $238.77
Payment received  -$125.00
Past due amount  $113.77
Current electric service  $193.75
Interest on overdue amount  $10.95
Total due  $318.47
Total kWh used  1,207
Base charge  30 days x $0.4603  $13.81
Energy  1,207 kWh x $0.1382  $166.80
Sales tax  $13.14
Total current electric service  $193.75`,
      { totalCost: 193.75, amountDue: 318.47, energyKwh: 1207 },
    ],
    [
      "Non-regulated items",
      `Electricity bill
Amount of last bill  $238.77
Payment received  -$125.00
Past due amount  $113.77
Current electric service  $193.75
Non-regulated items  $10.95
Total due  $318.47
Total kWh used  1,207
Base charge  30 days x $0.4603  $13.81
Energy  1,207 kWh x $0.1382  $166.80
Sales tax  $13.14
Total current electric service  $193.75`,
      { totalCost: 193.75, amountDue: 318.47, energyKwh: 1207 },
    ],
    [
      "Fiber internet",
      `Electricity bill
Amount of last bill  $238.77
Payment received  -$125.00
Past due amount  $113.77
Current electric service  $193.75
Fiber internet  $10.95
Total due  $318.47
Total kWh used  1,207
Base charge  30 days x $0.4603  $13.81
Energy  1,207 kWh x $0.1382  $166.80
Sales tax  $13.14
Total current electric service  $193.75`,
      { totalCost: 193.75, amountDue: 318.47, energyKwh: 1207 },
    ],
    [
      "Alarm monitoring",
      `Electricity bill
Amount of last bill  $238.77
Payment received  -$125.00
Past due amount  $113.77
Current electric service  $193.75
Alarm monitoring  $10.95
Total due  $318.47
Total kWh used  1,207
Base charge  30 days x $0.4603  $13.81
Energy  1,207 kWh x $0.1382  $166.80
Sales tax  $13.14
Total current electric service  $193.75`,
      { totalCost: 193.75, amountDue: 318.47, energyKwh: 1207 },
    ],
    [
      "EV charger rental",
      `Electricity bill
Amount of last bill  $238.77
Payment received  -$125.00
Past due amount  $113.77
Current electric service  $193.75
EV charger rental  $10.95
Total due  $318.47
Total kWh used  1,207
Base charge  30 days x $0.4603  $13.81
Energy  1,207 kWh x $0.1382  $166.80
Sales tax  $13.14
Total current electric service  $193.75`,
      { totalCost: 193.75, amountDue: 318.47, energyKwh: 1207 },
    ],
    [
      "Merchandise",
      `Electricity bill
Amount of last bill  $238.77
Payment received  -$125.00
Past due amount  $113.77
Current electric service  $193.75
Merchandise  $10.95
Total due  $318.47
Total kWh used  1,207
Base charge  30 days x $0.4603  $13.81
Energy  1,207 kWh x $0.1382  $166.80
Sales tax  $13.14
Total current electric service  $193.75`,
      { totalCost: 193.75, amountDue: 318.47, energyKwh: 1207 },
    ],
    [
      "Water heater lease",
      `Electricity bill
Amount of last bill  $238.77
Payment received  -$125.00
Past due amount  $113.77
Current electric service  $193.75
Water heater lease  $10.95
Total due  $318.47
Total kWh used  1,207
Base charge  30 days x $0.4603  $13.81
Energy  1,207 kWh x $0.1382  $166.80
Sales tax  $13.14
Total current electric service  $193.75`,
      { totalCost: 193.75, amountDue: 318.47, energyKwh: 1207 },
    ],
    [
      "Appliance financing",
      `Electricity bill
Amount of last bill  $238.77
Payment received  -$125.00
Past due amount  $113.77
Current electric service  $193.75
Appliance financing  $10.95
Total due  $318.47
Total kWh used  1,207
Base charge  30 days x $0.4603  $13.81
Energy  1,207 kWh x $0.1382  $166.80
Sales tax  $13.14
Total current electric service  $193.75`,
      { totalCost: 193.75, amountDue: 318.47, energyKwh: 1207 },
    ],
    [
      "Neighbor fund pledge",
      `Electricity bill
Amount of last bill  $238.77
Payment received  -$125.00
Past due amount  $113.77
Current electric service  $193.75
Neighbor fund pledge  $10.95
Total due  $318.47
Total kWh used  1,207
Base charge  30 days x $0.4603  $13.81
Energy  1,207 kWh x $0.1382  $166.80
Sales tax  $13.14
Total current electric service  $193.75`,
      { totalCost: 193.75, amountDue: 318.47, energyKwh: 1207 },
    ],
    [
      "Tree planting gift",
      `Electricity bill
Amount of last bill  $238.77
Payment received  -$125.00
Past due amount  $113.77
Current electric service  $193.75
Tree planting gift  $10.95
Total due  $318.47
Total kWh used  1,207
Base charge  30 days x $0.4603  $13.81
Energy  1,207 kWh x $0.1382  $166.80
Sales tax  $13.14
Total current electric service  $193.75`,
      { totalCost: 193.75, amountDue: 318.47, energyKwh: 1207 },
    ],
    [
      "Wire insurance",
      `Electricity bill
Amount of last bill  $238.77
Payment received  -$125.00
Past due amount  $113.77
Current electric service  $193.75
Wire insurance  $10.95
Total due  $318.47
Total kWh used  1,207
Base charge  30 days x $0.4603  $13.81
Energy  1,207 kWh x $0.1382  $166.80
Sales tax  $13.14
Total current electric service  $193.75`,
      { totalCost: 193.75, amountDue: 318.47, energyKwh: 1207 },
    ],
    [
      "Zzyzx",
      `Electricity bill
Amount of last bill  $238.77
Payment received  -$125.00
Past due amount  $113.77
Current electric service  $193.75
Zzyzx  $10.95
Total due  $318.47
Total kWh used  1,207
Base charge  30 days x $0.4603  $13.81
Energy  1,207 kWh x $0.1382  $166.80
Sales tax  $13.14
Total current electric service  $193.75`,
      { totalCost: 193.75, amountDue: 318.47, energyKwh: 1207 },
    ],
  ])("reads %s", (_, text, expected) => {
    expect(read(text)).toMatchObject(expected);
  });
});

describe("two fuels in columns", () => {
  it.each([
    [
      "fr",
      `                                            Électricité   Gaz naturel   Total
Votre consommation                          2.929 kWh     13.250 kWh
Montant de votre consommation (TVA incl.)   1.031,22 €    1.104,98 €    2.136,20 €
Acomptes déjà facturés                      -858,00 €     -1.122,00 €   -1.980,00 €
Solde                                       173,22 €      -17,02 €      156,20 €
À payer  156,20 €`,
      { energyKwh: 2929, totalCost: 1031.22, amountDue: 156.2 },
    ],
    [
      "nl",
      `                                     Elektriciteit   Gas           Totaal
Uw verbruik                          2.929 kWh       13.250 kWh
Bedrag van uw verbruik (incl. btw)   1.031,22 €      1.104,98 €    2.136,20 €
Reeds gefactureerde voorschotten     -858,00 €       -1.122,00 €   -1.980,00 €
Saldo                                173,22 €        -17,02 €      156,20 €
Te betalen  156,20 €`,
      { energyKwh: 2929, totalCost: 1031.22, amountDue: 156.2 },
    ],
    [
      "nl2",
      `                           Stroom       Gas           Totaal
Verbruik                   2.929 kWh    1.250 m3
Totale kosten incl. btw    € 1.031,22   € 1.104,98    € 2.136,20
Betaalde termijnbedragen   € -858,00    € -1.122,00   € -1.980,00
Saldo                      € 173,22     € -17,02      € 156,20
Nog te betalen  € 156,20`,
      { energyKwh: 2929, totalCost: 1031.22, amountDue: 156.2 },
    ],
    [
      "de",
      `                       Strom        Gas           Gesamt
Verbrauch              2.929 kWh    13.250 kWh
Bruttobetrag           1.031,22 €   1.104,98 €    2.136,20 €
Geleistete Abschläge   -858,00 €    -1.122,00 €   -1.980,00 €
Saldo                  173,22 €     -17,02 €      156,20 €
Zu zahlen  156,20 €`,
      { energyKwh: 2929, totalCost: 1031.22, amountDue: 156.2 },
    ],
    [
      "it",
      `                   Luce         Gas           Totale
Consumo            2.929 kWh    1.250 Smc
Totale fornitura   1.031,22 €   1.104,98 €    2.136,20 €
Acconti            -858,00 €    -1.122,00 €   -1.980,00 €
Saldo              173,22 €     -17,02 €      156,20 €
Totale da pagare  156,20 €`,
      { energyKwh: 2929, totalCost: 1031.22, amountDue: 156.2 },
    ],
    [
      "es",
      `                Luz          Gas           Total
Consumo         2.929 kWh    13.250 kWh
Importe total   1.031,22 €   1.104,98 €    2.136,20 €
Pagos           -858,00 €    -1.122,00 €   -1.980,00 €
Saldo           173,22 €     -17,02 €      156,20 €
Total a pagar  156,20 €`,
      { energyKwh: 2929, totalCost: 1031.22, amountDue: 156.2 },
    ],
    [
      "en",
      `                           Electricity   Gas          Total
Energy used                2,929 kWh     13,250 kWh
Cost of energy incl. VAT   £1,031.22     £1,104.98    £2,136.20
Payments made              -£858.00      -£1,122.00   -£1,980.00
Balance                    £173.22       -£17.02      £156.20
Amount to pay  £156.20`,
      { energyKwh: 2929, totalCost: 1031.22, amountDue: 156.2 },
    ],
    [
      "gasfirst",
      `                Gas          Electricity   Total
Usage           13,250 kWh   2,929 kWh
Total charges   £1,104.98    £1,031.22     £2,136.20
Payments        -£1,122.00   -£858.00      -£1,980.00
Balance         -£17.02      £173.22       £156.20
Total to pay  £156.20`,
      { energyKwh: 2929, totalCost: 1031.22, amountDue: 156.2 },
    ],
  ])("reads %s", (_, text, expected) => {
    expect(read(text)).toMatchObject(expected);
  });
});

describe("a fuel in each part of the page", () => {
  it.each([
    [
      "fr",
      `Électricité
Index  Ancien  Nouveau  Consommation
Jour  21.107  22.418  1.311 kWh
Nuit  17.342  18.960  1.618 kWh
Total  2.929 kWh
Total électricité TVA incluse  1.031,22 €
Gaz naturel
Ancien index  Nouvel index  m3  Facteur  kWh
8.713  9.874  1.161  11,4127  13.250
Total gaz naturel TVA incluse  1.104,98 €
Total à payer  156,20 €`,
      { energyKwh: 2929, totalCost: 1031.22, amountDue: 156.2 },
    ],
    [
      "gas first fr",
      `Gaz naturel
Ancien index  Nouvel index  m3  Facteur  kWh
8.713  9.874  1.161  11,4127  13.250
Total gaz naturel TVA incluse  1.104,98 €
Électricité
Index  Ancien  Nouveau  Consommation
Jour  21.107  22.418  1.311 kWh
Nuit  17.342  18.960  1.618 kWh
Total  2.929 kWh
Total électricité TVA incluse  1.031,22 €
Total à payer  156,20 €`,
      { energyKwh: 2929, totalCost: 1031.22, amountDue: 156.2 },
    ],
    [
      "nl",
      `Elektriciteit EAN 541449020708841772
Dag  21.107  22.418  1.311 kWh
Nacht  17.342  18.960  1.618 kWh
Totaal  2.929 kWh
Totaal elektriciteit btw inbegrepen  1.031,22 €
Aardgas EAN 541449020700884417
8.713  9.874  1.161  11,4127  13.250 kWh
Totaal aardgas btw inbegrepen  1.104,98 €
Te betalen  156,20 €`,
      { energyKwh: 2929, totalCost: 1031.22, amountDue: 156.2 },
    ],
    [
      "gas first nl",
      `Aardgas EAN 541449020700884417
8.713  9.874  1.161  11,4127  13.250 kWh
Totaal aardgas btw inbegrepen  1.104,98 €
Elektriciteit EAN 541449020708841772
Dag  21.107  22.418  1.311 kWh
Nacht  17.342  18.960  1.618 kWh
Totaal  2.929 kWh
Totaal elektriciteit btw inbegrepen  1.031,22 €
Te betalen  156,20 €`,
      { energyKwh: 2929, totalCost: 1031.22, amountDue: 156.2 },
    ],
    [
      "de",
      `Abrechnung Strom · Zähler 4410022
Stand alt  Stand neu  Verbrauch
21.107  24.036  2.929 kWh
Gesamtbetrag Strom brutto  1.031,22 €
Abrechnung Gas · Zähler 889911
8.713  9.874  1.161 m³  11,4127  13.250 kWh
Gesamtbetrag Gas brutto  1.104,98 €
Zu zahlen  156,20 €`,
      { energyKwh: 2929, totalCost: 1031.22, amountDue: 156.2 },
    ],
    [
      "gas first de",
      `Abrechnung Gas · Zähler 889911
8.713  9.874  1.161 m³  11,4127  13.250 kWh
Gesamtbetrag Gas brutto  1.104,98 €
Abrechnung Strom · Zähler 4410022
Stand alt  Stand neu  Verbrauch
21.107  24.036  2.929 kWh
Gesamtbetrag Strom brutto  1.031,22 €
Zu zahlen  156,20 €`,
      { energyKwh: 2929, totalCost: 1031.22, amountDue: 156.2 },
    ],
    [
      "en",
      `Your electricity charges, MPAN 1900041772
Previous reading  Latest reading  kWh used
21107  24036  2929
Total electricity charges including VAT  £1,031.22
Your gas charges, MPRN 88417720
8713  9874  1161 units  13250 kWh
Total gas charges including VAT  £1,104.98
Amount due  £156.20`,
      { energyKwh: 2929, totalCost: 1031.22, amountDue: 156.2 },
    ],
    [
      "gas first en",
      `Your gas charges, MPRN 88417720
8713  9874  1161 units  13250 kWh
Total gas charges including VAT  £1,104.98
Your electricity charges, MPAN 1900041772
Previous reading  Latest reading  kWh used
21107  24036  2929
Total electricity charges including VAT  £1,031.22
Amount due  £156.20`,
      { energyKwh: 2929, totalCost: 1031.22, amountDue: 156.2 },
    ],
    [
      "it",
      `Energia elettrica POD IT001E88417720
Lettura precedente 21.107  Lettura attuale 24.036  Consumo 2.929 kWh
Totale energia elettrica IVA inclusa  1.031,22 €
Gas naturale PDR 00881177
Consumo 1.161 Smc
Totale gas naturale IVA inclusa  1.104,98 €
Totale da pagare  156,20 €`,
      { energyKwh: 2929, totalCost: 1031.22, amountDue: 156.2 },
    ],
    [
      "gas first it",
      `Gas naturale PDR 00881177
Consumo 1.161 Smc
Totale gas naturale IVA inclusa  1.104,98 €
Energia elettrica POD IT001E88417720
Lettura precedente 21.107  Lettura attuale 24.036  Consumo 2.929 kWh
Totale energia elettrica IVA inclusa  1.031,22 €
Totale da pagare  156,20 €`,
      { energyKwh: 2929, totalCost: 1031.22, amountDue: 156.2 },
    ],
  ])("reads %s", (_, text, expected) => {
    expect(read(text)).toMatchObject(expected);
  });
});

describe("a summary in a row", () => {
  it.each([
    [
      "应收电费(元)  上期结余(预收)  违约金(元)  本次应缴金额(元)",
      `Electricity bill
Electricity used  525 kWh
应收电费(元)   上期结余(预收)   违约金(元)   本次应缴金额(元)
326.68    30.00      0.00     296.68`,
      { amountDue: 296.68, totalCost: 326.68 },
    ],
    [
      "Previous balance  Payments  Current charges  Amount due",
      `Electricity bill
Electricity used  525 kWh
Previous balance   Payments   Current charges   Amount due
250.00             -280.00    326.68            296.68`,
      { amountDue: 296.68, totalCost: 326.68 },
    ],
    [
      "Last bill  Paid  This bill  To pay",
      `Electricity bill
Electricity used  525 kWh
Last bill   Paid     This bill   To pay
250.00      280.00   326.68      296.68`,
      { amountDue: 296.68, totalCost: 326.68 },
    ],
    [
      "Opening balance  Payments received  New charges  Closing balance",
      `Electricity bill
Electricity used  525 kWh
Opening balance   Payments received   New charges   Closing balance
$250.00           $280.00 CR          $326.68       $296.68`,
      { amountDue: 296.68, totalCost: 326.68 },
    ],
    [
      "Saldo anterior  Pagos  Cargos del mes  Total a pagar",
      `Electricity bill
Electricity used  525 kWh
Saldo anterior   Pagos     Cargos del mes   Total a pagar
250,00           -280,00   326,68           296,68`,
      { amountDue: 296.68, totalCost: 326.68 },
    ],
    [
      "Ancien solde  Paiements  Facture du mois  Montant à payer",
      `Electricity bill
Electricity used  525 kWh
Ancien solde   Paiements   Facture du mois   Montant à payer
250,00 €       -280,00 €   326,68 €          296,68 €`,
      { amountDue: 296.68, totalCost: 326.68 },
    ],
    [
      "Alter Saldo  Zahlungen  Rechnungsbetrag  Zu zahlen",
      `Electricity bill
Electricity used  525 kWh
Alter Saldo   Zahlungen   Rechnungsbetrag   Zu zahlen
250,00 €      -280,00 €   326,68 €          296,68 €`,
      { amountDue: 296.68, totalCost: 326.68 },
    ],
    [
      "Arrears  Current bill  Adjustments  Net payable",
      `Electricity bill
Electricity used  525 kWh
Arrears   Current bill   Adjustments   Net payable
-30.00    326.68         0.00          296.68`,
      { amountDue: 296.68, totalCost: 326.68 },
    ],
    [
      "上期欠费  本期电费  预存余额  应缴金额",
      `Electricity bill
Electricity used  525 kWh
上期欠费   本期电费     预存余额    应缴金额
0.00   326.68   30.00   296.68`,
      { amountDue: 296.68, totalCost: 326.68 },
    ],
    [
      "Baki Terdahulu  Bayaran  Caj Semasa  Jumlah Perlu Dibayar",
      `Electricity bill
Electricity used  525 kWh
Baki Terdahulu   Bayaran   Caj Semasa   Jumlah Perlu Dibayar
250.00           -280.00   326.68       296.68`,
      { amountDue: 296.68, totalCost: 326.68 },
    ],
    [
      "Saldo precedente  Pagamenti  Bolletta  Totale da pagare",
      `Electricity bill
Electricity used  525 kWh
Saldo precedente   Pagamenti   Bolletta   Totale da pagare
250,00             -280,00     326,68     296,68`,
      { amountDue: 296.68, totalCost: 326.68 },
    ],
    [
      "Débito anterior  Pagamentos  Fatura do mês  Total a pagar",
      `Electricity bill
Electricity used  525 kWh
Débito anterior   Pagamentos   Fatura do mês   Total a pagar
250,00            -280,00      326,68          296,68`,
      { amountDue: 296.68, totalCost: 326.68 },
    ],
    [
      "Forrige saldo  Betalt  Denne faktura  Å betale",
      `Electricity bill
Electricity used  525 kWh
Forrige saldo   Betalt    Denne faktura   Å betale
250,00          -280,00   326,68          296,68`,
      { amountDue: 296.68, totalCost: 326.68 },
    ],
    [
      "Current charges  Credit balance  Amount payable",
      `Electricity bill
Electricity used  525 kWh
Current charges   Credit balance   Amount payable
326.68            30.00            296.68`,
      { amountDue: 296.68, totalCost: 326.68 },
    ],
    [
      "Bill amount  Subsidy  Arrears  Payable amount",
      `Electricity bill
Electricity used  525 kWh
Bill amount   Subsidy   Arrears   Payable amount
346.68        -50.00    0.00      296.68`,
      { amountDue: 296.68, totalCost: 346.68 },
    ],
  ])("reads %s", (_, text, expected) => {
    expect(read(text)).toMatchObject(expected);
  });
});

describe("a history of the account", () => {
  it.each([
    [
      "应付总金额  ¥528.44 本期电费",
      `Electricity bill 电费
Electricity used  663 kWh
应付总金额  ¥528.44
本期电费  333.09
往期未付电费(2025-09)  187.30
往期违约金  8.05
2025.09.20  账单 2025-09应付  187.30
2025.07.21  账单 2025-07应付  196.84`,
      { amountDue: 528.44, totalCost: 333.09 },
    ],
    [
      "Total amount due  $5",
      `Electricity bill 电费
Electricity used  663 kWh
Total amount due  $528.44
Current charges  $333.09
Unpaid from earlier bill  $187.30
Late interest  $8.05
20 Sep 2025  Bill amount due  $187.30
21 Jul 2025  Bill amount due  $196.84`,
      { amountDue: 528.44, totalCost: 333.09 },
    ],
    [
      "Total due  $528.44 T",
      `Electricity bill 电费
Electricity used  663 kWh
Total due  $528.44
This bill  $333.09
Overdue bill of September  $187.30
Late payment interest  $8.05
09/20/2025  Amount due  $187.30
07/21/2025  Amount due  $196.84`,
      { amountDue: 528.44, totalCost: 333.09 },
    ],
    [
      "Zu zahlen  528,44 €",
      `Electricity bill 电费
Electricity used  663 kWh
Zu zahlen  528,44 €
Rechnungsbetrag  333,09 €
Offene Forderung  187,30 €
Verzugszinsen  8,05 €
20.09.2025  Zu zahlen  187,30 €
21.07.2025  Zu zahlen  196,84 €`,
      { amountDue: 528.44, totalCost: 333.09 },
    ],
    [
      "Total à payer  528,4",
      `Electricity bill 电费
Electricity used  663 kWh
Total à payer  528,44 €
Montant de la facture TTC  333,09 €
Facture impayée  187,30 €
Intérêts de retard  8,05 €
20/09/2025  Total à payer  187,30 €
21/07/2025  Total à payer  196,84 €`,
      { amountDue: 528.44, totalCost: 333.09 },
    ],
    [
      "Total a pagar  528,4",
      `Electricity bill 电费
Electricity used  663 kWh
Total a pagar  528,44 €
Total factura  333,09 €
Deuda pendiente  187,30 €
Intereses de demora  8,05 €
20/09/2025  Total a pagar  187,30 €
21/07/2025  Total a pagar  196,84 €`,
      { amountDue: 528.44, totalCost: 333.09 },
    ],
    [
      "Totale da pagare  52",
      `Electricity bill 电费
Electricity used  663 kWh
Totale da pagare  528,44 €
Totale bolletta  333,09 €
Bollette non pagate  187,30 €
Interessi di mora  8,05 €
20/09/2025  Totale da pagare  187,30 €
21/07/2025  Totale da pagare  196,84 €`,
      { amountDue: 528.44, totalCost: 333.09 },
    ],
    [
      "Jumlah Perlu Dibayar",
      `Electricity bill 电费
Electricity used  663 kWh
Jumlah Perlu Dibayar  RM 528.44
Caj Semasa  RM 333.09
Tunggakan  RM 187.30
Surcaj lewat bayar  RM 8.05
20.09.2025  Jumlah Perlu Dibayar  RM 187.30
21.07.2025  Jumlah Perlu Dibayar  RM 196.84`,
      { amountDue: 528.44, totalCost: 333.09 },
    ],
    [
      "NET PAYABLE Rs. 528.",
      `Electricity bill 电费
Electricity used  663 kWh
NET PAYABLE Rs. 528.44
Current bill Rs. 333.09
Arrears Rs. 187.30
Surcharge Rs. 8.05
Sep-25  Net payable  187.30
Jul-25  Net payable  196.84`,
      { amountDue: 528.44, totalCost: 333.09 },
    ],
  ])("reads %s", (_, text, expected) => {
    expect(read(text)).toMatchObject(expected);
  });
});

describe("the days on which the meter was read", () => {
  it.each([
    [
      `Meter No  Previous date  Previous reading  Present date  Present reading  Usage
A884172  10/21/2025  80211  11/20/2025  80962  751`,
      "2025-11-19",
    ],
    [
      `Meter  Current reading date  Previous reading date  Current reading  Previous reading  MF  Units
065  20-NOV-25  21-OCT-25  80962  80211  1.00  751`,
      "2025-11-19",
    ],
    [
      `Meter number  From  To  Start  End  kWh
A884172  21 Oct 2025  20 Nov 2025  80211  80962  751`,
      "2025-11-20",
    ],
    [
      `Zähler  Datum  Zählerstand
884172  21.10.2025  80211
884172  20.11.2025  80962
Verbrauch  751 kWh`,
      "2025-11-19",
    ],
    [
      `Compteur  Date relevé  Index
Ancien  21/10/2025  80211
Nouveau  20/11/2025  80962
Consommation  751 kWh`,
      "2025-11-19",
    ],
    [
      `Contador  Fecha lectura anterior  Fecha lectura actual  Consumo
884172  21/10/2025  20/11/2025  751 kWh`,
      "2025-11-19",
    ],
    [
      `Matrícula  Data leitura anterior  Leitura anterior  Data leitura atual  Leitura atual  Consumo kWh
884172  21/10/2025  80211  20/11/2025  80962  751`,
      "2025-11-19",
    ],
    [
      `Lettura precedente  21/10/2025  80211
Lettura attuale  20/11/2025  80962
Consumo  751 kWh`,
      "2025-11-19",
    ],
    [
      `表号  上次抄表日期  本次抄表日期  上次示数  本次示数  电量(千瓦时)
884172  2025-10-21  2025-11-20  80211  80962  751`,
      "2025-11-19",
    ],
    [
      `Present reading 20-11-2025  80962
Previous reading 21-10-2025  80211
Units consumed  751 kWh`,
      "2025-11-19",
    ],
    [
      `Målerstand 21.10.2025  80211
Målerstand 20.11.2025  80962
Forbruk  751 kWh`,
      "2025-11-19",
    ],
    [
      `Meterstand 21-10-2025  80211
Meterstand 20-11-2025  80962
Verbruik  751 kWh`,
      "2025-11-19",
    ],
    [
      `Date of reading  Meter reading  Consumption
20/11/2025  80962  751 kWh
21/10/2025  80211`,
      "2025-11-19",
    ],
    [
      `READ DATES  PREV 10/21/2025  CURR 11/20/2025
kWh used  751`,
      "2025-11-20",
    ],
    [
      `Bacaan Dahulu 21.10.2025  80211
Bacaan Semasa 20.11.2025  80962
Kegunaan 751 kWh`,
      "2025-11-19",
    ],
  ])("are the period of %j", (rows, lastDay) => {
    const { period, energyKwh } = read(
      `Electricity bill ${/[.-]2025|21\/10/.test(rows) ? "€" : ""}\n${rows}\nAmount due  106.63`,
    );
    expect([period, energyKwh]).toEqual([`2025-10-21/${lastDay}`, 751]);
  });
});

describe("dates that are spelled out", () => {
  it.each([
    ["Período de faturação: 8 outubro 2025 a 7 novembro 2025", "€", "2025-10-08/2025-11-07"],
    ["Período: 8 de outubro a 7 de novembro de 2025", "€", "2025-10-08/2025-11-07"],
    ["Periodo de facturación: del 8 de octubre al 7 de noviembre de 2025", "€", "2025-10-08/2025-11-07"],
    ["Période du 8 octobre au 7 novembre 2025", "€", "2025-10-08/2025-11-07"],
    ["Abrechnungszeitraum 8. Oktober bis 7. November 2025", "€", "2025-10-08/2025-11-07"],
    ["Periode: 8 oktober 2025 t/m 7 november 2025", "€", "2025-10-08/2025-11-07"],
    ["Periode 8. oktober til 7. november 2025", "kr", "2025-10-08/2025-11-07"],
    ["Okres rozliczeniowy: 8 października 2025 do 7 listopada 2025", "zł", "2025-10-08/2025-11-07"],
    ["Fatura dönemi: 8 Ekim 2025 - 7 Kasım 2025", "TL", "2025-10-08/2025-11-07"],
    ["Laskutusjakso 8. lokakuuta 2025 - 7. marraskuuta 2025", "€", "2025-10-08/2025-11-07"],
    ["Tempoh Bil : 8 Oktober 2025 hingga 7 November 2025", "RM", "2025-10-08/2025-11-07"],
    ["Zúčtovací období: 8. října 2025 – 7. listopadu 2025", "Kč", "2025-10-08/2025-11-07"],
    ["Periodo: 8 ottobre 2025 al 7 novembre 2025", "€", "2025-10-08/2025-11-07"],
    ["Billing period: 8th October 2025 to 7th November 2025", "£", "2025-10-08/2025-11-07"],
    ["Billing period: Oct. 8 through Nov. 7, 2025", "$", "2025-10-08/2025-11-07"],
    ["Service from October 8, 2025 thru November 7, 2025", "$", "2025-10-08/2025-11-07"],
    ["Perioada de facturare: 8 octombrie 2025 - 7 noiembrie 2025", "€", "2025-10-08/2025-11-07"],
    ["Perioden 8 okt - 7 nov 2025", "kr", "2025-10-08/2025-11-07"],
    ["账单周期:2025年10月8日至11月7日", "元", "2025-10-08/2025-11-07"],
    ["计费周期 2025/10/8~2025/11/7", "元", "2025-10-08/2025-11-07"],
    ["Period 08-Oct-2025 / 07-Nov-2025", "₹", "2025-10-08/2025-11-07"],
    ["Billing period (8/10/25 - 7/11/25)", "£", "2025-10-08/2025-11-07"],
    ["Billing period 1 to 31 October 2025", "£", "2025-10-01/2025-10-31"],
    ["Abrechnungszeitraum: 1. bis 31. Oktober 2025", "€", "2025-10-01/2025-10-31"],
    ["Période : du 1er au 31 octobre 2025", "€", "2025-10-01/2025-10-31"],
    ["Periodo: dal 1 al 31 ottobre 2025", "€", "2025-10-01/2025-10-31"],
    ["Periodo: del 1 al 31 de octubre de 2025", "€", "2025-10-01/2025-10-31"],
    ["Billing period: 1–31 October 2025", "£", "2025-10-01/2025-10-31"],
  ])("are read in %j", (line, sign, expected) => {
    expect(read(`Electricity bill\n${line}\nElectricity used  239 kWh\nTotal  53.05 ${sign}`).period).toBe(expected);
  });
});

describe("gas and water that this bill is not for", () => {
  it.each([
    "Origem da energia: eólica 41%, hídrica 30%, gás 14%, outras 15%.",
    "Energy and Water Ombudsman 1800 500 509",
    "Fuel mix: gas 27.6%, coal 5%, wind 40%, solar 20%",
    "Odeur de gaz ? 0800 87 087",
    "Smell gas? Call 0800 111 999",
    "Strommix: Erdgas 12,4 %, Kohle 20 %, Wind 30 %",
    "Gas emergencies 1800 471 771",
    "Water heater tips at example.com",
    "Mix energetico: gas naturale 44%, rinnovabili 36%",
    "Natural gas 38 %  nuclear 18 %  wind 12 %",
    "Also get gas from us and save $50.00 a year",
    "Save water and energy. Rebates up to $75.00",
    "天然气用户请另行缴费",
    "Gas account billed separately",
    "Essential services commission (gas, water, electricity) 1300 664 969",
  ])("leave the cost alone: %j", (words) => {
    const bill = `Electricity bill\nElectricity used  239 kWh\nEnergy charge  $40.00\nSupply charge  $13.05\nTotal charges  $53.05`;
    const expected = { energyKwh: 239, totalCost: 53.05, amountDue: 53.05 };
    expect(read(`${bill}\n${words}\nTotal due  $53.05`)).toMatchObject(expected);
    expect(read(`${bill}\n${words}  Total due  $53.05`)).toMatchObject(expected);
  });
});

describe("figures that are no energy", () => {
  it.each([
    "Kegunaan Bulan Semasa  245.88  44.42  290.30",
    "Current month usage  245.88  44.42  290.30",
    "Consumo del mes  245,88  44,42  290,30",
    "Verbrauch netto  245,88  44,42  290,30",
    "Consommation hors taxes  245,88  44,42  290,30",
    "Energy used this month  290.30",
    "Usage charges  245.88  44.42  290.30",
    "本月用电  245.88  44.42  290.30",
    "Total consumo  290,30",
    "Consumption amount  290.30",
  ])("are those of money beside a use: %j", (row) => {
    const mark = row.includes(",") ? "," : ".";
    const { energyKwh } = read(`Meter reading
Previous reading  Present reading  kWh
61161  61845  684
Energy 0${mark}2703 /kWh  162${mark}18  22${mark}71  184${mark}89
${row}
Total due  RM 298${mark}87`);
    expect(energyKwh).toBe(684);
  });

  it.each([
    "ENERGY CHARGES  1,937.20  0 - 100  100  4.43  443.00  25.00",
    "0 - 100  100  4.43  443.00",
    "Slab 0-100  100  4.43  443.00",
    "101 - 300  155  9.64  1,494.20",
    "1-200  200  5.00  1000.00",
    "First 100  100  4.43  443.00",
    "0~100  100  4.43  443.00",
    "Up to 100  100  x 4.43  443.00",
  ])("are the bounds of a price: %j", (row) => {
    const { energyKwh } = read(`Electricity bill
Current reading  Previous reading  MF  Units
12417  12162  1  255
Slab  Units  Rate  Amount
${row}
CURRENT BILL Rs. 2,942.69`);
    expect(energyKwh).toBe(255);
  });

  it("are doubted where the same figure is an amount of money", () => {
    const { energyKwh } = extractBill(
      linesOfText("Electricity bill\nElectricity used  234.71 kWh\nTotal due  €234.71"),
    );
    expect(energyKwh?.confidence).toBeLessThanOrEqual(0.5);
  });
});

describe("a sum whose parts are not all called charges", () => {
  it.each(["Zzyzx", "Other services", "HomeServe cover", "Merchandise"])("is no proof with %j", (label) => {
    const { totalCost } = extractBill(
      linesOfText(`Electricity bill
Previous balance  $238.77
Payment received  -$125.00
Electric service  $193.75
${label}  $10.95
Total due  $318.47`),
    );
    expect(totalCost && totalCost.value !== 193.75 ? totalCost.confidence : 0).toBeLessThan(0.8);
  });
});

describe("the sender of a company with sisters in other countries", () => {
  it("is the provincial company where a logo names its group and the letterhead a city's branch", () => {
    const text = "国家电网 STATE GRID  电费账单\n国网湖北省电力有限公司武汉供电公司\n本期电量 312千瓦时";
    expect(extractBill(linesOfText(text)).provider?.value).toBe("国网湖北省电力有限公司");
  });

  it("is shown by the name that they share, with its own country's order of dates", () => {
    const bill = extractBill(
      linesOfText(
        "ENGIE\nENGIE Electrabel s.a.  engie.be\nPériode du 03/10/2024 au 02/10/2025\nTotal à payer  156,20 €",
      ),
    );
    expect([bill.provider?.value, bill.servicePeriod?.value.firstDay]).toEqual(["Engie", "2024-10-03"]);
  });
});

describe("bills of further countries and kinds", () => {
  it.each([
    [
      "ontario",
      `Hydro One Networks  HydroOne.com
Account number  2000 4417 7208
Billing date  October 21, 2025
What do I owe?  $98.11
When is it due?  November 11, 2025
What am I paying for?
Balance carried forward from last statement  $0.00
Electricity used  Sep 12, 2025 - Oct 13, 2025  (32 days)
Your electricity charges
Electricity
Off-peak  410.2 kWh @ 7.6 cents  $31.18
Mid-peak  118.4 kWh @ 12.2 cents  $14.44
On-peak  113.4 kWh @ 15.8 cents  $17.92
Delivery  $44.10
Regulatory charges  $4.82
Total electricity charges  $112.46
HST (87086-5821-RT0001)  $14.62
Ontario Electricity Rebate  -$28.97
Total  $98.11
In total, you used 642 kWh`,
      { energyKwh: 642, totalCost: 98.11, amountDue: 98.11, currency: "CAD", period: "2025-09-12/2025-10-13" },
    ],
    [
      "alberta",
      `EPCOR  epcor.com
Edmonton AB T5H 0E8
Statement date  Nov 4, 2025
Site ID 0040 0884 4177
Previous amount due  $166.20
Payments received (thank you)  -$166.20
Balance forward  $0.00
Electricity Oct 2, 2025 to Nov 1, 2025 (31 days)
Energy charge  588 kWh @ $0.11990 per kWh  $70.50
Administration fee  $7.28
Distribution charge  $41.20
Transmission charge  $25.10
Rate riders  -$1.86
Local access fee  $21.51
GST  $8.19
Total electricity  $171.92
Total amount due  $171.92`,
      { energyKwh: 588, totalCost: 171.92, amountDue: 171.92, currency: "CAD" },
    ],
    [
      "an average plan in Texas",
      `Reliant  reliant.com
Houston, TX 77002
Bill date  September 8, 2025
Service from 08/05/2025 to 09/04/2025
Meter  Previous read  Current read  kWh
112233441  40122  41466  1344
Energy charge 1,344 kWh @ 11.9¢  $159.94
CenterPoint delivery charges  $48.00
Sales tax  $3.43
Current charges  $211.37
Average Monthly Billing amount  $180.00
Deferred balance  $31.37
Amount due by 09/24/2025  $180.00`,
      { energyKwh: 1344, totalCost: 211.37, amountDue: 180.0, currency: "USD", period: "2025-08-05/2025-09-04" },
    ],
    [
      "a prepaid year",
      `Utilita Energy  utilita.co.uk
Annual statement of your Pay As You Go electricity account
Statement period 1 June 2025 to 31 August 2025
Opening credit  £12.44
Top-ups  £140.00
Electricity used 402 kWh at 24.90p  £100.10
Standing charge 92 days at 27.00p  £24.87
VAT at 5%  £6.25
Total charges  £131.22
Closing credit  £21.22`,
      { energyKwh: 402, totalCost: 131.22, currency: "GBP", period: "2025-06-01/2025-08-31" },
    ],
    [
      "france hphc",
      `EDF  edf.fr
Facture du 20/10/2025 n° 102 884 417 720
Montant total (TTC)  255,47 €
Montant à prélever le 04/11/2025  255,47 €
Électricité  Période du 14/08/2025 au 13/10/2025
Abonnement  du 14/10/2025 au 13/12/2025  31,12 €
Consommation HP  relevé début 22 104  relevé fin 22 788  684 kWh  0,2146 €  146,79 €
Consommation HC  relevé début 30 221  relevé fin 30 721  500 kWh  0,1696 €  84,80 €
Total hors TVA  226,11 €
TVA 5,5%  1,71 €
TVA 20%  27,65 €
Total TTC  255,47 €`,
      { energyKwh: 1184, totalCost: 255.47, amountDue: 255.47, currency: "EUR", period: "2025-08-14/2025-10-13" },
    ],
    [
      "austria",
      `Wien Energie  wienenergie.at
Jahresabrechnung Strom
Abrechnungszeitraum 01.11.2024 – 31.10.2025
Zählpunkt AT0010000000000000001000004417720
Zählerstand alt 18.221  Zählerstand neu 21.101  Verbrauch 2.880 kWh
Energiekosten netto  412,10
Netzkosten netto  221,33
Steuern und Abgaben  120,00
Nettobetrag  753,43
20 % USt  150,69
Bruttobetrag  904,12
abzüglich bezahlter Teilbeträge  -840,00
Nachforderung  64,12 €`,
      { energyKwh: 2880, totalCost: 904.12, amountDue: 64.12, currency: "EUR", period: "2024-11-01/2025-10-31" },
    ],
    [
      "swiss quarterly",
      `BKW Energie AG  bkw.ch
Rechnung vom 15.10.2025
Verbrauchsperiode 01.07.2025 - 30.09.2025
Hochtarif HT  48 221  48 880  659 kWh
Niedertarif NT  39 110  39 563  453 kWh
Energie  145.20
Netznutzung  110.35
Abgaben  39.13
Total exkl. MWST  294.68
MWST 8.1%  23.87
Total inkl. MWST  CHF 318.55
Zahlbar bis 14.11.2025`,
      { energyKwh: 1112, totalCost: 318.55, amountDue: 318.55, currency: "CHF", period: "2025-07-01/2025-09-30" },
    ],
    [
      "greek",
      `ΔΕΗ Α.Ε.  dei.gr
ΛΟΓΑΡΙΑΣΜΟΣ ΡΕΥΜΑΤΟΣ
Περίοδος κατανάλωσης  18/07/2025 - 17/09/2025
Ημέρες 62
Προηγούμενη ένδειξη 45112  Τελευταία ένδειξη 45724  Κατανάλωση 612 kWh
Χρεώσεις προμήθειας  88,20
Ρυθμιζόμενες χρεώσεις  34,11
Δήμος και ΕΡΤ  11,80
ΦΠΑ 6%  8,07
Συνολικό ποσό πληρωμής  142,18 €`,
      { energyKwh: 612, totalCost: 142.18, amountDue: 142.18, currency: "EUR", period: "2025-07-18/2025-09-17" },
    ],
    [
      "polish",
      `TAURON Sprzedaż sp. z o.o.  tauron.pl
Faktura VAT nr 4417/10/2025
Okres rozliczeniowy od 01.08.2025 do 30.09.2025
Wskazanie poprzednie 11 204  Wskazanie bieżące 11 522  Zużycie 318 kWh
Sprzedaż energii  160,12 zł
Dystrybucja  118,05 zł
Razem netto  278,17 zł
VAT 23%  63,98 zł
Razem brutto  342,15 zł
Do zapłaty  342,15 zł
Termin płatności 24.10.2025`,
      { energyKwh: 318, totalCost: 342.15, amountDue: 342.15, currency: "PLN", period: "2025-08-01/2025-09-30" },
    ],
    [
      "czech",
      `ČEZ Prodej, a.s.  cez.cz
Vyúčtování elektřiny
Zúčtovací období 12.10.2024 - 10.10.2025
VT počáteční stav 8 112  konečný stav 8 902  spotřeba 790 kWh
NT počáteční stav 20 440  konečný stav 22 060  spotřeba 1 620 kWh
Celkem za dodávku bez DPH  13 074,38 Kč
DPH 21 %  2 745,62 Kč
Celkem s DPH  15 820,00 Kč
Zaplacené zálohy  -14 400,00 Kč
Nedoplatek  1 420,00 Kč`,
      { energyKwh: 2410, totalCost: 15820.0, amountDue: 1420.0, currency: "CZK", period: "2024-10-12/2025-10-10" },
    ],
    [
      "eskom city power",
      `City Power Johannesburg  citypower.co.za
Date 2025/09/24   Statement for September 2025
Reading period 2025/08/21 - 2025/09/20
Meter 8844177 Start reading 50120.000 End reading 50731.000 Consumption 611.000 kWh
Energy charge 611 kWh  R 1,420.50
Service charge  R 221.61
VAT 15%  R 246.31
Current charges (incl VAT)  R 1,888.42
Balance brought forward  R 1,571.76
Payment 2025/09/02  R -1,000.00
Total due  R 2,460.18`,
      { energyKwh: 611, totalCost: 1888.42, amountDue: 2460.18, currency: "ZAR", period: "2025-08-21/2025-09-20" },
    ],
    [
      "kenya token",
      `Kenya Power  kplc.co.ke
Bill date 12/09/2025
Previous reading 10441  Current reading 10629  Consumption 188 units
Energy charge 188 kWh  KSh 3,120.00
Fuel energy charge  KSh 720.10
Forex adj.  KSh 240.20
EPRA levy, WRA levy, REP levy  KSh 180.00
VAT 16%  KSh 860.14
Total current bill  KSh 5,120.44
Previous balance  KSh 4,900.00
Payments  KSh -4,900.00
Total amount payable  KSh 5,120.44`,
      { energyKwh: 188, totalCost: 5120.44, amountDue: 5120.44, currency: "KES" },
    ],
    [
      "meralco",
      `MERALCO  meralco.com.ph
Billing Period: 14 Aug 2025 to 13 Sep 2025
Your bill for September 2025
Total kWh  287
Bill Amount  ₱ 3,601.75
Generation  1,844.20
Transmission  320.66
System Loss  170.10
Distribution (Meralco)  640.12
Subsidies  4.50
Government Taxes  402.17
Universal Charges  150.00
FiT-All (Renewable)  70.00
Total  3,601.75
Please pay  ₱ 3,601.75
Due date  29 Sep 2025`,
      { energyKwh: 287, totalCost: 3601.75, amountDue: 3601.75, currency: "PHP", period: "2025-08-14/2025-09-13" },
    ],
    [
      "pln",
      `PT PLN (Persero)  pln.co.id
Tagihan listrik bulan September 2025
Stand meter lalu 20114  Stand meter kini 20426  Pemakaian 312 kWh
Biaya pemakaian  Rp 409.400
PPJ  Rp 32.800
Biaya admin  Rp 9.000
Total tagihan  Rp 451.200`,
      { energyKwh: 312, totalCost: 451200, amountDue: 451200, currency: "IDR" },
    ],
    [
      "mea thai",
      `การไฟฟ้านครหลวง  mea.or.th
Metropolitan Electricity Authority
Meter reading date 15/09/2025
Previous reading 22110  Present reading 22522  Units consumed 412 kWh
Base tariff  1,720.30
Ft charge 0.1572 Baht/unit  45.77
Amount before VAT  1,766.07
VAT 7%  123.63
Total amount  1,889.70 Baht
Amount to be paid  ฿1,889.70`,
      { energyKwh: 412, totalCost: 1889.7, amountDue: 1889.7, currency: "THB" },
    ],
    [
      "evn",
      `EVNHCMC  cskh.evnhcmc.vn
HÓA ĐƠN GTGT (TIỀN ĐIỆN)
Kỳ hóa đơn: từ 09/08/2025 đến 08/09/2025
Chỉ số cũ 8812  Chỉ số mới 9117  Điện tiêu thụ 305 kWh
Tiền điện chưa thuế  670.657 đ
Thuế GTGT 8%  53.653 đ
Tổng cộng tiền thanh toán  724.310 đ`,
      { energyKwh: 305, totalCost: 724310, amountDue: 724310, currency: "VND", period: "2025-08-09/2025-09-08" },
    ],
    [
      "kepco",
      `한국전력공사 KEPCO
전기요금 청구서  2025년 9월분
사용기간 2025.08.15 ~ 2025.09.14
당월지침 12,842  전월지침 12,500  사용량 342 kWh
기본요금  1,600원
전력량요금  57,200원
기후환경요금  3,078원
부가가치세  5,342원
전력기금  1,200원
당월요금계  68,420원
청구금액  68,420원
납기일 2025년 9월 30일`,
      { energyKwh: 342, totalCost: 68420, amountDue: 68420, currency: "KRW", period: "2025-08-15/2025-09-14" },
    ],
    [
      "k-electric",
      `K-Electric  ke.com.pk
Billing month Sep-25  Reading date 10-Sep-25  Issue date 14-Sep-25  Due date 24-Sep-25
Previous reading 40110  Present reading 40524  Units consumed 414
Electricity charges  Rs. 13,820.00
Fuel charges adjustment  Rs. 800.00
GST  Rs. 2,600.00
Electricity duty  Rs. 1,000.00
Current month bill  Rs. 18,220.00
Arrears  Rs. 5,900.00
Payable within due date  Rs. 24,120.00
Payable after due date  Rs. 25,900.00`,
      { energyKwh: 414, totalCost: 18220, amountDue: 24120, currency: "PKR" },
    ],
    [
      "chile",
      `Enel Distribución Chile  enel.cl
Boleta electrónica N° 44177208
Periodo de lectura: 20/08/2025 - 18/09/2025
Lectura actual 8412  Lectura anterior 8198  Consumo total 214 kWh
Administración del servicio  $ 1.020
Electricidad consumida  $ 39.110
Transporte de electricidad  $ 8.080
Total boleta  $ 48.210
Saldo anterior  $ 0
Total a pagar  $ 48.210
Vencimiento 10/10/2025`,
      { energyKwh: 214, totalCost: 48210, amountDue: 48210, currency: "CLP", period: "2025-08-20/2025-09-18" },
    ],
    [
      "colombia",
      `EPM  epm.com.co
Factura de servicios públicos  Septiembre 2025
Energía  Consumo 182 kWh  $ 121.440
Acueducto  $ 38.020
Alcantarillado  $ 30.210
Gas  $ 13.830
Total a pagar  $ 203.500
Pague hasta 02/10/2025`,
      { energyKwh: 182, totalCost: 121440, amountDue: 203500, currency: "COP" },
    ],
    [
      "brazil",
      `COPEL Distribuição S.A.  copel.com
Referência 09/2025   Vencimento 25/09/2025   Total a pagar R$ 241,88
Leitura anterior 12/08/2025   Leitura atual 10/09/2025   Dias 29   Próxima leitura 10/10/2025
Energia elétrica consumo  kWh  221  0,421  93,04
Energia elétrica uso sistema  kWh  221  0,512  113,15
Cont. iluminação pública  35,69
Total  241,88`,
      { energyKwh: 221, totalCost: 241.88, amountDue: 241.88, currency: "BRL", period: "2025-08-12/2025-09-09" },
    ],
    [
      "uae",
      `DEWA  dewa.gov.ae
Issue date 10/09/2025  Month September 2025
Period 08/08/2025 to 08/09/2025
Electricity  Consumption 1810 kWh  AED 560.32
Water  Consumption 5200 IG  AED 214.08
Sewerage  AED 38.00
Current month total  AED 812.40
Total due  AED 812.40`,
      { energyKwh: 1810, totalCost: 560.32, amountDue: 812.4 },
    ],
    [
      "israel english",
      `Israel Electric Corporation  iec.co.il
Period 10/07/2025 - 09/09/2025
Previous reading 8812  Current reading 9517  Consumption 705 kWh
Payment for consumption 705 kWh x 0.4820  ₪ 339.81
Fixed charge  ₪ 30.62
VAT 18%  ₪ 66.67
Total to pay  ₪ 437.10`,
      { energyKwh: 705, totalCost: 437.1, amountDue: 437.1, currency: "ILS", period: "2025-07-10/2025-09-09" },
    ],
    [
      "au synergy bimonthly",
      `Synergy  synergy.net.au  ABN 58 673 830 106
Perth WA 6000
Supply period 16 Jul 2025 - 14 Sep 2025 (61 days)
Electricity usage 884 units at 31.5823 cents  $279.19
Supply charge 61 days at 5.4870 cents  $33.47
Total this account incl. GST  $312.66
WA Government Household Electricity Credit  -$100.00
Previous account balance  $290.10
Payments  -$290.10
Total amount due  $212.66
Due date 6 Oct 2025`,
      { energyKwh: 884, totalCost: 312.66, amountDue: 212.66, currency: "AUD", period: "2025-07-16/2025-09-14" },
    ],
    [
      "nz contact dual",
      `Contact Energy  contact.co.nz  GST number 71 001 418
Billing period 11 Aug 2025 - 09 Sep 2025
Your electricity charges  $241.30
Your gas charges  $98.25
Your broadband charges  $72.00
Prompt payment discount  -$13.00
Total due  $398.55
Electricity usage 702 kWh`,
      { energyKwh: 702, totalCost: 241.3, amountDue: 398.55, currency: "NZD", period: "2025-08-11/2025-09-09" },
    ],
    [
      "singapore retailer",
      `Geneco  geneco.sg
Bill for September 2025
Electricity Consumption  355 kWh x 25.44 cents/kWh  $90.31
GST 9%  $8.13
Total Current Charges  $98.44
Outstanding Balance  $0.00
Total Amount Payable  $98.44`,
      { energyKwh: 355, totalCost: 98.44, amountDue: 98.44, currency: "SGD" },
    ],
    [
      "shenzhen month",
      `深圳供电局有限公司 电费账单
用户编号 0900 4417 7208
计费周期 2025-09-01 至 2025-09-30
上次示数 20114 本次示数 20432 倍率 1 用电量 318千瓦时
一档 260 0.66811875 173.71
二档 58 0.71811875 41.65
代征基金 1.21
电费合计 216.57元
应缴电费 216.57元`,
      { energyKwh: 318, totalCost: 216.57, amountDue: 216.57, currency: "CNY", period: "2025-09-01/2025-09-30" },
    ],
    [
      "shandong prepay",
      `国网山东省电力公司 电费账单
账单周期 2025年09月01日-2025年09月30日
上期余额 86.20元
本期充值 200.00元
本期电量 277千瓦时
本期电费 151.52元
当前余额 134.68元`,
      { energyKwh: 277, totalCost: 151.52, currency: "CNY", period: "2025-09-01/2025-09-30" },
    ],
    [
      "an old bill repeated under another name",
      `PPL Electric Utilities  pplelectric.com
Allentown, PA 18101
Amount of last bill  $366.59
Payments  $0.00
Balance as of Sep 8  $366.59
PPL supply charges  $71.90
PPL distribution charges  $60.28
Current charges  $132.18
Amount due by Sep 29  $498.77
Used 911 kWh`,
      { totalCost: 132.18, amountDue: 498.77, energyKwh: 911, currency: "USD" },
    ],
    [
      "puget dual",
      `Puget Sound Energy  pse.com
Bellevue, WA 98009
Previous charges  $140.22
Payments  -$140.22
Electric charges  $98.71
Natural gas charges  $62.34
Total amount due  $161.05
Electric 702 kWh
Natural gas 41 therms`,
      { energyKwh: 702, totalCost: 98.71, amountDue: 161.05, currency: "USD" },
    ],
    [
      "duke recap",
      `Duke Energy  duke-energy.com
Bill date  Sep 19, 2025
For service  Aug 19 - Sep 17  30 days
Previous amount due  $171.40
Payment received Sep 05  -171.40
Billing details - Electric
Energy charge  1,012 kWh @ 12.9c  130.55
Basic customer charge  14.00
Sales tax  3.67
Total current charges  148.22
Total amount due Oct 10  $148.22`,
      { energyKwh: 1012, totalCost: 148.22, amountDue: 148.22, currency: "USD", period: "2025-08-19/2025-09-17" },
    ],
    [
      "ameren with supplier",
      `Ameren Illinois  ameren.com
Peoria, IL 61602
Total electric usage 774 kWh
Constellation supply charges  $64.20
Delivery service charges  $52.11
Taxes and other fees  $5.56
Total electric charges  $121.87
Prior balance  $98.10
Payment  -$98.10
Amount due  $121.87`,
      { energyKwh: 774, totalCost: 121.87, amountDue: 121.87, currency: "USD" },
    ],
    [
      "nstar late split due",
      `Versant Power  versantpower.com
Bangor, ME 04401
kWh used  530
Past due - pay now  $131.36
Due by Oct 3, 2025  $171.30
Total amount due  $302.66
Account summary
Previous balance  $131.36
Payments  $0.00
Delivery  $81.10
Standard offer supply  $90.20
Total  $302.66`,
      { energyKwh: 530, totalCost: 171.3, amountDue: 302.66, currency: "USD" },
    ],
    [
      "nz mercury",
      `Mercury NZ Limited  mercury.co.nz
Your bill for 16 August to 15 September 2025
Opening balance  $240.10
Payment thanks  -$240.10
Electricity: Anytime 688 kWh at 24.11 cents  $165.88
Daily fixed charge 31 days at $1.14  $35.34
Electricity Authority levy  $0.01
GST 15%  $30.19
Total electricity incl GST  $231.42
Total due  $231.42`,
      { energyKwh: 688, totalCost: 231.42, amountDue: 231.42, currency: "NZD", period: "2025-08-16/2025-09-15" },
    ],
    [
      "irish two",
      `Electric Ireland  electricireland.ie
Billing period 02/07/2025 - 01/09/2025
Previous balance  €288.12
Payments received  €288.12 CR
Day  30110  30722  612 units
Night  11020  11329  309 units
Unit charges  €228.47
Standing charge  €44.20
PSO levy  €5.41
VAT at 9%  €25.03
Total charges for this period (incl VAT)  €303.11
Amount due  €303.11`,
      { energyKwh: 921, totalCost: 303.11, amountDue: 303.11, currency: "EUR", period: "2025-07-02/2025-09-01" },
    ],
    [
      "edison luce gas",
      `Edison Energia S.p.A.  edisonenergia.it
Bolletta luce e gas n. 4417 del 10/09/2025
Periodo 01/07/2025 - 31/08/2025
Totale luce  112,40 €
Totale gas  88,93 €
Totale da pagare  201,33 €
Consumo luce  388 kWh
Consumo gas  71 Smc`,
      { energyKwh: 388, totalCost: 112.4, amountDue: 201.33, currency: "EUR" },
    ],
    [
      "iberdrola",
      `Iberdrola Clientes, S.A.U.  iberdrola.es
Fecha de emisión 15 de septiembre de 2025
Periodo de facturación: 11/08/2025 - 09/09/2025
Potencia facturada P1 4,6 kW x 30 días x 0,0942  13,00 €
Potencia facturada P2 4,6 kW x 30 días x 0,0021  0,29 €
Consumo P1 70 kWh  P2 81 kWh  P3 90 kWh
Energía facturada 241 kWh x 0,1411  34,01 €
Impuesto electricidad 5,11%  2,42 €
Alquiler equipos  0,81 €
Asistencia PYMES  0,59 €
IVA 21%  10,73 €
TOTAL IMPORTE FACTURA  61,85 €
Fecha de cargo: 22 de septiembre de 2025`,
      { energyKwh: 241, totalCost: 61.85, amountDue: 61.85, currency: "EUR", period: "2025-08-11/2025-09-09" },
    ],
    [
      "holland greenchoice",
      `Greenchoice  greenchoice.nl
Jaarnota  Notadatum 12-09-2025
Periode 05-09-2024 t/m 04-09-2025
Stroom normaal  1.180 kWh
Stroom dal  1.030 kWh
Totaal verbruik  2.210 kWh
Leveringskosten  512,00
Netbeheerkosten  420,11
Energiebelasting  268,20
Vermindering energiebelasting  -631,55
Btw 21%  119,44
Totaal stroom incl. btw  € 688,20
Betaalde voorschotten  € -840,00
U krijgt terug  € 151,80`,
      { energyKwh: 2210, totalCost: 688.2, currency: "EUR", period: "2024-09-05/2025-09-04" },
    ],
    [
      "danish norlys",
      `Norlys Energi A/S  norlys.dk
Faktura nr. 4417 720  Dato 08.09.2025
Periode 1. august - 31. august 2025
Elforbrug 341 kWh
El  212,40
Transport og nettarif  198,10
Elafgift  239,46
Moms 25%  162,49
I alt at betale  812,45 kr.
Betales senest 22.09.2025`,
      { energyKwh: 341, totalCost: 812.45, amountDue: 812.45, currency: "DKK", period: "2025-08-01/2025-08-31" },
    ],
    [
      "swedish net + trade",
      `Jämtkraft AB  jamtkraft.se
Fakturadatum 2025-09-05   Förfallodatum 2025-09-30
Period 2025-08-01 - 2025-08-31
Förbrukning 812 kWh
Elhandel  540,20
Elnät  260,00
Energiskatt  230,60
Moms 25%  257,70
Summa inkl. moms  1 288,50
Att betala  1 288,50 kr`,
      { energyKwh: 812, totalCost: 1288.5, amountDue: 1288.5, currency: "SEK", period: "2025-08-01/2025-08-31" },
    ],
    [
      "finnish",
      `Helen Oy  helen.fi
Sähkölasku  Laskun päivä 8.8.2025
Laskutuskausi 1.7.2025 - 31.7.2025
Kulutus 705 kWh
Perusmaksu  5,12
Energiamaksu 705 kWh x 10,37 snt/kWh  73,11
Alv 25,5 %  20,21
Laskun loppusumma  98,44 €
Maksettava yhteensä  98,44 €
Eräpäivä 25.8.2025`,
      { energyKwh: 705, totalCost: 98.44, amountDue: 98.44, currency: "EUR", period: "2025-07-01/2025-07-31" },
    ],
    [
      "turkish",
      `Enerjisa  enerjisa.com.tr
Fatura dönemi 11.08.2025 - 10.09.2025
İlk endeks 8812,000  Son endeks 9074,000  Tüketim 262 kWh
Enerji bedeli  420,10 TL
Dağıtım bedeli  138,00 TL
BTV  12,06 TL
KDV %20  114,04 TL
Fatura tutarı  684,20 TL
Ödenecek tutar  684,20 TL`,
      { energyKwh: 262, totalCost: 684.2, amountDue: 684.2, currency: "TRY", period: "2025-08-11/2025-09-10" },
    ],
    [
      "jp chubu",
      `中部電力ミライズ株式会社  miraiz.chuden.co.jp
電気ご使用量のお知らせ 2025年9月分
ご使用期間 8月6日～9月4日 (30日間)
ご使用量 318kWh
請求金額 10,244円
基本料金 963円42銭
電力量料金 8,112円
燃料費調整額 -210円
再エネ発電促進賦課金 1,265円
うち消費税等相当額 931円`,
      { energyKwh: 318, totalCost: 10244, amountDue: 10244, currency: "JPY", period: "2025-08-06/2025-09-04" },
    ],
    [
      "hk towngas trap",
      `中華電力有限公司 CLP Power Hong Kong Limited
賬單日期 Bill date 10/09/2025
用電期間 Period 09/07/2025 - 06/09/2025
用電量 Consumption 842 kWh
基本電費 Basic charge  $902.10
燃料調整費 Fuel clause  $308.30
本期電費 Current charges  $1,210.40
上期結餘 Balance b/f  $0.22
轉下期 Carried forward  -$0.62
應付總額 Amount due  $1,210.00`,
      { energyKwh: 842, totalCost: 1210.4, amountDue: 1210.0, currency: "HKD", period: "2025-07-09/2025-09-06" },
    ],
    [
      "guangxi",
      `广西电网有限责任公司 电费通知单
电费年月 202508
用电户号 0500441772
抄表周期 2025.08.01-2025.08.31
表号 起码 止码 倍率 电量
44177 8812 9214 1 402
第一阶梯 300 0.5283 158.49
第二阶梯 102 0.6492 66.22
电费金额(元) 224.71
上月结余(元) 0.00
本次应交(元) 224.71`,
      { energyKwh: 402, totalCost: 224.71, amountDue: 224.71, currency: "CNY", period: "2025-08-01/2025-08-31" },
    ],
    [
      "shaanxi arrears",
      `国网陕西省电力有限公司
电费催缴通知单
抄表日期 2025年9月1日
本月电量 288度 本月电费 143.63元
历史欠费 157.55元
合计应缴 301.18元`,
      { energyKwh: 288, totalCost: 143.63, amountDue: 301.18, currency: "CNY" },
    ],
    [
      "india tata",
      `Tata Power  tatapower.com
Bill period 03-08-2025 to 02-09-2025
Current reading 10240  Previous reading 10000  Units 240
Current month bill  1,822.16
Past period dues  8.41
Interest on arrears  0.00
Payable amount (rounded)  Rs. 1,830.00`,
      { energyKwh: 240, totalCost: 1822.16, amountDue: 1830.0, currency: "INR", period: "2025-08-03/2025-09-02" },
    ],
    [
      "sri lanka",
      `Ceylon Electricity Board  ceb.lk
Previous reading 4110  Present reading 4206  Units 96
Charge for electricity  Rs. 2,840.00
Opening balance  Rs. 1,370.50
Payments  Rs. 0.00
Total amount payable  Rs. 4,210.50`,
      { energyKwh: 96, totalCost: 2840.0, amountDue: 4210.5 },
    ],
    [
      "solar true up",
      `San Diego Gas & Electric  sdge.com
San Diego, CA 92123
Net energy usage 310 kWh
NEM year-to-date balance  $212.33
Minimum bill charge  $11.85
Non-bypassable charges  $2.37
Total current charges  $14.22
Previous balance  $12.04
Payment  -$12.04
Total amount due  $14.22`,
      { energyKwh: 310, totalCost: 14.22, amountDue: 14.22, currency: "USD" },
    ],
    [
      "seasonal landlord",
      `Octopus Energy  octopus.energy
Statement 1 Apr 2025 - 30 Jun 2025
Your electricity 1st Apr 2025 to 30th Jun 2025
Energy used 1,920.0 kWh @ 26.11p/kWh  £501.31
Standing charge 91 days @ 90.11p/day  £82.00
Subtotal of charges before VAT  £583.17
VAT @ 5%  £29.16
Total electricity charges  £612.33
Balance on 1 Apr  £0.00
Please pay  £612.33`,
      { energyKwh: 1920, totalCost: 612.33, amountDue: 612.33, currency: "GBP", period: "2025-04-01/2025-06-30" },
    ],
    [
      "two rates UK eon",
      `E.ON Next  eonnext.com
Your electricity bill  14 May 2025 to 13 August 2025
Previous account balance  £18.77 in credit
Electricity charges this period
Day 1,001.0 kWh x 28.90p  £289.29
Night 532.0 kWh x 12.40p  £65.97
Standing charge  £45.77
VAT  £20.05
Total electricity charges  £421.08
Your new account balance  £402.31 in debit
Amount to pay  £402.31`,
      { energyKwh: 1533, totalCost: 421.08, amountDue: 402.31, currency: "GBP", period: "2025-05-14/2025-08-13" },
    ],
  ])("reads one of the kind %s", (_, text, expected) => {
    expect(read(text)).toMatchObject(expected);
  });
});

describe("what a company sells beside energy, and other supplies", () => {
  it.each([
    [
      "electricity and a telephone line",
      `Account summary
Opening balance  $140.00
Payment received  $140.00 CR
Electricity  188.40
Home phone and mobile  62.10
Current charges (incl GST)  $250.50
Total amount due  $250.50
Energy period  3 Mar 2026 - 2 Apr 2026
Electricity used  402 kWh`,
      { energyKwh: 402, totalCost: 188.4, amountDue: 250.5, period: "2026-03-03/2026-04-02" },
    ],
    [
      "an insurance, without a balance",
      `Factura de electricidad
Electricidad  61,20 €
Seguro de hogar  9,90 €
Total a pagar  71,10 €
Consumo  244 kWh`,
      { energyKwh: 244, totalCost: 61.2, amountDue: 71.1 },
    ],
    [
      "electricity, gas and a service contract, with a sentence of use beside the charges",
      `Balance from your last bill  $88.00
Payment received  -88.00
Gas charges  $41.15
Electric charges  96.02
Appliance protection plan  12.95
Total of this month's charges  $150.12
Total amount due  $150.12
Total electric you used in 30 days  431 kWh  First 400 kWh x $0.11  44.00
Total electric charges  $96.02`,
      { energyKwh: 431, totalCost: 96.02, amountDue: 150.12 },
    ],
    [
      "district heating, which is counted in kilowatt-hours too",
      `Jahresrechnung
Strom
Verbrauch  2.140 kWh
Stromkosten gesamt  702,10 €
Fernwärme
Verbrauch  8.900 kWh
Kosten Fernwärme  1.204,00 €
Rechnungsbetrag  1.906,10 €`,
      { energyKwh: 2140, totalCost: 702.1 },
    ],
    [
      "totals of the same name under a heading of each supply",
      `Electricity charges
Consumption 288 kWh
Unit charge 288 kWh at 24.10p  £69.41
Total cost  £82.10
Gas charges
Consumption 96 kWh
Total cost  £15.40
Total to pay  £97.50`,
      { energyKwh: 288, totalCost: 82.1, amountDue: 97.5 },
    ],
    [
      "a tax that is said to be in the sums above",
      `Electricity  $130.30
Piped gas  $52.20
GST (included)  $23.80
Total this bill  $182.50
Amount due  $182.50
Usage 402 kWh`,
      { energyKwh: 402, totalCost: 130.3, amountDue: 182.5 },
    ],
    [
      "a product of unknown name, with a total of the electricity's own lines",
      `Opening balance  $90.00
Payment received  $90.00 CR
Electricity  210.21
Good Times pack  80.01
Current charges  $290.22
Total amount due  $290.22
Anytime  402 kWh  35.00 c/kWh  $140.70
Daily charge  $42.09
GST  27.42
Total electricity  $210.21`,
      { energyKwh: 402, totalCost: 210.21, amountDue: 290.22 },
    ],
  ])("reads %s", (_, text, expected) => {
    expect(read(text)).toMatchObject(expected);
  });

  it("is doubted as the cost where a product of unknown name stands beside the electricity", () => {
    const { totalCost } = extractBill(
      linesOfText(`Opening balance  $90.00
Payment received  $90.00 CR
Electricity  210.21
Good Times pack  80.01
Current charges  $290.22
Total amount due  $290.22`),
    );
    expect(totalCost?.confidence ?? 0).toBeLessThan(0.8);
  });
});

describe("a settlement that pays back", () => {
  it.each([
    ["Ihr Guthaben", "Rechnungsbetrag", "Geleistete Abschläge"],
    ["Terug te ontvangen", "Totaal incl. btw", "Betaalde voorschotten"],
    ["Nadpłata", "Wartość faktury brutto", "Wpłaty"],
    ["Přeplatek", "Celkem s DPH", "Zaplacené zálohy"],
    ["Montant à vous rembourser", "Total TTC", "Mensualités"],
    ["Tilgode", "Beløb i alt", "Indbetalt aconto"],
  ])("asks for a negative amount: %s", (credit, charges, paid) => {
    const text = `${charges}  612,40 €\n${paid}  -700,00 €\n${credit}  87,60 €\n2.104 kWh`;
    expect(read(text)).toMatchObject({ totalCost: 612.4, amountDue: -87.6 });
  });

  it("is known by its sum: a credit that no sum proves may be an older one", () => {
    expect(read("Verbrauch  410 kWh\nIhr Guthaben  20,00 €").amountDue).toBeUndefined();
  });

  it("skips what is only said about the line above", () => {
    const text = `Rechnungsbetrag  500,00 €\ndarin enthaltene Umsatzsteuer  79,83 €\nBereits gezahlte Abschläge  -560,00 €\nGuthaben  60,00 €`;
    expect(read(text).amountDue).toBe(-60);
  });
});

describe("deductions behind the charges of the period", () => {
  it("are no cost of it", () => {
    const text = `Units consumed  208
Energy charge  1,404.00
Fixed charge  60.00
Duty 10%  146.40
Bill for the month  1,610.40
Arrear  0.00
Interest on security deposit  -54.00
Rebate for prompt payment  -14.00
Net amount  1,542.40
Net payable by due date  Rs. 1,542.40`;
    expect(read(text)).toMatchObject({ totalCost: 1610.4, amountDue: 1542.4 });
  });
});

describe("what is not this month's cost", () => {
  it("is an equal payment, whatever it is called", () => {
    const text = `Equal Pay current amount  $120.00
Amount due  $120.00
Total kWh 1,012
Basic charge  11.00
Energy charge 1,012 kWh  128.10
Local taxes  4.12
Total current charges  $143.22`;
    expect(read(text)).toMatchObject({ totalCost: 143.22, amountDue: 120 });
  });

  it("is a rounded total that holds arrears", () => {
    const text = `Units 204
Current bill  1,612.03
Net arrears  26.35
Total bill (rounded)  Rs. 1,640.00`;
    expect(read(text)).toMatchObject({ totalCost: 1612.03, amountDue: 1640 });
  });

  it("is the balance in the row below a day", () => {
    const text = `Montant dû : 186,42 $\nÀ payer au plus tard le 2026-11-04\nSolde précédent 140,10 $\n2 104 kWh`;
    expect(read(text).amountDue).toBe(186.42);
  });
});

describe("figures of energy", () => {
  it.each([
    ["parts of the day beside a label", "Usage details  Off-peak 388 kWh  Peak 92 kWh\nCharge $96.41", 480],
    ["last year's in parentheses", "Ihr Verbrauch: 2.104 kWh (Vorjahr: 2.288 kWh)", 2104],
    ["parts in parentheses", "本期电量 312千瓦时(峰 201 谷 111)\n去年同期 340千瓦时", 312],
    ["units that rupees tell to be kilowatt-hours", "Units billed 412\nTotal payable Rs. 3,725.90", 412],
    ["units times a price", "Synergy  synergy.net.au\nHome Plan 812 units @ 32.37 cents per unit  $262.86", 812],
  ])("read %s", (_, text, energyKwh) => {
    expect(read(text).energyKwh).toBe(energyKwh);
  });

  it("is the last figure of a row under a bare unit", () => {
    const text = `Amount owing  $141.20\nMeter   Days   kWh\nJ12345  30     744.20`;
    expect(read(text).energyKwh).toBe(744.2);
  });

  it("is no year in the row over a unit", () => {
    expect(read("Usage from Sep 10 2026 to Oct 9 2026\nMeter   Days   kWh").energyKwh).toBeUndefined();
  });

  it("is the only register that is priced, in columns of quantity, price and product", () => {
    expect(read("Electricity bill\nPeak  1,081 kWh  31.2c  $337.27\nSupply charge  91 days  $100.10").energyKwh).toBe(
      1081,
    );
  });

  it("is none of the same month a year before, in whatever language", () => {
    const text = `Fakturadatum 2026-10-06\nFörbrukning: 902 kWh\nFörbrukning sep 2025  1 011 kWh`;
    expect(read(text).energyKwh).toBe(902);
  });

  it("has thousands parted by spaces where money has no decimals", () => {
    expect(read("Fogyasztás 2 412 kWh\nBruttó összesen  86 500 Ft")).toMatchObject({
      energyKwh: 2412,
      totalCost: 86500,
      currency: "HUF",
    });
  });
});

describe("amounts in large print and columns of net, tax and gross", () => {
  it("lets lines of another column stand between a label and its amount", () => {
    const text = `Mr A Example        DO ZAPŁATY\n4 High Street\nOldtown\n2031                118,20 zł\nZużycie 164 kWh`;
    expect(read(text).amountDue).toBe(118.2);
  });

  it("takes the amount at the right edge of the box", () => {
    const text = `Ana Pérez           TOTAL A PAGAR:\nCalle 4                     $1,204\nConsumo 318 kWh`;
    expect(read(text).amountDue).toBe(1204);
  });

  it.each(["Wartość rozliczenia ogółem", "Celkem za období včetně DPH", "Rechnungsbetrag"])(
    "takes the last of net, tax and gross: %s",
    (label) => {
      expect(read(`${label}  800,00  184,00  984,00\n1.120 kWh`).totalCost).toBe(984);
    },
  );
});

describe("energy that one company prices as a whole and another in parts", () => {
  it("is the whole", () => {
    const text = `Energiatarjous  512,30 kWh  6,10 c/kWh  31,25
Siirto, talvi  301,20 kWh  4,20 c/kWh  12,65
Siirto, muu aika  211,10 kWh  2,10 c/kWh  4,43
Vero  512,30 kWh  2,83 c/kWh  14,50
Lokakuu 2025: 611 kWh`;
    expect(read(text).energyKwh).toBe(512.3);
  });
});

describe("notations of a period", () => {
  it.each([
    ["Service from 2026 03 04  to 2026 04 02", "2026-03-04/2026-04-02"],
    ["Meter  Service from  to  Days\n11209  2026 03 04  2026 04 02  29", "2026-03-04/2026-04-02"],
    ["Période du 4/03 au 2/04/2026", "2026-03-04/2026-04-02"],
    ["Zeitraum 04.03. - 02.04.2026", "2026-03-04/2026-04-02"],
    ["Zeitraum 04.03–02.04.2026.", "2026-03-04/2026-04-02"],
    ["Billing period 4 Mar-2 Apr 2026", "2026-03-04/2026-04-02"],
    ["Billing period Mar 4-Apr 2, 2026", "2026-03-04/2026-04-02"],
    ["Elszámolt időszak 2026. 03. 04. – 2026. 04. 02.", "2026-03-04/2026-04-02"],
    ["Elszámolt időszak 2026. március 4. – 2026. április 2.", "2026-03-04/2026-04-02"],
    ["사용기간 2026년 3월 4일 ~ 2026년 4월 2일", "2026-03-04/2026-04-02"],
    ["ご使用期間 令和8年3月4日~令和8年4月2日", "2026-03-04/2026-04-02"],
    ["用电期间 2026年12月4日至1月3日", "2026-12-04/2027-01-03"],
    ["Kỳ hóa đơn từ ngày 04/03/2026 đến ngày 02/04/2026", "2026-03-04/2026-04-02"],
    ["รอบบิล 04/03/2569 - 02/04/2569", "2026-03-04/2026-04-02"],
    ["Issued April 4, 2026\nService Mar 4 to Apr 2 (29 days)\nDue April 20, 2026", "2026-03-04/2026-04-01"],
    ["A1234  Mar 4, 2026  Apr 2, 2026  30  702.4", "2026-03-04/2026-04-02"],
    ["Período facturado 04 MAR/2026 a 02 ABR/2026", "2026-03-04/2026-04-02"],
    ["Rozliczenie za okres od 04.03.2026 do 02.04.2026", "2026-03-04/2026-04-02"],
    ["Laskutuskausi 4.3.-2.4.2026", "2026-03-04/2026-04-02"],
    ["Bill date 6 Apr 2026\nPériode 4 mars au 2 avril", "2026-03-04/2026-04-02"],
  ])("reads %j", (text, period) => {
    expect(read(`Consumption kWh: 240 kWh\n${text}`).period).toBe(period);
  });

  it("passes over what is billed in advance", () => {
    const text = `Energy period  4 Mar 2026 - 2 Apr 2026\nPeriod  Charge\nBroadband  3 Apr 2026 - 2 May 2026 (in advance)  $70.00`;
    expect(read(text).period).toBe("2026-03-04/2026-04-02");
  });
});

describe("services beside electricity, with taxes of their own", () => {
  it("takes the tax on electricity alone", () => {
    const text = `Billing summary
Previous amount due  $90.40
Payment received  -90.40
Late payment charge  0.52
Current electric charges  84.20
Surge protection plan  6.50
Taxes  6.35
Total amount due  $97.57
Billing details - taxes
Sales tax - electricity  5.89
Sales tax - other products  0.46
Total taxes  6.35
Energy used 610 kWh`;
    expect(read(text)).toMatchObject({ totalCost: 90.09, amountDue: 97.57 });
  });

  it("is not sure of a tax that nothing splits", () => {
    const text = `Previous amount due  $90.40
Payment received  -90.40
Current electric charges  84.20
Surge protection plan  6.50
Taxes  6.35
Total amount due  $97.05
Energy used 610 kWh`;
    expect(extractBill(linesOfText(text)).totalCost?.confidence ?? 0).toBeLessThan(0.8);
  });

  it.each([
    ["TOTAL LUZ (IVA incluido)  72,60 €", "TOTAL SERVICIOS  8,00 €\nIVA servicios  1,68 €", 82.28],
    ["Total électricité TTC  72,60 €", "Services TTC  9,68 €", 82.28],
  ])("takes the total of electricity with its tax: %s", (own, services, all) => {
    const text = `${services.split("\n")[0]}\n${own}\n${services}\nTotal importe factura  ${String(all).replace(".", ",")} €
TOTAL A PAGAR  ${String(all).replace(".", ",")} €\nConsumo 310 kWh`;
    expect(read(text).totalCost).toBe(72.6);
  });
});

describe("an account of several services", () => {
  const account = (total: string) => `VAT Registration 4411
(a) Total arrears payable immediately  210.40
(b) Latest account payable 07/05/2026  1,834.16
Current amount due (b)  1,834.16
Total (a) + (b)  ${total}
ELECTRICITY (Period 10/03/2026 to 09/04/2026 - 31 days)
Consumption 320.000 kWh
Energy charge: 320.0000 kWh @ R 3.00  960.00
Fixed charge  120.00
15% VAT on amount  162.00
Electricity  1,242.00
WATER (Period 07/03/2026 to 06/04/2026)
6.0000 kl and fixed basic charge  514.92
15% VAT on amount  77.24
Current amount due  1,834.16`;

  it("takes the subtotal under the name of electricity, and the total with arrears", () => {
    expect(read(account("R 2,044.56"))).toMatchObject({ totalCost: 1242, amountDue: 2044.56 });
  });

  it("leaves an amount due without its arrears as it is", () => {
    expect(read(account("R 9,999.99")).amountDue).toBe(1834.16);
  });
});

describe("delivery by one company and generation by another", () => {
  it("adds both, and takes off the credit on electricity", () => {
    const text = `Current charges  + 120.50
Total amount due  $ 120.50
Gas  20 Therms  40.10
Electric (delivery)  310 kWh  70.20
Electric generation (Lakeside Community)  310 kWh  35.20
State credit, electric  - 25.00
Total charges this month  $ 120.50
Total electric charges of the grid company  $ 45.20`;
    expect(read(text).totalCost).toBe(80.4);
  });
});

describe("an account in credit", () => {
  const statement = (note: string) => `Balance at your last bill  £20.00 in credit
Direct Debit collection 12 Mar 2026  +£90.00
Electricity 1 Mar 2026 - 31 Mar 2026  -£61.40
Your new account balance  £48.60 in credit
You pay £90.00 by Direct Debit each month. Your next Direct Debit will leave your bank on 12 Apr 2026.
${note}
Total electricity used 210 kWh`;

  it("asks for a negative amount where the customer may have it back", () => {
    expect(read(statement("This is money you have with us.")).amountDue).toBe(-48.6);
  });

  it("asks for nothing where the credit stays on the account, whatever is debited next", () => {
    expect(read(statement("Thank you.")).amountDue).toBeUndefined();
  });
});

describe("registers that others must not be taken for", () => {
  it("knows the row of the total by its own name, behind the meter's", () => {
    const text = `计量点 / 表号  类型  上期止码  本期止码  倍率  抄见电量  结算电量(kWh)
主表 3300417  正向有功总  500.00  620.00  100  12,000  12,000
高峰  200.00  250.00  100  5,000  5,000
平段  180.00  220.00  100  4,000  4,000
低谷  120.00  150.00  100  3,000  3,000`;
    expect(read(text).energyKwh).toBe(12_000);
  });

  it("takes no row of years for one", () => {
    const text = `Odečet  Počáteční stav  Konečný stav  Spotřeba kWh
VT  4 100  4 350  250
NT  9 200  9 910  710
Celkem  960
1 020  990  1 004  960
2023  2024  2025  2026
Cena 100,00 Kč, záloha 1 200,00 Kč`;
    expect(read(text).energyKwh).toBe(960);
  });

  it("takes no figure of the next column for the value of an explanation", () => {
    const text = `Energy Used  512 kWh  512.000 kWh @ 12.0c
A kilowatt-hour (kWh) is the energy used by a lamp of 1,000 watts  Storm charge  1.10
in one hour. A small lamp needs a hundred hours to use 1 kWh.`;
    expect(read(text).energyKwh).toBe(512);
  });

  it("keeps a total to which a register that could not be read is missing", () => {
    const text = `Total energia activa  300 kWh
Lectura 05/03/2026  Lectura 05/04/2026  Consumo
Punta  5.1R0kWh  5.180 kWh  80 kWh
Llano  4.000 kWh  4.090 kWh  90 kWh
Valle  7.000 kWh  7.130 kWh  130 kWh
Importe 1,20 €, total 60,40 €`;
    expect(read(text).energyKwh).toBe(300);
  });
});

describe("what a recognizer makes of signs and dates", () => {
  it("takes no 's/' of a tax rate for a currency", () => {
    expect(read("Iberdrola\nIVA 21% s/ 40,10  8,42\nTOTAL A PAGAR  48,52\nConsumo 200 kWh").currency).toBe("EUR");
  });

  it("reads a crown that lost its hook", () => {
    expect(read("K úhradě  412,20K\nCelkem včetně DPH  1 912,20K\nSpotřeba 300 kWh").currency).toBe("CZK");
  });

  it("reads S for the dollar sign", () => {
    expect(read("Springfield, IL 62704\nTotal amount due  S82.10\nEnergy used 500 kWh")).toMatchObject({
      amountDue: 82.1,
      currency: "USD",
    });
  });

  it.each([
    ["Statement date 9 April 2026\nService period Mar04-Apr02.2026", "2026-03-04/2026-04-02"],
    ["Bill date Apr 4, 2026\nFor service  Mar4-Apr2", "2026-03-04/2026-04-02"],
    ["Billing period  13Mar 26-12Apr 26(31 days)", "2026-03-13/2026-04-12"],
  ])("reads a period without spaces: %j", (text, period) => {
    expect(read(`Consumption 240 kWh\n${text}`).period).toBe(period);
  });

  it("passes over what will be due later", () => {
    const text = "Amount due by Dec 4  $70.10\nAfter Dec 4 your amount due will be  $71.50\nEnergy used 500 kWh";
    expect(read(text).amountDue).toBe(70.1);
  });
});
