/** ISO code of the money that words name, in lower case; null when they name none. */
export function currencyOf(text: string): string | null {
  return CURRENCIES.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

const CURRENCIES: readonly [RegExp, string][] = [
  [/s\$|\bsgd\b|sing dollars?|新币/, "sgd"],
  [/a\$|\baud\b/, "aud"],
  [/c\$|\bcad\b/, "cad"],
  [/nt\$|\btwd\b|新台币|台币/, "twd"],
  [/hk\$|\bhkd\b|港币|港元|蚊/, "hkd"],
  [/\$|\busd\b|dollars?|dollas?|dolars?|bucks?|cents?\b|¢|美元|美金|美分/, "usd"],
  [/£|\bgbp\b|pounds?|quid|pence|\d ?p\b|fiver|tenner/, "gbp"],
  [/€|\beur\b|euros?/, "eur"],
  [/₹|\binr\b|\brs\b\.?|rupees?|lakh|paise/, "inr"],
  [/₦|\bngn\b|\bnairas?\b/, "ngn"],
  [/\bkes\b|\bksh\b|kenyan shillings?/, "kes"],
  [/\bzar\b|\brands?\b/, "zar"],
  [/¥|元|块|毛|毫|角|\brmb\b|\bcny\b|yuan|人民币|分钱|万$/, "cny"],
];

/** The amount that words name, in whole units of its money: 五毛八 (as 5毛8) is 0.58, "27 pence" 0.27. */
export function amountOfMoney(words: string): number | null {
  const text = words
    .replaceAll(/(?<=\d)[毫角]/g, "毛")
    .replaceAll(/(?<=\d)蚊/g, "块")
    .replace(/(\d)毛半/, "$1毛5");
  const half = /(\d+)块半/.exec(text);
  if (half) return Number(half[1]) + 0.5;
  const chinese =
    /(\d+(?:\.\d+)?)(?:块|元)(\d)毛?(\d)?(?!\d|度)|(\d+(?:\.\d+)?)毛(?:(\d)(?:分|厘|$|(?!\d|度|公里))(\d)?)?/.exec(
      text,
    );
  if (chinese) {
    const [, whole, tenths, hundredths, dimes, cents, mills] = chinese;
    if (whole !== undefined) return round(Number(whole) + Number(tenths) / 10 + Number(hundredths ?? 0) / 100);
    return round(Number(dimes) / 10 + Number(cents ?? 0) / 100 + Number(mills ?? 0) / 1000);
  }
  const number = /\d+(?:\.\d+)?/.exec(text)?.[0];
  if (number === undefined) return null;
  const isHundredth = /cents?\b|¢|pence|\d ?p\b|paise|美分|分(?!钟)|\d ?c\b/.test(text) && !/\$ ?\d/.test(text);
  return isHundredth ? round(Number(number) / 100) : Number(number);
}

const round = (value: number): number => Math.round(value * 10_000) / 10_000;
