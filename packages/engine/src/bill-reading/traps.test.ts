import { describe, expect, it } from "vitest";
import { linesOfText } from "../../../../tests/factories/bills";
import { extractBill } from "./extract-bill";

/** What readers of real bills were misled by: every company, customer and figure here is invented or public. */
const read = (text: string) => extractBill(linesOfText(text));

describe("the provider", () => {
  it.each([
    ["Power Outage Reporting  1-800-555-0100\nElectricity used  300 kWh", null],
    ["Understanding Your Energy\nHome Energy\nElectricity used  300 kWh", null],
    ["Energía\nOrigin of your electricity: wind\nElectricity used  300 kWh", null],
    ["Questions? www.duke-energy.com\nMail payments to Duke Energy, PO Box 1094", "Duke Energy"],
    ["Your PSE&G bill\npseg.com/myaccount\nElectric charges - PSE&G  $60.20", "PSE&G"],
    ["mail : serviceclient@edf.fr\nEDF SERVICE CLIENTS\nUrgence dépannage (Enedis)", "EDF"],
    ["Elektrizitätswerk der Stadt Zürich\nwww.ewz.ch", "ewz"],
    ["台灣電力公司 繳費憑證", "台灣電力公司"],
    ["Stadtwerke Beispielburg GmbH\nIhre Rechnung", "Stadtwerke Beispielburg GmbH"],
  ])("%j is %s", (text, name) => expect(read(text).provider?.value ?? null).toBe(name));

  it("is none when two are named alike", () => {
    expect(read("Supply by Direct Energy Ltd\nDelivery by Duquesne Light Company").provider).toBeNull();
  });
});

describe("the cost of the period", () => {
  const arrears = `
Previous balance                    $1,390.66
Payment received                     -$100.00
Balance forward                     $1,290.66
Current charges                       $177.11
Total amount due                    $1,467.77`;

  it("holds no arrears, and the amount due is told apart", () => {
    const { totalCost, amountDue } = read(`Electric bill\nElectricity used  900 kWh${arrears}`);
    expect([totalCost?.value, amountDue?.value]).toEqual([177.11, 1_467.77]);
    expect([totalCost?.confidence, amountDue?.confidence]).toEqual([0.8, 0.8]);
  });

  it("is what a summary adds to the balance when nothing names it", () => {
    const { totalCost, amountDue } = read(`Electric bill
Previous Amount Due                    $1,390.66
Payment Received Apr 9                   -100.00
Current Electric Charges                  168.11
Taxes                                       9.00
Total Amount Due May 14                $1,467.77`);
    expect([totalCost?.value, amountDue?.value]).toEqual([177.11, 1_467.77]);
  });

  it("is left open when arrears are in the amount due and the charges are not stated", () => {
    const { totalCost, amountDue } = read("Electric bill\nPast due balance  $80.00\nAmount due  $140.00");
    expect([totalCost, amountDue?.value]).toEqual([null, 140]);
  });

  it("is not what is due when paid late", () => {
    const { amountDue } = read("Electric bill\nAmount due  $140.00\nAmount due after May 20  $142.10");
    expect(amountDue?.value).toBe(140);
  });

  it("has credits written in every way", () => {
    for (const payment of ["-$50.00", "$ -50.00", "50.00 CR", "-50.00", "($50.00)"]) {
      const bill = read(`Electric bill
Previous balance     $80.00
Payments             ${payment}
Current charges      $110.00
Amount due           $140.00`);
      expect([payment, bill.totalCost?.value, bill.amountDue?.value]).toEqual([payment, 110, 140]);
    }
  });
});

it("takes no value from below that has a label of its own, and a sign from the next column", () => {
  const { totalCost } = read("电费通知单\n应收电费合计      1600.0      元\n平均电价: 0.60  元/千瓦时");
  expect(totalCost?.value).toBe(1_600);
});

describe("gas, water, and electricity on one bill", () => {
  it("are told apart by headings, in kWh each", () => {
    const { energyKwh, totalCost } = read(`
Electricity
Energy used          143 kWh @ 24.1p/kWh    £34.46
Total electricity charges                   £34.46
Gas
Energy used          245 kWh @ 6.1p/kWh     £14.95
Total gas charges                           £14.95
Total charges                               £49.41`);
    expect([energyKwh?.value, totalCost?.value]).toEqual([143, 34.46]);
  });

  it("are told apart in two columns", () => {
    const { energyKwh } = read(`
Your gas                          Your electricity
Used  245 kWh                     Used  143 kWh`);
    expect(energyKwh?.value).toBe(143);
  });

  it("have each their cost", () => {
    const { totalCost, amountDue } = read(`
Electric Charges   04/22/25 - 05/21/25   960 kWh    $180.00
Water Charges      04/22/25 - 05/21/25   12 HCF      $60.00
Total New Charges                                   $240.00
Total Amount Due                                    $240.00`);
    expect([totalCost?.value, amountDue?.value]).toEqual([180, 240]);
  });
});

describe("registers", () => {
  it.each([
    [
      "HT and NT",
      "Zähler  Stand alt  Stand neu  Verbrauch\nHochtarif HT  12000  13240  1'240 kWh\nNiedertarif NT  8000  8760  760 kWh",
      2_000,
    ],
    [
      "HP and HC",
      "Consommation  Relevé début  Relevé fin  Conso kWh\nHeures Pleines  5200  5500  300\nHeures Creuses  7000  7150  150",
      450,
    ],
    [
      "day and night",
      "Meter  Previous reading  Current reading  Units\nDay  41000  41300  300 kWh\nNight  12000  12200  200 kWh",
      500,
    ],
    ["peak and off-peak without readings", "On-peak usage  120 kWh\nOff-peak usage  280 kWh", 400],
    [
      "峰平谷 with a factor",
      "项目  上次表示数  本次表示数  倍率  抄见电量(千瓦时)\n峰  12  16  100  400\n平  20  26  100  600\n谷  30  35  100  500\n无功总  1  9  100  800",
      1_500,
    ],
  ])("%s are added up", (_, text, kwh) => {
    const { energyKwh, isEnergySummed } = read(`Electricity bill\n${text}`);
    expect([energyKwh?.value, isEnergySummed]).toEqual([kwh, true]);
  });

  it("are no sum of their own where the bill states the total", () => {
    const { energyKwh, isEnergySummed } = read("On-peak usage  120 kWh\nOff-peak usage  280 kWh\nTotal usage  400 kWh");
    expect([energyKwh?.value, isEnergySummed, energyKwh?.confidence]).toEqual([400, false, 0.8]);
  });

  it("of gas and of reactive energy are none", () => {
    const { energyKwh } = read(`Electricity bill
Meter                 Previous reading   Current reading   Used
Active energy         100                400               300 kWh
Reactive kvarh        50                 90                40
Gas                   10                 40                30 therms`);
    expect(energyKwh?.value).toBe(300);
  });
});

describe("units and numbers", () => {
  it.each([
    ["Electricity used  612 Kilowatt Hours", 612],
    ["Electricity used  612,000 Wh", 612],
    ["Electricity used  1.2 MWh", 1_200],
    ["本期用电量  325 度", 325],
    ["計費度數  325 度", 325],
    ["Verbrauch  1'234.5 kWh\nBetrag  CHF 300.00", 1_234.5],
    ["Consommation  1\u202F234 kWh\nTotal TTC  300,00 €", 1_234],
    ["Verbrauch  1.234,5 kWh\nRechnungsbetrag  300,00 €", 1_234.5],
    ["Units consumed  1,23,456 kWh\nBill amount  Rs. 9,87,654.00", 123_456],
  ])("%s", (text, kwh) => expect(read(`Electricity bill\n${text}`).energyKwh?.value).toBeCloseTo(kwh));

  it.each([
    ["Rechnungsbetrag  CHF 1'234.50", "CHF"],
    ["Rechnungsbetrag  Fr. 1'234.50", "CHF"],
    ["Total charges  S$120.50", "SGD"],
    ["AGL Sales Pty Limited\nagl.com.au\nTotal charges  $120.50", "AUD"],
    ["Hydro-Québec\nhydroquebec.com\nMontant total  120,50 $", "CAD"],
    ["台灣電力公司\n應繳總金額  1,234 元", "TWD"],
    ["Total charges  $120.50", "$"],
  ])("%s is in %s", (text, code) => expect(read(`Electricity bill\n${text}`).currency?.value).toBe(code));
});

describe("the billing period", () => {
  const period = (text: string) => Object.values(read(text).servicePeriod?.value ?? {}).join("/");

  it("is that of the use, not of a subscription billed ahead", () => {
    const text = `Facture du 11/12/2024
Abonnement                                  Prix €HT/mois   Montant €HT
Base - 06 kVA - du 11/12/2024 au 09/02/2025  8,52            17,04
Consommation                                Conso kWh       Montant €HT
Base - du 11/10/2024 au 10/12/2024           264             25,71`;
    expect(period(text)).toBe("2024-10-11/2024-12-10");
  });

  it("is neither the next reading, the due date, nor last year", () => {
    const text = `Statement date: May 25, 2025
Next meter reading: Jun 21, 2025 - Jun 24, 2025
Payment due between May 28, 2025 and Jun 14, 2025
Electric service Apr 22, 2025 - May 21, 2025   900 kWh
Last year Apr 21, 2024 - May 20, 2024   850 kWh`;
    expect(period(text)).toBe("2025-04-22/2025-05-21");
  });

  it.each([
    ["without a year", "Bill date May 24, 2025\nFor service Apr 22 - May 20", "2025-04-22/2025-05-20"],
    ["over New Year, without a year", "Bill date Jan 12, 2025\nFor service Dec 9 - Jan 8", "2024-12-09/2025-01-08"],
    ["with two-digit years", "Billing period: 04/09/25 - 05/09/25\nAustin, TX 78701", "2025-04-09/2025-05-09"],
    ["newest first", "Bill date May 12, 2025\nService period: May 9, 2025 - Apr 9, 2025", "2025-04-09/2025-05-09"],
    ["in years of the Republic", "計費期間：114/03/05 至 114/05/04", "2025-03-05/2025-05-04"],
    ["without separators", "用电开始时间：20240501  用电结束时间：20240531", "2024-05-01/2024-05-31"],
    [
      "day first, by the utility's country",
      "octopus.energy\nOctopus Energy\nBilling period 01/03/2025 to 02/04/2025",
      "2025-03-01/2025-04-02",
    ],
    [
      "month first, by the utility's country",
      "xcelenergy.com\nXcel Energy\nBilling period 01/03/2025 to 02/04/2025",
      "2025-01-03/2025-02-04",
    ],
  ])("%s", (_, text, days) => expect(period(text)).toBe(days));
});

describe("confidence, until real documents support more", () => {
  it("is never above 0.8, and 0.8 only for what the bill itself confirms", () => {
    const { energyKwh } = read("Electricity used  400 kWh");
    expect(energyKwh?.confidence).toBeLessThan(0.8);
    const checked = read("Previous reading  1,000\nCurrent reading  1,400\nElectricity used  400 kWh");
    expect(checked.energyKwh?.confidence).toBe(0.8);
    const contradicted = read("Previous reading  1,000\nCurrent reading  1,400\nElectricity used  470 kWh");
    expect(contradicted.energyKwh?.confidence).toBeLessThanOrEqual(0.5);
  });

  it("is low where figures of a bill contradict each other", () => {
    const bill = read(`电费通知单
抄见电量  2300 千瓦时
上次表示数  100
本次表示数  118
倍率  100
峰  600 千瓦时
平  900 千瓦时
谷  800 千瓦时`);
    expect(bill.energyKwh?.confidence ?? 0).toBeLessThanOrEqual(0.5);
  });
});

describe("figures of another kind", () => {
  it("days of last year's bill do not shorten this one's period", () => {
    const { servicePeriod } = read(`Bill date 10/15/2026
Electricity used in 32 days  711 kWh
Same time last year: 743 kWh in 31 days
Electric service charges 09/12/2026 - 10/13/2026  $144.63`);
    expect(servicePeriod?.value).toEqual({ firstDay: "2026-09-12", lastDay: "2026-10-13" });
  });

  it("use that is adjusted for losses is not the metered one", () => {
    const { energyKwh } = read("Metered usage  934.00 kWh\nAdjusted usage (x 1.105 losses)  1032.070 kWh");
    expect(energyKwh?.value).toBe(934);
  });

  it("a credit balance that is not to be paid and may be had back is a negative amount", () => {
    const { amountDue } = read(`Electricity used  711 kWh
Balance before this bill  $334.30 CR
Current charges  $155.69
Credit balance, do not pay  $178.61 CR
If you wish to have your credit refunded, call us.`);
    expect(amountDue?.value).toBe(-178.61);
  });
});
