/*
 * The amounts that an asker states, as the codes of a frame's `given`:
 *
 *   power     1000W 1.5kW 315kVA 1.5hp 1.5pi 12000btu 2tons  energy    450kWh 800Wh 2MWh, per period 20kWh/day
 *   battery   10kWh_battery                                  duration  2h 40min, per period 3h/day
 *   span      30days 30d 3months 1y 10years                  times     3/week 1/day (whole numbers) 4times/month
 *   price     0.30/kWh 0.30usd/kWh                           money     300usd, per period 100/month 0.60/day 240usd/month
 *   tier      100kWh@3.5 rest@7.2: so many kWh, or all others, at a price
 *   charge    12charge/month: what is billed besides the kWh
 *   added     5%tax                                          lost      10%loss
 *   ends      120before 150after: an amount that took the place of another
 *   changed   12%rise 15%fall                                taken off 30%rebate 700rebate 700usdrebate
 *   share     20%                                            distance  15000km 9000miles, per period 25km/day
 *   consumption 18kWh/100km 0.5kWh/mi 3.5mi/kWh              count     8panels 10bulbs 4people 3pieces 5loads
 *   current   40A   voltage 240V   factor 0.85pf             ratio     2.7COP 11EER
 *
 * Currencies are ISO 4217 codes in lower case. A code that is none of these is `other`.
 */

import type { Frame, Metric } from "../frame";
import { normalWords } from "../normalize";
import { currencyNamed } from "./scan/currencies";
import { scanAmounts } from "./scan/scan";
import type { GivenPeriod } from "./scan/units";

export type { GivenPeriod } from "./scan/units";

export type GivenAmount =
  | { kind: "power"; watts: number }
  /** BTU/h of heat moved, the size of an air conditioner. */
  | { kind: "cooling"; btuPerHour: number }
  | { kind: "horsepower"; horsepower: number }
  /** 匹, the size that an air conditioner is sold by in China. */
  | { kind: "ac_size"; pi: number }
  | { kind: "apparent_power"; voltAmperes: number }
  | { kind: "energy"; wh: number; per: GivenPeriod | null }
  | { kind: "battery"; wh: number }
  | { kind: "duration"; hours: number; per: GivenPeriod | null }
  | { kind: "span"; days: number; of: GivenPeriod; count: number }
  | { kind: "times"; count: number; per: GivenPeriod }
  | { kind: "price"; perKwh: number; currency: string | null }
  | { kind: "money"; amount: number; currency: string | null; per: GivenPeriod | null }
  /** Billed each month besides the kWh. */
  | { kind: "charge"; amount: number; per: GivenPeriod }
  | { kind: "share"; fraction: number }
  /** A percentage added to a sum. */
  | { kind: "tax"; fraction: number }
  /** Of what is drawn, the part that is lost in charging. */
  | { kind: "loss"; fraction: number }
  /** By what part an amount became larger; negative for smaller. */
  | { kind: "change"; fraction: number }
  /** What an incentive takes off a price, as a part of it or as money. */
  | { kind: "rebate"; fraction: number | null; amount: number }
  /** Null is the rest. */
  | { kind: "tier"; wh: number | null; perKwh: number }
  | { kind: "distance"; km: number; per: GivenPeriod | null }
  | { kind: "consumption"; whPerKm: number }
  | { kind: "count"; count: number; of: string }
  | { kind: "current"; amperes: number }
  | { kind: "voltage"; volts: number }
  | { kind: "power_factor"; factor: number }
  | { kind: "ratio"; ratio: number; of: "cop" | "eer" }
  | { kind: "other"; code: string };

const KM_PER_MILE = 1.609344;
const WH_PER_KWH = 1_000;
const MINUTES_PER_HOUR = 60;
const BTU_PER_HOUR_PER_TON = 12_000;
const DAYS = { day: 1, week: 7, month: 30, year: 365 } as const;
const CODE = /^(\d+(?:\.\d+)?)([^/]*)(?:\/(.+))?$/;
const PERIODS: Readonly<Record<string, GivenPeriod>> = { day: "day", week: "week", month: "month", year: "year" };
const SPANS: Readonly<Record<string, GivenPeriod>> = {
  d: "day",
  day: "day",
  days: "day",
  w: "week",
  week: "week",
  weeks: "week",
  month: "month",
  months: "month",
  y: "year",
  year: "year",
  years: "year",
};
const MILE = /^mi(?:les?)?$/;
const CURRENCY = /^[a-z]{3}$/;
const REBATE = /^(?:[a-z]{3})?rebate$/;

const TIER = /^(?:(\d+(?:\.\d+)?)kWh|rest)@(\d+(?:\.\d+)?)$/;

export function readGiven(code: string): GivenAmount {
  const tier = TIER.exec(code.trim());
  if (tier)
    return { kind: "tier", wh: tier[1] === undefined ? null : Number(tier[1]) * WH_PER_KWH, perKwh: Number(tier[2]) };
  const [, digits, unit = "", behind] = CODE.exec(code.trim()) ?? [];
  if (digits === undefined) return { kind: "other", code };
  return amountOf(Number(digits), unit, behind, code) ?? { kind: "other", code };
}

function amountOf(value: number, unit: string, behind: string | undefined, code: string): GivenAmount | undefined {
  const per = behind === undefined ? null : (PERIODS[behind] ?? undefined);
  // "/kWh", "/100km": a ratio, no period.
  if (per === undefined) return ratioOf(value, unit, behind ?? "");
  const plain = per === null;
  switch (unit) {
    case "W":
      return plain ? { kind: "power", watts: value } : undefined;
    case "kW":
      return plain ? { kind: "power", watts: value * 1_000 } : undefined;
    case "Wh":
      return { kind: "energy", wh: value, per };
    case "kWh":
      return { kind: "energy", wh: value * WH_PER_KWH, per };
    case "MWh":
      return { kind: "energy", wh: value * 1e6, per };
    case "Wh_battery":
      return { kind: "battery", wh: value };
    case "kWh_battery":
      return { kind: "battery", wh: value * WH_PER_KWH };
    case "h":
      return { kind: "duration", hours: value, per };
    case "min":
      return { kind: "duration", hours: value / MINUTES_PER_HOUR, per };
    case "pi":
      return { kind: "ac_size", pi: value };
    case "hp":
      return { kind: "horsepower", horsepower: value };
    case "btu":
      return { kind: "cooling", btuPerHour: value };
    case "ton":
    case "tons":
      return { kind: "cooling", btuPerHour: value * BTU_PER_HOUR_PER_TON };
    case "kVA":
      return { kind: "apparent_power", voltAmperes: value * 1_000 };
    case "pf":
      return { kind: "power_factor", factor: value };
    case "A":
      return { kind: "current", amperes: value };
    case "V":
      return { kind: "voltage", volts: value };
    case "COP":
      return { kind: "ratio", ratio: value, of: "cop" };
    case "EER":
      return { kind: "ratio", ratio: value, of: "eer" };
    case "%":
      return { kind: "share", fraction: value / 100 };
    case "%tax":
      return { kind: "tax", fraction: value / 100 };
    case "%loss":
      return { kind: "loss", fraction: value / 100 };
    case "%rise":
      return { kind: "change", fraction: value / 100 };
    case "%fall":
      return { kind: "change", fraction: -value / 100 };
    case "%rebate":
      return { kind: "rebate", fraction: value / 100, amount: 0 };
    case "times":
      return per === null ? { kind: "count", count: value, of: unit } : { kind: "times", count: value, per };
    case "charge":
      return per === null ? undefined : { kind: "charge", amount: value, per };
    case "km":
      return { kind: "distance", km: value, per };
    case "":
      return bare(value, per, code);
    default:
      return otherUnit(value, unit, per);
  }
}

/** A bare number of times a day or week is whole; of money it has cents, or is told by the month or year. */
function bare(value: number, per: GivenPeriod | null, code: string): GivenAmount | undefined {
  if (per === null) return undefined;
  const isTimes = (per === "day" || per === "week") && Number.isInteger(value) && !code.includes(".");
  return isTimes ? { kind: "times", count: value, per } : { kind: "money", amount: value, currency: null, per };
}

function otherUnit(value: number, unit: string, per: GivenPeriod | null): GivenAmount | undefined {
  if (MILE.test(unit)) return { kind: "distance", km: value * KM_PER_MILE, per };
  if (REBATE.test(unit)) return { kind: "rebate", fraction: null, amount: value };
  const span = SPANS[unit];
  if (span && per === null) return { kind: "span", days: value * DAYS[span], of: span, count: value };
  if (CURRENCY.test(unit) && !["gal", "car", "sqm"].includes(unit))
    return { kind: "money", amount: value, currency: unit.toUpperCase(), per };
  return /^[a-z]{4,}$/.test(unit) && per === null ? { kind: "count", count: value, of: unit } : undefined;
}

function ratioOf(value: number, unit: string, behind: string): GivenAmount | undefined {
  if (behind === "kWh") {
    if (MILE.test(unit)) return { kind: "consumption", whPerKm: WH_PER_KWH / (value * KM_PER_MILE) };
    if (unit === "km") return { kind: "consumption", whPerKm: WH_PER_KWH / value };
    if (unit === "" || CURRENCY.test(unit))
      return { kind: "price", perKwh: value, currency: unit === "" ? null : unit.toUpperCase() };
  }
  if (unit !== "kWh") return undefined;
  const [, distance = "1", of = ""] = /^(\d*)(km|mi)$/.exec(behind) ?? [];
  if (of === "") return undefined;
  const km = Number(distance || 1) * (of === "mi" ? KM_PER_MILE : 1);
  return { kind: "consumption", whPerKm: (value * WH_PER_KWH) / km };
}

/** The currency that the words of an amount name, `$` of any dollars; null when they name none. */
export function currencyIn(words: string): string | null {
  const isMoney = (kind: string) => kind === "money" || kind === "price";
  const text = normalWords(words);
  const stated = scanAmounts(text).find(({ kind, unit }) => isMoney(kind) && unit !== "")?.unit;
  const code = stated ?? currencyNamed(text);
  if (!code) return null;
  return code === "usd" ? "$" : code.toUpperCase();
}

/**
 * The currency of the amounts of a question: "31 cents" are of euros where it asks for euros, 元 of the money of the home.
 */
export function currencyOfAmounts({ read, mentions }: Pick<Frame, "mentions" | "read">): string | null {
  const words = read.given?.words ?? "";
  const said = currencyIn(words);
  if (said === "CNY" && mentions?.yuan && !/¥|￥|\brmb\b|\bcny\b|\byuan\b|人民[币幣]/i.test(words))
    return mentions.yuan;
  const isCents = said === "$" && !/\$|\bdollars?\b|\bbucks?\b|美/i.test(words);
  return isCents && mentions?.euros ? "EUR" : said;
}

/** Whether a question states a number with decimals, as prices are, that none of its amounts was read from. */
export function hasUnreadPrice(question: string, { read }: Pick<Frame, "read">): boolean {
  const words = Object.values(read)
    .map((one) => one.words)
    .join(" ");
  return (question.match(/\d*\.\d+/g) ?? []).some((number) => !words.includes(number));
}

const FIGURES: ReadonlySet<Metric | undefined> = new Set([
  "cost",
  "energy",
  "power",
  "price",
  "savings",
  "duration",
  "production",
  "earnings",
]);
/** Topics of which an amount in the question is there to be calculated with. */
const CALCULATED =
  /^(?:running-cost-formula|kwh-and-kw|how-much-can-i-save|(?:solar|battery)-(?:sizing|payback)|ev-charging-cost)$/;

/** True for a frame that states something of its own to calculate with. What an appliance uses as a rule, an article tells. */
export function statesAmounts(frame: Frame): boolean {
  const { given = [], metric, unit } = frame;
  if (!asksFigure(frame) || !given.some((code) => readGiven(code).kind !== "other")) return false;
  return FIGURES.has(metric) || isCalculated(frame) || (metric === undefined && unit !== undefined) || isWhole(given);
}

/** What is stated with its price is to be priced, and two powers with their hours compared, whatever else the words ask. */
function isWhole(given: readonly string[]): boolean {
  const kinds = given.map((code) => readGiven(code).kind);
  const isSwap = kinds.includes("duration") && kinds.indexOf("power") !== kinds.lastIndexOf("power");
  const isUsed = kinds.includes("energy") || kinds.includes("power") || kinds.includes("consumption");
  return isSwap || (isUsed && kinds.includes("price"));
}

const isCalculated = ({ topics }: Frame): boolean => CALCULATED.test(topics[0]?.topic ?? "");

/** "Why was it $190?" and "will I pass 500 kWh?" name an amount and want none calculated. */
function asksFigure(frame: Frame): boolean {
  switch (frame.act) {
    case "ask":
    case "compare":
      return true;
    case "advise":
      return frame.metric === "savings" || isCalculated(frame);
    case "forecast":
      return frame.metric === "production";
    default:
      return false;
  }
}
