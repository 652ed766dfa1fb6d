import type { Field, Reading } from "./reading";
import { field } from "./reading";
import type { TextCell } from "./text-lines";
import { fold, overlap } from "./text-lines";

/**
 * What a sentence says will be taken from the customer's account: "£62.86 will be collected by direct debit on 28
 * December", "Den Betrag von 62,86 € buchen wir am 28.12. ab". Such a bill often has no label for what is due. A sentence
 * about the past, about what is taken each month or under a condition, and one of several amounts say nothing; nor do
 * sentences that disagree.
 */
export function debitedAmount(reading: Reading): Field<number> | null {
  const found = reading.lines.flatMap((line, index) =>
    line.cells.flatMap((cell) => {
      if (goesOnFrom(reading, index, cell)) return [];
      return sentencesIn(`${cell.text} ${goesOn(reading, index, cell)}`).flatMap((sentence) => {
        const amount = amountTaken(reading, sentence);
        return amount === undefined ? [] : [field(amount, 0.7 * line.certainty, sentence)];
      });
    }),
  );
  const [first] = found;
  return first && found.every(({ value }) => value === first.value) ? first : null;
}

function amountTaken({ amounts }: Reading, sentence: string): number | undefined {
  const words = fold(sentence);
  const taken = DEBIT.exec(words);
  if (!taken || NOT_THIS_BILL.test(words)) return undefined;
  // Chinese leaves no space before a figure.
  const sums = amounts
    .money(sentence.replaceAll(/(?<=\p{Script=Han})(?=\d)/gu, " "))
    .filter(({ currency }) => currency !== undefined);
  const [first] = sums;
  return first && first.value > 0 && sums.every(({ value }) => value === first.value) ? first.value : undefined;
}

/** The rest of a sentence that a narrow column broke, in the cells under its first one. */
function goesOn({ lines }: Reading, index: number, first: TextCell): string {
  const rest: string[] = [];
  for (const line of lines.slice(index + 1, index + 1 + MOST_LINES)) {
    const [under, more] = line.cells.filter((cell) => overlap(cell, first));
    if (!under || more || line.page !== lines[index]?.page || !IS_TEXT.test(under.text)) break;
    rest.push(under.text);
  }
  return rest.join(" ");
}

/** Whether a sentence began above: "If you do not pay, / £12.00 will be collected". */
function goesOnFrom({ lines }: Reading, index: number, { left, right, text }: TextCell): boolean {
  const above = lines[index - 1];
  const over = above?.cells.find((cell) => overlap(cell, { left, right }));
  return (
    over !== undefined &&
    above?.page === lines[index]?.page &&
    !/^\p{Lu}/u.test(text) &&
    over.text.length >= LEAST_SENTENCE &&
    !/[.:!?。：]$/.test(over.text)
  );
}

const LEAST_SENTENCE = 20;
const MOST_LINES = 2;
const IS_TEXT = /\p{L}{2}.*\p{L}{2}|^[\d./-]{6,10}\.?$/u;

/** "… am 28. Dezember": a point behind a day does not end a sentence. */
const sentencesIn = (text: string): string[] => text.split(/(?<!(?:^|\D)\d{1,2})[.!?]\s+(?=\p{Lu})|[。！？]/u);

/** Verbs of taking money, in a future or a present that means it. */
const DEBIT = new RegExp(
  [
    String.raw`\b(?:will|shall|is to|are to|is due to|is going to|scheduled to) (?:automatically )?be (?:\p{L}+ly )?(?:collected|debited|taken|drafted|withdrawn|deducted|drawn|charged)\b`,
    String.raw`\bwe(?:.ll| will| are going to| shall) (?:automatically )?(?:collect|debit|take|draft|withdraw|deduct|draw|charge)\b`,
    String.raw`\bsera(?:ont)? (?:automatiquement )?(?:preleve|debite)e?s?\b|\b(?:nous )?(?:preleverons|debiterons)\b`,
    String.raw`\b(?:buchen|ziehen|schreiben) wir\b.*\b(?:ab|ein)\b|\bwir (?:buchen|ziehen)\b.*\b(?:ab|ein)\b|\b(?:wird|werden)\b.*\b(?:abgebucht|eingezogen|belastet)\b`,
    String.raw`\bse (?:l[ae]s? |te )?(?:cargara|cobrara|adeudara|debitara)n?\b|\b(?:cargaremos|cobraremos|adeudaremos|debitaremos)\b|\b(?:sera|seran|serao) (?:cargad|cobrad|adeudad|debitad)[ao]s?\b`,
    String.raw`\b(?:sara|saranno|verra|verranno) (?:automaticamente )?(?:addebitat|prelevat)[aeio]\b|\b(?:addebiteremo|preleveremo)\b`,
    String.raw`\b(?:schrijven|incasseren) (?:wij|we)\b|\b(?:wij|we) (?:schrijven|incasseren)\b|\b(?:wordt|zal)\b.*\b(?:afgeschreven|geincasseerd)\b`,
    String.raw`\b(?:dras|debiteras|trekkes|belastes|tr(?:ae|æ)kkes|opkr(?:ae|æ)ves|veloitetaan)\b|\bzostan(?:ie|a) (?:pobran|obciazon)\p{L}*|\bbude (?:inkasovan|strzen)\p{L}*`,
    String.raw`[将將][会會]?(?:[于於在从從由自通].{0,40})?(?:扣款|扣[缴繳]|代扣|划扣|劃扣|扣收|扣取|轉[帳賬]|转账)`,
    String.raw`(?:引き?落と?し|振替)(?:させて|いたし|し|とな|の?予定)|출금(?:될|됩니다|예정)`,
  ].join("|"),
  "u",
);

/** The past, what is taken each month, a condition, a fee, a price and other bills. */
const NOT_THIS_BILL =
  /\b(?:was|were|has been|have been|wurden?|a ete|ont ete|ha sido|e stat[ao]|werd(?:en)? (?=.*ge)|foi)\b(?! (?:not|nicht))|\b(?:monthly|each month|every month|per month|a month|instal?lments?|mensuel\w*|mensualite\w*|chaque mois|par mois|monatlich\w*|abschlag\w*|raten|mensual\w*|cada mes|cuotas?|mensil\w*|ogni mese|mensa(?:l|is)|maandelijks\w*|termijn\w*|per maand)\b|\b(?:if|unless|once|up to|wenn|falls|sofern|si|sauf|se (?:non|nao)|indien|mits|om)\b|\b(?:fees?|interest|deposit|penalt\w+|gebuhr\w*|frais|recargo|next (?:bill|invoice|statement)|nachste\w* rechnung|prochaine facture|proxima factura|prossima bolletta)\b|如果|如您|若|每月|分期|违约金|滞纳金|已[经經]?(?:于|於)|下期|下月|手续费/;
