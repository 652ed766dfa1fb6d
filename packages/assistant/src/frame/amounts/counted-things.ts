import type { StatedAmount } from "./bill-sums";
import { form, formsIn, type MarkedText } from "./scan/forms";
import { lengthNamed } from "./scan/lengths";
import { codeOf } from "./scan/scan";
import { withDigits } from "../values/numbers";

/*
 * How many of the same there are, and how often they run: "10 bulbs of 60 W", "6 x 40W lamps", 四台100瓦的风扇; "3 kWh per
 * load, 4 loads a week", 每次3度电，每周4次. A count stands beside the power of one, runs beside the energy of one.
 */

const SPOKEN = "(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|a dozen)";
const NUMBER = `(?<![\\d.$£€₹¥])(?:\\d{1,3}|${SPOKEN})`;
/** The same in a marked text. */
const COUNT = `(?:{number}|\\b${SPOKEN})`;
/** Units, and words that only look like a plural. */
const NO_THING =
  "(?!(?:hours?|hrs?|days?|nights?|weeks?|months?|years?|minutes?|mins?|times|watts?|kwhs?|units?|cents?|dollars?|euros?|pounds?|degrees?|percent|amps?|volts?|miles?|kms?|panels?|modules?|people|rooms?|of|at|in|a|an|per|with|and|for|is|was|as|has|does|costs?|uses?|this)\\b)";
/** What is counted: its noun stands in the plural, behind words that say of which kind. */
const THINGS = `(?:${NO_THING}[a-z]+[ -]){0,2}${NO_THING}[a-z]{2,}s\\b`;
const ZH_NUMBER = "(?:\\d{1,3}|[一二两三四五六七八九十]{1,3})";
const MEASURE = "(?:个|盏|台|只|支|部|根|颗|套|架)(?!小时|钟|半|月|星期|礼拜|人)";
const ZH_COUNT = "(?:{number}|[一二两三四五六七八九十]{1,3})";

const COUNTS = [
  // "10 bulbs of 60 W", "6 lamps, 40 W each"
  `${COUNT}(?= ${THINGS}(?:,|:| (?:of|at|with|rated(?: at)?|each|from|that (?:are|use|draw)|which (?:are|use|draw)|drawing|using))? ?(?:about |only |each )?{power})`,
  // "10 60W bulbs", "10 x 60 W", "ten 60-watt bulbs"
  `${COUNT}(?= ?(?:[x×*] ?)?{power})`,
  // "60 W bulbs, 10 of them", "60 W × 10"
  `(?<={power}(?: [a-z]+){0,3} ?[x×*,(] ?)${COUNT}(?= (?:of them|pieces|pcs|in all|in total)\\b|\\)|\\s*$)`,
  `(?<!第)${ZH_COUNT}(?=${MEASURE}[^\\d，,。]{0,5}{power})`,
  `(?<={power}的?[^\\d，,。]{0,5}[，,]?(?:有|一共|总共|共)?)(?<![第每])${ZH_COUNT}(?=${MEASURE})`,
  `(?<!第)${ZH_COUNT}(?=${MEASURE}[^\\d，,。]{0,6}[，,](?:每[个盏台只支部根颗套架])?(?:都?是)?{power})`,
].map(form);

export function countsIn(text: MarkedText): StatedAmount[] {
  const found = COUNTS.flatMap((pattern) =>
    formsIn(text, pattern).map(({ words, index }) => ({ words, index, value: `${digits(words)}pieces` })),
  );
  return found.filter(({ value }) => /^\d{1,3}pieces$/.test(value) && !/^[01]pieces$/.test(value)).slice(0, 1);
}

const BEFORE_NAME = new RegExp(
  `${NUMBER}(?= ${THINGS}$)|(?<![\\d.第])${ZH_NUMBER}(?=${MEASURE}的?\\p{Script=Han}{1,5}$)`,
  "u",
);

/**
 * How many of an appliance that is named without its power: "4 fans", 三台风扇.
 * @param end of its name in the text
 */
export function countBefore(text: string, end: number): StatedAmount | null {
  const found = BEFORE_NAME.exec(text.slice(0, end));
  const count = found && digits(found[0]);
  return found && Number(count) > 1 ? { words: found[0], index: found.index, value: `${count}pieces` } : null;
}

const RUN = "(?:loads?|wash(?:es)?|cycles?|runs?|uses?|go(?:es)?|batch(?:es)?|charges?|showers?|baths?)";
const LENGTH = "(?:day|night|week|month|year)";
const RUNS = [
  `(?:${NUMBER}) ?(?:${RUN}|times|x)(?: of (?:laundry|washing|dishes))?,? (?:(?:an?|per|each|every) ${LENGTH}|daily|nightly|weekly|monthly)\\b`,
  `\\b(?:once|twice|thrice) (?:(?:an?|per|each|every) ${LENGTH}|daily|weekly|monthly)\\b`,
  `(?:[每一]个?|(?<![\\d一二两三四五六七八九十上下这本]))(?:天|日|周|星期|礼拜|月|年)(?:大概|大约|约|平均|要|会|得|洗|烘|用|开|跑|充|烤|煮|做)*${ZH_NUMBER}(?:次|回|趟|遍|桶|缸)`,
].map((source) => new RegExp(source, "g"));
const ALL_RUNS = new RegExp(`${NUMBER}(?= (?:loads|cycles|wash(?:es)?|batches)\\b)`, "g");

const OFTEN: Readonly<Record<string, string>> = { once: "1", twice: "2", thrice: "3" };

/** How often it runs in a day, week, month or year; else how often in all. */
export function runsIn(text: string): StatedAmount[] {
  const [often] = RUNS.flatMap((pattern) => [...text.matchAll(pattern)]);
  if (often) {
    const count = OFTEN[often[0].split(" ")[0] ?? ""] ?? digits(often[0]);
    const period = lengthNamed(often[0]) ?? "year";
    return [{ words: often[0], index: often.index, value: `${count}times/${period}` }];
  }
  return [...text.matchAll(ALL_RUNS)]
    .slice(0, 1)
    .map(({ 0: words, index }) => ({ words, index, value: `${digits(words)}loads` }));
}

/** The energy of one run: "3 kWh per load", 洗一次1度电. */
export const energyOfRunIn = ({ amounts }: MarkedText): StatedAmount[] =>
  amounts
    .filter(({ per }) => per === "run")
    .slice(0, 1)
    .map((one) => ({ words: one.words, index: one.from, value: codeOf(one) }));

/** 每次3度: the one before what is counted is no number of it. */
const EVERY_ONE = /^[^\d]*?[每一](?=个?(?:[次回趟遍桶缸]|天|日|周|星期|礼拜|月|年))/;

/** The first number of the words. */
const digits = (words: string): string =>
  /\d+(?:\.\d+)?/.exec(withDigits(words.replace("a dozen", "12").replace(EVERY_ONE, "")))?.[0] ?? "";
