/** Month names in English, German, French, Spanish, Italian and Portuguese, without accents, abbreviated to unambiguous prefixes. */
const MONTH_PREFIXES: readonly (readonly string[])[] = [
  ["jan", "ene", "gen"],
  ["feb", "fev"],
  ["mar", "maer", "mrz"],
  ["apr", "avr", "abr"],
  ["may", "mai", "mag"],
  ["jun", "juin", "giu"],
  ["jul", "juil", "lug"],
  ["aug", "aou", "ago"],
  ["sep", "set"],
  ["oct", "okt", "ott"],
  ["nov"],
  ["dec", "dez", "dic"],
];

/** 1–12 for `January`, `Jan`, `März`, `août`, `septiembre`; undefined for any other word. */
export function monthOfName(word: string | undefined): number | undefined {
  if (word === undefined || word.length > 12) return undefined;
  const plain = word.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  const index = MONTH_PREFIXES.findIndex((prefixes) => prefixes.some((prefix) => plain.startsWith(prefix)));
  return index < 0 ? undefined : index + 1;
}
