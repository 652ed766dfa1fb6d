import { describe, expect, it } from "vitest";
import { linesOfText } from "../../../../tests/factories/bills";
import { extractBill } from "./extract-bill";

/** What bills of issuers that no rule was written for are built like; customers and figures are invented. */
const read = (text: string) => extractBill(linesOfText(text));
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

describe("habits of issuers in still more countries", () => {
  it.each([
    [
      "a Norwegian sum before tax with debt from another invoice",
      `Hafslund Strøm AS  hafslundstrom.no
Fakturadato: 07.04.2025  KID: 004417720918
Målernummer 7359992904418820
Strøm 01.03.25 - 31.03.25
Spotpris  942 kWh  61,20 øre/kWh  576,50
Påslag  942 kWh  4,90 øre/kWh  46,16
Fastbeløp  39,00
Sum eks. mva  661,66
Mva 25 %  165,42
Sum denne faktura  827,08
Utestående fra forrige faktura  412,00
Til gode / gebyr  0,00
Beløp å betale  1 239,08
Forfallsdato 22.04.2025`,
      { energyKwh: 942, totalCost: 827.08, amountDue: 1239.08, currency: "NOK", period: "2025-03-01/2025-03-31" },
    ],
    [
      "a Danish year paid on account",
      `Ørsted  orsted.dk
Årsopgørelse   CVR 12345678
Opgørelsesperiode 01.01.2024 - 31.12.2024
Måler 5518820  Aflæsning 01.01.2024: 18.442  Aflæsning 31.12.2024: 22.118  Forbrug 3.676 kWh
El i alt  6.214,80 kr.
Moms 25 %  1.553,70 kr.
I alt inkl. moms  7.768,50 kr.
Betalt aconto  -7.200,00 kr.
Restbeløp til betaling  568,50 kr.
Betalingsdato 01.02.2025`,
      { energyKwh: 3676, totalCost: 7768.5, amountDue: 568.5, currency: "DKK", period: "2024-01-01/2024-12-31" },
    ],
    [
      "a Belgian year in Dutch, by day and night",
      `Luminus  luminus.be
Afrekening elektriciteit
Van 12/03/2024 tot 11/03/2025
Meter 55201884   Vorige stand   Nieuwe stand   Verbruik
Dag   21.440   22.902   1.462 kWh
Nacht   17.880   19.104   1.224 kWh
Energiekosten   412,30 €
Nettarieven   388,12 €
Heffingen   141,05 €
Subtotaal excl. btw   941,47 €
Btw 6 %   56,49 €
Totaal incl. btw   997,96 €
Reeds aangerekende voorschotten   -1.080,00 €
Saldo in uw voordeel   -82,04 €`,
      { energyKwh: 2686, totalCost: 997.96, amountDue: undefined, currency: "EUR", period: "2024-03-12/2025-03-11" },
    ],
    [
      "a Belgian year in French, by day and night",
      `Luminus  luminus.be
Facture de décompte électricité
Période de consommation : du 04/02/2024 au 03/02/2025
Consommation jour   1.310 kWh
Consommation nuit   1.645 kWh
Total HTVA   812,40 €
TVA 6 %   48,74 €
Total TVAC   861,14 €
Acomptes facturés   -780,00 €
Montant à payer   81,14 €
Échéance 20/02/2025`,
      { energyKwh: 2955, totalCost: 861.14, amountDue: 81.14, currency: "EUR", period: "2024-02-04/2025-02-03" },
    ],
    [
      "Portuguese hours and invoices that are still open",
      `Galp  galp.pt
Fatura n.º FT 2025/88417   Data de emissão 09/05/2025
Período de faturação: 08/04/2025 a 07/05/2025
Consumo Fora Vazio   118 kWh
Consumo Vazio   94 kWh
Energia   31,42 €
Acesso às redes   14,20 €
Total sem IVA   45,62 €
IVA   7,18 €
Total da fatura   52,80 €
Valor em dívida de faturas anteriores   47,11 €
Total a pagar   99,91 €
Data limite de pagamento 28/05/2025`,
      { energyKwh: 212, totalCost: 52.8, amountDue: 99.91, currency: "EUR", period: "2025-04-08/2025-05-07" },
    ],
    [
      "Brazilian dates of the readings as the period",
      `Light Serviços de Eletricidade S.A.  light.com.br
Referência JUN/2025   Vencimento 14/07/2025
Leitura anterior 02/05/2025   Leitura atual 03/06/2025   Nº de dias 32
Consumo kWh   214   0,98214   210,18
Contrib. Iluminação Pública   18,40
Multa por atraso   3,72
Total   R$ 232,30
Faturas em aberto: 05/2025 R$ 198,20`,
      { energyKwh: 214, currency: "BRL", period: "2025-05-02/2025-06-02" },
    ],
    [
      "a Japanese bill by its readings",
      `関西電力株式会社  kepco.co.jp
電気料金等請求書  2025年5月分
ご使用期間  4月8日~5月9日 (32日間)
当月指示数 10482  前月指示数 10177  差引使用量 305 kWh
基本料金 522円28銭
電力量料金 7,842円60銭
再エネ発電賦課金 1,214円
燃料費調整額 -312円
請求金額 9,266円
(うち消費税等相当額 842円)
前年同月 318kWh`,
      { energyKwh: 305, amountDue: 9266, totalCost: 9266, currency: "JPY", period: "2025-04-08/2025-05-09" },
    ],
    [
      "Malay arrears and rounding",
      `Sabah Electricity Sdn Bhd  sabahelectricity.com.my
No. Akaun 2044 1772 01
Tempoh Bil 04/03/2025 - 03/04/2025
Kegunaan 388 kWh
Caj Semasa RM 118.72
Baki Tertunggak RM 92.15
Penggenapan RM -0.02
Jumlah Perlu Dibayar RM 210.85`,
      { energyKwh: 388, totalCost: 118.72, amountDue: 210.85, currency: "MYR", period: "2025-03-04/2025-04-03" },
    ],
    [
      "South African thousands parted by spaces",
      `City of Tshwane   TAX INVOICE
Account number 5001 884 417
Balance brought forward   R 1 204.18
Payment received - thank you   -R 600.00
Electricity (period 2025/03/04 to 2025/04/03)
Meter 442718   Previous 18 402   Current 18 955   Consumption 553.000 kWh
Electricity charges   R 1 511.22
Water 14.000 kl   R 402.18
Sanitation   R 210.55
VAT 15%   R 318.59
Total current levy   R 2 442.54
Total due   R 3 046.72`,
      { energyKwh: 553, amountDue: 3046.72, currency: "ZAR", period: "2025-03-04/2025-04-03" },
    ],
    [
      "Kenyan shillings and a balance brought forward",
      `Kenya Power   kplc.co.ke
Bill Date 12/05/2025   Due Date 26/05/2025
Previous Reading 20814   Current Reading 21020   Units 206
Consumption 206 kWh
Fuel Cost Charge   702.46
Forex adj   188.02
VAT 16%   552.44
Total Bill Amount   KES 4,811.90
Balance b/f   KES 1,320.00
Total Amount Payable   KES 6,131.90`,
      { energyKwh: 206, totalCost: 4811.9, amountDue: 6131.9, currency: "KES" },
    ],
    [
      "what remains from a Philippine bill before",
      `Visayan Electric   visayanelectric.com
Service period from May 21, 2025 to June 20, 2025   Due Jul 5, 2025
Present 10841   Previous 10588   Multiplier 1   kWh 253
Generation 1,482.10
Transmission 214.80
Distribution 640.03
VAT 288.41
Current charges   P 2,625.34
Remaining balance from previous billing   P 1,902.00
Total amount due   P 4,527.34`,
      { energyKwh: 253, totalCost: 2625.34, amountDue: 4527.34, currency: "PHP", period: "2025-05-21/2025-06-20" },
    ],
    [
      "Mexican tiers, one of them called excess",
      `CFE Suministrador de Servicios Básicos  cfe.mx
PERIODO FACTURADO: 14 MAR 25 - 14 MAY 25
Básico 150 kWh 1.063 159.45
Intermedio 130 kWh 1.296 168.48
Excedente 61 kWh 3.792 231.31
Suma 341 kWh 559.24
IVA 16% 89.48
Facturación del Periodo 648.72
Adeudo Anterior 611.30
Su Pago 611.00-
Total $649.02
TOTAL A PAGAR $649`,
      { energyKwh: 341, totalCost: 648.72, amountDue: 649, currency: "MXN" },
    ],
    [
      "registers of three periods and an older debt in Chinese",
      `南方电网 广西电网有限责任公司
电费账单   2025年6月
供电单位   南宁供电局青秀分局
抄表周期   2025-05-01 至 2025-05-31
峰   12041   12188   1   147
平   22104   22313   1   209
谷   18801   18953   1   152
本月用电量 508 千瓦时
本月电费 298.14 元
往月欠费 102.36 元
应缴合计 400.50 元`,
      {
        provider: "中国南方电网",
        energyKwh: 508,
        totalCost: 298.14,
        amountDue: 400.5,
        currency: "CNY",
        period: "2025-05-01/2025-05-31",
      },
    ],
    [
      "units of Hong Kong and what is outstanding",
      `中華電力 CLP Power Hong Kong Limited  clp.com.hk
Bill for the period 08/04/2025 - 06/06/2025 (60 days)
Consumption 702 Units
Energy charge HK$ 678.20
Fuel Cost Adjustment HK$ 301.86
Total for this bill HK$ 980.06
Outstanding from last bill HK$ 744.20
Special Fuel Rebate HK$ 0.00
Total amount payable HK$ 1,724.26`,
      { energyKwh: 702, totalCost: 980.06, amountDue: 1724.26, currency: "HKD", period: "2025-04-08/2025-06-06" },
    ],
    [
      "rupiahs without decimals",
      `PT PLN (Persero)  pln.co.id
Bulan Rekening Juni 2025
Stand meter awal 00041208   akhir 00041522   Pemakaian 314 kWh
Biaya pemakaian Rp 453.630
PPN Rp 0
PPJ Rp 10.887
Total tagihan Rp 464.517`,
      { energyKwh: 314, totalCost: 464517, currency: "IDR" },
    ],
    [
      "Turkish",
      `Enerjisa  enerjisa.com.tr
Fatura Dönemi 05.04.2025 - 06.05.2025
İlk Endeks 18204   Son Endeks 18431   Tüketim 227 kWh
Gece 81 kWh
KDV 48,20 TL
Fatura Tutarı 532,77 TL
Önceki dönem borcu 411,08 TL
Ödenecek Tutar 943,85 TL`,
      { energyKwh: 227, totalCost: 532.77, amountDue: 943.85, currency: "TRY" },
    ],
    [
      "Chilean pesos without decimals",
      `Enel Distribución Chile S.A.  enel.cl
Período de lectura: 11/04/2025 - 12/05/2025
Lectura anterior 41.204  Lectura actual 41.487  Consumo total 283 kWh
Cargo por electricidad $ 48.214
Administración del servicio $ 912
Total neto $ 49.126
IVA 19% $ 9.334
Total boleta $ 58.460
Saldo anterior $ 61.200
Total a pagar $ 119.660
Fecha de vencimiento 30/05/2025`,
      { energyKwh: 283, totalCost: 58460, amountDue: 119660, currency: "CLP", period: "2025-04-11/2025-05-12" },
    ],
    [
      "Czech megawatt-hours by day and night",
      `ČEZ Prodej  cez.cz
Vyúčtování elektřiny
Zúčtovací období: 01.03.2024 - 28.02.2025
Spotřeba VT 0,812 MWh
Spotřeba NT 1,904 MWh
Celkem bez DPH 12 410,20 Kč
DPH 21 % 2 606,14 Kč
Celkem s DPH 15 016,34 Kč
Zaplacené zálohy -14 400,00 Kč
Nedoplatek 616,34 Kč`,
      { energyKwh: 2716, totalCost: 15016.34, amountDue: 616.34, currency: "CZK", period: "2024-03-01/2025-02-28" },
    ],
    [
      "two meters with readings that are marked",
      `Energia  energia.ie
Billing period 04 Mar 2025 - 05 May 2025
Meter no. 4418820  24hr  Present 40218 A  Previous 39704 A  514 units
Meter no. 4418821  Night storage  Present 88410 E  Previous 88102 E  308 units
24hr units  514 kWh @ 0.2841  146.03
Night storage units  308 kWh @ 0.1522  46.88
Standing charge  41.20
Total excluding VAT 234.11
VAT @ 9% 21.07
Total for this period 255.18
Previously unpaid 120.00
You now owe 375.18`,
      { energyKwh: 822, totalCost: 255.18, amountDue: 375.18, period: "2025-03-04/2025-05-05" },
    ],
    [
      "a total of new activity",
      `Pedernales Electric Cooperative  pec.coop
Johnson City, TX 78636
Service from 04/11/2025 to 05/12/2025
Reading 40112  41340  kWh 1,228
Base power 118.40
Delivery 34.12
Service availability 32.50
Total new activity 185.02
Bal. remaining 171.13
Balance owed 356.15
Auto draft on 06/02/2025`,
      { energyKwh: 1228, totalCost: 185.02, amountDue: 356.15, currency: "USD", period: "2025-04-11/2025-05-12" },
    ],
    [
      "a controlled load with a register of its own",
      `Alinta Energy  alintaenergy.com.au
Supply period 12 Feb 2025 to 13 May 2025 (91 days)
Meter 8844170   Register   Start   End   Usage
E1 General usage   20114   20902   788 kWh
E2 Controlled load   11804   12291   487 kWh
Usage and supply charges   $412.18
Less discount   -$20.60
Total (incl. GST)   $391.58
Opening balance   $355.00
Payments   $355.00 CR
Amount due   $391.58`,
      { energyKwh: 1275, totalCost: 391.58, amountDue: 391.58, currency: "AUD", period: "2025-02-12/2025-05-13" },
    ],
    [
      "Swiss rounding",
      `Energie Wasser Bern  ewb.ch
Rechnung   Zeitraum 01.01.2025 - 31.03.2025
Strom Hochtarif   402 kWh   CHF 61.10
Strom Niedertarif   318 kWh   CHF 38.22
Total Strom exkl. MWST   CHF 99.32
MWST 8.1 %   CHF 8.04
Total inkl. MWST   CHF 107.36
Rundung   CHF -0.01
Zu bezahlen   CHF 107.35`,
      { energyKwh: 720, totalCost: 107.36, amountDue: 107.35, currency: "CHF", period: "2025-01-01/2025-03-31" },
    ],
    [
      "an Italian bill with a fee for television",
      `Hera Comm S.p.A.  heracomm.it
Bolletta n. 412509881  del 14/05/2025
Periodo di riferimento: 01/03/2025 - 30/04/2025
Consumo fatturato  402 kWh
Spesa per la vendita di energia  58,12 €
Spesa per la rete e gli oneri  31,40 €
Accise  7,20 €
IVA 10%  9,67 €
Totale energia elettrica  106,39 €
Canone di abbonamento alla televisione per uso privato  18,00 €
Totale da pagare  124,39 €
Scadenza 04/06/2025`,
      { energyKwh: 402, totalCost: 106.39, amountDue: 124.39, currency: "EUR", period: "2025-03-01/2025-04-30" },
    ],
    [
      "a Korean bill with an unpaid one",
      `한국전력공사  kepco.co.kr
사용기간 2025.04.12 ~ 2025.05.11
당월지침 18402  전월지침 18118  사용량 284 kWh
전기요금계 48,210원
TV수신료 2,500원
당월요금계 50,710원
미납요금 47,330원
청구금액 98,040원`,
      { energyKwh: 284, amountDue: 98040, currency: "KRW", period: "2025-04-12/2025-05-11" },
    ],
    [
      "two registers and a new installment",
      `Stadtwerke Musterhausen GmbH
Jahresrechnung Strom   Rechnungsdatum 03.02.2025
Abrechnungszeitraum 01.01.2024 – 31.12.2024
Zähler 1 EMH 0044188  HT  12.401  14.022  1.621 kWh
Zähler 1 EMH 0044188  NT  8.104  9.877  1.773 kWh
Zählerstand alt/neu
Nettobetrag  948,12 €
Umsatzsteuer 19 %  180,14 €
Bruttobetrag  1.128,26 €
Abschläge brutto  -1.080,00 €
Nachforderung  48,26 €
Ihr neuer Abschlag ab 01.03.2025: 96,00 €`,
      { energyKwh: 3394, totalCost: 1128.26, amountDue: 48.26, currency: "EUR", period: "2024-01-01/2024-12-31" },
    ],
    [
      "a balance in credit on a bill for gas, too",
      `Utility Warehouse  utilitywarehouse.co.uk
Statement 3 March 2025 - 2 April 2025
Balance from last statement   £84.10 CR
Electricity   £71.22
Gas   £88.04
VAT included
Total charges   £159.26
Direct Debit received   £140.00
Your new balance   £64.84 CR
Electricity used 261 kWh
Gas used 902 kWh`,
      { energyKwh: 261, totalCost: 71.22, amountDue: undefined, currency: "GBP", period: "2025-03-03/2025-04-02" },
    ],
    [
      "another company's charges and a balance not paid",
      `PPL Electric Utilities  pplelectric.com
Allentown, PA 18101
Billing period Apr 09, 2025 - May 08, 2025   29 days
Meter 300441  Previous 48110  Current 48802  kWh used 692
Balance as of Apr 10   $148.77
Payments   -$100.00
Balance not paid   $48.77
PPL distribution charges   $61.05
Supplier charges (Acme Energy)   $74.12
Total new charges   $135.17
Late payment charge   $0.61
Total due by May 30   $184.55`,
      { energyKwh: 692, totalCost: 135.17, amountDue: 184.55, currency: "USD" },
    ],
    [
      "Vietnamese tiers",
      `EVN Hà Nội  evn.com.vn
Kỳ hóa đơn: 05/04/2025 - 04/05/2025
Chỉ số mới 10.482  Chỉ số cũ 10.201  Điện tiêu thụ 281 kWh
Bậc 1 50 kWh 1.893 94.650
Bậc 2 50 kWh 1.956 97.800
Bậc 3 100 kWh 2.271 227.100
Bậc 4 81 kWh 2.860 231.660
Cộng 281 kWh 651.210
Thuế GTGT 8% 52.097
Tổng cộng 703.307 đồng`,
      { energyKwh: 281 },
    ],
    [
      "an Indian subsidy and arrears",
      `BESCOM  bescom.co.in
Bill period 01/05/2025 to 31/05/2025
Present Reading 8842  Previous Reading 8611  Consumption 231 Units
Fixed Charges 360.00
Energy Charges 1,362.90
FAC 83.16
Tax 122.66
Bill Amount 1,928.72
GJ Subsidy -800.00
Arrears 412.00
Net Payable 1,540.72
Due Date 18/06/2025`,
      { energyKwh: 231, amountDue: 1540.72, currency: "INR", period: "2025-05-01/2025-05-31" },
    ],
    [
      "a concession, an amount carried over and a reward for paying on time",
      `Red Energy  redenergy.com.au
Supply address 4 Bank St, Richmond VIC 3121
Billing period 03 Mar 2025 to 01 Jun 2025 (91 days)
Peak 512 kWh $0.3120 $159.74
Off peak 884 kWh $0.2010 $177.68
Supply charge 91 days $1.1000 $100.10
Total energy charges $437.52
Annual Electricity Concession -$55.22
GST $38.23
Total charges $420.53
Amount carried over $210.00
Total amount due $630.53
Pay on time and save $20.00: pay $610.53`,
      { energyKwh: 1396, totalCost: 420.53, amountDue: 630.53, currency: "AUD", period: "2025-03-03/2025-06-01" },
    ],
    [
      "a rebate before the total",
      `Hydro One  hydroone.com
Billing period: Mar 11, 2025 to Apr 10, 2025
Your electricity charges
On-Peak 142 kWh @ 15.8¢ $22.44
Off-Peak 611 kWh @ 7.6¢ $46.44
Delivery $52.10
Regulatory charges $4.80
HST $16.35
Ontario Electricity Rebate -$16.47
Total of your electricity charges $125.66
Amount from your previous bill $118.20
Amount we received on Mar 28 $0.00
What do I owe? $243.86`,
      { energyKwh: 753, totalCost: 125.66, amountDue: 243.86, currency: "CAD" },
    ],
    [
      "three periods and invoices still open",
      `Curenergía  curenergia.es
Periodo de facturación: 03/04/2025 - 04/05/2025
Consumo punta 61 kWh
Consumo llano 70 kWh
Consumo valle 140 kWh
Por potencia 14,20 €
Por energía 33,18 €
Descuento por bono social -16,58 €
Impuesto de electricidad 1,57 €
IVA 6,80 €
Total importe factura 39,17 €
Facturas pendientes 41,02 €
Total deuda 80,19 €`,
      { energyKwh: 271, totalCost: 39.17, currency: "EUR" },
    ],
    [
      "a Dutch month with gas",
      `Budget Energie  budgetenergie.nl
Maandnota   Periode 01-04-2025 t/m 30-04-2025
Stroom dal 112 kWh € 13,10
Stroom normaal 98 kWh € 12,40
Gas 41 m3 € 52,10
Netbeheer stroom € 36,20
Subtotaal excl. btw € 113,80
Btw 21% € 23,90
Te betalen € 137,70`,
      { energyKwh: 210, amountDue: 137.7, currency: "EUR", period: "2025-04-01/2025-04-30" },
    ],
    [
      "a Swedish grid bill with an invoice not paid",
      `Vattenfall Eldistribution  vattenfall.se
Fakturadatum 2025-03-06
Avser 2025-02-01–2025-02-28
Höglasttid 302 kWh 76,50 öre/kWh 231,03
Övrig tid 511 kWh 30,50 öre/kWh 155,86
Summa exkl. moms 386,89
Moms 96,72
Summa 483,61
Förra fakturan, obetald 512,00
Öresutjämning 0,39
Att betala 996,00 kr`,
      { totalCost: 483.61, amountDue: 996, currency: "SEK" },
    ],
    [
      "a French balance from before",
      `Ekwateur  ekwateur.fr
Facture du 12/05/2025
Période du 10/03/2025 au 09/05/2025
Heures pleines 310 kWh
Heures creuses 204 kWh
Abonnement HT 22,40 €
Consommation HT 71,12 €
Taxes et contributions 18,40 €
TVA 20,11 €
Total TTC de votre facture 132,03 €
Solde antérieur 64,50 €
Montant total à régler 196,53 €`,
      { energyKwh: 514, totalCost: 132.03, amountDue: 196.53, currency: "EUR", period: "2025-03-10/2025-05-09" },
    ],
    [
      "what is unpaid from the last bill",
      `Geneco  geneco.sg
Billing Period: 05 Apr 2025 - 04 May 2025
Electricity Usage 388 kWh x $0.2860 110.97
GST 9% 9.99
Total Current Charges 120.96
Unpaid from last bill 98.40
Total Payable S$219.36`,
      { energyKwh: 388, totalCost: 120.96, amountDue: 219.36, currency: "SGD", period: "2025-04-05/2025-05-04" },
    ],
    [
      "Japanese bands added up",
      `中部電力ミライズ  chuden.jp
ご使用期間 5月11日〜6月10日
デイタイム 88kWh
アットホームタイム 122kWh
ナイトタイム 204kWh
合計使用量 414kWh
ご請求金額 11,842円`,
      { energyKwh: 414, amountDue: 11842, currency: "JPY" },
    ],
    [
      "five registers, one of which is the whole",
      `国网山东省电力公司
户号 3700412288
抄表周期 20250401-20250430
有功总 10412 10966 1 554
有功尖 802 840 1 38
有功峰 3011 3150 1 139
有功平 4120 4325 1 205
有功谷 2479 2651 1 172
示数类型 上次示数 本次示数 倍率 电量
本月电费 301.18元
历史欠费 88.00元
应交电费 389.18元`,
      { energyKwh: 554, totalCost: 301.18, amountDue: 389.18, currency: "CNY", period: "2025-04-01/2025-04-30" },
    ],
    [
      "two meters in one table",
      `City of Ames Electric Services  cityofames.org
Ames, IA 50010
Service 03/18/2025 to 04/17/2025
Meter   Previous   Current   Usage
E10441  20114  20689  575 kWh
E10442  8812  9040  228 kWh
Electric 803 kWh  $98.44
Total  $98.44
Previous balance  $88.01
Amount due  $186.45`,
      { energyKwh: 803, totalCost: 98.44, amountDue: 186.45, currency: "USD" },
    ],
  ])("reads %s", (_, text, expected) => {
    expect(read6(text)).toMatchObject(expected);
  });
});

describe("a sum that adds up and may still be another one", () => {
  it.each([
    ["older debt under a name that is not known", "Zzyzx from earlier  $74.10", 174.1],
    ["a part behind the total of the charges", "Total  $100.00\nZzyzx  $74.10", 174.1],
    ["a large part that is not called a charge", "Zzyzx  $74.10", 174.1],
  ])("is not sure with %s", (_, lines, due) => {
    const { totalCost } = read(`Electricity bill
Energy charge 500 kWh @ $0.15  $75.00
Delivery charge  $25.00
${lines}
Amount due  $${due}`);
    expect(totalCost?.confidence ?? 0).toBeLessThan(0.8);
  });

  it("takes what a payment settles for the old balance, whatever it is called", () => {
    const { totalCost } = read(`Electricity bill
Zzyzx  $120.00
Payment received  -$120.00
Delivery charge  $25.00
Energy charge  $75.00
Amount due  $100.00`);
    expect(totalCost?.value).toBe(100);
  });

  it("does not take one of two registers for the whole", () => {
    const { energyKwh } = read(`Electricity bill
Meter  Description  Previous  Present  kWh
1  Anytime  90788  91204  416
2  Controlled (hot water)  54780  55017  237
Total  653`);
    expect(energyKwh?.value).toBe(653);
  });

  it("is not sure of a night register whose day could not be read", () => {
    const { energyKwh } = read(`Electricity bill
Meter  Previous reading  Present reading  Units
Night  39986  40377  391
Night units  391 kWh @ 0.1794  70.15`);
    expect([energyKwh?.value, (energyKwh?.confidence ?? 0) < 0.8]).toEqual([391, true]);
  });

  it("reads the total under the registers where one of their rows cannot be read", () => {
    const { energyKwh } = read(`Electricity bill
Meter  Description  Previous reading  Present reading  kWh
1  Anytime  90788  91204  416
2  Controlled  5478  55017  237
Total  653`);
    expect(energyKwh?.value).toBe(653);
  });
});

describe("dates and names that other words stand beside", () => {
  it("finds a period before a note about the next reading", () => {
    const { servicePeriod } = read(`Electricity bill
Charges for electricity services from Jun 12, 2025 to Jul 14, 2025 (32 days) · Next meter reading on or around Aug 12`);
    expect(servicePeriod?.value.firstDay).toBe("2025-06-12");
  });

  it("does not make a period of a history by months", () => {
    const { servicePeriod } = read(`Electricity bill
BILL DATE  NOV 12, 2025
SERVICE FROM SEP 09, 2025 TO NOV 07, 2025
PERIOD  DAYS  kWh
NOV 25  59  1261
SEP 25  62  1104
NOV 24  61  1417`);
    expect(servicePeriod?.value.firstDay).toBe("2025-09-09");
  });

  it("names the company of the letterhead before its local branch", () => {
    const { provider } = read("示例省电力有限公司\n供电单位  某市供电公司某区供电分公司\n本期电量 423千瓦时");
    expect(provider?.value).toBe("示例省电力有限公司");
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
