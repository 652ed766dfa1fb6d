import { describe, expect, it } from "vitest";
import { normalWords } from "../normalize";
import { reactionIn } from "./reaction";

const kindOf = (text: string) => reactionIn(normalWords(text))?.kind;

describe("what people do with an answer", () => {
  it.each<[kind: string, messages: readonly string[]]>([
    [
      "judge",
      [
        "is that a lot?",
        "wis that high fur a wee flat?",
        "so is that normal",
        "was that bad",
        "isn't that a bit much",
        "that's a lot",
        "should I be worried",
        "is it ok for two people",
        "这算多吗",
        "正常不",
        "高唔高",
        "是不是有点多",
        "貴不貴",
      ],
    ],
    [
      "why",
      [
        "why?",
        "how come",
        "lol why",
        "why is it so high",
        "what caused that",
        "what's behind it",
        "咋回事",
        "点解",
        "那是因为啥",
        "怎么这么多",
        "為什麼",
      ],
    ],
    [
      "items",
      [
        "which ones",
        "and which days exactly?",
        "what dates were they",
        "so when were those",
        "list them for me",
        "哪几天呢",
        "都是哪些天啊",
        "係邊幾日呀",
        "具体是几号",
      ],
    ],
    [
      "rest",
      [
        "n the rest of the day?",
        "and at all other times",
        "what about the other hours?",
        "那其他时间呢",
        "剩下的时间呢",
      ],
    ],
    [
      "direction",
      [
        "so it gone up or it come down?",
        "is that up or down",
        "more or less?",
        "by how much",
        "what's the difference then",
        "是涨了还是跌了",
        "那是多了还是少了啊",
        "差好多",
        "爭幾多呀",
      ],
    ],
    ["latest", ["when was the last one?", "and when did it last happen", "最近一次是哪天", "最后一次是啥时候"]],
    [
      "remedy",
      [
        "what can I do about it",
        "how do we bring it down",
        "anything I can do",
        "any tips",
        "so what now",
        "咋整",
        "有什么办法",
        "怎么才能降下来",
        "點算好",
      ],
    ],
    [
      "share",
      [
        "what percent of the total is that",
        "how much of our total is that",
        "as a share of the year",
        "占全年多少",
        "那佔總用電的百分之幾",
      ],
    ],
    ["when", ["what time was that", "when was it at its worst", "at what time of day", "几点的事", "什么时候最高"]],
    ["cost", ["what does that cost", "how much is that in dollars", "and in money", "要多少钱", "折合多少钱"]],
    [
      "more",
      ["tell me more", "go on", "more details please", "can you elaborate", "详细说说", "再讲具体点", "展開說說"],
    ],
    [
      "simpler",
      [
        "in plain english",
        "I don't get it",
        "explain that more simply",
        "what does that mean",
        "说人话",
        "没听懂",
        "啥意思",
      ],
    ],
    [
      "doubt",
      ["are you sure", "that can't be right", "really?", "how do you know", "你确定吗", "不会算错了吧", "真的假的"],
    ],
    [
      "step",
      ["and the month before", "the one after that", "the week afore", "the next one", "再前一个月呢", "那后一周"],
    ],
    ["count", ["make it 7", "just the top 3", "show me ten", "改成三个", "只看前十天"]],
  ])("%s", (kind, messages) => {
    expect(messages.filter((text) => kindOf(text) !== kind)).toEqual([]);
  });

  it.each([
    "what did October cost",
    "why does my fridge use so much",
    "how can I save on heating",
    "when is electricity cheapest",
    "is my bill high",
    "how much did we use last month",
    "cost at 14c",
    "what about weekends",
    "good",
    "ok great",
    "thanks",
    "make it warmer",
    "what's the difference as a percentage",
    "share it between 3 of us",
    "空调一晚上多少钱",
    "为什么夏天用电多",
    "第三档是全部电量都涨价吗",
    "冰箱正常吗",
    "上个月用了多少",
    "谷电占几成",
    "怎么省空调的电",
  ])("leaves “%s” to be read", (text) => expect(reactionIn(normalWords(text))).toBeUndefined());

  it.each([
    ["is that bad", "much"],
    ["is that low", "little"],
    ["is that normal", "usual"],
    ["is that ok", "fine"],
    ["is that unusual", "odd"],
    ["is that good or bad", "either"],
    ["这算少吗", "little"],
    ["合理吗", "fine"],
  ])("%s: a yes is %s", (text, way) => expect(reactionIn(normalWords(text))).toEqual({ kind: "judge", way }));
});
