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
import { lengthNamed } from "./scan/lengths";
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
const TIER = /^(?:(\d+(?:\.\d+)?)kWh|rest)@(\d+(?:\.\d+)?)$/;
const PERIODS: ReadonlySet<string> = new Set(Object.keys(DAYS));
const isPeriod = (behind: string): behind is GivenPeriod => PERIODS.has(behind);
const SPAN = /^(?:d|w|y|(?:day|week|month|year)s?)$/;
const MILE = /^mi(?:les?)?$/;
const CURRENCY = /^[a-z]{3}$/;
/** Units of three letters that are no money. */
const NO_CURRENCY: ReadonlySet<string> = new Set(["car", "gal", "sqm"]);
const REBATE = /^(?:[a-z]{3})?rebate$/;

type Reading = (value: number, per: GivenPeriod | null) => GivenAmount;
const energy =
  (wh: number): Reading =>
  (value, per) => ({ kind: "energy", wh: value * wh, per });
const duration =
  (hours: number): Reading =>
  (value, per) => ({ kind: "duration", hours: value * hours, per });
const distance =
  (km: number): Reading =>
  (value, per) => ({ kind: "distance", km: value * km, per });

/** Of amounts that may be of each day, week, month or year. */
const OF_PERIODS: Readonly<Record<string, Reading>> = {
  Wh: energy(1),
  kWh: energy(WH_PER_KWH),
  MWh: energy(1e6),
  h: duration(1),
  min: duration(1 / MINUTES_PER_HOUR),
  km: distance(1),
  mi: distance(KM_PER_MILE),
  mile: distance(KM_PER_MILE),
  miles: distance(KM_PER_MILE),
  times: (count, per) => (per === null ? { kind: "count", count, of: "times" } : { kind: "times", count, per }),
};

const PLAIN: Readonly<Record<string, (value: number) => GivenAmount>> = {
  W: (watts) => ({ kind: "power", watts }),
  kW: (kilowatts) => ({ kind: "power", watts: kilowatts * 1_000 }),
  Wh_battery: (wh) => ({ kind: "battery", wh }),
  kWh_battery: (kwh) => ({ kind: "battery", wh: kwh * WH_PER_KWH }),
  pi: (pi) => ({ kind: "ac_size", pi }),
  hp: (horsepower) => ({ kind: "horsepower", horsepower }),
  btu: (btuPerHour) => ({ kind: "cooling", btuPerHour }),
  ton: (tons) => ({ kind: "cooling", btuPerHour: tons * BTU_PER_HOUR_PER_TON }),
  tons: (tons) => ({ kind: "cooling", btuPerHour: tons * BTU_PER_HOUR_PER_TON }),
  kVA: (kva) => ({ kind: "apparent_power", voltAmperes: kva * 1_000 }),
  pf: (factor) => ({ kind: "power_factor", factor }),
  A: (amperes) => ({ kind: "current", amperes }),
  V: (volts) => ({ kind: "voltage", volts }),
  COP: (ratio) => ({ kind: "ratio", ratio, of: "cop" }),
  EER: (ratio) => ({ kind: "ratio", ratio, of: "eer" }),
  "%": (percent) => ({ kind: "share", fraction: percent / 100 }),
  "%tax": (percent) => ({ kind: "tax", fraction: percent / 100 }),
  "%loss": (percent) => ({ kind: "loss", fraction: percent / 100 }),
  "%rise": (percent) => ({ kind: "change", fraction: percent / 100 }),
  "%fall": (percent) => ({ kind: "change", fraction: -percent / 100 }),
  "%rebate": (percent) => ({ kind: "rebate", fraction: percent / 100, amount: 0 }),
};

export function readGiven(code: string): GivenAmount {
  const tier = TIER.exec(code.trim());
  if (tier)
    return { kind: "tier", wh: tier[1] === undefined ? null : Number(tier[1]) * WH_PER_KWH, perKwh: Number(tier[2]) };
  const [, digits, unit = "", behind = null] = CODE.exec(code.trim()) ?? [];
  const other: GivenAmount = { kind: "other", code };
  if (digits === undefined) return other;
  const value = Number(digits);
  // "/kWh", "/100km": a ratio, no period.
  if (behind !== null && !isPeriod(behind)) return ratioOf(value, unit, behind) ?? other;
  const ofPeriod = OF_PERIODS[unit];
  if (ofPeriod) return ofPeriod(value, behind);
  if (unit === "") return behind === null ? other : bare(value, behind, code);
  return (behind === null ? plain(value, unit) : ofEach(value, unit, behind)) ?? money(value, unit, behind) ?? other;
}

/** A bare number of times a day or week is whole; of money it has cents, or is told by the month or year. */
function bare(value: number, per: GivenPeriod, code: string): GivenAmount {
  const isTimes = (per === "day" || per === "week") && Number.isInteger(value) && !code.includes(".");
  return isTimes ? { kind: "times", count: value, per } : { kind: "money", amount: value, currency: null, per };
}

const ofEach = (value: number, unit: string, per: GivenPeriod): GivenAmount | undefined =>
  unit === "charge" ? { kind: "charge", amount: value, per } : undefined;

function plain(value: number, unit: string): GivenAmount | undefined {
  const known = PLAIN[unit];
  if (known) return known(value);
  if (REBATE.test(unit)) return { kind: "rebate", fraction: null, amount: value };
  const of = SPAN.test(unit) ? lengthNamed({ d: "day", w: "week", y: "year" }[unit] ?? unit) : undefined;
  if (of) return { kind: "span", days: value * DAYS[of], of, count: value };
  return /^[a-z]{4,}$/.test(unit) && unit !== "charge" ? { kind: "count", count: value, of: unit } : undefined;
}

const money = (amount: number, unit: string, per: GivenPeriod | null): GivenAmount | undefined =>
  CURRENCY.test(unit) && !NO_CURRENCY.has(unit)
    ? { kind: "money", amount, currency: unit.toUpperCase(), per }
    : undefined;

function ratioOf(value: number, unit: string, behind: string): GivenAmount | undefined {
  if (behind === "kWh") {
    if (MILE.test(unit)) return { kind: "consumption", whPerKm: WH_PER_KWH / (value * KM_PER_MILE) };
    if (unit === "km") return { kind: "consumption", whPerKm: WH_PER_KWH / value };
    if (unit === "" || CURRENCY.test(unit))
      return { kind: "price", perKwh: value, currency: unit === "" ? null : unit.toUpperCase() };
  }
  if (unit !== "kWh") return undefined;
  const [, length = "1", of = ""] = /^(\d*)(km|mi)$/.exec(behind) ?? [];
  if (of === "") return undefined;
  const km = Number(length || 1) * (of === "mi" ? KM_PER_MILE : 1);
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
