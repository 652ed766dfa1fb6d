import { describe, expect, it } from "vitest";
import { normalWords } from "../normalize";
import { asksShiftedTariffs } from "./shifted-tariffs";

describe("tariffs after shifting", () => {
  it.each([
    ["If I moved my usage to cheap hours, which plan would win?"],
    ["With everything shifted, what does each tariff cost me?"],
    ["Once we charge the car overnight, which rate plan is the best one?"],
    ["Assuming I run the dryer and the dishwasher off-peak, is another tariff cheaper?"],
    ["Compare the tariffs after load shifting"],
    ["Which plan is cheapest if I do the laundry when power is cheap?"],
    ["rank the rate plans if i reschedule my appliances"],
    ["错峰之后，哪个套餐最省？"],
    ["要是把洗衣和充电都挪到半夜，各种电价一年各要多少钱？"],
    ["把能移的负荷都移开，换哪种电价最合算？"],
    ["用电放到谷时的话，哪个电价便宜？"],
    ["將可移動的用電移到夜間，哪個電價最便宜？"],
  ])("%s", (text) => expect(asksShiftedTariffs(normalWords(text))).toBe(true));

  it.each([
    ["Is there a cheaper tariff for me?"],
    ["I am moving to a new house. Which tariff is the cheapest?"],
    ["We moved in last week, what rate are we on?"],
    ["How much would I save if I moved my dishwasher to the night?"],
    ["When should I run the washing machine?"],
    ["What is load shifting?"],
    ["Is time of use cheaper than my flat plan?"],
    ["Charge the car when the rates are lowest."],
    ["把洗衣机挪到电价最低的时段再洗。"],
    ["哪个电价最便宜？"],
    ["我下个月搬家，哪种电价划算？"],
    ["洗碗机挪到半夜能省多少钱？"],
    ["什么是错峰用电？"],
  ])("is not: %s", (text) => expect(asksShiftedTariffs(normalWords(text))).toBe(false));
});
