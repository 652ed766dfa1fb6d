import type { TextLine } from "../../packages/engine/src/bill-reading/text-lines";
import { linesOf } from "../../packages/engine/src/bill-reading/text-lines";
import { placedText } from "./placed-text";

/** Synthetic bills: no company, customer or tariff in them exists. Two or more spaces separate the columns. */
export const SYNTHETIC_BILLS = {
  usLetter: `
Northfield Power & Light
SYNTHETIC SPECIMEN, no real customer
Service address: 12 Elm Street, Springfield, IL 62704

Account number: 4410 2231 907         Bill date: Feb 7, 2025
Service period: Jan 5, 2025 - Feb 4, 2025      31 days
Rate schedule: Residential R-1

Previous reading    48,210
Current reading     48,822
Electricity used    612 kWh
Same month last year    655 kWh
Average per day     19.7 kWh

Energy charge 612 kWh @ $0.1450      $88.74
Customer charge                      $9.50
State tax                            $4.91
Total current charges                $103.15
Previous balance                     $98.02
Payment received, thank you          -$98.02
Total amount due                     $103.15`,

  americanTable: `
Harbor Electric Cooperative
SYNTHETIC SPECIMEN
Customer No. 77-104588
Service dates              Previous     Current     Multiplier     kWh used
01/05/2025 - 02/04/2025    10,402       10,902      2              1,000
Billing days               30
Peak demand          8.4 kW
On-peak usage        300 kWh     $0.24/kWh     $72.00
Off-peak usage       700 kWh     $0.09/kWh     $63.00
Basic service fee    $12.00
City franchise fee   $3.00
Amount due           $150.00`,

  germanAnnual: `
Stadtwerke Musterstadt GmbH
MUSTER, keine echte Rechnung
Kundennummer: 30 118 442          Rechnungsdatum: 15.01.2025
Abrechnungszeitraum: 01.01.2024 bis 31.12.2024
Tarif: Strom Klassik 24
Zählerstand Anfang    12.345 kWh
Zählerstand Ende      15.845 kWh
Ihr Verbrauch         3.500 kWh
Verbrauch im Vorjahr  3.720 kWh
Arbeitspreis 3.500 kWh x 0,3120 €      1.092,00 €
Grundpreis                             120,00 €
Stromsteuer                            71,75 €
MwSt 19 %                              243,91 €
Rechnungsbetrag                        1.527,66 €
Geleistete Abschläge                   1.440,00 €
Nachzahlung                            87,66 €`,

  frenchTimeOfUse: `
Électricité du Val Fictif
SPÉCIMEN, client imaginaire
N° client : 6 021 554 332
Période de facturation : du 12/03/2025 au 11/05/2025
Offre : Confort Heures Creuses
Consommation totale            1 024 kWh
Heures pleines                 640 kWh      0,2146 €/kWh      137,34 €
Heures creuses                 384 kWh      0,1696 €/kWh      65,13 €
Abonnement                     31,20 €
Accise sur l'électricité       21,50 €
TVA                            46,83 €
Montant total TTC              302,00 €
Net à payer                    302,00 €`,

  spanish: `
Comercializadora: Luz Inventada S.A.
MUESTRA, cliente ficticio
Referencia del contrato: 000 554 210 77
Periodo de facturación: del 03/02/2025 al 05/03/2025 (30 días)
Tarifa contratada: 2.0TD
Potencia contratada            4,6 kW
Potencia máxima demandada      3,9 kW
Lectura anterior               21.480
Lectura actual                 21.741
Consumo total                  261 kWh
Punta                          80 kWh
Llano                          71 kWh
Valle                          110 kWh
Energía                        36,54 €
Potencia                       14,10 €
Impuesto eléctrico             2,59 €
IVA 21 %                       11,18 €
Total importe factura          64,41 €`,

  chinese: `
供电单位：示例市供电公司
样本账单（非真实用户）
户号：3100 5588 2277
用电类别：居民生活用电
计费周期：2025年1月1日 至 2025年1月31日
上期示数      10520
本期示数      10845
倍率          1
本期用电量    325 千瓦时
峰段电量      200 度
谷段电量      125 度
电价          0.5 元/千瓦时
电费          162.50 元
附加基金      6.50 元
电费合计      169.00 元
应缴金额      169.00 元`,

  ukLetter: `
Fictional Energy plc
SPECIMEN ONLY
Your account number  8501 2299 3456
Your electricity supply from 3 March 2025 to 2 April 2025
You've used 248.5 kWh of electricity
Unit rate 24.50p per kWh
Standing charge 31 days at 53.35p a day      £16.54
Electricity used 248.5 kWh at 24.50p per kWh  £60.88
VAT at 5%                                     £3.87
Total charges                                 £81.29`,

  dualFuel: `
Brightwell Fictional Energy Ltd
SPECIMEN ONLY
Bill period: 01 Feb 2025 - 28 Feb 2025
Electricity charges        £72.10
Gas charges                £88.40
Total charges this period  £160.50
Your electricity
Opening reading            20114
Closing reading            20366
Electricity used           252 kWh
Your gas
Opening reading            5012
Closing reading            5101
Gas used                   1,012 kWh
1,012 kWh x 7.1p           £71.85`,
} as const;

export type SyntheticBill = keyof typeof SYNTHETIC_BILLS;

/** Text in columns as the lines of one page. */
export const linesOfText = (text: string): TextLine[] => linesOf(placedText(text));
