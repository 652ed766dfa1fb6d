import type { Appliance } from "../frame/frame";

/* How answers of any maker, in both languages, name the values of a frame's slots. */

/** What happens to energy at the grid connection and at the panels. */
export const FLOW_WORDS = {
  sold: /\b(?:sold|sell(?:ing)?|export(?:ed|s|ing)?|fed|feed(?:ing)?|sent (?:back )?to the grid|back to the grid)\b|上网电|卖(?:给|出|电)|送[回给]电网|馈/i,
  bought:
    /\b(?:bought|buy(?:ing)?|purchased?|imports?|imported|(?:from|off) the grid|drew|drawn|took|taken)\b|从电网|购电|买(?:了|的|入|电)|取电/i,
  net: /\bnet\b|than you sold|than you bought|bought minus sold|净|比卖出|比买/i,
  produced: /\b(?:made|make|produced?|production|generated?|generation)\b|发(?:了|电)|光伏.{0,8}发/i,
  used: /\b(?:used?|uses|using|usage|consum\w+)\b|用电|用了|用的?\s?\d|消耗/i,
} as const;

export const METRIC_WORDS: Readonly<Partial<Record<string, RegExp>>> = {
  export: FLOW_WORDS.sold,
  net: FLOW_WORDS.net,
  production: FLOW_WORDS.produced,
  base_load: /\bbase ?load\b|always on|stand-?by|基础负荷|基荷|待机|一直开着/i,
  carbon: /CO₂|CO2|carbon|emission|二氧化碳|碳排|排放/i,
};

export const FILTER_WORDS: Readonly<Partial<Record<string, RegExp>>> = {
  weekend: /\bweekends?\b|saturdays? (?:and|or) sundays?|周末|双休|周六和?周日/i,
  weekday: /\bweekdays?\b|working days?|monday to friday|工作日|平日/i,
  mon: /\bmondays?\b|周一|星期一/i,
  tue: /\btuesdays?\b|周二|星期二|、二/i,
  wed: /\bwednesdays?\b|周三|星期三/i,
  thu: /\bthursdays?\b|周四|星期四/i,
  fri: /\bfridays?\b|周五|星期五/i,
  sat: /\bsaturdays?\b|周六|星期六/i,
  sun: /\bsundays?\b|周日|周天|星期[日天]/i,
  night: /\b(?:nights?|overnight)\b|夜|晚上|凌晨/i,
  morning: /\bmornings?\b|早|上午/i,
  afternoon: /\bafternoons?\b|下午/i,
  evening: /\bevenings?\b|晚|傍晚/i,
  daytime: /\bday-?time\b|during the day|白天/i,
  peak: /(?<!off-|off |mid-|mid )\bpeak\b|(?<!低)峰时|高峰|尖峰/i,
  off_peak: /\boff-?\s?peak\b|谷时|谷电|低谷/i,
  super_off_peak: /super off-?\s?peak|深谷/i,
  mid_peak: /mid-?\s?peak|平时段|平段/i,
  spring: /\bspring\b|春/i,
  summer: /\bsummer\b|夏/i,
  autumn: /\b(?:autumn|fall)\b|秋/i,
  winter: /\bwinter\b|冬/i,
  holidays: /\bholidays?\b|节假日|假日/i,
  hot_days: /\b(?:hot|warm)\w*\b|热/i,
  cold_days: /\bcold\w*\b|冷/i,
  away: /\b(?:away|vacation|trip|empty)\b|外出|不在家|没人/i,
};

/** Which end of a ranking a sentence speaks of. */
export const END_WORDS = {
  high: /\b(?:highest|most|maximum|max|top|biggest|largest|busiest|strongest|peaked|peaks?|above|over|more than|exceed\w*)\b|最[高多大贵强]|超过|以上|高于|峰值/i,
  low: /\b(?:lowest|least|minimum|min|bottom|smallest|fewest|quietest|cheapest|below|under|less than)\b|最[低少小弱]|最便宜|最省|不到|以下|低于/i,
} as const;

export const AGGREGATE_WORDS: Readonly<Partial<Record<string, RegExp>>> = {
  average:
    /\baverage\b|\ba day\b|\bper day\b|\bdaily\b|typical|\ba (?:week|month|hour|year)\b|\bper \w+\b|平均|每[天周月年]/i,
  median: /\bmedian\b|中位/i,
  streak: /\bin a row\b|\bnone of\b|连续|没有出现/i,
  trend:
    /\b(?:went|going|goes|gone) (?:up|down)\b|rising|falling|rose|fell|increas|decreas|the same|steady|flat|trend|增|减|持平|上升|下降|差不多|趋势/i,
};

export const COMPARISON_WORDS =
  /\b(?:more|less|fewer|higher|lower|than|same|versus|vs|compared|against|difference|up|down)\b|[多少高低]|比|相同|一样|差/i;

/** Where a group has a name of its own. */
export const GROUP_WORDS: Readonly<Partial<Record<string, RegExp>>> = {
  hour: /\bhours?\b|\d\s?[AP]M|小时|时段|点|\d:\d\d/i,
  hour_of_day: /\bhours?\b|\d\s?[AP]M|小时|时段|\d:\d\d/i,
  day: /\bdays?\b|天|日/i,
  weekday: /(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|day of the week|周[一二三四五六日]|星期|一周|每天/i,
  weekpart: /weekends?|weekdays?|周末|工作日/i,
  week: /\bweeks?\b|周/i,
  month: /\bmonths?\b|january|february|march|april|\bmay\b|june|july|august|september|october|november|december|月/i,
  quarter: /\bquarters?\b|\bQ[1-4]\b|季/i,
  season: /\bseasons?\b|spring|summer|autumn|\bfall\b|winter|季/i,
  year: /\byears?\b|\b20\d\d\b|年/i,
  tariff_period: /peak|峰|谷|平时/i,
  bill: /\bbills?\b|\bbilling\b|账单|账期/i,
};

/** Beside the label: what else people and articles call an appliance. */
export const APPLIANCE_WORDS: Readonly<Partial<Record<Appliance, RegExp>>> = {
  washer: /wash(?:er|ing)|laundry|洗衣/i,
  dryer: /dry(?:er|ing)|烘干|干衣/i,
  fridge: /fridge|refrigerator|冰箱/i,
  freezer: /freezer|冷柜|冰柜/i,
  ac: /\bA\/?C\b|air.?con|cooling|空调|制冷/i,
  heating: /heat|采暖|取暖|供暖|暖气/i,
  heat_pump: /heat pump|热泵/i,
  space_heater: /heater|取暖器|电暖/i,
  water_heater: /water heat|boiler|hot water|热水/i,
  ev: /\bEV\b|electric (?:car|vehicle)|\bcar\b|charger|汽车|电动车|充电桩/i,
  lights: /light|lamp|照明|灯/i,
  stove: /stove|cook|hob|灶|炉/i,
  oven: /oven|烤箱/i,
  tv: /\bTV\b|television|电视/i,
  computer: /computer|\bPC\b|laptop|电脑/i,
  console: /console|gaming|游戏机/i,
  hot_tub: /hot tub|spa\b|浴缸/i,
  standby: /stand-?by|always on|base load|待机|基础负荷/i,
  solar: /solar|panels?|光伏|太阳能/i,
  battery: /battery|电池/i,
};

/** What is said of the asker's own home, whatever its figure. */
export const OWN_WORDS =
  /\byour (?:own |home|house|grid region|region|meter|readings?|use\b|usage|consumption|bills?|electricity|energy|base load|panels|average|tariff|cost|highest|lowest)|\byou(?:'ve| have)? (?:used?|bought|sold|paid|spent|consumed)\b|[您你](?:的|家的?)?(?:用电|电费|账单|电表|读数|基础负荷|光伏|平均|电价|最高|最低)|[您你](?:家|用了|从电网|卖给|平均|付了?|花了?)|[您你]所在的?(?:电网|地区)/i;
export const OWN_REGION = /\byour (?:grid )?region|[您你]所在的?(?:电网|地区)/i;
