import { expect, it } from "vitest";
import { holdsFact, wantedIn } from "./wanted-facts";

const has = (question: string, text: string) => holdsFact({ heading: null, text }, wantedIn(question));

it.each([
  ["When is the rebate paid?", "Allow six weeks after the invoice.", "We pay a rebate."],
  ["what time do you open", "The desk is open from 8 am.", "Come to our desk."],
  ["How long does approval take?", "Within 10 business days.", "We check the form."],
  ["How much is the rebate?", "Up to $800.", "We pay a rebate."],
  ["How much does it cost to move?", "There is no charge.", "Tell us that you move."],
  ["Who can apply?", "Renters with an account of a year qualify.", "Send us the form."],
  ["补贴什么时候到账？", "审核后六周内记入账户。", "我们发放补贴。"],
  ["补贴多少钱？", "每台 1,200 美元。", "我们发放补贴。"],
  ["谁可以申请补贴？", "仅限自有住房的客户。", "请寄回表格。"],
])("%s", (question, answer, other) => {
  expect(has(question, answer)).toBe(true);
  expect(has(question, other)).toBe(false);
});

it.each(["What is the rebate?", "路灯坏了好几天，向谁反映？"])("nothing of the kind is wanted: %s", (question) => {
  expect(wantedIn(question)).toEqual([]);
});
