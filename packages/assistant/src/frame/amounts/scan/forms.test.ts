import { expect, test } from "vitest";
import { form, formsIn, markedText } from "./forms";
import { codeOf } from "./scan";
import { lengthOfEach } from "./lengths";

test("a form gives its words as they are written, and its amounts", () => {
  const text = markedText("i paid twelve dollars for the first 100 kwh, then 5 cents a kwh");
  const [found] = formsIn(text, form("{money} for the first {energy}"));
  expect(found?.words).toBe("twelve dollars for the first 100 kwh");
  expect(found?.amounts.map(codeOf)).toEqual(["12usd", "100kWh"]);
  expect(found?.rest).toBe(", then 5 cents a kwh");
});

test("offsets are right behind a form that ends in words", () => {
  const text = markedText("三台100瓦的风扇每天开8小时");
  const [found] = formsIn(text, form("{power}的风扇"));
  expect(found?.words).toBe("100瓦的风扇");
  expect(text.text.slice(found?.index)).toBe("100瓦的风扇每天开8小时");
});

test("another kind of amount is no match", () => {
  expect(formsIn(markedText("5 kwh for 3 hours"), form("{money} for {duration}"))).toEqual([]);
});

test("more amounts than there are marks are left as they are", () => {
  expect(formsIn(markedText("5 kwh ".repeat(80)), form("{energy}"))).toHaveLength(64);
});

test.each([
  ["what is that a month", "month"],
  ["every day, how much a year", "year"],
  ["每天开3小时", "day"],
  ["折合全月电费", "month"],
  ["in May", undefined],
])("%s: of each %s", (text, length) => expect(lengthOfEach(text)).toBe(length));
