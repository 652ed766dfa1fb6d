import type { Fact } from "../tools/facts";
import type { Claim } from "./claims";
import type { Dimension } from "./units";
import { sameCurrency } from "./units";

/** Where a text says "about", a figure may be this far off its fact. */
const APPROXIMATE_TOLERANCE = 0.025;
/** However a figure is rounded, it may not misstate its fact by more than this. */
const ROUNDING_TOLERANCE = 0.05;
/** Money has no smaller part to be written with. */
const CENT = 0.01;

/** What a fact's unit measures, and what brings its value to the base unit. */
const MEASURES: Partial<Record<Fact["unit"], readonly [Dimension, factor: number]>> = {
  Wh: ["energyWh", 1],
  W: ["powerW", 1],
  therm: ["therm", 1],
  liter: ["liter", 1],
  fraction: ["fraction", 1],
  currency: ["currency", 1],
  price: ["currency", 1],
  coins: ["coins", 1],
  points: ["points", 1],
  rank: ["rank", 1],
  days: ["days", 1],
  weeks: ["days", 7],
  hours: ["duration", 60],
  minutes: ["duration", 1],
  months: ["months", 1],
  years: ["months", 12],
  megabytes: ["megabytes", 1],
  celsius: ["celsius", 1],
  km: ["km", 1],
  volt: ["count", 1],
  ampere: ["count", 1],
  btu: ["count", 1],
  kgCo2: ["kgCo2", 1],
  count: ["count", 1],
};

const SPEAKS_PER_KWH = /kWh|kilowatt[- ]?hour|千瓦时|度/i;
const IS_NET = /^query\.net\./;
const IS_CHANGE = /change|against|difference/i;

/**
 * True when a fact says what a claim states.
 *
 * @param sentence the claim's whole sentence: a price of energy may name its unit elsewhere in it
 */
export function backs(fact: Fact, claim: Claim, sentence: string): boolean {
  if (claim.dimension === "clock") return backsClock(fact, claim.value);
  if (typeof fact.value !== "number" || Number.isNaN(claim.value)) return false;
  const [dimension, factor] = MEASURES[fact.unit] ?? [];
  if (dimension === undefined || factor === undefined) return false;
  const value = fact.value * factor;
  if (claim.dimension === "ratio") return dimension === "fraction" && backsRatio(fact, value, claim);
  // Money of a file that names no currency can only be said bare.
  const isBareMoney = dimension === "currency" && fact.text === undefined && claim.dimension === "count";
  if (dimension !== claim.dimension && !isBareMoney) return false;
  if (claim.dimension === "currency") {
    if (!sameCurrency(claim.currency, fact.text)) return false;
    if (fact.unit === "price" ? !(claim.perKwh === true || SPEAKS_PER_KWH.test(sentence)) : claim.perKwh === true)
      return false;
  }
  return goesThatWay(fact, value, claim) && near(value, claim);
}

/** An hour of the day stands for the hour that begins then, so its end may be said too. */
function backsClock(fact: Fact, hours: number): boolean {
  if (fact.unit === "time") return sameClock(clockHours(String(fact.value)), hours);
  if (fact.unit === "hour") return sameClock(Number(fact.value), hours) || sameClock(Number(fact.value) + 1, hours);
  return fact.unit === "instant" && sameClock(clockHours(String(fact.value).slice(11, 16)), hours);
}

/** 24:00 and 0:00 are one. */
function sameClock(one: number, other: number): boolean {
  return Math.abs((one % 24) - (other % 24)) < 1e-6;
}

/** "18:30" → 18.5. */
function clockHours(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours + minutes / 60;
}

/** "Doubled" says that a change was +100 % or a share 200 %. */
function backsRatio({ id }: Fact, value: number, claim: Claim): boolean {
  const ratio = IS_CHANGE.test(id) ? value + 1 : value;
  return Math.abs(ratio - claim.value) <= claim.value * ROUNDING_TOLERANCE;
}

/** A fall of 12 % may be said as "12 % less", never as "12 % more"; a minus sign needs something below zero. */
function goesThatWay({ id }: Fact, value: number, claim: Claim): boolean {
  // "You sold 150 kWh more than you bought": the words for the flow say the sign.
  if (IS_NET.test(id)) return claim.negative !== true || value < 0;
  if (claim.negative === true && value > 0) return false;
  if (value < 0 && claim.direction === "up") return false;
  return !(value > 0 && claim.direction === "down" && IS_CHANGE.test(id));
}

/** The sign of a change is carried by words, so sizes are compared. */
function near(value: number, claim: Claim): boolean {
  const difference = Math.abs(Math.abs(value) - Math.abs(claim.value));
  const size = Math.abs(value);
  if (difference <= 1e-9 * Math.max(1, size)) return true;
  if (claim.approximate && difference <= size * APPROXIMATE_TOLERANCE) return true;
  const isToTheCent = claim.dimension === "currency" && claim.step <= CENT * 1.001;
  return difference <= claim.step / 2 + 1e-9 * size && (isToTheCent || difference <= size * ROUNDING_TOLERANCE);
}
