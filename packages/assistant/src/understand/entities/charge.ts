import { SMALL_NUMBER, smallNumber } from "./numerals";

export interface ChargeTarget {
  value: number;
  unit: "fraction" | "Wh" | "km";
}

const CHARGES = /\bcharg\w*\b|\bplug(?:ged|ging)? in\b|\b(?:battery|car|ev|tesla|leaf|powerwall)\b|充|电池|车/;
const PERCENT = new RegExp(
  `(${SMALL_NUMBER})\\s*(?:%|percent|per cent)|百分之([零一二两三四五六七八九十百]{1,4}|\\d{1,3})`,
);
const ENERGY = new RegExp(`(${SMALL_NUMBER})\\s*(?:kwh|kilowatt[- ]?hours?|千瓦时|度电?)`);
const DISTANCE = /(\d{1,3})\s*(miles?|mi\b|km\b|kilomet(?:er|re)s?|公里|英里)/;
const KM_OF_MILE = 1.609344;

/**
 * How far a car or a battery is to be charged.
 *
 * @param isOfCharging true where the conversation is about charging, so that "60 %" needs no word of it
 */
export function findTarget(text: string, isOfCharging = false): ChargeTarget | undefined {
  if (!isOfCharging && !CHARGES.test(text)) return undefined;
  const percent = PERCENT.exec(text);
  if (percent) return { value: smallNumber(percent[1] ?? percent[2] ?? "") / 100, unit: "fraction" };
  const tenths = /充?到?([一二三四五六七八九])成/.exec(text);
  if (tenths) return { value: smallNumber(tenths[1] ?? "") / 10, unit: "fraction" };
  const energy = ENERGY.exec(text);
  const kWh = energy ? smallNumber(energy[1] ?? "") : Number.NaN;
  if (Number.isFinite(kWh)) return { value: kWh * 1000, unit: "Wh" };
  const distance = DISTANCE.exec(text);
  if (distance) {
    const km = Number(distance[1]) * (/^mi|英里/.test(distance[2] ?? "") ? KM_OF_MILE : 1);
    return { value: Math.round(km * 10) / 10, unit: "km" };
  }
  if (/\bhalf (?:full|charged?)|\bhalfway\b|充一半|一半电/.test(text)) return { value: 0.5, unit: "fraction" };
  return /\b(?:full|fully|topped up|top up)\b|充满|满电/.test(text) ? { value: 1, unit: "fraction" } : undefined;
}

const NUMBER_OF_HOURS = new RegExp(`(${SMALL_NUMBER})(?:\\s+|-)?(?:hours?|hrs?)(?! ago)\\b`);
const NUMBER_OF_MINUTES = new RegExp(`(${SMALL_NUMBER})(?:\\s+|-)?(?:minutes?|mins?)(?! ago)\\b`);

/** For how long something is to run, in minutes. */
export function findDuration(text: string): number | undefined {
  if (/\bhalf an hour\b|半个?小时|半个?钟/.test(text)) return 30;
  const chinese = /([一二两三四五六七八九十]|\d{1,2}(?:\.\d)?)个?(半)?(?:个)?(?:小时|钟头)(半)?/.exec(text);
  if (chinese) return Math.round((smallNumber(chinese[1] ?? "") + (chinese[2] || chinese[3] ? 0.5 : 0)) * 60);
  const chineseMinutes = /([一二两三四五六七八九十]{1,3}|\d{1,3})分钟/.exec(text);
  if (chineseMinutes) return smallNumber(chineseMinutes[1] ?? "");
  const half = /\b(an?|one|two|three|four|\d) and a half hours?\b|\b(an) hour and a half\b/.exec(text);
  if (half) return (smallNumber(half[1] ?? half[2] ?? "") + 0.5) * 60;
  const hours = NUMBER_OF_HOURS.exec(text);
  const minutes = NUMBER_OF_MINUTES.exec(text);
  const total = (hours ? smallNumber(hours[1] ?? "") * 60 : 0) + (minutes ? smallNumber(minutes[1] ?? "") : 0);
  return Number.isFinite(total) && total > 0 ? Math.round(total) : undefined;
}
