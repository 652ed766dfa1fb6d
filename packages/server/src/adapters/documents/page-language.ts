import { fold } from "@wattleaf/engine/bill-reading/text-lines";

/** Words typical of bills in one language, as an English OCR model spells them. */
const WORDS = {
  eng: /\b(the|your|and|of|bill|charges?|usage|used|total|account|amount|due|service|previous|current|payment)\b/g,
  deu: /\b(und|der|die|das|ihre?|bis|rechnung\w*|verbrauch\w*|strom\w*|zahler\w*|betrag|netto|brutto|mwst|kunden\w*|preis|tarif|summe)\b/g,
  fra: /\b(le|la|les|du|des|au|votre|facture\w*|consommation|electricite|montant|abonnement|heures|periode|tva|taxes|payer|releve)\b/g,
  spa: /\b(el|del|los|su|al|factura\w*|consumo|energia|electricidad|importe|periodo|lectura|potencia|iva|impuesto\w*|pagar|cliente)\b/g,
} as const;

/** Fewer words than this tell nothing. */
const MIN_WORDS = 4;

/** The language of a page's words if it is clearly not English; other models know its characters. */
export function languageOf(words: readonly string[]): keyof typeof WORDS {
  const text = fold(words.join(" "));
  const counts = Object.entries(WORDS).map(([language, pattern]) => ({
    language: language as keyof typeof WORDS,
    count: text.match(pattern)?.length ?? 0,
  }));
  const [most, next] = counts.toSorted((a, b) => b.count - a.count);
  return most && next && most.count >= MIN_WORDS && most.count > next.count ? most.language : "eng";
}
