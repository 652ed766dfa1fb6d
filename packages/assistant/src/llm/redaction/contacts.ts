import { findPhoneNumbersInText, type CountryCode } from "libphonenumber-js";
import { type Finder, isDates, isQuantity, matches } from "./finds";

export const EMAILS: readonly Finder[] = [
  matches(
    "email",
    /(?<![\p{Script=Latin}\d])[\p{Script=Latin}\d][\p{Script=Latin}\d._%+'-]{0,63}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63})+/gu,
  ),
  matches(
    "email",
    /(?<![\w.+-])[\w.+-]{1,64}\s*[[(]\s*at\s*[\])]\s*[\w-]+(?:\s*(?:[[(]\s*dot\s*[\])]|\.)\s*[\w-]+)+/gi,
  ),
];

/** Where a number without a country's code may be from. */
const HOME_COUNTRIES: readonly CountryCode[] = ["US", "CN", "GB"];

/** What the library is worth asking for. */
const ENOUGH_DIGITS = /(?:\d\D{0,3}){7}/;

const inCountry =
  (country: CountryCode): Finder =>
  (text) =>
    !ENOUGH_DIGITS.test(text)
      ? []
      : findPhoneNumbersInText(text, country).flatMap(({ startsAt: start, endsAt: end }) =>
          isDates(text.slice(start, end)) || isQuantity(text.slice(0, start), text.slice(end))
            ? []
            : [{ kind: "phone", start, end }],
        );

export const PHONES: readonly Finder[] = [
  ...HOME_COUNTRIES.map(inCountry),
  matches(
    "phone",
    /(?<![\d.,])0\d{2,4}[ /-]\d{3,9}(?:[ -]\d+)?(?![\d.,]*\d)/g,
    (_found, before, after) => !isQuantity(before, after),
  ),
  matches("phone", /\+\d(?:[ ().-]{0,2}\d){7,14}/g),
  matches("phone", /(?<![\d-])\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}(?![\d-])/g),
  matches("phone", /(?<![\d.-])\d{3}[-.]\d{4}(?![\d.-]|\s*[kMG]?Wh?\b)/g),
  matches("phone", /(?<!\d)1[3-9]\d(?:[ -]?\d{4}){2}(?!\d)/g, (_found, before, after) => !isQuantity(before, after)),
  matches(
    "phone",
    /(?:\b(?:phone|tel|telephone|mobile|cell|fax|call me (?:at|on))\b|电话|手机)\.?\s*(?:number|no|号码?|号)?\s*(?:is|[:：]|是)?\s*(?<value>[+(]?\d[\d ().-]{5,18}\d)/gi,
  ),
];
