import { normalWords } from "../frame/normalize";
import { THESAURUS } from "./thesaurus";

/** Words that carry the form of a sentence, not its subject; without apostrophes. */
export const ENGLISH_STOP_WORDS = new Set(
  "a about actually again ah all also am an and any anyone anything are arent as at be because been being but by can could couldnt did didnt do does doesnt doing done dont each either else even ever every explain for from get gets getting give given go going got had has hasnt have havent he hello her here hey hi him his how i if im in into is isnt it its itself ive just kind know lah lets like lot make many may maybe me mean means meaning might mine more most much my need no not now of ok okay on one ones only or other our out over per please pls really right say shall she should shouldnt so some something still such sure tell than thanks that thats the their them then there theres these they theyre thing things think this those to too two up upon us very want was wasnt way we well were what whats when where which while who whose why will with wont work works would wouldnt yes yet you your youre yours u ur r wat wot wats wots pls plz y cos cuz coz gonna wanna gotta dose shud wud cud thx".split(
    " ",
  ),
);

/** Chinese words that carry the form of a question, not its subject; longest first. */
const CHINESE_STOP_WORDS =
  /什么意思|为什么|为啥|为么|点解|咋样|咋|啥|几多|得么|是不是|能不能|可不可以|有没有|怎么样|怎样|什么是|是什么|什么|怎么|如何|多少|哪些|哪个|哪里|请问|请|一下|告诉我|我们|你们|我家|可以|应该|需要|想要|知道|如果|还是|吗|呢|吧|啊|的|了|我|你|您|是|有|在|和|与|或|会|能|要|把|对|就|都|也|很|想|给|让|这|那|个|及|为/g;

/** A term of a question: what it is looked up by, each standing for the same words of the question. */
export interface Term {
  text: string;
  /** Meanings of the thesaurus whose names these words belong to, as `~ac`. */
  meanings: readonly string[];
  /** How much it counts, if not 1: less, of a question that is leaned on. */
  weight?: number;
}

/** One spelling for a question: typed forms, full-width letters and traditional characters as the articles have them. */
export const plainQuestion = normalWords;

/**
 * Search terms of a text as articles spell it: English words in a base form, Chinese as overlapping pairs of characters
 * (a pair is the usual word length, and pairs need no dictionary), each with the meanings that the thesaurus knows.
 */
export function termsOf(text: string): Term[] {
  const clean = text.toLowerCase().replace(/(\d)(?=(?:k?wh?|v|a|h|kva)\b)/g, "$1 ");
  return [...englishTerms(clean), ...chineseTerms(clean)];
}

/** As {@link termsOf}, as one list: what an index keeps of a text. */
export const tokenize = (text: string): string[] => namesOf(termsOf(text));

/** The words of terms, then their meanings. */
export function namesOf(terms: readonly Term[]): string[] {
  const names = terms.map(({ text }) => text);
  const meanings = new Set<string>();
  for (const term of terms) for (const meaning of term.meanings) meanings.add(meaning);
  return [...names, ...meanings];
}

/** The meanings of the names that stand at each place; none of most. */
type MeaningsAt = (string[] | undefined)[];
const NONE: readonly string[] = [];

function englishTerms(clean: string): Term[] {
  const words = clean.replaceAll("'", "").match(/[a-z0-9]+(?:\.[0-9]+)*/g) ?? [];
  const stems = words.map(stem);
  const meanings: MeaningsAt = [];
  for (let from = 0; from < stems.length; from += 1)
    for (const { name, meaning } of ENGLISH_NAMES.get(stems[from] ?? "") ?? [])
      if (name.every((part, at) => stems[from + at] === part)) addMeaning(meanings, from, name.length, meaning);
  // A word of form says something only within a name ("time of use"), and then it is the name that counts.
  return stems.flatMap((text, at) =>
    ENGLISH_STOP_WORDS.has(words[at] ?? "") ? [] : [{ text, meanings: meanings[at] ?? NONE }],
  );
}

function chineseTerms(clean: string): Term[] {
  const terms: Term[] = [];
  for (const run of clean.match(/\p{Script=Han}+/gu) ?? []) {
    const meanings: MeaningsAt = [];
    for (let from = 0; from < run.length; from += 1)
      for (const { name, meaning } of CHINESE_NAMES.get(run[from] ?? "") ?? [])
        if (run.startsWith(name, from)) addMeaning(meanings, from, name.length, meaning);
    const telling = run.replace(CHINESE_STOP_WORDS, (word) => " ".repeat(word.length));
    for (const { 0: part, index } of telling.matchAll(/\S+/g))
      for (let at = index; at <= index + Math.max(0, part.length - 2); at += 1) {
        const text = telling.slice(at, Math.min(at + 2, index + part.length));
        const second = meanings[at + text.length - 1];
        terms.push({ text, meanings: meanings[at]?.filter((meaning) => second?.includes(meaning)) ?? NONE });
      }
  }
  return terms;
}

function addMeaning(meanings: MeaningsAt, from: number, length: number, meaning: string): void {
  for (let at = from; at < from + length; at += 1) {
    const here = (meanings[at] ??= []);
    if (!here.includes(meaning)) here.push(meaning);
  }
}

/** All words of a text, those of form included: what tells "how long" from "how many". Chinese by character. */
export function charGrams(text: string): string[] {
  const clean = text.toLowerCase();
  const grams: string[] = [];
  for (const word of clean.replaceAll("'", "").match(/[a-z0-9]+/g) ?? []) {
    const padded = `_${word}_`;
    for (let at = 0; at + 3 <= padded.length; at += 1) grams.push(padded.slice(at, at + 3));
  }
  for (const run of clean.match(/\p{Script=Han}+/gu) ?? []) {
    for (const character of run) grams.push(character);
    for (let at = 0; at + 2 <= run.length; at += 1) grams.push(run.slice(at, at + 2));
  }
  return grams;
}

/** One form for "charge" and "charging", "bill" and "bills": the ending goes, a doubled letter is single. */
export function stem(word: string): string {
  const known = STEMS.get(word);
  if (known !== undefined) return known;
  let base = word;
  if (base.length >= 4 && base.endsWith("s") && !/(?:ss|us|is)$/.test(base))
    base = base.endsWith("ies") ? `${base.slice(0, -3)}y` : base.slice(0, -1);
  const ending = ENDINGS.find((candidate) => base.endsWith(candidate) && base.length >= candidate.length + 3);
  if (ending) base = base.slice(0, -ending.length);
  else if (base.endsWith("er") && AGENTS.has(base)) base = base.slice(0, -2);
  if (base.length >= 4 && base.endsWith("e")) base = base.slice(0, -1);
  const stemmed = base.length >= 4 && base.at(-1) === base.at(-2) ? base.slice(0, -1) : base;
  // Words of articles and of questions repeat; what is not repeated is not worth its place.
  if (STEMS.size < MAX_STEMS) STEMS.set(word, stemmed);
  return stemmed;
}

const MAX_STEMS = 20_000;
const STEMS = new Map<string, string>();
const ENDINGS = ["ing", "ed", "ly"] as const;
/** Words whose "er" is an ending: the others ("power", "meter", "water") are words of their own. */
const AGENTS = new Set(
  "dryer heater charger cooker washer freezer cooler cleaner cheaper lower higher warmer colder longer bigger greener faster slower smaller older newer hotter shorter stronger weaker larger supplier provider".split(
    " ",
  ),
);

interface Named<Name> {
  name: Name;
  meaning: string;
}

/** Names by their first word or character. */
const ENGLISH_NAMES = new Map<string, Named<readonly string[]>[]>();
const CHINESE_NAMES = new Map<string, Named<string>[]>();
for (const [key, [english, chinese]] of Object.entries(THESAURUS)) {
  const meaning = `~${key}`;
  for (const phrase of english.split(", ")) {
    const name = phrase.split(" ").map(stem);
    keep(ENGLISH_NAMES, name[0] ?? "", { name, meaning });
  }
  for (const name of chinese.split(", ")) keep(CHINESE_NAMES, name[0] ?? "", { name, meaning });
}

function keep<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
