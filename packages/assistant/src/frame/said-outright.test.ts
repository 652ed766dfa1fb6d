import { describe, expect, test } from "vitest";
import { normalWords } from "./normalize";
import { asksAvoidedCarbon } from "./avoided-carbon";
import { asksOwed } from "./owed";
import { saidOutright } from "./said-outright";

const said = (text: string) => saidOutright(normalWords(text), []);

describe("what is still to be paid", () => {
  test.each([
    "any dues?",
    "any pending dues",
    "do I owe anything",
    "how much do I owe",
    "what is my outstanding balance",
    "还欠多少钱",
    "還欠多少錢",
    "我有没有欠费",
    "这个月还要交多少电费",
  ])("is asked: %s", (text) => {
    expect(said(text)?.asked).toEqual({ act: "ask", scope: "own", metric: "cost", subject: "bill" });
    expect(asksOwed(normalWords(text))).toBe(true);
  });

  test.each(["欠费停电了怎么办", "what happens if I owe money and move", "when is my bill due", "电费多少钱"])(
    "is not: %s",
    (text) => expect(asksOwed(normalWords(text))).toBe(false),
  );
});

describe("a power cut", () => {
  test.each([
    "no electricity since morning",
    "power has been out for 3 hours",
    "we lost power last night",
    "there's no power in my house",
    "the power just went out",
    "power's been off since 6am",
    "今朝開始停電",
    "早上开始停电了",
    "家裡突然沒電了",
    "我家停电了",
  ])("is reported: %s", (text) =>
    expect(said(text)).toMatchObject({ asked: { scope: "general", subject: "outage" }, topic: "power-outages" }),
  );

  test.each([
    "手机没电了",
    "how many power outages did I have last year",
    "will my solar panels work when the power is out",
    "turn the power off tonight",
    "昨天停电了多久",
    "停电时冰箱能撑几个小时",
    "how long does a fridge stay cold without power",
    "we lost power for four days in that big freeze what should i get so that don't happen again",
  ])("is not: %s", (text) => expect(said(text)).toBeUndefined());
});

describe("the panels of one's own roof", () => {
  test.each([
    "how many panels do I have",
    "how many solar panels do we have",
    "how big is my solar system",
    "what size is my solar array",
    "我家有几块太阳能板",
    "我家光伏有多大",
    "我家有幾塊太陽能板",
  ])("are asked for: %s", (text) =>
    expect(said(text)?.asked).toEqual({ act: "ask", scope: "own", metric: "count", subject: "solar" }),
  );

  test.each([
    "how many panels do I need",
    "how many panels do I have to install",
    "我家要装几块太阳能板",
    "光伏板多大",
  ])("are not: %s", (text) => expect(said(text)).toBeUndefined());
});

test("carbon that was avoided is not carbon that was caused", () => {
  expect(asksAvoidedCarbon(normalWords("how much CO₂ am I saving"))).toBe(true);
  expect(asksAvoidedCarbon(normalWords("我減了多少碳"))).toBe(true);
  expect(asksAvoidedCarbon(normalWords("what is my carbon footprint"))).toBe(false);
});

describe("a bill that is to come", () => {
  test.each([
    "what's our estimated electric bill?",
    "how much is my projected bill",
    "my predicted cost this month",
    "本月预估电费是多少",
    "總電量和預估電費是多少？",
  ])("is asked for: %s", (text) =>
    expect(said(text)?.asked).toEqual({ act: "forecast", scope: "own", metric: "cost", subject: "bill" }),
  );

  test.each(["why is my bill estimated", "what is an estimated bill", "电费为什么是预估的"])("is not: %s", (text) =>
    expect(said(text)).toBeUndefined(),
  );
});

test.each([
  ["what should I turn off?", true],
  ["which appliances can we switch off to save money", true],
  ["我应该关掉哪些电器", true],
  ["what should I turn off before a trip", false],
  ["what should I turn off when the power is out", false],
  ["出门前要关哪些电器", false],
])("what to turn off is of one's own home, where it names no occasion: %s", (text, isOwn) =>
  expect(said(text)?.asked).toEqual(isOwn ? { act: "advise", scope: "own", metric: "savings" } : undefined),
);

test.each([
  ["how much CO₂ am I saving?", true],
  ["我减少了多少碳排放", true],
  ["how much carbon does solar save?", false],
  ["how much carbon would I save with a heat pump", false],
])("carbon that one has avoided oneself: %s", (text, isOwn) =>
  expect(said(text)?.asked).toEqual(isOwn ? { act: "ask", scope: "own", metric: "carbon" } : undefined),
);

test.each(["remind me to pay the bill on Friday", "can you set a reminder for 6 pm", "提醒我交电费"])(
  "a reminder is no figure of that day: %s",
  (text) => expect(said(text)).toEqual({ asked: { act: "howto", scope: "general" }, topic: "notifications" }),
);
