import type { Field, Reading } from "./reading";
import { field } from "./reading";
import type { Sender } from "./sender";
import { US_ADDRESS } from "./service-period";
import { fold, textOf } from "./text-lines";

/** Signs and codes on bills that name one currency by themselves. */
const ISO_OF: Readonly<Record<string, string>> = {
  "€": "EUR",
  "£": "GBP",
  元: "CNY",
  RMB: "CNY",
  US$: "USD",
  CA$: "CAD",
  C$: "CAD",
  A$: "AUD",
  NZ$: "NZD",
  S$: "SGD",
  HK$: "HKD",
  NT$: "TWD",
  R$: "BRL",
  "₹": "INR",
  FR: "CHF",
  SFR: "CHF",
  円: "JPY",
  RM: "MYR",
  ZŁ: "PLN",
  KČ: "CZK",
  // Recognized text loses the hook, and often the whole letter.
  KC: "CZK",
  K: "CZK",
  FT: "HUF",
  LEI: "RON",
  "S/": "PEN",
  "₡": "CRC",
  KSH: "KES",
  "₱": "PHP",
  RP: "IDR",
  "฿": "THB",
  TL: "TRY",
  "₺": "TRY",
  "₦": "NGN",
  "₫": "VND",
  Đ: "VND",
  VNĐ: "VND",
  ĐỒNG: "VND",
  "₪": "ILS",
  R: "ZAR",
  "₩": "KRW",
  원: "KRW",
};
export const CURRENCY_OF_COUNTRY: Readonly<Record<string, string>> = {
  US: "USD",
  CA: "CAD",
  AU: "AUD",
  NZ: "NZD",
  GB: "GBP",
  CH: "CHF",
  CN: "CNY",
  TW: "TWD",
  HK: "HKD",
  MO: "MOP",
  SG: "SGD",
  MY: "MYR",
  IN: "INR",
  JP: "JPY",
  SE: "SEK",
  NO: "NOK",
  DK: "DKK",
  IS: "ISK",
  PL: "PLN",
  CZ: "CZK",
  KR: "KRW",
  ID: "IDR",
  TH: "THB",
  PH: "PHP",
  VN: "VND",
  PK: "PKR",
  ZA: "ZAR",
  BR: "BRL",
  MX: "MXN",
  CL: "CLP",
  AR: "ARS",
  CO: "COP",
  PE: "PEN",
  KE: "KES",
  NG: "NGN",
  TR: "TRY",
  IL: "ILS",
  AE: "AED",
  LK: "LKR",
  NP: "NPR",
  BD: "BDT",
  HU: "HUF",
  RO: "RON",
};
/** Currencies that a bare sign may stand for. */
const MEANINGS: Readonly<Record<string, readonly string[]>> = {
  $: ["USD", "CAD", "AUD", "NZD", "SGD", "HKD", "TWD", "MXN", "CLP", "ARS", "COP"],
  KR: ["SEK", "NOK", "DKK", "ISK"],
  "¥": ["CNY", "JPY"],
  元: ["CNY", "TWD", "HKD"],
  RS: ["INR", "PKR", "LKR", "NPR"],
};
const CANADIAN_ADDRESS = /\b[A-CEGHJ-NPR-TVXY]\d[A-Z] ?\d[A-Z]\d\b/;

/** Addresses and authorities of countries whose sign is a bare `$`. */
const PLACES: readonly (readonly [string, RegExp])[] = [
  ["AUD", /\b(?:NSW|VIC|QLD|TAS|ACT|SA|WA|NT)\s+\d{4}\b/],
  ["SGD", /\bsingapore\s+\d{6}\b/i],
  ["HKD", /\bhong kong\b|香港/i],
  ["NZD", /\bnew zealand\b|\bICP\b.{0,10}\d{10}/i],
  // Companies of public services in Colombia sign so.
  ["COP", /\bE\.S\.P\./],
  ["CAD", /\((?:Québec|Quebec|Ontario)\)|\bTPS\b|\bTVQ\b/],
];
/** Web addresses whose country has a dollar of its own. */
const DOMAIN_OF_COUNTRY =
  /\b[a-z0-9-]{2,40}\.(?:(?:co|com|gov|org|net)\.)?(nz|au|ca|sg|hk|tw|mx|cl|ar|(?<=\.com\.)co)\b/g;

/**
 * The bill's currency by its codes and signs; where a sign is that of several, by the country of the utility or of an
 * address, and else the sign as it is.
 */
export function currencyOf(reading: Reading): { read: Field<string> | null; isConfirmed: boolean } {
  const read = readCurrency(reading);
  const ofCountry = reading.sender && currencyAt(reading.sender);
  return { read, isConfirmed: read !== null && read.text !== reading.sender?.text && read.value === ofCountry };
}

const currencyAt = ({ utility }: Sender): string => CURRENCY_OF_COUNTRY[utility.country] ?? "EUR";

function readCurrency(reading: Reading): Field<string> | null {
  const { lines, sender } = reading;
  const ofCountry = sender && CURRENCY_OF_COUNTRY[sender.utility.country];
  const whole = lines.map(textOf).join("\n");
  const usual = usualSign(reading);
  if (!usual) {
    if (/[（(]元[）)]|单位:?\s?元/.test(whole)) return field("CNY", 0.8, "元");
    const [code] = /\bCHF\b|\bEUR\b|\bR\$/.exec(whole) ?? [];
    if (code !== undefined) return field(ISO_OF[code] ?? code, 0.75, code);
    // A photograph may lose every sign.
    const own =
      sender && reading.lines.some((line) => reading.amounts.money(textOf(line)).length > 0) && currencyAt(sender);
    return own ? field(own, 0.7, sender.text) : null;
  }
  const { sign, text } = usual;
  // In Switzerland "13.20 Rp." are centimes.
  if (sign === "RP" && /\bCHF\b/.test(whole)) return field("CHF", 0.9, "CHF");
  const meanings = MEANINGS[sign];
  if (!meanings) return field(ISO_OF[sign] ?? sign, 0.95, text);
  if (ofCountry !== undefined && meanings.includes(ofCountry)) return field(ofCountry, 0.95, text);
  if (sign === "¥") return /\p{Script=Han}/u.test(whole) ? field("CNY", 0.85, text) : null;
  if (sign === "KR") return crownOf(whole);
  if (sign === "元") return field("CNY", 0.9, text);
  if (sign === "RS") return field(/\b(PKR|LKR|NPR)\b/.exec(whole)?.[1] ?? "INR", 0.9, text);
  const named = /\b(USD|CAD|AUD|NZD|SGD|HKD|TWD|MXN|CLP|ARS|COP)\b/.exec(whole)?.[1];
  if (named !== undefined) return field(named, 0.9, named);
  if (US_ADDRESS.test(whole)) return field("USD", 0.8, US_ADDRESS.exec(whole)?.[0].replace(/^,?\s?/, "") ?? text);
  if (CANADIAN_ADDRESS.test(whole)) return field("CAD", 0.8, CANADIAN_ADDRESS.exec(whole)?.[0] ?? text);
  if (/\bABN\b/.test(whole)) return field("AUD", 0.8, "ABN");
  const place = PLACES.find(([, pattern]) => pattern.test(whole));
  if (place) return field(place[0], 0.8, place[1].exec(whole)?.[0] ?? text);
  const domain = mostFrequent([...whole.toLowerCase().matchAll(DOMAIN_OF_COUNTRY)].map(([, end]) => end ?? ""));
  if (domain !== undefined) return field(CURRENCY_OF_COUNTRY[domain.toUpperCase()] ?? "$", 0.75, `.${domain}`);
  return field("$", 0.9, text);
}

/** The crown of the language that most words of bills are in. */
function crownOf(whole: string): Field<string> | null {
  const named = /\b(SEK|NOK|DKK|ISK)\b/.exec(whole)?.[1];
  if (named !== undefined) return field(named, 0.9, named);
  const [best, next] = WORDS_OF_CROWNS.map(([code, pattern]) => {
    const words = [...fold(whole).matchAll(pattern)].map(([word]) => word);
    return { code, words: [...new Set(words)] };
  }).toSorted((a, b) => b.words.length - a.words.length);
  const [word] = best?.words ?? [];
  if (!best || word === undefined || best.words.length === next?.words.length) return null;
  return field(best.code, 0.8, word);
}

const WORDS_OF_CROWNS: readonly (readonly [string, RegExp])[] = [
  [
    "SEK",
    /\b(bankgiro|plusgiro|autogiro|elnat\w*|forbrukning|elforbrukning|fakturadatum|att|och|fran|till|elskatt)\b/g,
  ],
  ["NOK", /\b(mva|kid|forfallsdato|fakturadato|nettleie|strømforbruk|stromforbruk|og|til|kroner)\b/g],
  ["DKK", /\b(cvr|betalingsservice|elforbrug|forbrug|nettarif\w*|elafgift|betalingsdato|og|til|aconto)\b/g],
];

function mostFrequent(names: readonly string[]): string | undefined {
  const times = (name: string) => names.filter((one) => one === name).length;
  return names.toSorted((a, b) => times(b) - times(a))[0];
}

/** The sign or code beside most amounts. */
function usualSign({ lines, amounts }: Reading): { sign: string; text: string } | undefined {
  const counts = new Map<string, { count: number; text: string }>();
  for (const line of lines) {
    for (const { currency } of amounts.money(textOf(line))) {
      if (currency === undefined) continue;
      const written = currency.toUpperCase().replace(/\.$/, "");
      // A recognizer takes $ for the letter.
      const sign = written === "S" ? "$" : written;
      counts.set(sign, { count: (counts.get(sign)?.count ?? 0) + 1, text: counts.get(sign)?.text ?? textOf(line) });
    }
  }
  const [usual] = [...counts].toSorted((a, b) => b[1].count - a[1].count);
  return usual && { sign: usual[0], text: usual[1].text };
}
