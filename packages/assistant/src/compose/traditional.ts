import { Converter } from "opencc-js/cn2t";
import type { Attachment } from "@wattleaf/shared/contracts/attachments";
import type { Citation } from "@wattleaf/shared/contracts/chat/messages";
import type { ReadingChip, ReadingChoice } from "@wattleaf/shared/contracts/chat/reading";
import type { Traditional } from "../frame/script";

const converters = new Map<Traditional, (text: string) => string>();

/** Words of this field that Taiwan has other words for. OpenCC's own list is of computers, and reads 空调制冷 as 調製. */
const WORDS: Readonly<Record<Traditional, readonly (readonly [string, string])[]>> = {
  tw: [
    ["打印機", "印表機"],
    ["屏幕", "螢幕"],
    ["文件", "檔案"],
    ["默認", "預設"],
    ["設置", "設定"],
    ["網絡", "網路"],
    ["軟件", "軟體"],
    ["視頻", "影片"],
    ["賬單", "帳單"],
    ["賬戶", "帳戶"],
    ["幣種", "幣別"],
  ],
  hk: [["峯", "峰"]],
};

/** The words of Taiwan as the texts have them, so that what was offered in its words is known again. */
export const inCommonWords = (text: string): string =>
  WORDS.tw.reduce((told, [word, local]) => told.replaceAll(local, word), text);

/** What OpenCC's dictionaries of whole words miss: 这只计 is no counted animal, and 读数里 is inside, as 公里 is not. */
const MISREAD: readonly (readonly [RegExp, Readonly<Record<Traditional, string>>])[] = [
  [/(?<![一二兩三四五六七八九十百千幾每\d])隻/g, { tw: "只", hk: "只" }],
  [/(?<=[數錶表])里(?![程路外])/g, { tw: "裡", hk: "裏" }],
  [/(?<![四圓])周(?![圍邊全到旋密轉知詳折])/g, { tw: "週", hk: "週" }],
  [/水平(?![面線方])/g, { tw: "水準", hk: "水平" }],
];

/** An answer in Traditional characters, by whole words: 头发 is 頭髮, 发电 is 發電. */
export function inTraditional(text: string, variant: Traditional): string {
  let convert = converters.get(variant);
  if (!convert) {
    convert = Converter({ from: "cn", to: variant });
    converters.set(variant, convert);
  }
  const read = MISREAD.reduce((told, [misread, right]) => told.replace(misread, right[variant]), convert(text));
  return WORDS[variant].reduce((told, [word, local]) => told.replaceAll(word, local), read);
}

interface Shown {
  text: string;
  citations: Citation[];
  suggestions: string[];
  attachments: Attachment[];
  reading: ReadingChip[];
  choices: ReadingChoice[];
}

/**
 * All that an answer shows, in Traditional characters. Codes and the names of files stay as they are, and so do the cards of actions: they are shown
 * again later, in the language of the page.
 */
export function shownInTraditional(told: Shown, variant: Traditional): Shown {
  const convert = (text: string) => inTraditional(text, variant);
  const labeled = <One extends { label: string }>(one: One): One => ({ ...one, label: convert(one.label) });
  return {
    text: convert(told.text),
    citations: told.citations.map((one) => (one.kind === "article" ? { ...one, title: convert(one.title) } : one)),
    suggestions: told.suggestions.map(convert),
    attachments: told.attachments.map((one) => (one.kind === "action" ? one : stringsIn(one, convert))),
    reading: told.reading.map((chip) => ({ ...labeled(chip), options: chip.options.map(labeled) })),
    choices: told.choices.map(labeled),
  };
}

/** The same with each of its texts converted. */
function stringsIn<Value>(value: Value, convert: (text: string) => string): Value {
  if (typeof value === "string") return convert(value) as Value;
  if (Array.isArray(value)) return value.map((one) => stringsIn(one, convert)) as Value;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, stringsIn(one, convert)])) as Value;
}
