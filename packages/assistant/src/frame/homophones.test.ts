import { expect, it } from "vitest";
import { withoutHomophones } from "./homophones";

it.each([
  ["上个月电废是多少前", "上个月电费是多少钱"],
  ["把车酷充电庄停了，凌辰一点", "把车库充电桩停了，凌晨一点"],
  ["为神么热水气用电多", "为什么热水器用电多"],
  ["太阳能版每天平军发几度", "太阳能板每天平均发几度"],
])("characters that sound like the right ones are mended: %s", (written, meant) =>
  expect(withoutHomophones(written)).toBe(meant),
);

it.each(["功率是多少千瓦", "上一张单子", "黄梅天", "停电持续了多久", "发点消息给我", "充电起火怎么办"])(
  "words of their own are left: %s",
  (text) => expect(withoutHomophones(text)).toBe(text),
);
