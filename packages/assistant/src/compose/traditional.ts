import { Converter } from "opencc-js/cn2t";
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

/** An answer in Traditional characters, by whole words: 头发 is 頭髮, 发电 is 發電. */
export function inTraditional(text: string, variant: Traditional): string {
  let convert = converters.get(variant);
  if (!convert) {
    convert = Converter({ from: "cn", to: variant });
    converters.set(variant, convert);
  }
  return WORDS[variant].reduce((told, [word, local]) => told.replaceAll(word, local), convert(text));
}
