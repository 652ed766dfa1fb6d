import { describe, expect, it } from "vitest";
import { linesOfText } from "../../../../tests/factories/bills";
import { extractBill } from "./extract-bill";

/** Habits of tables, of boxes beside each other and of recognized text; customers, companies and figures are invented. */
const read = (text: string) => {
  const bill = extractBill(linesOfText(text));
  const { servicePeriod: period } = bill;
  return {
    provider: bill.provider?.value,
    period: period && `${period.value.firstDay}/${period.value.lastDay}`,
    energyKwh: bill.energyKwh?.value,
    energyConfidence: bill.energyKwh?.confidence,
    totalCost: bill.totalCost?.value,
    amountDue: bill.amountDue?.value,
    currency: bill.currency?.value,
  };
};

describe("registers of a meter", () => {
  it("have thousands parted by spaces where money has a decimal point", () => {
    const text = `Electricity bill, $ 402.16
Meter no. 4410        Previous read  Current read  Usage kWh  Rate $/kWh  Amount $
Peak                  12 310         12 655        345        0.5482      189.13
Shoulder              41 911         42 502        591        0.3317      196.03
Off peak              24 180         24 390        210        0.2389      50.17`;
    expect(read(text).energyKwh).toBe(1146);
  });

  it("may have a reading on the day of a new price between the others", () => {
    const text = `Your electricity bill
Register  Previous  14 Sep 26  Present   Units kWh
Day       35 310 A  35 500 E   35 840 A  530
Night     22 882 A  22 990 E   23 102 A  220
Total due €220.15`;
    expect(read(text).energyKwh).toBe(750);
  });

  it("prove each other side by side, where their columns are too narrow for their heads", () => {
    const text = `Factura de electricidad
                              Punta Llano  Valle
Lectura anterior (real)       2.410  1.207  5.913
Lectura actual (real)         2.492  1.283  6.041
Consumo en el periodo (kWh)   82     76     128
Importe total 48,20 €, IVA 8,36 €`;
    expect(read(text).energyKwh).toBe(286);
  });

  it("are told apart by heads that a photograph runs together", () => {
    const text = `Factura de electricidad
                              Punta Llano Valle
Consumo en el periodo (kWh)   82     76     128
Evolucion del consumo (kWh)
260     255     286
Importe total 48,20 €, IVA 8,36 €`;
    expect(read(text).energyKwh).toBe(286);
  });

  it("of two meters have a total each and one of all", () => {
    const text = `计量点  示数类型  上次表示数  本次表示数  倍率  抄见电量
1动力  有功峰  412.00  424.00  100  1,200
有功平  633.00  651.00  100  1,800
有功谷  505.00  520.00  100  1,500
有功总  1550.00  1595.00  100  4,500
无功总  402.10  418.30  100  1,620
2办公  有功峰  88.00  96.00  40  320
有功平  120.00  130.00  40  400
有功谷  97.00  105.00  40  320
有功总  305.00  331.00  40  1,040
合计电量(千瓦时)  峰 1,520平 2,200谷 1,820总 5,540
应收电费合计  3,891.20元`;
    expect(read(text).energyKwh).toBe(5540);
  });

  it("are no tiers with their bounds", () => {
    const text = `Electricity bill, ₹ 3,215.00
Meter no.  Previous reading  Present reading  MF  Units
M2207      12,518            12,866           1   348
Energy charge 0 – 100 units     100 × 3.00   300.00
Energy charge 101 – 300 units   200 × 6.10   1,220.00
Energy charge 301 – 500 units   48 × 11.50   552.00`;
    expect(read(text).energyKwh).toBe(348);
  });

  it("are under two dates that head their columns", () => {
    const text = `Votre consommation d'electricite  Comparaison
Compteur4822   02/05/2024  01/05/2025 kWh
Jour           41806       43118      1312
Nuit           16340       17927      1587
Total          2899
Votre consommation de gaz  Vous avez consomme 95 kwh de moins que l'an dernier
Compteur6991   Index debut  Index fin   m3    kWh
               5431         6319        888   10061
Montant (EUR) 214,60`;
    expect(read(text).energyKwh).toBe(2899);
  });

  it("without their use are known by what is priced", () => {
    const text = `Facture d'électricité, 240,18 $
Energie - 1re tranche (40kWh/jour)  1 240 kWh × 7,105 ¢  88,10 $
Energie - reste de la consommation  834 kWh × 11,052 ¢  92,17 $
Compteur  Précédent  Actuel  Mult.  Energie
2J74      61 406     63 480  1      1?2O74kWh`;
    expect(read(text).energyKwh).toBe(2074);
  });
});

describe("figures that are no use of the period", () => {
  it("are less than what is priced beside them", () => {
    const text = `Electricity bill
Energy, rest of the usage  834 kWh x $0.106  88.40
Energy, first step  1,240 kWh x $0.069  85.56
Total due $173.96`;
    expect(read(text).energyConfidence ?? 0).toBeLessThan(0.8);
  });

  it("are not confirmed by the price of a tier", () => {
    const text = `Facture d'électricité
Énergie - reste de la consommation  834 kWh × 11,052 ¢  92,17 $
Montant à payer  240,18 $`;
    expect(read(text).energyConfidence ?? 0).toBeLessThan(0.8);
  });

  it("are saved or fed in, and taken off", () => {
    const text = `電費通知單
經常用電度數  734度
節電獎勵(0.6元×48度)  -28.8 元
應繳總金額  1,702 元
公共用電  410度`;
    expect(read(text).energyKwh).toBe(734);
  });

  it("are bounds of prices in 度", () => {
    const text = `用電度數  410度  應繳總金額  981 元
121〜330度  2.55
331〜500度  3.80
501〜700度  5.14`;
    expect(read(text).energyKwh).toBe(410);
  });

  it("are years, in dates and at the head of a list", () => {
    const text = `Jahresrechnung Strom
Verbrauchskosten (3.105 kWh)  812,40 €
2022/2023  3.402 kWh
2023/2024  2.951 kWh
2024/2025  3.105 kWh
Zeitraum 02/05/2024 - 01/05/2025 kWh`;
    expect(read(text).energyKwh).toBe(3105);
  });

  it("are parts before and after a new price, with their sum", () => {
    const text = `Electricity statement for 1 Jan 2027 to 31 Jan 2027
Old tariff, 1 Jan – 14 Jan
Unit charge  143 kWh @ 25.41p  £36.34
Standing charge  14 days @ 51.22p  £7.17
New tariff, 15 Jan – 31 Jan
Unit charge  171 kWh @ 23.86p  £40.80
Standing charge  17 days @ 54.87p  £9.33
Electricity before VAT  314 kWh  £93.64
January last year  329 kWh`;
    expect(read(text)).toMatchObject({ energyKwh: 314, period: "2027-01-01/2027-01-31" });
  });
});

describe("boxes beside each other", () => {
  it("read several services, each with a box of its own beside the summary", () => {
    const text = `Acme Servicios E.S.P.                            Factura de servicios públicos
Fecha de emisión 13/nov/2026                     Valor total a pagar  $265.871
Energía                                                     Resumen de su factura
Periodo 09/oct/2026 a 07/nov/2026                           Energía      89.479,52
Lectura actual  Lectura anterior  Constante  Consumo kWh    Acueducto    39.484,95
18.330          18.216            1          114            Gas natural  36.950,80
Consumo 114 kWh × $ 784,91  89.479,52                       Aseo         28.417,00
Total energía  $ 89.479,52                                  Total        194.332,27
Gas natural
Periodo 11/oct/2026 a 09/nov/2026                           Lectura 803 - 791 = 12 m3
Total gas  $ 36.950,80`;
    expect(read(text)).toMatchObject({
      energyKwh: 114,
      period: "2026-10-09/2026-11-07",
      totalCost: 89479.52,
      amountDue: 265871,
      currency: "COP",
    });
  });

  it("take the period of electricity where gas has another under the same label", () => {
    const text = `電気 ご使用量・料金
ご使用期間  2025年6月20日〜2025年7月18日(29日間)
ご使用量  365 kWh
電気料金  9,871円 (うち消費税等相当額 897円)
電気料金合計(1円未満切捨て)  9,871
関電ガス ご使用量・料金
ご使用期間  2025年6月16日〜2025年7月15日
ご使用量  21 m3
ガス料金  4,980円`;
    expect(read(text)).toMatchObject({ period: "2025-06-20/2025-07-18", energyKwh: 365, totalCost: 9871 });
  });

  it("cut off what a recognizer joins to an amount from the next column", () => {
    const text = `Fecha de cargo: 21 de abril de 2025
Por potencia contratada   17,32 €
Por energía consumida     38,40 € Lectura anterior (real) 12/03/2025
Impuesto de electricidad  2,71 € Consumo total de esta factura  241 kWh
TOTAL IMPORTE FACTURA     58,43 €
Saldo de su hucha: 12,10 € (no incluido en esta factura)`;
    expect(read(text)).toMatchObject({ totalCost: 58.43, amountDue: 58.43, energyKwh: 241 });
  });

  it("keep the amount of a box apart from what the row beside it takes off", () => {
    const text = `Votre décompte annuel
Votre décompte en bref                              Montant à payer
Electricité (TVA 6% comprise)    982,40
Acomptes factures électricité   -840,00             201,90
Gaz naturel (TVA 6% comprise)    869,50
Acomptes factures gaz           -810,00
Solde à payer                    201,90
Consommation d'électricité 2 750 kWh`;
    expect(read(text)).toMatchObject({ totalCost: 982.4, amountDue: 201.9 });
  });

  it("take the row of the total for the amount due, not that of one supply", () => {
    const text = `Ihre Abrechnung Strom und Wasser
          Verbrauch  Netto €   USt €   Brutto €  Abschläge €  Differenz €
Strom     3.459 kWh  1.023,02  194,37  1.217,39  -1.078,00    139,39
Wasser    94 m3      253,14    17,72   270,86    -253,00      17,86
Summe                1.276,16  212,09  1.488,25  -1.331,00    157,25
Nachzahlung 157,25 €
Bruttobetrag Strom  1.217,39`;
    expect(read(text)).toMatchObject({ amountDue: 157.25, energyKwh: 3459 });
  });
});

describe("sums beside the cost", () => {
  it("leaves a rental out of it, tax and all", () => {
    const text = `Electricity bill
Previous balance  $388.20
Payment received  -$420.00
Electricity charges (details below)  $290.35
Equipment rental: water heater (incl. HST)  $10.26
Amount due  $268.81
Base charge  38.00
Energy  1,700 kWh @ $0.1400  238.00
HST  38.64
Provincial rebate  -24.29
Total electricity charges  $290.35`;
    expect(read(text)).toMatchObject({ totalCost: 290.35, amountDue: 268.81 });
  });

  it("leaves a government's credit out of it", () => {
    const text = `Your electricity bill
Balance at last bill  €301.20
Payments received  €240.00 CR
Total charges for this period (incl. VAT)  €402.15
Government Electricity Credit (incl. VAT)  €100.00 CR
Total amount due  €363.35
Total units 1,204 kWh`;
    expect(read(text)).toMatchObject({ totalCost: 402.15, amountDue: 363.35 });
  });

  it("reads a list that is lettered", () => {
    const text = `Electricity bill, units consumed 355 kWh, ₹
A. Current Month’s Bill  3,912.45
Previous bill  2,980.00
Less: payment received  -2,000.00
B. Arrears  980.00
C. Delayed payment charge  24.60
Round off  2.95
Net Amount Payable (A+B+C)  ₹ 4,920.00`;
    expect(read(text)).toMatchObject({ totalCost: 3912.45, amountDue: 4920 });
  });

  it("takes optional products with a name like electricity's for none", () => {
    const text = `Energy statement, kWh used 1,186
Amount of your last bill  $218.66
Payment received  -$218.66
Electric  $191.58
Natural gas  $75.87
Green Power and other optional products  $8.00
Total current charges  $275.45
Total amount due  $275.45`;
    expect(read(text).totalCost).toBe(191.58);
  });

  it("reads a tax that is joined to its rate", () => {
    const text = `Votre facture d'electricite
Total Electricite horsTVA  198,40 €
TVAa5,5%  1,60 €
TVAa20%  33,86 €
Total factureTTC  233,86 €`;
    expect(read(text).totalCost).toBe(233.86);
  });
});

describe("the sender", () => {
  it("is no other company behind the label of its part", () => {
    const text = `northwire  Faktura Elnät
Elhandelsföretag: Göteborg Energi AB
Förbrukning 1 510 kWh, att betala 1 745,00 kr
Kundservice northwire.se`;
    expect(read(text).provider).toBe("northwire");
  });

  it("has a logo of two lines", () => {
    expect(
      read("Portland General  Account number 2814\nELECTRIC  Bill date May 18, 2026\nEnergy 500 kWh").provider,
    ).toBe("Portland General Electric");
  });

  it("is named in words that a recognizer joins", () => {
    expect(read("invoice  Account 5038\nTax invoice.Genesis EnergyLimited GST\nEnergy 500 kWh").provider).toBe(
      "Genesis Energy",
    );
  });
});

describe("recognized dates and addresses", () => {
  it.each([
    ["Consommation du 12fevrierau14 avril 2026", "2026-02-12/2026-04-14"],
    ["Billing period 4May-3June2026", "2026-05-04/2026-06-03"],
    ["For the periodMarch23, 025to April21, 2025", "2025-03-23/2025-04-21"],
    ["Service period  Oct07, 025  Nov05, 2025  30 days", "2025-10-07/2025-11-05"],
  ])("%s", (text, period) => {
    expect(read(`Energy used 512 kWh, electricity\n${text}`).period).toBe(period);
  });

  it("know the dollar of a city that is joined to its state", () => {
    expect(read("Amount due $35.13\nMESAAZ85201-1234\nEnergy used 500 kWh").currency).toBe("USD");
  });
});
