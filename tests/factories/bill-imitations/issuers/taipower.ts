import type { Issuer } from "../imitation";
import { addDays, amount, cents, chance, digits, int, isoDay, periodOf, row, some } from "../sheet";

/** Traditional Chinese, years of the Republic, 度, an amount in whole dollars. */
export const TAIPOWER: Issuer = {
  name: "台灣電力公司",
  draw(dice) {
    const { first, last, days } = periodOf(dice, 56, 62);
    const kwh = int(dice, 150, 1_600);
    const start = int(dice, 1_000, 60_000);
    const energy = cents(kwh * 2.4);
    const total = Math.round(energy);
    const on = (day: Date) =>
      `${day.getUTCFullYear() - 1911}/${String(day.getUTCMonth() + 1).padStart(2, "0")}/${String(day.getUTCDate()).padStart(2, "0")}`;
    const c = [0, int(dice, 30, 36), int(dice, 56, 62)];
    return {
      rows: [
        "台灣電力公司  繳費憑證",
        row(
          c,
          `電號：${digits(dice, 2)}-${digits(dice, 2)}-${digits(dice, 4)}-${digits(dice, 2)}-${digits(dice, 1)}`,
          "用電種類：表燈非營業用",
        ),
        row(c, "用電地址：台北市示例路 3 號", `繳費期限：${on(addDays(last, 20))}`),
        row(c, `計費期間：${on(first)} 至 ${on(last)}`, `日數 ${days + 1}`),
        row(c, "本期指數", String(start + kwh)),
        row(c, "上期指數", String(start)),
        row(c, "倍數", "1"),
        row(c, "計費度數", `${kwh} 度`),
        ...some(
          dice,
          [
            `日平均度數  ${amount(kwh / days, 2)} 度`,
            `去年同期  ${int(dice, 150, 1_500)} 度`,
            "停電查詢 1911",
            `下次抄表日 ${on(addDays(last, 60))}`,
          ],
          0.8,
        ),
        row(c, "流動電費", `${amount(energy, 1)} 元`),
        row(c, chance(dice, 0.5) ? "應繳總金額" : "電費金額合計", `${amount(total, 0)} 元`),
      ],
      truth: {
        provider: "台灣電力公司",
        servicePeriod: [`${isoDay(first)}/${isoDay(last)}`],
        energyKwh: kwh,
        totalCost: total,
        amountDue: total,
        currency: "TWD",
      },
    };
  },
};
