import type { Language } from "../language";

const LOCALES: Record<Language, string> = { en: "en-US", zh: "zh-CN" };
const CENTS = 2;
const SIGNS: Readonly<Record<string, string>> = { USD: "$", EUR: "€", GBP: "£", CNY: "¥" };
const ISO_CURRENCY = /^[A-Z]{3}$/;

const formats = new Map<string, Intl.NumberFormat>();

/** A number with its thousands set apart and no trailing zeros: `1,234.5`. */
export function formatNumber(
  value: number,
  language: Language,
  maximumFractionDigits: number,
  minimumFractionDigits = 0,
): string {
  return withDigits(value, language, minimumFractionDigits, maximumFractionDigits);
}

/** `12%`, `12.5%`. @param share 0–1 */
export function formatPercent(share: number, language: Language, maximumFractionDigits = 1): string {
  return `${formatNumber(share * 100, language, maximumFractionDigits)}%`;
}

/**
 * Money with its currency: `$1,234.50`, `¥12.00`, `12.00 CAD`.
 *
 * @param currency ISO 4217 code, or the bill's own sign where that does not tell which dollar or yuan it is
 */
export function formatMoney(
  amount: number,
  currency: string,
  language: Language,
  { minimum = CENTS, maximum = CENTS }: { minimum?: number; maximum?: number } = {},
): string {
  const figure = withDigits(Math.abs(amount), language, minimum, maximum);
  const minus = amount < 0 ? "-" : "";
  const sign = currencySign(currency);
  return ISO_CURRENCY.test(sign) ? `${minus}${figure} ${sign}` : `${minus}${sign}${figure}`;
}

/** A currency as amounts show it: `$`, `€`, `CAD`. @param currency ISO 4217 code, or already a sign */
export const currencySign = (currency: string): string => SIGNS[currency] ?? currency;

function withDigits(
  value: number,
  language: Language,
  minimumFractionDigits: number,
  maximumFractionDigits: number,
): string {
  const key = `${language} ${minimumFractionDigits}–${maximumFractionDigits}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(LOCALES[language], { minimumFractionDigits, maximumFractionDigits });
    formats.set(key, format);
  }
  return format.format(value);
}
