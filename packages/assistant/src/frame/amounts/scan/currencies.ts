/* Money as people name it: signs before a number, words behind it, and the small money that a whole one is divided in. */

export interface Currency {
  /** ISO 4217 in lower case. */
  code: string;
  /** Pattern of what stands before a number. */
  sign: string;
  /** Of what stands behind one. */
  whole: string;
  hundredth?: string;
  tenth?: string;
  /** More than any home pays for a kWh. */
  mostPerKwh: number;
}

/** The first whose words fit: longer signs stand before those that they end with. */
export const CURRENCIES: readonly Currency[] = [
  { code: "sgd", sign: "s\\$|sgd", whole: "sgd|sing(?:apore)? dollars?|新币|新元", mostPerKwh: 5 },
  { code: "aud", sign: "au?\\$|aud", whole: "aud|(?:aussie|australian) dollars?|澳元", mostPerKwh: 5 },
  { code: "cad", sign: "ca?\\$|cad", whole: "cad|canadian dollars?|加元", mostPerKwh: 5 },
  { code: "nzd", sign: "nz\\$|nzd", whole: "nzd|new zealand dollars?", mostPerKwh: 5 },
  { code: "twd", sign: "nt\\$|twd", whole: "twd|新?台币", mostPerKwh: 30 },
  { code: "hkd", sign: "hk\\$|hkd", whole: "hkd|港[币元纸]|蚊", mostPerKwh: 30 },
  { code: "brl", sign: "r\\$|brl", whole: "brl|reais", mostPerKwh: 5 },
  {
    code: "usd",
    sign: "(?:us)?\\$|usd",
    whole: "dollars?|dollas?|dolars?|bucks?|usd|美元|美金|刀",
    hundredth: "cents?|¢|c|美分",
    mostPerKwh: 5,
  },
  { code: "gbp", sign: "£|gbp", whole: "pounds?|quid|gbp|英镑", hundredth: "pence|penny|pennies|p", mostPerKwh: 5 },
  { code: "eur", sign: "€|eur", whole: "euros?|eur|€|欧元", hundredth: "(?:euro ?)?cents?|ct|欧分", mostPerKwh: 5 },
  {
    code: "inr",
    sign: "₹|rs\\.?|inr",
    whole: "rupees?|rs|inr|₹|卢比",
    hundredth: "paise|paisa",
    mostPerKwh: 30,
  },
  { code: "ngn", sign: "₦|ngn", whole: "nairas?|ngn|₦", hundredth: "kobo", mostPerKwh: 1_000 },
  { code: "kes", sign: "kes|ksh", whole: "kes|ksh|bob|(?:kenyan )?shillings?", mostPerKwh: 100 },
  { code: "zar", sign: "zar|r(?=\\d)", whole: "rands?|zar", mostPerKwh: 10 },
  { code: "myr", sign: "rm|myr", whole: "ringgits?|rm|myr|令吉", hundredth: "sen", mostPerKwh: 5 },
  { code: "aed", sign: "aed|dhs?\\.?", whole: "aed|dirhams?|dhs?|迪拉姆", hundredth: "fils", mostPerKwh: 5 },
  { code: "php", sign: "₱|php", whole: "pesos?|php|₱", mostPerKwh: 50 },
  { code: "thb", sign: "฿|thb", whole: "bahts?|thb|泰铢", mostPerKwh: 20 },
  { code: "jpy", sign: "jpy", whole: "yen|jpy|日元", mostPerKwh: 100 },
  { code: "sek", sign: "sek", whole: "sek|kronor|瑞典克朗", hundredth: "öre", mostPerKwh: 20 },
  { code: "dkk", sign: "dkk", whole: "dkk|danish (?:kroner?|kr)|丹麦克朗", mostPerKwh: 20 },
  // Danes say kr and øre as well; shown with its code, so that it can be seen.
  { code: "nok", sign: "nok|kr\\.?", whole: "nok|kr|kroner?|挪威克朗", hundredth: "øre", mostPerKwh: 20 },
  {
    code: "cny",
    sign: "¥|￥|rmb|cny",
    whole: "元|块钱?(?!板|光伏|电池|组件)|yuan|rmb|cny|人民币",
    tenth: "毛钱?|角|毫",
    hundredth: "分钱?(?![钟之])",
    mostPerKwh: 30,
  },
];

/** Of a currency whose code is not known. */
const MOST_PER_KWH = 5;

/** @param code as `Currency` has it; null of a number without money */
export const mostPerKwhIn = (code: string | null): number =>
  CURRENCIES.find((one) => one.code === code)?.mostPerKwh ?? MOST_PER_KWH;

const NAMES: readonly [RegExp, string][] = CURRENCIES.map(({ code, sign, whole }) => [
  new RegExp(`(?<![a-z])(?:(?:${sign})|(?:${whole})(?![a-z]))`),
  code,
]);

/** The currency that a text names anywhere, also without a number. @param text normalized */
export const currencyNamed = (text: string): string | undefined => NAMES.find(([words]) => words.test(text))?.[1];
