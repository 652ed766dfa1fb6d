import { applianceMentions } from "./entities/appliance";
import { baseForms } from "./lexicon/stem";

/** Names that say which one is meant, never what is asked: the classifier sees only their kind. */
const ENGLISH_NAMES: readonly [RegExp, string][] = [
  [/\b(?:pg&?e|sce|sdge|ladwp|smud|con ?ed(?:ison)?|pseg|bge|pepco|edison|national grid|duke)\b/g, "§utility"],
  [/\b(?:living room|bedroom|kitchen|garage|bathroom|hallway|office|basement|nursery|lounge|attic|den)\b/g, "§room"],
  [
    /\b(?:january|february|april|june|july|august|september|october|november|december|jan|feb|apr|jun|jul|aug|sept?|oct|nov|dec)\b/g,
    "§month",
  ],
  [/\b(?:mon|tues|wednes|thurs|fri)day\b/g, "§day"],
  [/\b(?:\d{1,2}(?: \d\d)? ?(?:am|pm|a m|p m|o'clock)|noon|midnight)\b/g, "§time"],
  [/\b\d+(?:\.\d+)?\b/g, "0"],
];
const CHINESE_NAMES: readonly [RegExp, string][] = [
  [/客厅|卧室|厨房|车库|书房|浴室|卫生间|阳台|儿童房/g, "ʀ"],
  [/(?:1[0-2]|[1-9]|十[一二]?|[一二三四五六七八九])月份?/g, "ᴍ"],
  [/(?:\d{1,2}|[一二三四五六七八九十两]{1,2})点(?:半|一刻|\d{1,2}分?)?/g, "ᴛ"],
  [/\d+(?:\.\d+)?|百分之[一二三四五六七八九十百]+/g, "0"],
];

/**
 * Features of a question for the classifier: words, pairs, pairs around a word and pieces of words in English,
 * characters, pairs and triples of them in Chinese, each with the names in it replaced by their kind; and the lexicon's
 * concepts, which carry over to words that no example holds.
 *
 * @param corrected English words in lower case, typos corrected, joined by single spaces
 * @param text the normalized question
 */
export function classifierFeatures(corrected: string, text: string, concepts: Iterable<string>): string[] {
  const features = new Set<string>();
  englishFeatures(corrected, features);
  chineseFeatures(text, features);
  const known = [...concepts];
  for (const concept of known) features.add(`#${concept}`);
  if (known.length <= MAX_PAIRED_CONCEPTS)
    for (const [index, first] of known.entries())
      for (const second of known.slice(index + 1))
        features.add(first < second ? `#${first}#${second}` : `#${second}#${first}`);
  return [...features];
}

/** Beyond so many a question is long, and pairs of its concepts say little. */
const MAX_PAIRED_CONCEPTS = 9;

function englishFeatures(corrected: string, features: Set<string>): void {
  if (!/[a-z]/.test(corrected)) return;
  let named = corrected;
  for (const { words, appliance } of applianceMentions(corrected)) {
    features.add(`§${appliance}`);
    named = named.replaceAll(new RegExp(`\\b${words}s?\\b`, "g"), "§appliance");
  }
  for (const [pattern, kind] of ENGLISH_NAMES) named = named.replace(pattern, kind);
  const forms = named.split(" ").map((word) => (word.startsWith("§") ? word : (baseForms(word).at(-1) ?? word)));
  const marked = ["^", ...forms.filter(Boolean), "$"];
  for (const [index, form] of marked.entries()) {
    const [next, afterNext] = [marked[index + 1], marked[index + 2]];
    if (form !== "^" && form !== "$") {
      features.add(form);
      pieces(form, features);
    }
    if (next) features.add(`${form} ${next}`);
    if (afterNext) features.add(`${form} _ ${afterNext}`);
  }
}

/** Runs of four letters: they serve other forms of a word, and misspelt ones. */
function pieces(word: string, features: Set<string>): void {
  if (word.length < 5 || word.startsWith("§")) return;
  for (let index = 0; index + 4 <= word.length; index += 1) features.add(`~${word.slice(index, index + 4)}`);
}

function chineseFeatures(text: string, features: Set<string>): void {
  if (!/\p{Script=Han}/u.test(text)) return;
  let named = text;
  for (const { words, appliance } of applianceMentions(text)) {
    features.add(`§${appliance}`);
    named = named.replaceAll(words, "ᴀ");
  }
  for (const [pattern, kind] of CHINESE_NAMES) named = named.replace(pattern, kind);
  for (const run of named.match(/[\p{Script=Han}ʀᴍᴛᴀ0]+/gu) ?? []) {
    const marked = `^${run}$`;
    for (let index = 0; index < marked.length; index += 1) {
      const character = marked[index] ?? "";
      if (character !== "^" && character !== "$") features.add(character);
      for (const length of [2, 3]) {
        const gram = marked.slice(index, index + length);
        if (gram.length === length) features.add(gram);
      }
    }
  }
}
