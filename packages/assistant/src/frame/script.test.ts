import { expect, it } from "vitest";
import { traditionalOf } from "./script";

it.each<[messages: string[], script: string | null]>([
  [["上個月用了多少電"], "tw"],
  [["上個月用咗幾多度電"], "hk"],
  [["上个月用了多少电"], null],
  // One character of an input method's slip, among others of the other script.
  [["11月里有几天用电低於10度，分别是哪几天？"], null],
  // Written alike in both: the message before it tells.
  [["七月呢", "上個月用了多少電"], "tw"],
  [["七月呢"], null],
])("%j is answered in %s", (messages, script) => expect(traditionalOf(messages)).toBe(script));
