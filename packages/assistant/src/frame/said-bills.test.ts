import { expect, test } from "vitest";
import { normalWords } from "./normalize";
import { asksBillAgainstMeter, asksEarnings } from "./said-bills";

test.each([
  ["does the kwh on my june bill agree with my meter", true],
  ["are the meter readings the same as what the bill says, mine is off", true],
  ["我6月的账单和电表读数一致吗", true],
  ["meter number on my bill doesn't match the one outside", false],
  ["why is my bill so high", false],
  ["账单对不上怎么办，电表坏了", false],
])("a bill against the meter: %s", (text, asks) => expect(asksBillAgainstMeter(normalWords(text))).toBe(asks));

test.each([
  ["what did we earn from selling power in june", true],
  ["how much did exporting make me last year", true],
  ["上半年卖电一共赚了多少", true],
  ["how much could I earn from export", false],
  ["how much did we make, use and sell yesterday", false],
  ["余电上网现在多少钱一度", false],
  ["余电上网一度电卖多少钱", false],
  ["is income from selling solar power taxable", false],
  ["what did I earn from events", false],
])("what export earned: %s", (text, asks) => expect(asksEarnings(normalWords(text))).toBe(asks));
