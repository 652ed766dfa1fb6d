import { type Finder, matches } from "./finds";

const STREETS =
  "street|st|avenue|ave|road|rd|boulevard|blvd|lane|ln|drive|dr|court|ct|way|place|pl|terrace|ter|circle|cir|parkway|pkwy|highway|hwy|square|sq|close|crescent|cres|trail|trl|mews|grove|gardens";
const STATES =
  "A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]";
const ROOM = "(?:,?\\s*(?:apt|apartment|unit|suite|ste|flat|floor|fl|#)\\.?\\s*[\\w-]+)?";
const TOWN = `(?:,?\\s+[A-Z][\\p{L}.'-]+(?:\\s[A-Z][\\p{L}.'-]+){0,2})?(?:,?\\s+(?:${STATES})\\b)?(?:,?\\s+\\d{5}(?:-\\d{4})?\\b)?`;

/** Words that stand behind a quantity and never in a street's name. */
const NO_NAME =
  /\b(?:[kmg]?wh?|percent|dollars?|cents?|hours?|hrs?|minutes?|days?|months?|years?|degrees?|people|rooms?|a|an|on|in|of|per|to|at|and|or|for|my|your|the|is|are|was|more|less|times?|appliances?|bulbs?|lights?|panels?|cars?|evs?)\b/i;

const HOUSE = `(?<!\\p{L}|\\d|[.,$€£])\\d{1,6}[a-z]?(?:[-/]\\d+)?`;
const HAN = "\\p{Script=Han}";
const CHINESE_NUMBER = "[\\dA-Za-z一二三四五六七八九十百零-]+";

/** Street addresses as they are written in English, Chinese, German, French and Spanish. */
export const ADDRESSES: readonly Finder[] = [
  matches(
    "address",
    new RegExp(`${HOUSE}\\s+(?:[\\p{L}\\d'.-]+\\s+){1,4}?(?:${STREETS})\\b\\.?${ROOM}`, "giu"),
    (found) => !NO_NAME.test(found),
  ),
  // With the town behind it, whose words begin with capitals.
  matches(
    "address",
    new RegExp(
      `${HOUSE}\\s+(?:[A-Z\\d][\\p{L}\\d'.-]*\\s+){1,4}?(?:${STREETS.replace(/\b[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`)})\\b\\.?${ROOM}${TOWN}`,
      "gu",
    ),
    (found) => !NO_NAME.test(found),
  ),
  matches("address", /\bP\.?\s?O\.?\s*Box\s+\d+/gi),
  matches("address", new RegExp(`\\b(?:${STATES})\\s+\\d{5}(?:-\\d{4})?\\b`, "g")),
  matches("address", /\b(?:GIR ?0AA|[A-Z]{1,2}\d[A-Z\d]? ?\d[ABD-HJLNP-UW-Z]{2})\b/g),
  matches(
    "address",
    /(?:\bzip(?: code)?|\bpost(?:al)? ?code|邮编)\s*(?:is|[:：]|是)?\s*(?<value>[A-Z\d][A-Z\d -]{3,9}\d[A-Z]*)/gi,
  ),
  matches(
    "address",
    /\p{Lu}[\p{L}-]*(?:straße|strasse|str\.|weg|platz|allee|gasse|ring|damm|ufer)\s+\d+\s?[a-z]?\b(?:,?\s+\d{5}\s+\p{Lu}[\p{L}-]+)?/gu,
  ),
  matches(
    "address",
    /(?<![\d.,])\d{1,4}(?:\s?(?:bis|ter))?,?\s+(?:rue|avenue|boulevard|place|chemin|allée|impasse|quai|cours)\s+(?:[\p{L}'’-]+\s?){1,5}(?:,?\s*\d{5}\s+\p{Lu}[\p{L}-]+)?/giu,
  ),
  matches(
    "address",
    /\b(?:calle|avenida|avda\.?|plaza|paseo|via|viale|piazza)\s+(?:[\p{L}'.-]+\s+){0,4}?[\p{L}'.-]+,?\s+(?:n[º°.o]\s*)?\d+\b/giu,
  ),
  matches(
    "address",
    new RegExp(
      `(?:(?!住在|位于|地址)${HAN}){0,12}(?:路|街|大道|大街|巷|弄|胡同|村|小区|花园|苑|公寓|大厦|家园|新城)\\s*(?:${CHINESE_NUMBER}\\s*(?:号楼|号院|号|弄|栋|幢|座|单元|楼|室|层|房|户)\\s*)+(?:${CHINESE_NUMBER}(?!\\s*(?:度|元|千瓦|瓦|月|年|点|小时)))?`,
      "gu",
    ),
  ),
];
