interface Fault {
  name: string;
  pattern: RegExp;
}

const HAN = "\\p{Script=Han}";
/** Full-width marks that end or separate; quotation marks and dashes look alike in both widths. */
const MARKS = "，。；：！？、（）《》";

/** What a native reader stumbles over. Dates are written without spaces, as calendars have them: 2026年8月10日. */
const FAULTS: readonly Fault[] = [
  {
    name: "no space between Chinese and Latin letters or digits",
    pattern: new RegExp(`${HAN}[A-Za-z]|[A-Za-z%]${HAN}|${HAN}\\d|\\d${HAN}`, "u"),
  },
  {
    name: "half-width punctuation in Chinese",
    pattern: new RegExp(`${HAN}\\s?[,;:!?()]|[,;:!?(]\\s?${HAN}|${HAN}\\.(?!\\.)`, "u"),
  },
  { name: "three dots instead of …", pattern: /\.\.\./ },
  { name: "a space beside full-width punctuation", pattern: new RegExp(` [${MARKS}]|[${MARKS}] `) },
  { name: "no space between a number and its unit", pattern: /\d(?:[kMG]?Wh?|[KMG]B|km|Hz|V|°[CF])(?![A-Za-z])/ },
  { name: "千瓦时 or 度 instead of kWh", pattern: /千瓦|(?<![电调])度电|每度|[一\d] ?度/ },
  { name: "你 instead of 您", pattern: /你(?!们)/ },
  { name: "another name for 小组件, the widget", pattern: /小部件|聊天组件/ },
];

const DATE = /(?:\d{4}年)?\d{1,2}月(?:\d{1,2}日)?|\d{4}年/g;

/** The one explanation of the everyday word for kWh. */
const EXPLANATION = "1 kWh 即 1 度电";

/** The names of all faults of a text, each with the place where it stands. Code in backticks counts as one Latin word. */
export function faultsOfChinese(text: string): string[] {
  const prose = text
    .replaceAll(/`[^`]*`/g, "code")
    .replaceAll(EXPLANATION, "")
    .replaceAll(DATE, "今天");
  return prose.split("\n").flatMap((line) =>
    FAULTS.flatMap(({ name, pattern }) => {
      const found = pattern.exec(line);
      return found ? [`${name}: ${line.slice(Math.max(0, found.index - 8), found.index + 12)}`] : [];
    }),
  );
}
