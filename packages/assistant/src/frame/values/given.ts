import { amountOfMoney, currencyOf } from "./money";
import { withDigits } from "./numbers";

const PER: readonly [RegExp, string][] = [
  [/(?:\ba|\/|per|each|every|\bone|一|每|(?<!\d)1) ?(?:day|night|nite|天|日|晚)|daily|nightly|每天|每日/, "/day"],
  [/(?:\ba|\/|per|each|every) ?week|weekly|每周|一周|每星期/, "/week"],
  [/(?:\ba|\/|per|each|every) ?(?:month|mo\b)|monthly|每个?月|1个?月/, "/month"],
  [/(?:\ba|\/|per|each|every) ?(?:year|yr)|yearly|annual|每年|1年(?!内)/, "/year"],
];
const COUNTED: readonly [RegExp, string][] = [
  [/panels?|panals?|modules?|块?板|块光伏|片|块太阳能|块组件/, "panels"],
  [/bulbs?|incandescents?|灯泡/, "bulbs"],
  [/lamps?/, "lamps"],
  [/lights?|灯/, "lights"],
  [/people|persons?|ways|个人|口人|人/, "people"],
  [/coins?|绿币|金币/, "coins"],
  [/rooms?|房间/, "rooms"],
  [/times|次|loads?|cycles?/, "times"],
];

/**
 * An amount to calculate with: "1500 watt" is `1500W`, 五毛八 `0.58/kWh`, "2 hours a day" `2h/day`, 百公里十四度
 * `14kWh/100km`; null for none.
 */
export function readGiven(words: string, around: string): string | null {
  const text = withDigits(
    words
      .replace(/half an? (?:hour|hr)|半个?(?:小时|钟头?)/g, "30 min")
      .replace(/an (hour|hr) and a half/g, "1.5 $1")
      // Behind a number it is a price: "0.15 a kWh", 0.56一度.
      .replace(/(?<!\d.*)\ban? (?=kilowatt|kwh|unit)/g, "1 ")
      .replace(/\ban? (?=hour|hr|minute)/g, "1 ")
      .replace(/(?<=[\d元块毛分钱厘])一(?=度|千瓦时|kwh)/g, "每")
      .replace(/^[一1](?=(?:度电?|千瓦时|kwh)[^\d]{0,4}\d)/, "每")
      .replace(/^(?:单价|电价)(?:是|为|按)?/, "每度")
      .replace(/all day|round the clock|24\/7|整天开?|全天/g, "24 hours a day")
      .replace(/(\d|[一二三四五六七八九十])个半/g, "$1.5")
      .replace(/六角|(?<=[\d一二两三四五六七八九])角/g, (word) => word.replace("角", "毛"))
      .replace(/a fiver/g, "5 pounds")
      .replace(/a tenner/g, "10 pounds")
      .replace(/(^|\s)\.(?=\d)/g, "$10.")
      .replace(/(?<=[零\d一二三四五六七八九])点(?=[零一二三四五六七八九\d])/g, "."),
  ).replace(/(\d+)\.5(小时|个小时)/g, "$1.5$2");
  if (/折/.test(text)) {
    const share = Number(/\d+(?:\.\d+)?/.exec(text)?.[0] ?? Number.NaN);
    return Number.isFinite(share) ? `${100 - (share < 10 ? share * 10 : share)}%` : null;
  }
  // What a liter costs is no price of electricity, and no sum.
  if (/[元块毛]|[$£€¥]/.test(words) && (PER_LITER.test(words) || around.includes(`${words}升`))) return null;
  const distance =
    /(\d+(?:\.\d+)?)? ?(?:kwh|度电?|千瓦时|units?).{0,10}(?:100 ?(?:km|kilomet)|百公里)|百公里.*?(\d+(?:\.\d+)?) ?(?:度|kwh|千瓦时)?/.exec(
      text.replace(/100公里/, "百公里"),
    );
  if (distance && (distance[1] ?? distance[2])) return `${distance[1] ?? distance[2]}kWh/100km`;
  const half = text
    .replace(
      /(\d+(?:\.\d+)?)(小时|个小时|个?钟头?)半/,
      (_, digits: string, unit: string) => `${Number(digits) + 0.5}${unit}`,
    )
    .replace(/(\d+) hours? and (?:a half|30 min)/, (_, digits: string) => `${Number(digits) + 0.5} hours`);
  // The one of 一年 is no number of kilometers.
  const number = /\d+(?:\.\d+)?/.exec(half.replace(/^1个?(?:天|日|周|星期|月|年)(?=\D*\d)/, ""))?.[0];
  if (number === undefined) return null;
  const value = String(Number(number) % 1 === 0 && number.length > 3 ? Number(number) : number);
  // 一晚上8小时 is one night, unless a longer time is asked for; 每晚 is every one.
  const isOneNight = ONE_NIGHT.test(around) && !LONGER.test(around);
  const periodIn = (said: string): string => {
    const found = PER.find(([pattern]) => pattern.test(said))?.[1] ?? "";
    return isOneNight && found === "/day" ? "" : found;
  };
  const per = periodIn(half);
  const perHere = per || periodIn(around);
  const amount = physical(half, value, per, perHere, around);
  if (amount) return amount;
  // "The 25C tax credit" is a section of a law, and no price.
  if (/^\W*\d\d ?[a-z]\W*$/.test(half) && /\btax\b|\bcredit\b/.test(around)) return null;
  // The one of 一度七元 is no yuan.
  const money = amountOfMoney(half.replace(/^[每1](?:度电?|千瓦时|kwh)(?=\D*\d)/, ""));
  const currency = currencyOf(half) ?? (/\d ?c\b/.test(half) ? "usd" : null);
  if (
    /\/ ?(?:kwh|unit)|(?:per|a|an) (?:kwh|unit|kilowatt)|每度|一度|1度|每千瓦时|每kwh|\/ ?度/.test(half) &&
    money !== null
  )
    return `${money}/kWh`;
  if (currency && money !== null) {
    const isPrice = money < 3 || /cents?|pence|\d ?p\b|¢|毛|paise/.test(half);
    if (isPrice) return `${money}/kWh`;
    // A whole number of a day or week would be so many times.
    const named = (per === "/day" || per === "/week") && Number.isInteger(money) ? currency : "";
    return per ? `${money}${named}${per}` : `${money}${currency}`;
  }
  const counted = COUNTED.find(([pattern]) => pattern.test(half));
  if (counted) return `${value}${counted[1]}`;
  if (
    /^0?\.\d+$|^[12]\.\d{1,3}$/.test(half.trim()) ||
    (/^\d{1,2}(?:\.\d+)?$/.test(half.trim()) && /rate|电价|a kwh|per kwh|per unit/.test(around))
  )
    return `${value}/kWh`;
  // "My bill is 138": money without its name.
  if (
    /^\d{2,}(?:\.\d+)?$/.test(half.trim()) &&
    /\bbill|\bpay|\bpaid|\bcosts?\b|deposit|refund|账单|电费|押金/.test(around)
  )
    return `${value}${/\p{Script=Han}/u.test(around) ? "cny" : "usd"}`;
  return null;
}

const PER_LITER = /[一1每/]升|\d ?(?:an?|per|\/) ?(?:lit(?:er|re)|gallon)/;
const ONE_NIGHT = /[一1]整?个?(?:晚上?|夜)/;
const LONGER = /每|月|年|周|天天|夏|冬|\b(?:month|year|week)/;

/** "On 8 hours, what does it cost a month?": hours of each day, when a longer time is asked for. */
function isOfDaily(hours: string, around: string): boolean {
  return Number(hours) <= 24 && /month|year|annual|week|daily|一个?月|每月|一年|月电费|全年/.test(around);
}

function physical(text: string, value: string, per: string, perHere: string, around: string): string | null {
  if (/%|percent|per cent|百分|个点/.test(text)) return `${value}%`;
  const tenths = /(\d)成(\d)?/.exec(text);
  if (tenths) return `${tenths[1]}${tenths[2] ?? "0"}%`;
  if (
    /(?:\$|£|€|₹|元|块(?!板)|毛|cents?|pence|\d ?p\b|\brs\b|rupees?|nairas?|ngn|₦|rands?|ksh|euros?|quid|pounds?|bucks|dollars?|\d ?c\b)/.test(
      text,
    ) &&
    !/kw(?!h)|(?:^|\d) ?w\b/.test(text)
  )
    return null;
  if (/(?:每|\/ ?)(?:度|千瓦时|kwh)/.test(text) && !/km|mi|公里/.test(text)) return null;
  if (/^\D*(?:0?\.\d+|\d+(?:\.\d+)?c?) ?(?:\/|per|an?) ?(?:kwh|unit)/.test(text)) return null;
  if (/mi(?:les)? ?(?:\/|per|an?|to the) ?(?:kwh|kilowatt)/.test(text)) return `${value}mi/kWh`;
  if (
    /kw ?h(?!\w)|kilo ?watt[- ]?hours?|\bunits?\b|千瓦时|度电?|kilowats? ours/.test(text) &&
    !/°|degree|攝|摄氏/.test(text)
  ) {
    if (/battery|batteries|powerwall|电池|储能/.test(`${text} ${around}`) && !per) return `${value}kWh_battery`;
    return `${value}kWh${per}`;
  }
  if (/\bwh\b|\dwh\b|watt[- ]?hours?|瓦时/.test(text)) return `${value}Wh`;
  if (/kva|千伏安/.test(text)) return `${value}kVA`;
  if (/kw\b|kilo ?wat?ts?|千瓦/.test(text)) return `${value}kW`;
  if (/\d ?w\b|wat?ts?\b|wots?\b|瓦|what's/.test(text)) return `${value}W`;
  if (/\d ?v\b|volts?|伏/.test(text)) return `${value}V`;
  if (/\d ?a\b(?! (?:day|week|month|year|night|munth|nite|quarter|kwh|unit|mile|piece))|amps?|安(?!全)/.test(text))
    return `${value}A`;
  if (/gallons?|gal\b|加仑/.test(text)) return `${value}gal`;
  if (/km\b|kilomet|公里|千米/.test(text)) return `${value}km${per}`;
  if (/miles?\b|\bmi\b|英里/.test(text)) return `${value}mi${per}`;
  if (/lit(?:er|re)s?|\d ?l\b|升/.test(text)) return `${value}l`;
  if (/sq(?:uare)? ?(?:ft|feet)|平方英尺/.test(text)) return `${value}sqft`;
  if (/m2|m²|square met|平米|平方/.test(text)) return `${value}m2`;
  if (/hp\b|horse|匹/.test(text)) return `${value}hp`;
  if (/minutes?|mins?\b|分钟/.test(text)) return `${value}min${per || (perHere === "/day" ? "/day" : "")}`;
  if (/hours?|hrs?\b|\dh\b|\d h\b|小时|钟头?|ours\b/.test(text))
    return `${value}h${per || (perHere === "/day" || isOfDaily(value, around) ? "/day" : "")}`;
  if (/(?<!sun )days?\b|[天日]/.test(text) && !per) return `${value}days`;
  if (/years?|yrs?\b|年/.test(text)) return `${value}y`;
  if (/months?|个月/.test(text) && !/\$|£|€|元|块/.test(text) && !per) return `${value}months`;
  if (/kg\b|kilos?|公斤|千克/.test(text)) return `${value}kg`;
  if (/°? ?f\b|fahrenheit/.test(text)) return `${value}F`;
  if (/degrees?|°/.test(text)) return `${value}C`;
  return null;
}
