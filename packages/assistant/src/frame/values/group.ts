import type { Group, Unit } from "../frame";
import { withDigits } from "./numbers";

const GROUPS: readonly [RegExp, Group][] = [
  [
    /weekday.*weekend|weekend.*weekday|工作日.*(?:周末|双休)|周末.*工作日|周末.*返工|mon.*fri.*sat|weekdays? and sat|平日.*假日/,
    "weekpart",
  ],
  [
    /tariff|time[- ]of[- ]use|\btou\b|peak|峰|尖|谷|价段|rate period|price period|每1?段|分时|时段电价/,
    "tariff_period",
  ],
  [
    /hours? of (?:the )?day|time of (?:the )?day|our of (?:the )?day|what time|clock|几点|哪个时段|啥时段|24小时|when\b|一天中|1天中|时间段|钟点/,
    "hour_of_day",
  ],
  [/hour|hr\b|hrly|小时|钟头|时段|\bour\b|每时/, "hour"],
  [/day of (?:the )?week|weekdays?|周几|星期几|拜几|按星期|1周7天|^星期$|days? of the week/, "weekday"],
  [/weekends?|周末/, "weekpart"],
  [/appliances?|aplien|machines?|gadgets?|电器|家电|分项/, "appliance"],
  [/devices?|plugs?|设备|哪1?[盏台个]灯|插座/, "device"],
  [/rooms?|房间|屋|厅/, "room"],
  [/bills?|billing|statement|账单|电费单|[每哪几]1?期/, "bill"],
  [/quarter|quater|季度|按季|每季$|季$/, "quarter"],
  [/season|季节|四季|季/, "season"],
  [/months?|munths?|monthly|mth|月/, "month"],
  [/weeks?|weekly|wk|周|星期|礼拜/, "week"],
  [/years?|yearly|annual|yeer|年/, "year"],
  [/days?|daily|nights?|nightly|date|mornings?|evenings?|[天日晚]|saturdays?|sundays?/, "day"],
];

/** What readings are put together by: "day by day", 哪个月, "which weekday"; null for none. */
export function readGroup(words: string): Group | null {
  const text = withDigits(words);
  return GROUPS.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

const UNITS: readonly [RegExp, Unit][] = [
  [/mwh|megawatt|兆瓦时/, "MWh"],
  [/kwh|kilo ?wat+s?[- ]?h?ours?|k w h|kilo wat ours|units?\b|千瓦时|度数?电?|kilawot/, "kWh"],
  [/\bwh\b|watt[- ]?hours?|瓦时/, "Wh"],
  [/\bkws?\b|kilo ?watts?|千瓦|k w\b/, "kW"],
  [/\bw\b|wat?ts?\b|wots?\b|瓦/, "W"],
  [/percent|persent|pecent|per cent|%|fraction|proportion|百分|几成|占比|比例|占多少|趴|个点|占|成/, "percent"],
  [/kgs?\b|kilos?\b|kilograms?|tons?|公斤|千克|吨/, "kg"],
  [/hours?|hrs?\b|ours\b|小时|钟头?|点儿|多久|几长时间|时数|时间/, "hours"],
  [
    /money|dollars?|dolars?|bucks?|cash|euros?|pounds?|quid|pence|cents?|rupees?|\brs\b|sgd|usd|cost|\$|£|€|₹|钱|元|块|费/,
    "money",
  ],
];

/** The unit that the answer is wanted in; null for none. */
export function readUnit(words: string): Unit | null {
  return UNITS.find(([pattern]) => pattern.test(words))?.[1] ?? null;
}
