import { pinyin } from "pinyin-pro";

/*
 * 电废 for 电费, 平军 for 平均: Chinese typed by its sound, with a character of the same syllable taken by mistake. The
 * models and the grammar know only the right one.
 */

const WORDS =
  "为什么 什么 怎么 多少钱 多少 晚上 早上 下午 中午 凌晨 几点钟 几点 平均 电费 电池 电表 热水器 热水 空调 充电桩 充电器 充电 车库 太阳能板 太阳能 洗衣机 烘干机 洗碗机 冰箱 插座 账单 温控器 排行榜 绿币 用电 发电 上个月 这个月 下个月 上周 这周 下周 昨天 今天 明天 前天 昨晚 今晚 傍晚 本周 本月 春节 中秋 元旦 去年 今年 关掉 关闭 停止 高峰 低谷 便宜 预测 峰谷 半夜 周末 工作日 每天 每月".split(
    " ",
  );
/** Times of which the last character alone is taken for another: 七越, 星期散. What comes before it is right. */
const TIMES: ReadonlySet<string> = new Set(
  "二月 三月 四月 五月 六月 七月 八月 九月 十月 十一月 十二月 星期三 星期六 礼拜三 礼拜六 周三 周六".split(" "),
);
/** Words of their own that sound like one of {@link WORDS}. */
const OTHER_WORDS: ReadonlySet<string> = new Set(
  "低估 发点 用点 高风 停滞 充点 多少千 多烧 张单 梅天 电持 充电起 几钿 上昼 下昼".split(" "),
);

const syllablesOf = (text: string): string[] => pinyin(text, { toneType: "none", type: "array", v: true });

let words: ReadonlyMap<string, string> | undefined;
const bySound = (): ReadonlyMap<string, string> =>
  (words ??= new Map([...WORDS, ...TIMES].map((word) => [syllablesOf(word).join(" "), word])));

const LONGEST = Math.max(...[...WORDS, ...TIMES].map((word) => word.length));
const RUN = /\p{Script=Han}{2,}/gu;

/** Words of nearly the same sound, and single characters that what stands beside them shows to be another. */
const BY_NEIGHBORS: readonly [RegExp, string][] = [
  [/最进(?!步|口|展|入)/g, "最近"],
  [/空掉(?=用|开|费|耗|每|一|上|这|今|昨|花|的(?:用|耗)电|要|要多)/g, "空调"],
  [
    /(?<=(?:用|费|耗|花|买|卖|发|省|存|放|充)(?:了|掉|的)?(?:多少|几度|好多|几多)?)店(?=$|[啊呀呢吗嘛哦,，.。?？!！ ])/g,
    "电",
  ],
  [/(?<=(?:车|桩|电池|电瓶).{0,16})冲(?=[了的电满完到停好]|进)/g, "充"],
];

/** The text with such slips mended; its length stays. */
export const withoutHomophones = (text: string): string =>
  bySyllables(BY_NEIGHBORS.reduce((mended, [slip, right]) => mended.replace(slip, right), text));

const bySyllables = (text: string): string =>
  text.replace(RUN, (run) => {
    const syllables = syllablesOf(run);
    if (syllables.length !== run.length) return run;
    let result = "";
    for (let at = 0; at < run.length;) {
      const word = wordAt(run, syllables, at);
      result += word ?? run[at] ?? "";
      at += word?.length ?? 1;
    }
    return result;
  });

/** The longest word that sounds like what stands there, and shares a character with it. */
function wordAt(run: string, syllables: readonly string[], at: number): string | undefined {
  for (let length = Math.min(LONGEST, run.length - at); length >= 2; length -= 1) {
    const word = bySound().get(syllables.slice(at, at + length).join(" "));
    const written = run.slice(at, at + length);
    if (word && !OTHER_WORDS.has(written) && isNear(word, written)) return word;
  }
  return undefined;
}

const isNear = (word: string, written: string): boolean => {
  if (TIMES.has(word)) return word.slice(0, -1) === written.slice(0, -1);
  const same = [...word].filter((character, index) => character === written[index]).length;
  return same * 2 >= word.length;
};
