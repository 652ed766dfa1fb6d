import { normalize } from "../understand/normalize";

const ENGLISH_STOP_WORDS = new Set(
  "a about all am an and any are as at be been but by can could did do does doing for from get give had has have he her his how i if in into is it its just know let like many me mine more much my need no not of on one or our please really say she should so some tell than that the their them then there these they thing this those to too up us want was we were what what's when where which who why will with would you your yes also explain mean means meaning work works i'm there's".split(
    " ",
  ),
);

/** Chinese words that carry the form of a question, not its subject; longest first. */
const CHINESE_STOP_WORDS =
  /什么意思|为什么|是不是|能不能|可不可以|有没有|怎么样|怎样|什么是|是什么|什么|怎么|如何|多少|哪些|哪个|请问|请|一下|告诉我|我们|你们|我家|可以|应该|需要|想要|知道|吗|呢|吧|啊|的|了|我|你|您|是|有|在|和|与|或|会|能|要|把|对|就|都|也|很|想|给|让|这|那|个|及|为/g;

/**
 * Search terms of a text: English words in a base form, Chinese as overlapping pairs of characters
 * (a pair is the usual word length, and pairs need no dictionary).
 */
export function tokenize(text: string): string[] {
  const tokens: string[] = [];
  const clean = normalize(text);
  for (const word of clean.match(/[a-z0-9][a-z0-9'.-]*/g) ?? []) {
    const trimmed = word.replace(/['.-]+$/, "");
    if (trimmed && !ENGLISH_STOP_WORDS.has(trimmed)) tokens.push(stem(trimmed));
  }
  for (const run of clean.replace(CHINESE_STOP_WORDS, " ").match(/\p{Script=Han}+/gu) ?? []) {
    if (run.length === 1) tokens.push(run);
    for (let index = 0; index + 1 < run.length; index += 1) tokens.push(run.slice(index, index + 2));
  }
  return tokens;
}

/** One form for "dryer", "drying" and "dry", for "charge" and "charging": the ending goes, a doubled letter is single. */
function stem(word: string): string {
  let base = word;
  if (base.length >= 4 && base.endsWith("s") && !/(?:ss|us|is)$/.test(base))
    base = base.endsWith("ies") ? `${base.slice(0, -3)}y` : base.slice(0, -1);
  const ending = ENDINGS.find((candidate) => base.endsWith(candidate) && base.length >= candidate.length + 3);
  if (ending) base = base.slice(0, -ending.length);
  if (base.length >= 4 && base.endsWith("e")) base = base.slice(0, -1);
  return base.length >= 4 && base.at(-1) === base.at(-2) ? base.slice(0, -1) : base;
}

const ENDINGS = ["ing", "er", "ed"] as const;
