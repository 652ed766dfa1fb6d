/** A quantity that the asker names: it counts as given, never as known. */
export interface Amount {
  value: number;
  unit: "Wh" | "W" | "currency" | "fraction" | "hours" | "minutes" | "coins" | "celsius" | "km" | "kg";
  /** Symbol or code of a currency amount. */
  currency?: string;
  /** "per kWh", "每度": a price of energy. */
  perKwh?: boolean;
}

interface UnitPattern {
  pattern: RegExp;
  unit: Amount["unit"];
  factor: number;
}

const UNITS: readonly UnitPattern[] = [
  { pattern: /^(?:mwh|兆瓦时)/, unit: "Wh", factor: 1_000_000 },
  {
    pattern: /^(?:kwh|kilowatt[- ]?hours?|units? (?:of (?:power|electricity|energy)|at|cost)|千瓦时|度)/,
    unit: "Wh",
    factor: 1000,
  },
  { pattern: /^(?:wh|watt[- ]?hours?|瓦时)/, unit: "Wh", factor: 1 },
  { pattern: /^(?:kw|kilowatts?|千瓦)(?![a-z]|-?h|时)/, unit: "W", factor: 1000 },
  { pattern: /^(?:w|watts?|瓦)(?![a-z]|时)/, unit: "W", factor: 1 },
  { pattern: /^(?:%|percent|per cent|个百分点)/, unit: "fraction", factor: 0.01 },
  { pattern: /^(?:cents?|¢|美分|分钱)/, unit: "currency", factor: 0.01 },
  { pattern: /^(?:毛|角)/, unit: "currency", factor: 0.1 },
  { pattern: /^(?:dollars?|usd|bucks|美元|美金|元|块|yuan|rmb|eur|euros?|gbp|pounds?)/, unit: "currency", factor: 1 },
  { pattern: /^(?:°\s?c?|degrees?|celsius|摄氏度)/, unit: "celsius", factor: 1 },
  { pattern: /^(?:km\b|kilomet(?:er|re)s?|公里)/, unit: "km", factor: 1 },
  { pattern: /^(?:miles?\b|英里)/, unit: "km", factor: 1.609344 },
  { pattern: /^(?:kg\b|kilograms?|公斤|千克)/, unit: "kg", factor: 1 },
  { pattern: /^(?:hours?|hrs?|h\b|个?小时)/, unit: "hours", factor: 1 },
  { pattern: /^(?:minutes?|mins?|分钟)/, unit: "minutes", factor: 1 },
  { pattern: /^(?:green )?(?:coins?|个?绿币)/, unit: "coins", factor: 1 },
];

const NUMBER = /([$€£¥]\s*)?(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)\s*(.{0,16})/g;
const PER_KWH = /^\s*(?:\/|per|a|an|each|一|每)?\s*(?:\/|per)?\s*(?:kwh|kilowatt[- ]?hour|千瓦时|度)/;

/** Quantities with a unit in a normalised question; a bare number names none. */
export function findAmounts(question: string): Amount[] {
  // "5毛6" is 0.56 yuan.
  const normalized = question.replace(/(\d)(?:毛|角)(\d)(?:分钱?)?/g, "0.$1$2元");
  const amounts: Amount[] = [];
  // Units are looked up right behind the number; the tail must stay readable for the next number, hence lastIndex.
  NUMBER.lastIndex = 0;
  for (let match = NUMBER.exec(normalized); match; match = NUMBER.exec(normalized)) {
    const [whole, symbol, digits = "", tail = ""] = match;
    NUMBER.lastIndex = match.index + whole.length - tail.length;
    const value = Number(digits.replaceAll(",", ""));
    const before = normalized.slice(Math.max(0, match.index - 3), match.index);
    if (symbol) {
      amounts.push({ value, unit: "currency", currency: symbol.trim(), perKwh: PER_KWH.test(tail) });
      continue;
    }
    const unit = UNITS.find(({ pattern }) => pattern.test(tail));
    if (!unit) continue;
    const rest = tail.replace(unit.pattern, "");
    const amount: Amount = { value: value * unit.factor, unit: unit.unit };
    if (unit.unit === "currency") {
      amount.currency = currencyOf(tail);
      amount.perKwh = PER_KWH.test(rest) || /[每一]度$/.test(before) || /度电?$/.test(before);
    }
    amounts.push(amount);
  }
  return amounts;
}

function currencyOf(tail: string): string {
  if (/^(?:eur)/.test(tail)) return "€";
  if (/^(?:gbp|pounds?)/.test(tail)) return "£";
  if (/^(?:元|块|yuan|rmb|分钱|毛|角)/.test(tail)) return "¥";
  return "$";
}
