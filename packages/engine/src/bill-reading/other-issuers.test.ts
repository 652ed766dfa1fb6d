import { describe, expect, it } from "vitest";
import { linesOfText } from "../../../../tests/factories/bills";
import { extractBill } from "./extract-bill";

/** What bills of issuers that no rule was written for are built like; customers and figures are invented. */
const read = (text: string) => extractBill(linesOfText(text));

describe("languages beside the five that the reader was built for", () => {
  it("reads an Italian bill, its three bands side by side", () => {
    const bill = read(`Enel Energia S.p.A.  enelenergia.it
Bolletta n. 004418220973 del 12/03/2024
Periodo: 01 GEN. 2024 – 29 FEB. 2024
Totale da pagare  118,46 €
                         F1     F2     F3
Lettura 31/12/2023    8.211  6.405  9.877
Lettura 29/02/2024    8.349  6.521  10.040
Consumo kWh             138    116    163
Consumo annuo: 2.389 kWh
Spesa per la materia energia  82,53 €
Imposte  35,93 €
Totale bolletta  118,46 €`);
    expect(bill.energyKwh?.value).toBe(417);
    expect(bill.touSplit.map(({ period, value }) => [period, value])).toEqual([
      ["on_peak", 138],
      ["mid_peak", 116],
      ["off_peak", 163],
    ]);
    expect(bill.servicePeriod?.value).toEqual({ firstDay: "2024-01-01", lastDay: "2024-02-29" });
    expect([bill.totalCost?.value, bill.amountDue?.value, bill.currency?.value]).toEqual([118.46, 118.46, "EUR"]);
  });

  it("reads a Japanese notice, whose year stands with its month alone", () => {
    const bill = read(`電気ご使用量のお知らせ
東京電力エナジーパートナー株式会社
2024年 1月分   ご使用期間 12月14日～1月13日   検針日 1月14日
ご使用量 287 kWh   請求予定金額 9,418円
昨年同月使用量   301kWh`);
    expect(bill.provider?.value).toBe("東京電力エナジーパートナー");
    expect(bill.servicePeriod?.value).toEqual({ firstDay: "2023-12-14", lastDay: "2024-01-13" });
    expect([bill.energyKwh?.value, bill.amountDue?.value, bill.currency?.value]).toEqual([287, 9_418, "JPY"]);
  });

  it("reads a Malay bill in ringgit", () => {
    const bill = read(`Tenaga Nasional Berhad  tnb.com.my
Tempoh Bil  01.02.2024 - 29.02.2024 (29 Hari)
Bacaan Dahulu 18422  Bacaan Semasa 18884  Kegunaan 462 kWh
Caj Semasa  RM 187.41
Jumlah Perlu Bayar  RM 187.40`);
    expect([bill.energyKwh?.value, bill.totalCost?.value, bill.amountDue?.value]).toEqual([462, 187.41, 187.4]);
    expect(bill.currency?.value).toBe("MYR");
  });
});

describe("electricity on a bill for gas, too", () => {
  it("is the sum of what the grid and another supplier charge for it", () => {
    const { totalCost, amountDue } = read(`Electric and gas bill
Amount Due on Previous Statement          $161.02
Payment(s) Received Since Last Statement  -161.02
Current Electric Delivery Charges          $61.87
MCE Electric Generation Charges             36.15
Current Gas Charges                         48.31
Total Amount Due by 03/16/2024            $146.33
Electricity used  313 kWh`);
    expect([totalCost?.value, amountDue?.value]).toEqual([98.02, 146.33]);
  });
});

describe("the energy used", () => {
  it("holds nothing that the meter counted as exported", () => {
    const { energyKwh } = read(`Electricity bill
Meter number            Start read  End read  Usage (kWh)
EA118840 Peak                18204     18551          347
EA118840 Off peak            30407     30828          421
EA118840 Solar export         8110      8722          612`);
    expect(energyKwh?.value).toBe(768);
  });

  it("is not what a sentence that goes on in the next line is about", () => {
    const { energyKwh } = read(`Electricity bill
Your actual meter reading. Our estimate of your annual use is 5
320 kWh.
Electricity used  945 kWh`);
    expect(energyKwh?.value).toBe(945);
  });
});

describe("text of photographs, which lacks spaces", () => {
  it.each([
    ["Bill period:3january2024to2February2024", "2024-01-03", "2024-02-02"],
    ["Billing period:January16,2024toFebruary15,2024", "2024-01-16", "2024-02-15"],
    ["Billing period 14Nov23-13Feb24", "2023-11-14", "2024-02-13"],
    ["Service period 01/24/2024-02/22/2024(30billing days)", "2024-01-24", "2024-02-22"],
  ])("finds the dates of %j", (line, firstDay, lastDay) => {
    expect(read(`Electricity bill\n${line}\nElectricity used  300 kWh`).servicePeriod?.value).toEqual({
      firstDay,
      lastDay,
    });
  });

  it("names the currency of the sender's country where no sign is left, without being sure", () => {
    const { currency } = read("EnBW  www.enbw.com\nStromverbrauch  262 kWh\nRechnungsbetrag  88,27");
    expect(currency).toMatchObject({ value: "EUR" });
    expect(currency?.confidence).toBeLessThan(0.8);
  });
});

describe("small sums carried to the next bill", () => {
  it("are no charges of this one", () => {
    const { totalCost, amountDue } = read(`Electricity bill
Charges for this period    701.91
Balance brought forward      0.05
Carried forward              0.04
Total amount due      HK$702.00`);
    expect([totalCost?.value, amountDue?.value]).toEqual([701.91, 702]);
  });
});

describe("habits of issuers in more countries", () => {
  const read6 = (text: string) => {
    const { provider, servicePeriod: period, energyKwh, totalCost, amountDue, currency } = read(text);
    return {
      provider: provider?.value,
      period: period && `${period.value.firstDay}/${period.value.lastDay}`,
      energyKwh: energyKwh?.value,
      totalCost: totalCost?.value,
      amountDue: amountDue?.value,
      currency: currency?.value,
    };
  };

  it.each([
    [
      "a level payment asked for in place of the charges",
      `Duke Energy  duke-energy.com
Bill date  Mar 14, 2025   For service Feb 10 - Mar 11   29 days
Energy used  1,204 kWh
Previous Amount Due       $142.00
Payment Received Mar 02   -142.00
Equal Payment Plan         142.00
Total Amount Due Apr 07   $142.00
Actual charges this month
Total Current Charges     $168.37`,
      {
        provider: "Duke Energy",
        period: "2025-02-10/2025-03-10",
        energyKwh: 1204,
        totalCost: 168.37,
        amountDue: 142,
        currency: "USD",
      },
    ],
    [
      "a retailer's average price beside its charges",
      `Reliant  reliant.com   Account 12 345 678-9
Houston, TX 77002
Invoice date 06/12/2025   Due date 06/28/2025
Meter Read 05/08/2025 - 06/09/2025 (32 days)
Previous Balance   $131.40
Payment 05/27/2025   -$131.40
Current Charges   $158.62
Amount Due   $158.62
Actual kWh usage   1,086 kWh
Average price you paid for electric service this month   14.6¢ per kWh`,
      {
        provider: "Reliant",
        period: "2025-05-08/2025-06-08",
        energyKwh: 1086,
        totalCost: 158.62,
        amountDue: 158.62,
        currency: "USD",
      },
    ],
    [
      "a donation that rounds the sum up",
      `Cobb EMC  cobbemc.com
Service From 04/03/2025 To 05/02/2025  Days 29
Present Reading 48211  Previous Reading 47320  kWh Used 891
Previous Balance   $118.20
Payment - Thank You   $118.20CR
Energy Charge   $96.41
Patronage Capital Credit   $12.00CR
Operation Round Up   $0.59
Total Amount Due 05/25/2025   $85.00`,
      { provider: "Cobb EMC", energyKwh: 891, totalCost: 84.41, amountDue: 85, currency: "USD" },
    ],
    [
      "use adjusted for losses, and a rebate",
      `Alectra Utilities  alectrautilities.com
Billing Period  Jan 14, 2025 to Feb 13, 2025   30 days
Your Electricity Charges
Metered usage  612 kWh   Adjusted usage  634.03 kWh
On-Peak 98 kWh @ 15.8 ¢/kWh   $15.48
Mid-Peak 102 kWh @ 12.2 ¢/kWh   $12.44
Off-Peak 412 kWh @ 7.6 ¢/kWh   $31.31
Total Electricity Charges   $104.20
Ontario Electricity Rebate   -$13.61
Total Amount Due   $90.59`,
      {
        provider: "Alectra Utilities",
        period: "2025-01-14/2025-02-12",
        energyKwh: 612,
        amountDue: 90.59,
        currency: "CAD",
      },
    ],
    [
      "readings marked as actual or estimated",
      `Electric Ireland  electricireland.ie
Billing period 12 Dec 24 to 11 Feb 25  (61 days)
Account summary
Balance at last bill   €211.04
Payment received   -€211.04
Total charges for this period   €263.87
Total due   €263.87
Meter   Previous   Present   Units used
Day   41230 (A)   41702 (E)   472 kWh
Night   20110 (A)   20391 (E)   281 kWh`,
      {
        provider: "Electric Ireland",
        period: "2024-12-12/2025-02-10",
        energyKwh: 753,
        totalCost: 263.87,
        amountDue: 263.87,
        currency: "EUR",
      },
    ],
    [
      "Swedish",
      `Göteborg Energi  goteborgenergi.se
Faktura   Fakturadatum 2025-02-05
Avser period 2025-01-01 - 2025-01-31
Förbrukning   1 243 kWh
Elhandel   1 102,40 kr
Elskatt   545,68 kr
Att betala   1 648,08 kr
Förfallodag 2025-02-28`,
      {
        provider: "Göteborg Energi",
        period: "2025-01-01/2025-01-31",
        energyKwh: 1243,
        totalCost: 1648.08,
        amountDue: 1648.08,
        currency: "SEK",
      },
    ],
    [
      "Norwegian",
      `Fjordkraft  fjordkraft.no
Faktura   Fakturadato 05.03.2025
Periode 01.02.2025 - 28.02.2025
Forbruk   1 087 kWh
Sum å betale   1 512,33 kr
Forfallsdato 20.03.2025`,
      {
        provider: "Fjordkraft",
        period: "2025-02-01/2025-02-28",
        energyKwh: 1087,
        totalCost: 1512.33,
        amountDue: 1512.33,
        currency: "NOK",
      },
    ],
    [
      "Danish",
      `Andel Energi  andelenergi.dk
Faktura
Periode 01.10.2024 - 31.12.2024
Forbrug   812 kWh
At betale   1.934,50 kr.`,
      {
        provider: "Andel Energi",
        period: "2024-10-01/2024-12-31",
        energyKwh: 812,
        totalCost: 1934.5,
        amountDue: 1934.5,
        currency: "DKK",
      },
    ],
    [
      "Finnish",
      `Helen Oy  helen.fi
Laskutuskausi 1.1.2025 - 31.1.2025
Kulutus yhteensä   431 kWh
Maksettava yhteensä   58,20 €`,
      {
        provider: "Helen Oy",
        period: "2025-01-01/2025-01-31",
        energyKwh: 431,
        totalCost: 58.2,
        amountDue: 58.2,
        currency: "EUR",
      },
    ],
    [
      "a Dutch year with advances paid",
      `Eneco  eneco.nl
Jaarafrekening   Notadatum 14-02-2025
Periode 01-02-2024 t/m 31-01-2025
Verbruik stroom   Beginstand   Eindstand   Verbruik
Normaal   12.410   13.622   1.212 kWh
Dal   9.870   11.040   1.170 kWh
Totaal kosten elektriciteit   € 868,40
In rekening gebrachte voorschotten   € -780,00
Te betalen   € 88,40`,
      {
        provider: "Eneco",
        period: "2024-02-01/2025-01-31",
        energyKwh: 2382,
        totalCost: 868.4,
        amountDue: 88.4,
        currency: "EUR",
      },
    ],
    [
      "an Austrian year with installments paid",
      `Wien Energie  wienenergie.at
Stromrechnung   Rechnungsdatum 12.02.2025
Abrechnungszeitraum 01.02.2024 - 31.01.2025
Stromverbrauch   2.410 kWh
Rechnungsbetrag brutto   742,18 EUR
abzüglich Teilbeträge   -690,00 EUR
Nachzahlung   52,18 EUR`,
      {
        provider: "Wien Energie",
        period: "2024-02-01/2025-01-31",
        energyKwh: 2410,
        totalCost: 742.18,
        amountDue: 52.18,
        currency: "EUR",
      },
    ],
    [
      "Swiss tariffs by day and night, paid on account",
      `BKW  bkw.ch
Rechnung vom 14.01.2025
Periode 01.10.2024 - 31.12.2024
Verbrauch HT   612 kWh
Verbrauch NT   489 kWh
Total inkl. MWST   CHF 312.40
Akontozahlungen   CHF -280.00
Zu Ihren Lasten   CHF 32.40`,
      {
        provider: "BKW",
        period: "2024-10-01/2024-12-31",
        energyKwh: 1101,
        totalCost: 312.4,
        amountDue: 32.4,
        currency: "CHF",
      },
    ],
    [
      "units of electricity, and a sum that is higher when late",
      `MSEDCL  mahadiscom.in
Bill Period 05-02-2025 to 05-03-2025
Units Consumed   187
Previous Reading 10422   Current Reading 10609   Multiplying Factor 1.00
Current Bill   Rs. 1,412.35
Arrears   Rs. 0.00
Amount payable before 22-03-2025   Rs. 1,410.00
Amount payable after 22-03-2025   Rs. 1,430.00`,
      { provider: "MSEDCL", energyKwh: 187, amountDue: 1410, currency: "INR" },
    ],
    [
      "Mexican",
      `CFE  Comisión Federal de Electricidad  cfe.mx
TOTAL A PAGAR:   $512
PERIODO FACTURADO: 08 ENE 25 - 10 MAR 25
Energía (kWh)   Lectura actual 20142   Lectura anterior 19761   Total periodo 381
Límite de pago: 27 MAR 25`,
      { provider: "CFE", energyKwh: 381, totalCost: 512, amountDue: 512, currency: "MXN" },
    ],
    [
      "Korean",
      `한국전력공사  kepco.co.kr
전기요금 청구서 2025년 2월분
사용기간 2025.01.15 ~ 2025.02.14
당월사용량 312 kWh   전월사용량 298 kWh
당월요금계 58,420원
청구금액 58,420원`,
      {
        provider: "한국전력공사",
        period: "2025-01-15/2025-02-14",
        energyKwh: 312,
        totalCost: 58420,
        amountDue: 58420,
        currency: "KRW",
      },
    ],
    [
      "Philippine",
      `Meralco  meralco.com.ph
Billing Period 14 May 2025 to 13 Jun 2025
Total kWh   231
Previous balance   ₱0.00
Charges for this billing period   ₱2,841.07
Total Amount Due   ₱2,841.07`,
      {
        provider: "Meralco",
        period: "2025-05-14/2025-06-13",
        energyKwh: 231,
        totalCost: 2841.07,
        amountDue: 2841.07,
        currency: "PHP",
      },
    ],
    [
      "a city's four commodities in one list",
      `City of Lakeville Utilities
Lakeville, MN 55044
Service Period 03/01/2025 to 03/31/2025
Electric   742 kWh   $98.40
Water   4 kgal   $21.10
Sewer   $30.25
Refuse   $18.00
Total Current Charges   $167.75
Total Due   $167.75`,
      {
        provider: "City of Lakeville Utilities",
        period: "2025-03-01/2025-03-31",
        energyKwh: 742,
        totalCost: 98.4,
        amountDue: 167.75,
        currency: "USD",
      },
    ],
    [
      "what was fed in beside what was used",
      `Iberdrola Clientes  iberdrola.es
Periodo de facturación: 05/02/2025 a 06/03/2025   29 días
Energía consumida   246 kWh
Energía excedentaria   88 kWh
Compensación excedentes   -5,28 €
Total importe factura   48,12 €`,
      { provider: "Iberdrola", period: "2025-02-05/2025-03-05", energyKwh: 246, totalCost: 48.12, currency: "EUR" },
    ],
    [
      "an amount owing",
      `Genesis Energy  genesisenergy.co.nz
Billing period 03 May 2025 to 02 Jun 2025
Electricity usage   512 kWh
Previous balance   $188.10
Payments received   -$188.10
Current charges   $201.44
Amount owing   $201.44`,
      {
        provider: "Genesis Energy",
        period: "2025-05-03/2025-06-02",
        energyKwh: 512,
        totalCost: 201.44,
        amountDue: 201.44,
        currency: "NZD",
      },
    ],
    [
      "Polish",
      `Tauron  tauron.pl
Okres rozliczeniowy 01.01.2025 - 28.02.2025
Zużycie energii   412 kWh
Do zapłaty   389,21 zł`,
      {
        provider: "Tauron",
        period: "2025-01-01/2025-02-28",
        energyKwh: 412,
        totalCost: 389.21,
        amountDue: 389.21,
        currency: "PLN",
      },
    ],
    [
      "Brazilian, its readings without a year",
      `CEMIG  cemig.com.br
Referente a MAI/2025
Leitura anterior 08/04   Leitura atual 08/05   Nº de dias 30
Consumo kWh   180
TOTAL A PAGAR   R$ 162,40`,
      { provider: "CEMIG", energyKwh: 180, totalCost: 162.4, amountDue: 162.4, currency: "BRL" },
    ],
    [
      "top-ups paid before, and a balance in credit",
      `PrePayPower  prepaypower.ie
Statement period 01/01/2025 to 31/01/2025
Opening balance   €12.40 credit
Top ups   €110.00
Electricity used   288 kWh
Charges for this period   €104.66
Closing balance   €17.74 credit`,
      {
        provider: "PrePayPower",
        period: "2025-01-01/2025-01-31",
        energyKwh: 288,
        totalCost: 104.66,
        amountDue: undefined,
        currency: "EUR",
      },
    ],
  ])("reads %s", (_, text, expected) => {
    expect(read6(text)).toMatchObject(expected);
  });
});

describe("what is asked for beside the cost of the period", () => {
  it.each([
    ["an installment of older debt", "Deferred Payment Arrangement (installment 3 of 6)", "$38.50", 211.49],
    ["a relief by the government", "Government Electricity Charges Relief", "50.00 CR", 122.99],
    ["a fee for being late", "Late Fee", "$2.34", 175.33],
  ])("leaves out %s", (_, label, amount, due) => {
    const { totalCost, amountDue } = read(`Electricity bill
Previous balance  $137.62
Total payments - Thank you  -$137.62
Charges this period  $172.99
${label}  ${amount}
Amount due on August 8, 2025  $${due}
Electricity used  837 kWh`);
    expect([totalCost?.value, amountDue?.value]).toEqual([172.99, due]);
  });

  it("leaves out a donation with a name of its own behind the electricity's total", () => {
    const { totalCost, amountDue } = read(`Electricity bill
Customer Charge  $9.93
Energy Charge  $212.59
Total Electric Charges  $222.52
The Power to Care  $2.00
Total Current Charges  $224.52
Previous Balance  $176.32
Payment Received  -$176.32
Total Amount Due  $224.52`);
    expect([totalCost?.value, amountDue?.value]).toEqual([222.52, 224.52]);
  });

  it("takes a donation that the bill's own total holds", () => {
    const { totalCost } = read(`Electricity bill
Balance Forward  $10.00
Energy  $84.41
Operation Round Up Fund  $0.59
Current Charges Due By 03/20/2025  $85.00
Total Amount Due  $95.00`);
    expect(totalCost?.value).toBe(85);
  });

  it("takes what a year cost, not what is left to pay of it", () => {
    const { totalCost, amountDue, servicePeriod } = read(`Ihre Stromrechnung für den 15.03.2024 - 14.03.2025
Ihre Stromkosten  1.125,51 EUR
Ihre Kosten für sonstige Rechnungspositionen  3,50 EUR
Zahlungseingänge für diesen Abrechnungszeitraum  -912,00 EUR
Ihre Nachzahlung  217,01 EUR
Zeitraum  Zählerstand alt  Zählerstand neu  Verbrauch kWh
15.03.2024 - 31.12.2024  31.204  33.390  2.186
01.01.2025 - 14.03.2025  33.390  33.982  592`);
    expect([totalCost?.value, amountDue?.value]).toEqual([1_125.51, 217.01]);
    expect(servicePeriod?.value).toEqual({ firstDay: "2024-03-15", lastDay: "2025-03-14" });
  });
});

describe("columns of other times", () => {
  it("are no use and no cost of this period", () => {
    const { energyKwh, totalCost } = read(`Ma facture d'électricité
                 12/2023 - 02/2024    12/2024 - 02/2025
Consommation             1 046 kWh              798 kWh
Montant TTC               271,84 €             205,58 €`);
    expect([energyKwh?.value, totalCost?.value]).toEqual([798, 205.58]);
  });

  it("do not hide a period without a year, which is the last before the bill's date", () => {
    const { servicePeriod } = read(`Dominion Energy  dominionenergy.com
Bill Date: January 12, 2026
Schedule 1  12/09-01/10
Total kWh  1124`);
    expect(servicePeriod?.value).toEqual({ firstDay: "2025-12-09", lastDay: "2026-01-10" });
  });
});

describe("the sender", () => {
  it.each([
    ["a logo in small letters", "comed\nElectricity used  837 kWh", "ComEd"],
    [
      "whom the check is payable to",
      "Electricity used  837 kWh\nMake your check payable to ComEd, PO Box 6111",
      "ComEd",
    ],
    ["a name whose spaces were lost", "nationalgrid\nElectricity used  837 kWh", "National Grid"],
  ])("is known by %s", (_, text, name) => {
    expect(read(text).provider?.value).toBe(name);
  });

  it("is no trade", () => {
    expect(read("Electric Service\nElectricity used  537 kWh").provider).toBeNull();
  });

  it.each([
    ["an address", "8 Wattlebird Cct, Kellyville NSW 2155", "AUD"],
    ["a web address", "Give us your reading at powerswitch.org.nz", "NZD"],
    ["a city", "SINGAPORE 550227", "SGD"],
  ])("without a name tells its dollar by %s", (_, line, currency) => {
    expect(read(`Electricity bill\n${line}\nTotal due  $360.91`).currency?.value).toBe(currency);
  });
});
