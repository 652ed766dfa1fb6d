import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { faultsOfChinese } from "../support/chinese-text";

const MESSAGES = new URL("../../packages/shared/src/i18n/messages/zh/", import.meta.url);
const ARTICLES = new URL("../../packages/assistant/content/knowledge/zh/", import.meta.url);
const PAPERS = new URL("../../packages/content/white-papers/zh/", import.meta.url);

/** It is about the units' names. */
const ABOUT_UNITS = "kwh-and-kw.md";

describe.each(readdirSync(MESSAGES))("the Chinese messages in %s", (file) => {
  test("read as a native team writes them", async () => {
    const catalogs: Record<string, Record<string, string>> = await import(new URL(file, MESSAGES).href);
    const faults = Object.values(catalogs).flatMap((catalog) =>
      Object.entries(catalog).flatMap(([key, text]) => faultsOfChinese(text).map((fault) => `${key}: ${fault}`)),
    );
    expect(faults).toEqual([]);
  });
});

describe.each(readdirSync(ARTICLES).filter((file) => file !== ABOUT_UNITS))("the Chinese article %s", (file) => {
  test("reads as a native team writes it", () => {
    const [, head = "", ...body] = readFileSync(new URL(file, ARTICLES), "utf8").split("---\n");
    // Questions and keywords are what people type, in whatever way they do.
    const title = /^title: "(.*)"$/m.exec(head)?.[1];
    expect(title).toBeTruthy();
    expect(faultsOfChinese([title, ...body].join("\n"))).toEqual([]);
  });
});

test.each(readdirSync(PAPERS))("the Chinese white paper %s reads as a native team writes it", (file) => {
  expect(faultsOfChinese(readFileSync(new URL(file, PAPERS), "utf8"))).toEqual([]);
});

describe("the check sees", () => {
  test.each([
    ["no space between", "共 5条"],
    ["no space between", "使用Wattleaf 登录"],
    ["no space between", "占 23%的用电"],
    ["half-width punctuation", "您好,欢迎"],
    ["half-width punctuation", "电表(沙盒)"],
    ["three dots", "加载中..."],
    ["a space beside", "您好， Alex"],
    ["a number and its unit", "最大 10MB"],
    ["a number and its unit", "设为 26°C"],
    ["千瓦时 or 度", "用电 20 千瓦时"],
    ["千瓦时 or 度", "每度 0.50 元"],
    ["千瓦时 or 度", "用了 20 度"],
    ["你 instead of 您", "你的电表"],
  ])("%s in %s", (name, text) => {
    expect(faultsOfChinese(text)).toEqual([expect.stringContaining(name)]);
  });

  test("nothing in good Chinese", () => {
    expect(
      faultsOfChinese("2026年8月10日用电 12.5 kWh（1 kWh 即 1 度电），设为 26 °C，占 23%，接口 `/api/v1` 可用。"),
    ).toEqual([]);
  });
});
