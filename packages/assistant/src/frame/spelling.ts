import { distance } from "fastest-levenshtein";
import { isSwapped } from "./conversation/swapped";

/**
 * Words of questions about energy as hurried people, a keyboard or a dialect spell them. The models have met most of them
 * spelled right alone; a grammar knows no other spelling.
 */

/** Long enough that few other English words differ by one letter; those are in {@link OTHER_WORDS}. */
const WORDS =
  "yesterday tomorrow tonight monday tuesday wednesday thursday friday saturday january february september october november december thanksgiving christmas halloween morning mornings evening evenings afternoon afternoons overnight weekend weekends weekday weekdays electricity electric energy usage average highest lowest cheapest expensive compare compared comparison consumption consumed consume kilowatt percent percentage breakdown appliance appliances thermostat dishwasher microwave freezer kitchen bedroom bathroom basement machine machines immersion dehumidifier humidifier conditioner battery batteries television schedule scheduled degrees temperature production generated exported imported hourly monthly quarter total biggest bigger busiest smallest typical difference".split(
    " ",
  );
/** Not misspelled: words of their own that are one letter away from one of {@link WORDS}. */
const OTHER_WORDS: ReadonlySet<string> = new Set(
  "averaged averages totaled totals topical batter battered batters battering compares consumer consumes degree electrics exporter freeze importer lowes machined quartet quarters mourning schedules scheduler".split(
    " ",
  ),
);
/** Short words, and those that are spelled by their sound. */
const BY_SOUND: Readonly<Record<string, string>> = {
  avg: "average",
  exsport: "export",
  exsported: "exported",
  heeter: "heater",
  leest: "least",
  meny: "many",
  payed: "paid",
  persent: "percent",
  realy: "really",
  shud: "should",
  spned: "spend",
  tarif: "tariff",
  tarrif: "tariff",
  witch: "which",
  cheep: "cheap",
  cheepest: "cheapest",
  compair: "compare",
  compaired: "compared",
  fridg: "fridge",
  frige: "fridge",
  frij: "fridge",
  hw: "how",
  hwo: "how",
  befor: "before",
  evry: "every",
  powr: "power",
  wkend: "weekend",
  wkends: "weekends",
  wknd: "weekend",
  wknds: "weekends",
  wkday: "weekday",
  wkdays: "weekdays",
  leccy: "electricity",
  lecky: "electricity",
  lekky: "electricity",
  lite: "light",
  lites: "lights",
  midnite: "midnight",
  mins: "minutes",
  munth: "month",
  munths: "months",
  nite: "night",
  nites: "nights",
  mounth: "month",
  mounths: "months",
  teh: "the",
  autum: "autumn",
  weeek: "week",
  yeer: "year",
  yeers: "years",
  lst: "last",
  solor: "solar",
  tonite: "tonight",
  wat: "what",
  wats: "whats",
  wensday: "wednesday",
  wich: "which",
  wot: "what",
  wots: "whats",
  yr: "year",
};
/** "Mornin", "heatin" */
const DROPPED_G: ReadonlySet<string> = new Set(
  "charging comparing cooking cooling costing during evening going heating morning paying running spending turning using washing".split(
    " ",
  ),
);

const KNOWN: ReadonlySet<string> = new Set(WORDS);
/** Long names of days and months are recognizable with two wrong letters. */
const LONG_NAMES: ReadonlySet<string> = new Set(WORDS.filter((word) => /^(?:wednes|septem|febru|thanksg)/.test(word)));
const LEAST_LETTERS = 5;

const corrected = new Map<string, string>();

/** A word of a normalized message as it is spelled; the word itself where nothing says that it is misspelled. */
export function spelled(word: string): string {
  const known = corrected.get(word);
  if (known !== undefined) return known;
  const right = correct(word);
  if (corrected.size < MOST_KEPT) corrected.set(word, right);
  return right;
}
/** Messages may hold any word. */
const MOST_KEPT = 20_000;

function correct(word: string): string {
  if (KNOWN.has(word) || OTHER_WORDS.has(word)) return word;
  const bySound = BY_SOUND[word];
  if (bySound !== undefined) return bySound;
  if (word.endsWith("in") && DROPPED_G.has(`${word}g`)) return `${word}g`;
  // "Thursdays" is more than one, and "yesterday's" of one.
  if (word.length < LEAST_LETTERS || KNOWN.has(word.replace(/'?s$/, ""))) return word;
  return WORDS.find((right) => isSlipOf(word, right)) ?? word;
}

function isSlipOf(word: string, right: string): boolean {
  if (word[0] !== right[0] || Math.abs(word.length - right.length) > 2) return false;
  const slips = distance(word, right);
  return slips === 1 || (slips === 2 && (LONG_NAMES.has(right) || isSwapped(word, right)));
}
