import type { Issuer } from "../imitation";
import { addDays, amount, cents, chance, digits, int, isoDay, pick, row, some, written } from "../sheet";

/** Registers 峰平谷 that add up, reactive energy, a penalty date that is no due date, the total in figures and words. */
export const CHINA_SOUTHERN: Issuer = {
  name: "中国南方电网",
  draw(dice) {
    const month = new Date(Date.UTC(int(dice, 2022, 2026), int(dice, 0, 11), 1));
    const end = addDays(new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1, 1)), -1);
    const multiplier = pick(dice, [1, 1, 60, 100]);
    const parts = (["峰", "平", "谷"] as const).map((name, at) => {
      const count = int(dice, 4, 40);
      const rate = [1.1, 0.7, 0.3][at] ?? 0;
      const start = int(dice, 10, 900);
      return { name, count, kwh: count * multiplier, rate, start, value: cents(count * multiplier * rate) };
    });
    const kwh = parts.reduce((sum, part) => sum + part.kwh, 0);
    const fund = cents(kwh * 0.045);
    const adjustment = -cents(kwh * 0.004);
    const total = cents(parts.reduce((sum, part) => sum + part.value, fund + adjustment));
    const unit = pick(dice, ["千瓦时", "度", "kWh"]);
    const on = (day: Date) => written(day, pick(dice, ["YYYYMMDD", "YYYY-MM-DD", "YYYY年MM月DD日"]));
    const c = [0, 14, 28, 42, 54, 68, 84];
    const province = pick(dice, ["广东电网有限责任公司", "广西电网有限责任公司", "云南电网有限责任公司"]);
    return {
      rows: [
        row(c, "", "", `中国南方电网  ${province}`),
        row(c, "", "", "电费通知单"),
        `用户编号：${digits(dice, 16)}`,
        `结算户号：${digits(dice, 13)}`,
        "用户名称：某某实业有限公司",
        "基本信息",
        "用电地址：示例市示例路 8 号",
        row(c, `用电开始时间：${on(month)}`, "", "", `用电结束时间：${on(end)}`),
        row(c, `违约金起始日：${written(addDays(end, 26), "YYYY-MM-DD")}`),
        "电量信息",
        row(c, "项目", "上次表示数", "本次表示数", "倍率", `抄见电量(${unit})`, "变损电量", `合计电量(${unit})`),
        ...parts.map(({ name, count, kwh: own, start }) =>
          row(c, name, String(start), String(start + count), String(multiplier), String(own), "0", String(own)),
        ),
        row(c, "无功总", "120", "125", String(multiplier), String(5 * multiplier), "0", String(5 * multiplier)),
        ...some(dice, [
          `上月电量  ${amount(kwh * 1.2, 0, { group: "" })} ${unit}`,
          `功率因数  0.95`,
          "平均电价  0.69 元/千瓦时",
        ]),
        "电费信息",
        row(c, "项目", `计费电量(${unit})`, "电价(元)", "", "电费(元)"),
        ...parts.map(({ name, kwh: own, rate, value }) =>
          row(c, `${name}段电费`, String(own), amount(rate), "", amount(value, 2, { group: "" })),
        ),
        row(c, "尖峰调整", "", "", "", amount(adjustment)),
        row(c, "基金及附加费", "", "", "", amount(fund, 2, { group: "" })),
        ...(chance(dice, 0.5) ? [row(c, "合计电量", `${kwh} ${unit}`)] : []),
        row(c, `${pick(dice, ["应收电费合计", "本期应收电费合计"])}（元）`, "", amount(total, 2, { group: "" })),
        "服务热线 95598",
      ],
      truth: {
        provider: "中国南方电网",
        servicePeriod: [`${isoDay(month)}/${isoDay(end)}`],
        energyKwh: kwh,
        totalCost: total,
        amountDue: total,
        currency: "CNY",
      },
    };
  },
};
