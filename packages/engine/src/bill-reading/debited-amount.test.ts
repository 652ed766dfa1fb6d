import { describe, expect, it } from "vitest";
import { linesOfText } from "../../../../tests/factories/bills";
import { extractBill } from "./extract-bill";

/** Bills without a label for what is due; only a sentence about the debit tells it. Customers and figures are invented. */
const dueOf = (sentence: string, charges = "") =>
  extractBill(linesOfText(`Electricity bill for January\nEnergy  210 kWh\n${charges}\n${sentence}`)).amountDue;

describe("an amount due that only a sentence about the debit states", () => {
  it.each([
    ["Le montant de 71,40 € sera prélevé le 14/03/2024 sur le compte ci-dessous.", 71.4],
    ["La somme de 71,40 € sera automatiquement débitée le 14 mars 2024.", 71.4],
    ["Nous prélèverons 71,40 € sur votre compte le 14/03/2024.", 71.4],
    ["£71.40 will be collected by direct debit on or after 14 March 2024.", 71.4],
    ["On 14 March 2024 we'll take £71.40 from your bank account.", 71.4],
    ["Your checking account will be automatically debited $71.40 on 03/14/2024.", 71.4],
    ["AutoPay: $71.40 is scheduled to be withdrawn from your account on Mar 14.", 71.4],
    ["Den Betrag von 71,40 € buchen wir am 14. März 2024 von Ihrem Konto ab.", 71.4],
    ["Wir ziehen 71,40 EUR am 14.03.2024 per SEPA-Lastschrift ein.", 71.4],
    ["Der Betrag in Höhe von 71,40 € wird am 14.03.2024 abgebucht.", 71.4],
    ["Se cargará en su cuenta el importe de 71,40 € el 14/03/2024.", 71.4],
    ["El 14 de marzo cobraremos 71,40 € en su cuenta ES12 **** 3456.", 71.4],
    ["L'importo di 71,40 € sarà addebitato sul suo conto il 14/03/2024.", 71.4],
    ["O valor de 71,40 € será debitado na sua conta a 14/03/2024.", 71.4],
    ["Het bedrag van € 71,40 wordt rond 14 maart van uw rekening afgeschreven.", 71.4],
    ["我们将于2024年3月14日从您尾号1234的银行账户扣款71.40元。", 71.4],
    ["電費 HK$71.40 將於2024年3月14日自動轉賬。", 71.4],
  ])("%s", (sentence, due) => {
    const read = dueOf(sentence);
    expect(read?.value).toBe(due);
    expect(read?.confidence).toBeLessThanOrEqual(0.75);
  });

  it("is read from a sentence that a narrow column broke", () => {
    expect(dueOf("Den Rechnungsbetrag von 71,40 € buchen\nwir am 14. März 2024 von Ihrem Konto ab.")?.value).toBe(71.4);
  });

  it("is no surer where the charges add up to it", () => {
    const read = dueOf("£30.00 will be collected by direct debit on 14 March 2024.", "Energy  £20.00\nVAT  £10.00");
    expect(read?.value).toBe(30);
    expect(read?.confidence).toBeLessThanOrEqual(0.75);
  });

  it.each([
    ["Your payment of £71.40 was collected by direct debit on 14 February 2024."],
    ["£71.40 will be collected by direct debit each month from 14 March."],
    ["If your bank rejects the debit, a charge of £12.00 will be taken."],
    ["If you do not pay by the day that is named on this page,\n£12.00 will be collected from your account."],
    ["Le montant de 71,40 € a été prélevé le 14/02/2024."],
    ["Votre mensualité de 71,40 € sera prélevée le 14 de chaque mois."],
    ["Der Abschlag von 71,40 € wird am Ersten abgebucht."],
    ["Der Betrag von 71,40 € wurde am 14.02.2024 abgebucht."],
    ["Ha sido cargado en su cuenta el importe de 71,40 €."],
    ["A refund of £71.40 will be credited to your account."],
    ["已于2024年2月14日从您的账户扣款71.40元。"],
    ["如果逾期,将从您的账户扣款12.00元。"],
    ["Two amounts, £30.00 and £41.40, will be collected in March."],
  ])("is not read from: %s", (sentence) => {
    expect(dueOf(sentence)).toBeNull();
  });

  it("is left alone where a label states it", () => {
    expect(dueOf("Amount due  £80.00\n£71.40 will be collected by direct debit on 14 March.")?.value).toBe(80);
  });
});

describe("应收电费", () => {
  const notice = (lines: string) =>
    extractBill(linesOfText(`国网湖北省电力有限公司 电费通知单\n本期电量  210千瓦时\n${lines}`)).amountDue;

  it.each([["应收电费合计  118.60元"], ["應收電費:  118.60元"]])("is what is asked for: %s", (line) => {
    expect(notice(line)?.value).toBe(118.6);
    expect(notice(line)?.confidence).toBeLessThanOrEqual(0.75);
  });

  it.each([
    ["上期欠费  40.00元\n应收电费合计  118.60元", undefined],
    ["应收电费合计  118.60元\n预存电费  100.00元", undefined],
    ["应收电费合计  118.60元\n应缴金额  98.60元", 98.6],
  ])("is not where something else is carried over, paid or asked for: %s", (lines, due) => {
    expect(notice(lines)?.value).toBe(due);
  });
});
