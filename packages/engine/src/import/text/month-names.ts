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

/** What the prefixes do not reach in Portuguese, Dutch, Nordic and Slavic languages, Turkish, Malay, Indonesian and Romanian. */
const MONTH_NAMES: readonly string[] = [
  "tammikuu tammikuuta stycznia styczen sty ledna leden ocak oca ianuarie ian",
  "helmikuu helmikuuta lutego luty lut unora unor subat sub",
  "maaliskuu maaliskuuta brezna brezen mac mrt",
  "huhtikuu huhtikuuta kwietnia kwiecien kwi dubna duben nisan nis",
  "toukokuu toukokuuta maja maj mei kvetna kveten mayis majus",
  "kesakuu kesakuuta czerwca czerwiec cze cervna cerven haziran haz iunie iun",
  "heinakuu heinakuuta lipca lipiec lip cervence cervenec temmuz tem iulie iul",
  "elokuu elokuuta sierpnia sierpien sie srpna srpen agustos agustus agu agt ogos ogs",
  "syyskuu syyskuuta wrzesnia wrzesien wrz zari eylul eyl szeptember",
  "lokakuu lokakuuta pazdziernika pazdziernik paz rijna rijen ekim eki out outubro",
  "marraskuu marraskuuta listopada listopad lis listopadu kasim kas noiembrie noi",
  "joulukuu joulukuuta grudnia grudzien gru prosince prosinec aralik ara desember desembre des disember dis",
];
const byName = new Map(MONTH_NAMES.flatMap((names, index) => names.split(" ").map((name) => [name, index + 1])));

/** 1–12 for `January`, `Jan`, `März`, `août`, `septiembre`; undefined for any other word. */
export function monthOfName(word: string | undefined): number | undefined {
  if (word === undefined || word.length > 12) return undefined;
  const plain = word.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase().replaceAll("ı", "i");
  const named = byName.get(plain);
  if (named !== undefined) return named;
  const index = MONTH_PREFIXES.findIndex((prefixes) => prefixes.some((prefix) => plain.startsWith(prefix)));
  return index < 0 ? undefined : index + 1;
}
